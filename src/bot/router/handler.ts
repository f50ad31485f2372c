import {
  type ButtonInteraction,
  type ChatInputCommandInteraction,
  type Interaction,
  MessageFlags,
  type StringSelectMenuInteraction,
} from 'discord.js';
import type { Speech } from '../../i18n/speech.ts';
import type { InteractionData } from '../../store/interaction-data.ts';
import { type Answer, type HandlerContext, wrongPlaceText } from '../handlers/command.ts';
import { type Features, type MenuContext, type Policy, policyOf, typedOptions } from '../handlers/feature.ts';
import { missingPermissions, permissionNames, placeOf, worksIn } from '../handlers/permissions.ts';
import type { RateLimited } from '../handlers/rate-limits.ts';
import type { parseControlId } from '../write/buttons.ts';
import { relative } from '../write/discord-writing.ts';
import { hasNote, isOlderThanGame, matchesDeclaration } from './fitting-interaction.ts';
import type { Repliable, ReplyMode } from './reply.ts';

/** The handler of an interaction: its reply mode, its policy, and the function that it runs. */
export interface Handler {
  readonly mode: ReplyMode;
  readonly policy: Pick<Policy, 'needs' | 'cost' | 'where'>;
  readonly run: (context: HandlerContext, data: InteractionData) => Promise<Answer>;
}

/** Policy of controls that do nothing, such as those of another version of the bot. */
const STALE_POLICY = { needs: 'nothing', cost: undefined, where: 'anywhere' } as const;

/** Handles a command that has a note in place of a choice. */
const NOTE_CHOSEN: Handler = {
  mode: { isPublic: false, updates: false },
  policy: STALE_POLICY,
  run: async ({ say }) => ({ content: say('refused.note'), rejected: true }),
};

/** What a custom id says; undefined for one of another version of the bot. */
type Control = ReturnType<typeof parseControlId>;

/** Whether an interaction is answered by a handler, if there is one for it. */
export function isHandled(interaction: Interaction): interaction is Repliable {
  return interaction.isMessageComponent()
    ? interaction.isButton() || interaction.isStringSelectMenu()
    : interaction.isChatInputCommand() || interaction.isContextMenuCommand();
}

/** The handler of an interaction; undefined where none fits, such as for a command of another version of the bot. */
export function handlerOf(features: Features, interaction: Repliable, control: Control): Handler | undefined {
  if (interaction.isMessageComponent()) return controlHandler(features, interaction, control);
  return interaction.isChatInputCommand() ? commandHandler(features, interaction) : menuHandler(features, interaction);
}

/** The handler of a command; undefined for a command of another version of the bot. */
function commandHandler(features: Features, interaction: ChatInputCommandInteraction): Handler | undefined {
  const command = features.command(interaction.commandName);
  if (command && hasNote(typedOptions(interaction))) return NOTE_CHOSEN;
  if (!command || !matchesDeclaration(command.declaration, interaction.options.data)) return undefined;
  const policy = policyOf(command, typedOptions(interaction));
  const { isPublic } = policy;
  return {
    mode: { isPublic, updates: false },
    policy,
    run: (context) => command.run({ ...context, interaction, isPublic }),
  };
}

/** The handler of a command in a menu; undefined for one of another version of the bot. */
function menuHandler(features: Features, interaction: MenuContext['interaction']): Handler | undefined {
  const feature = features.menu(interaction.commandName);
  if (!feature || feature.menu.type !== interaction.commandType) return undefined;
  const policy = policyOf(feature, {});
  const mode = { isPublic: policy.isPublic, updates: false };
  return { mode, policy, run: (context) => feature.run({ ...context, interaction }) };
}

function controlHandler(
  features: Features,
  interaction: ButtonInteraction | StringSelectMenuInteraction,
  id: Control,
): Handler {
  const control = id && features.control(id.verb);
  const values = interaction.isStringSelectMenu() ? interaction.values : [];
  const isPrivate = interaction.message.flags.has(MessageFlags.Ephemeral);
  return {
    // Custom ids can be forged, so a public message is never updated with one person's reply.
    mode: { isPublic: false, updates: isPrivate && (control?.updates ?? false) },
    policy: (id && features.controlPolicy(id.verb)) ?? STALE_POLICY,
    run: async ({ request, ...context }, { controlGame }) => {
      if (!id || !control || (controlGame && isOlderThanGame(controlGame, interaction.message)))
        return { rejection: { code: 'stale' } };
      const expected = { gameId: id.gameId, revision: id.revision };
      return control.run({
        ...context,
        request: { ...request, expected },
        interaction,
        id,
        value: values[0] ?? '',
        values,
      });
    },
  };
}

/** Why nothing is done for an interaction; undefined if it is handled. Only what nothing else forbids counts against limits. */
export function refusalText(
  say: Speech,
  interaction: Repliable,
  asked: Pick<Policy, 'needs' | 'where'> & {
    readonly isStopping: boolean;
    readonly exhausted: () => RateLimited | undefined;
  },
): string | undefined {
  const place = placeOf(interaction);
  const missing = missingPermissions(interaction, asked.needs);
  const forbidden = asked.isStopping
    ? say('error.stopping')
    : !worksIn(asked.where, place)
      ? wrongPlaceText(say, place)
      : missing.length > 0
        ? say('refused.permissions', { permissions: permissionNames(say, missing) })
        : undefined;
  const limited = forbidden === undefined ? asked.exhausted() : undefined;
  return limited
    ? say('refused.too-often', { who: limited.who, when: relative(Math.ceil(limited.retryAt / 1000) * 1000) })
    : forbidden;
}

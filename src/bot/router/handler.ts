import {
  type APIApplicationCommandOption,
  ApplicationCommandOptionType,
  type AutocompleteInteraction,
  type ButtonInteraction,
  type ChatInputCommandInteraction,
  type CommandInteractionOption,
  type Interaction,
  type Message,
  MessageFlags,
  SnowflakeUtil,
  type StringSelectMenuInteraction,
} from 'discord.js';
import type { Speech } from '../../i18n/speech.ts';
import type { InteractionData } from '../../store/interaction-data.ts';
import { type Answer, type HandlerContext, reject, type Suggestion, wrongPlaceText } from '../handlers/command.ts';
import {
  type Command,
  type Features,
  type MenuContext,
  type Policy,
  policyOf,
  type TypedOptions,
  typedOptions,
} from '../handlers/feature.ts';
import { missingPermissions, permissionNames, placeOf, worksIn } from '../handlers/permissions.ts';
import type { RateLimited } from '../handlers/rate-limits.ts';
import type { parseControlId } from '../write/buttons.ts';
import { relativeTimestamp } from '../write/message-text.ts';
import type { Repliable, ReplyMode } from './reply.ts';

/** The handler of an interaction: its reply mode, its policy, and the function that it runs. */
export interface Handler {
  readonly interaction: Repliable;
  readonly mode: ReplyMode;
  readonly policy: Pick<Policy, 'needs' | 'cost' | 'where'>;
  readonly run: (context: HandlerContext, data: InteractionData) => Promise<Answer>;
}

/** Policy of controls that do nothing, such as those of another version of the bot. */
const STALE_POLICY = { needs: 'nothing', cost: undefined, where: 'anywhere' } as const;

/** Handles a command that has a note in place of a choice. */
const NOTE_CHOSEN: Omit<Handler, 'interaction'> = {
  mode: { isPublic: false, updates: false },
  policy: STALE_POLICY,
  run: async ({ say }) => ({ content: say('refused.note'), rejected: true }),
};

/** The parsed custom id; undefined for one of another version of the bot. */
type Control = ReturnType<typeof parseControlId>;

/** The handler of an interaction; undefined where none fits, such as for a command of another version of the bot. */
export function handlerOf(features: Features, interaction: Interaction, control: Control): Handler | undefined {
  if (interaction.isButton() || interaction.isStringSelectMenu()) return controlHandler(features, interaction, control);
  if (interaction.isChatInputCommand()) return commandHandler(features, interaction);
  return interaction.isContextMenuCommand() ? menuHandler(features, interaction) : undefined;
}

/** The handler of a command; undefined for a command of another version of the bot. */
function commandHandler(features: Features, interaction: ChatInputCommandInteraction): Handler | undefined {
  const command = features.command(interaction.commandName);
  if (command && hasNote(typedOptions(interaction))) return { ...NOTE_CHOSEN, interaction };
  if (!command || !matchesDeclaration(command.declaration, interaction.options.data)) return undefined;
  const policy = policyOf(command, typedOptions(interaction));
  const { isPublic } = policy;
  return {
    interaction,
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
  return { interaction, mode, policy, run: (context) => feature.run({ ...context, interaction }) };
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
    interaction,
    // Custom ids can be forged, so a public message is never updated with one person's reply.
    mode: { isPublic: false, updates: isPrivate && (control?.updates ?? false) },
    policy: (id && features.controlPolicy(id.verb)) ?? STALE_POLICY,
    run: async ({ request, ...context }, { controlGame }) => {
      if (!id || !control || (controlGame && isOlderThanGame(controlGame, interaction.message)))
        reject({ code: 'stale' });
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

/**
 * Why an interaction is not handled, as text; undefined if it is handled. Rate limits are checked last, so that other
 * rejections take no token.
 */
export function preventedText(
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
    ? say('refused.too-often', { who: limited.who, when: relativeTimestamp(Math.ceil(limited.retryAt / 1000) * 1000) })
    : forbidden;
}

/** The declaration of a command or of one of its subcommands. */
type Declaration = Pick<Command['declaration'], 'options'>;

/** True if given options match the declaration of their command; a command of another version may have other options. */
function matchesDeclaration({ options = [] }: Declaration, given: readonly CommandInteractionOption[]): boolean {
  const isWhole = options.every(({ name, required }) => !required || given.some((one) => one.name === name));
  const isOne = given.length === 1 || !options.some(({ type }) => type === ApplicationCommandOptionType.Subcommand);
  return isWhole && isOne && given.every((one) => fitsOption(declared(options, one), one));
}

/** True if exactly one option has the focus and all given options are declared; their values may be incomplete. */
export function hasFocusedOption({ options = [] }: Declaration, given: readonly CommandInteractionOption[]): boolean {
  const [first] = given;
  const subcommand = first && declared(options, first);
  if (subcommand?.type === ApplicationCommandOptionType.Subcommand)
    return hasFocusedOption(subcommand, first?.options ?? []);
  const typed = given.filter(({ focused }) => focused);
  return typed.length === 1 && typeof typed[0]?.value === 'string' && given.every((one) => declared(options, one));
}

function declared(
  options: readonly APIApplicationCommandOption[],
  { name, type }: CommandInteractionOption,
): APIApplicationCommandOption | undefined {
  return options.find((option) => option.name === name && option.type === type);
}

function fitsOption(option: APIApplicationCommandOption | undefined, given: CommandInteractionOption): boolean {
  switch (option?.type) {
    case ApplicationCommandOptionType.String:
      return typeof given.value === 'string' && isOffered(option.choices, given.value);
    case ApplicationCommandOptionType.Integer:
    case ApplicationCommandOptionType.Number: {
      const { min_value: min = -Infinity, max_value: max = Infinity, choices } = option;
      const { value } = given;
      const isNumber = option.type === ApplicationCommandOptionType.Integer ? Number.isSafeInteger : Number.isFinite;
      return isNumber(value) && min <= Number(value) && Number(value) <= max && isOffered(choices, value);
    }
    case ApplicationCommandOptionType.User:
      return given.user !== undefined && given.user !== null;
    case ApplicationCommandOptionType.Channel:
      return given.channel !== undefined && given.channel !== null;
    case ApplicationCommandOptionType.Boolean:
      return typeof given.value === 'boolean';
    case ApplicationCommandOptionType.Attachment:
      return given.attachment !== undefined;
    case ApplicationCommandOptionType.Subcommand:
      return matchesDeclaration(option, given.options ?? []);
    default:
      // No command has options of other types.
      return false;
  }
}

function isOffered(choices: readonly { readonly value: unknown }[] | undefined, value: unknown): boolean {
  return !choices?.length || choices.some((choice) => choice.value === value);
}

/** How much older than a game's first message a private reply about it may be, in milliseconds, such as the reply to /new. */
const CLOCK_MARGIN = 60_000;

/**
 * True if a message is older than a game. It is then about a game of another database that had the same number. The game's first
 * message tells its age by Discord's clock; as a public reply may come before that message, what was made after the game is never older.
 *
 * @param game the id of its first message, if known, and when it was created, in milliseconds since 1970
 */
function isOlderThanGame(
  { firstMessageId: first, createdAt }: NonNullable<InteractionData['controlGame']>,
  { createdTimestamp, editedTimestamp, flags }: Pick<Message, 'createdTimestamp' | 'editedTimestamp' | 'flags'>,
): boolean {
  if (first === undefined) return false;
  // A private answer may be changed to one about a later game.
  const isPrivate = flags.has(MessageFlags.Ephemeral);
  const at = isPrivate ? (editedTimestamp ?? createdTimestamp) + CLOCK_MARGIN : createdTimestamp;
  return at < Math.min(SnowflakeUtil.timestampFrom(first), createdAt);
}

/** Values of a note in a list of suggestions. No option of any game has these values. */
const NOTE = { text: '\u2063too-many-requests', number: Number.MIN_SAFE_INTEGER } as const;

/** Makes a note, the only entry of a list without choices; choosing it does nothing. */
export function makeNoteSuggestion({ options }: AutocompleteInteraction, name: string): Suggestion {
  const { type } = options.getFocused(true);
  return { name, value: type === ApplicationCommandOptionType.String ? NOTE.text : NOTE.number };
}

/** True if a note was chosen instead of a value. */
function hasNote(options: TypedOptions): boolean {
  return Object.values(options).some((value) => value === NOTE.text || value === NOTE.number);
}

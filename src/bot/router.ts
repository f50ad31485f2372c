import { randomBytes } from 'node:crypto';
import {
  type AutocompleteInteraction,
  DiscordAPIError,
  type Interaction,
  InteractionType,
  MessageFlags,
  RESTJSONErrorCodes,
} from 'discord.js';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { App } from '../app/app.ts';
import { type CommandMentions, type Speech, speechIn } from '../i18n/speech.ts';
import type { Settings, UserId } from '../store/records.ts';
import { StoreError } from '../store/store-error.ts';
import { type Answerable, answerWith, type ReplyMode, tell } from './answer.ts';
import type { Command, HandlerContext, Reply, Suggestion } from './command.ts';
import type { Control } from './control.ts';
import { parseControlId } from './control-id.ts';
import { MOST_SUGGESTIONS } from './declare.ts';
import { fitsDeclaration, isBeingTyped } from './fitting-options.ts';
import { missingPermissions, type Needs } from './permissions.ts';
import { privateLanguage, publicLanguage } from './present/language.ts';
import { fitted } from './present/message.ts';
import { plainName } from './present/people.ts';
import { reviveByInteraction } from './revival.ts';
import { rejected } from './status.ts';

/** Discord's limit for an entry of an autocomplete list. */
const SUGGESTION_LENGTH = 100;

/** Interactions remembered so that one that is delivered twice is handled once. */
const REMEMBERED = 1000;

/** A command or control at work: how it replies, what permissions it needs, and what it runs. */
interface Handler {
  readonly mode: ReplyMode;
  readonly needs: Needs;
  readonly run: (asked: HandlerContext & { readonly request: { readonly guildId: string } }) => Promise<Reply>;
}

/** Who reads a reply: their language, and what else they chose. */
type Reader = Pick<HandlerContext, 'say' | 'settings'>;

/** Takes interactions to their commands and controls. */
export interface Router {
  readonly handle: (interaction: Interaction) => void;
  /** Refuses what comes from now on and resolves when everything begun is finished. */
  readonly drain: () => Promise<void>;
}

/** Routes interactions to commands and controls; whatever is thrown is caught here, once. */
export function createRouter(options: {
  app: App;
  log: Logger;
  commands: readonly Command[];
  controls: readonly Control[];
  mentions: () => CommandMentions;
}): Router {
  const { app, log } = options;
  const commands = new Map(options.commands.map((command) => [command.name as string, command]));
  const controls = new Map(options.controls.map((control) => [control.verb, control]));
  const seen = new LRUCache<string, true>({ max: REMEMBERED });
  const running = new Set<Promise<void>>();
  let stopping = false;

  function isRepeated(id: string): boolean {
    if (seen.has(id)) return true;
    seen.set(id, true);
    return false;
  }

  async function dispatch(interaction: Interaction): Promise<void> {
    if (isRepeated(interaction.id)) return;
    const settings = await settingsOf(interaction.user.id);
    const say = speechIn(privateLanguage(settings, interaction.locale), options.mentions());
    const reader = { say, settings };
    if (interaction.isChatInputCommand()) {
      const command = commands.get(interaction.commandName);
      if (!command || !fitsDeclaration(command.declaration, interaction.options.data)) {
        await refuseUnknown(interaction, say);
        return;
      }
      const mode = { isPublic: command.isPublic?.(interaction) ?? false, updates: false };
      const needs = typeof command.needs === 'function' ? command.needs(interaction) : command.needs;
      await answer(interaction, reader, { mode, needs, run: (asked) => command.run({ ...asked, interaction }) });
    } else if (interaction.isAutocomplete()) {
      const command = commands.get(interaction.commandName);
      await suggest(command, interaction, reader);
    } else if (interaction.isButton() || interaction.isStringSelectMenu()) {
      const id = parseControlId(interaction.customId);
      const control = id && controls.get(id.verb);
      const mode = { isPublic: false, updates: control?.updates ?? false };
      const value = interaction.isStringSelectMenu() ? (interaction.values[0] ?? '') : '';
      await answer(interaction, reader, {
        mode,
        needs: control?.needs ?? 'nothing',
        run({ request, ...asked }) {
          if (!id || !control) return rejected({ ...asked, request }, { code: 'stale' });
          const expected = { gameId: id.gameId, revision: id.revision };
          return control.run({ ...asked, request: { ...request, expected }, interaction, id, value });
        },
      });
    } else await refuseUnknown(interaction, say);
  }

  /** Answers what another version of the bot offered: its commands, or those of a menu, its forms and lists of people. */
  async function refuseUnknown(interaction: Exclude<Interaction, AutocompleteInteraction>, say: Speech): Promise<void> {
    log.info({ type: InteractionType[interaction.type] }, 'this version does not know what was asked');
    try {
      await interaction.reply({ content: say('refused.unknown-command'), flags: MessageFlags.Ephemeral });
    } catch (error) {
      log.info({ err: error }, 'it could not be told that this is unknown');
    }
  }

  /** Where settings cannot be read, Discord's language will do to say that something is wrong. */
  async function settingsOf(userId: UserId): Promise<Settings> {
    try {
      return await app.store.settings(userId);
    } catch (error) {
      log.error({ err: error }, 'settings could not be read');
      return { hints: true };
    }
  }

  async function answer(interaction: Answerable, reader: Reader, handler: Handler): Promise<void> {
    try {
      await answerWith(interaction, handler.mode, carryOut(interaction, reader, handler));
    } catch (error) {
      await tellFailure(interaction, reader.say, { error, mode: handler.mode });
    }
  }

  async function carryOut(interaction: Answerable, reader: Reader, handler: Handler): Promise<Reply> {
    const { mode, needs, run } = handler;
    const { say, settings } = reader;
    if (stopping) return { content: say('error.stopping'), refused: true };
    if (!interaction.inGuild()) return { content: say('refused.guild-only'), refused: true };
    const { channelId, guildId, id, user, member } = interaction;
    const missing = missingPermissions(interaction, needs);
    if (missing.length > 0) {
      const permissions = say.t.list(missing.map((name) => say(`permission.${name}`)));
      return { content: say('refused.permissions', { permissions }), refused: true };
    }
    await reviveByInteraction({ app, log }, interaction);
    const displayName = 'displayName' in member ? member.displayName : (member.nick ?? user.displayName);
    await app.store.rememberUser({
      id: user.id,
      // What discord.js was told of somebody earlier it keeps as it was, even if that is no text.
      name: fitted(plainName(String(displayName)), 100),
      locale: interaction.locale,
    });
    await app.store.rememberChannel({ id: channelId, guildId, locale: interaction.guildLocale ?? interaction.locale });
    const request = { channelId, guildId, userId: user.id, cause: id };
    if (!mode.isPublic) return run({ app, request, ...reader });
    const parentId = interaction.channel?.isThread() ? interaction.channel.parentId : null;
    const parent = parentId ? await app.store.channel(parentId) : undefined;
    const language = publicLanguage(await app.store.channel(channelId), parent);
    const aloud = { say: speechIn(language, options.mentions()), settings: { hints: settings.hints } };
    const reply = await run({ app, request, ...aloud });
    // A refusal has done nothing and is private, so it is said again in the language of who asked.
    return reply.refused ? run({ app, request, ...reader }) : reply;
  }

  async function suggest(
    command: Command | undefined,
    interaction: AutocompleteInteraction,
    reader: Reader,
  ): Promise<void> {
    try {
      const request = { channelId: interaction.channelId, userId: interaction.user.id, cause: interaction.id };
      const isKnown = command && isBeingTyped(command.declaration, interaction.options.data);
      const found = isKnown ? ((await command.suggest?.({ app, interaction, request, ...reader })) ?? []) : [];
      await interaction.respond(found.slice(0, MOST_SUGGESTIONS).map(fittedSuggestion));
    } catch (error) {
      if (isTooLate(error)) log.info({ interaction: interaction.id }, 'autocomplete answered too late');
      else log.error({ err: error, command: interaction.commandName }, 'autocomplete failed');
    }
  }

  async function tellFailure(
    interaction: Answerable,
    say: Speech,
    { error, mode }: { error: unknown; mode: ReplyMode },
  ): Promise<void> {
    const asked = interaction.isChatInputCommand() ? interaction.commandName : interaction.customId;
    if (isTooLate(error)) {
      log.info({ interaction: interaction.id, asked }, 'the interaction was dead already');
      return;
    }
    const reference = randomBytes(4).toString('hex');
    log.error({ err: error, reference, asked, channel: interaction.channelId }, 'an interaction failed');
    const content = say(error instanceof StoreError ? 'error.storage' : 'error.unexpected', { reference });
    try {
      await tell(interaction, mode, { content, refused: true });
    } catch (second) {
      log.warn({ err: second, reference }, 'the failure could not be told');
    }
  }

  return {
    handle(interaction) {
      const work = dispatch(interaction)
        .catch((error: unknown) => log.error({ err: error }, 'interaction failed'))
        .finally(() => running.delete(work));
      running.add(work);
    },
    async drain() {
      stopping = true;
      await Promise.all(running);
    },
  };
}

function fittedSuggestion({ name, value }: Suggestion): Suggestion {
  return { name: fitted(name, SUGGESTION_LENGTH), value };
}

/** The token is dead, or somebody else has answered: nothing can be said any more and nothing is wrong with us. */
function isTooLate(error: unknown): boolean {
  return (
    error instanceof DiscordAPIError &&
    (error.code === RESTJSONErrorCodes.UnknownInteraction ||
      error.code === RESTJSONErrorCodes.InteractionHasAlreadyBeenAcknowledged ||
      // The answer was dismissed before it was ready, or took longer than fifteen minutes.
      error.code === RESTJSONErrorCodes.UnknownMessage ||
      error.code === RESTJSONErrorCodes.InvalidWebhookToken)
  );
}

import { randomBytes } from 'node:crypto';
import {
  type AutocompleteInteraction,
  type ChatInputCommandInteraction,
  DiscordAPIError,
  type Interaction,
  MessageFlags,
  RESTJSONErrorCodes,
} from 'discord.js';
import type { Logger } from 'pino';
import type { App } from '../app/app.ts';
import { revivePosts } from '../app/posts.ts';
import { translatorFor } from '../i18n/translate.ts';
import { StoreError } from '../store/store-error.ts';
import type { Command, Reply, Suggestion } from './command.ts';
import { MOST_SUGGESTIONS } from './declare.ts';
import { missingPermissions } from './permissions.ts';
import { fitted } from './present/message.ts';
import { plainName } from './present/people.ts';
import { type CommandMentions, type Speech, speechIn } from './present/speech.ts';

/** Discord's limit for an entry of an autocomplete list. */
const SUGGESTION_LENGTH = 100;

/** Interactions remembered so that one that is delivered twice is handled once. */
const REMEMBERED = 1000;

/** Takes interactions to their commands. */
export interface Router {
  readonly handle: (interaction: Interaction) => void;
  /** Refuses what comes from now on and resolves when everything begun is finished. */
  readonly drain: () => Promise<void>;
}

/** Routes interactions to commands; whatever is thrown is caught here, once. */
export function createRouter(options: {
  app: App;
  log: Logger;
  commands: readonly Command[];
  mentions: () => CommandMentions;
}): Router {
  const { app, log } = options;
  const commands = new Map(options.commands.map((command) => [command.name as string, command]));
  const seen = new Set<string>();
  const running = new Set<Promise<void>>();
  let stopping = false;

  function isRepeated(id: string): boolean {
    if (seen.has(id)) return true;
    seen.add(id);
    for (const oldest of seen) {
      if (seen.size <= REMEMBERED) break;
      seen.delete(oldest);
    }
    return false;
  }

  async function dispatch(interaction: Interaction): Promise<void> {
    if (isRepeated(interaction.id)) return;
    const say = speechIn(translatorFor(interaction.locale), options.mentions());
    if (interaction.isChatInputCommand()) {
      const command = commands.get(interaction.commandName);
      if (command) await runCommand(command, interaction, say);
    } else if (interaction.isAutocomplete()) {
      const command = commands.get(interaction.commandName);
      await suggest(command, interaction, say);
    }
  }

  async function runCommand(command: Command, interaction: ChatInputCommandInteraction, say: Speech): Promise<void> {
    try {
      // Acknowledged before anything else: three seconds after it was sent the interaction is dead.
      await interaction.deferReply(command.isPublic?.(interaction) ? {} : { flags: MessageFlags.Ephemeral });
      await tell(interaction, await answer(command, interaction, say));
    } catch (error) {
      await tellFailure(interaction, say, error);
    }
  }

  async function answer(command: Command, interaction: ChatInputCommandInteraction, say: Speech): Promise<Reply> {
    if (stopping) return { content: say('error.stopping'), refused: true };
    if (!interaction.inGuild()) return { content: say('refused.guild-only'), refused: true };
    const { channelId, guildId, id, user, member } = interaction;
    const needs = typeof command.needs === 'function' ? command.needs(interaction) : command.needs;
    const missing = missingPermissions(interaction, needs);
    if (missing.length > 0) {
      const permissions = say.t.list(missing.map((name) => say(`permission.${name}`)));
      return { content: say('refused.permissions', { permissions }), refused: true };
    }
    if (needs === 'posts') await revivePosts(app, channelId);
    const displayName = 'displayName' in member ? member.displayName : (member.nick ?? user.displayName);
    await app.store.rememberUser({
      id: user.id,
      name: fitted(plainName(displayName), 100),
      locale: interaction.locale,
    });
    await app.store.rememberChannel({ id: channelId, guildId, locale: interaction.guildLocale ?? interaction.locale });
    return command.run({ app, interaction, request: { channelId, guildId, userId: user.id, cause: id }, say });
  }

  async function suggest(
    command: Command | undefined,
    interaction: AutocompleteInteraction,
    say: Speech,
  ): Promise<void> {
    try {
      const request = { channelId: interaction.channelId, userId: interaction.user.id, cause: interaction.id };
      const found = (await command?.suggest?.({ app, interaction, request, say })) ?? [];
      await interaction.respond(found.slice(0, MOST_SUGGESTIONS).map(fittedSuggestion));
    } catch (error) {
      if (isTooLate(error)) log.info({ interaction: interaction.id }, 'autocomplete answered too late');
      else log.error({ err: error, command: interaction.commandName }, 'autocomplete failed');
    }
  }

  async function tellFailure(interaction: ChatInputCommandInteraction, say: Speech, error: unknown): Promise<void> {
    if (isTooLate(error)) {
      log.info({ interaction: interaction.id, command: interaction.commandName }, 'the interaction was dead already');
      return;
    }
    const reference = randomBytes(4).toString('hex');
    log.error(
      { err: error, reference, command: interaction.commandName, channel: interaction.channelId },
      'command failed',
    );
    const content = say(error instanceof StoreError ? 'error.storage' : 'error.unexpected', { reference });
    try {
      if (interaction.deferred || interaction.replied) await tell(interaction, { content, refused: true });
      else await interaction.reply({ content, flags: MessageFlags.Ephemeral });
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

/** Gives the answer; nobody is pinged by one unless it says so, and a refusal is never public. */
async function tell(interaction: ChatInputCommandInteraction, { refused, ...reply }: Reply): Promise<void> {
  const payload = { allowedMentions: { parse: [] }, ...reply };
  if (!refused || interaction.ephemeral) {
    await interaction.editReply(payload);
    return;
  }
  // Private or public was decided when the command was acknowledged, so the public answer makes room for a private one.
  await interaction.deleteReply();
  await interaction.followUp({ ...payload, flags: MessageFlags.Ephemeral });
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

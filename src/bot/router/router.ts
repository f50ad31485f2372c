import { randomBytes } from 'node:crypto';
import {
  type AutocompleteInteraction,
  type ButtonInteraction,
  type ChatInputCommandInteraction,
  DiscordAPIError,
  type Interaction,
  InteractionType,
  MessageFlags,
  type PrimaryEntryPointCommandInteraction,
  RESTJSONErrorCodes,
  type StringSelectMenuInteraction,
} from 'discord.js';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { type App, openGameOf } from '../../app/app.ts';
import { type CommandMentions, type Speech, speechIn } from '../../i18n/speech.ts';
import type { InteractionData } from '../../store/interaction-data.ts';
import { DIRECT_MESSAGES, type GameId, type Settings } from '../../store/records.ts';
import { StoreError } from '../../store/store-error.ts';
import { UnreadableGame } from '../../store/unreadable-game.ts';
import { plainName } from '../../telling/plain-name.ts';
import {
  type Answer,
  type HandlerContext,
  isRejected,
  type Reply,
  readNames,
  type Suggestion,
  wrongPlaceText,
} from '../handlers/command.ts';
import { MAX_SUGGESTIONS } from '../handlers/declare.ts';
import { type Features, type MenuContext, type Policy, policyOf, typedOptions } from '../handlers/feature.ts';
import { missingPermissions, permissionNames, placeOf, worksIn } from '../handlers/permissions.ts';
import type { RateLimited } from '../handlers/rate-limits.ts';
import type { Services } from '../handlers/services.ts';
import { ChannelAccess } from '../outbox/channel-access.ts';
import type { Meeples } from '../outbox/meeples.ts';
import { reviveByInteraction } from '../outbox/revival.ts';
import { replyForAnswer } from '../replies/written-reply.ts';
import { parseControlId, type Verb } from '../write/buttons.ts';
import { privateLanguage, relative } from '../write/discord-writing.ts';
import { fitted } from '../write/message-text.ts';
import { publicSpeech } from '../write/public-speech.ts';
import {
  hasFocusedOption,
  hasNote,
  isOlderThanGame,
  matchesDeclaration,
  noteSuggestion,
} from './fitting-interaction.ts';
import {
  Deferral,
  deleteOncePosted,
  keepUpToDate,
  LiveReplies,
  OpenPanels,
  type Repliable,
  type ReplyMode,
  replyOrDefer,
  sendReply,
  takesLonger,
} from './reply.ts';

/** Discord's limit for an entry of an autocomplete list. */
const SUGGESTION_LENGTH = 100;

/** Milliseconds after which a list of suggestions that is not ready is answered with a note; Discord drops it after 3 s. */
const SUGGEST_TIMEOUT = 1_500;

/** Remembered interaction ids, so that an interaction delivered twice is handled once. */
const MAX_SEEN_IDS = 1000;

/** Age up to which handled interactions are named to the next process, in milliseconds; Discord allows 3 s for an answer. */
const HANDOVER_WINDOW = 5_000;

/** Policy of controls that do nothing, such as those of another version of the bot. */
const STALE_POLICY = { needs: 'nothing', cost: undefined, where: 'anywhere' } as const;

/** The handler of an interaction: its reply mode, its policy, and the function that it runs. */
interface Handler {
  readonly mode: ReplyMode;
  readonly policy: Pick<Policy, 'needs' | 'cost' | 'where'>;
  readonly run: (context: HandlerContext, data: InteractionData) => Promise<Answer>;
}

/** Interactions that may open the activity. */
type LaunchInteraction = ButtonInteraction | PrimaryEntryPointCommandInteraction;

/** Handles a command that has a note in place of a choice. */
const NOTE_CHOSEN: Handler = {
  mode: { isPublic: false, updates: false },
  policy: STALE_POLICY,
  run: async ({ say }) => ({ content: say('refused.note'), rejected: true }),
};

/** The data that an interaction needs, read once when it arrives, and speech in the language of its user. */
interface InteractionInputs {
  readonly data: Promise<InteractionData>;
  readonly speech: Promise<Speech>;
  /** Whether the bot was being stopped when the interaction arrived; one that arrived before is carried out. */
  readonly isStopping: boolean;
}

interface RouterOptions {
  readonly app: App;
  readonly services: Services;
  readonly log: Logger;
  readonly mentions: () => CommandMentions;
  readonly features: Features;
  /** Called before an interaction is handled. Ends the process if another process holds the lease. */
  readonly assertHeld?: (() => void) | undefined;
  /** True while other processes may answer, so that this one must not. */
  readonly isSilent?: (() => boolean) | undefined;
  readonly meeples: Meeples;
}

/**
 * Routes interactions to commands and controls. Catches all their errors. One class, as every step from the arrival of an
 * interaction to its answer needs the same deadline, limits and log.
 */
export class Router {
  readonly #options: RouterOptions;
  /** Interactions that were handled or are being handled: the time of each by its id, by `performance.now`. */
  readonly #seen = new LRUCache<string, number>({ max: MAX_SEEN_IDS });
  readonly #running = new Set<Promise<void>>();
  readonly #kept = new LiveReplies();
  readonly #panels = new OpenPanels();
  readonly #access = new ChannelAccess();
  #stopping = false;
  /** Whether another process handles new interactions. */
  #hasLeft = false;

  constructor(options: RouterOptions) {
    this.#options = options;
  }

  /** Begins to handle an interaction. */
  readonly handle = (interaction: Interaction): void => {
    const { log, assertHeld, isSilent } = this.#options;
    if (this.#hasLeft || isSilent?.()) return;
    try {
      assertHeld?.();
    } catch (error) {
      // The handler then fails for the same reason, and says so to the user.
      log.error({ err: error }, 'the lease of the database could not be read');
    }
    const work = this.#dispatch(interaction)
      .catch((error: unknown) => log.error({ err: error }, 'interaction failed'))
      .finally(() => this.#running.delete(work));
    this.#running.add(work);
  };

  /** Rejects new interactions, or leaves them to the next process. Resolves when the running ones are finished. */
  async drain({ leave }: { readonly leave: boolean }): Promise<void> {
    this.#stopping = true;
    this.#hasLeft = leave;
    this.#kept.endAll();
    await Promise.all(this.#running);
  }

  /** Leaves new interactions to the next process; returns the ids of those that this process has handled lately. */
  leave(): string[] {
    this.#hasLeft = true;
    this.#kept.endAll();
    const since = performance.now() - HANDOVER_WINDOW;
    return [...this.#seen.entries()].flatMap(([id, at]) => (at > since ? [id] : []));
  }

  async #dispatch(interaction: Interaction): Promise<void> {
    if (this.#seen.has(interaction.id)) return;
    this.#seen.set(interaction.id, performance.now());
    const control = interaction.isMessageComponent() ? parseControlId(interaction.customId) : undefined;
    if (this.#launches(interaction, control?.verb) && (await this.#launch(interaction))) return;
    // Not awaited here, so that interactions are acknowledged in time even if the database does not answer.
    const reading = this.#read(interaction, control?.gameId);
    if (interaction.isAutocomplete()) return this.#suggest(interaction, reading);
    if (interaction.isButton() || interaction.isStringSelectMenu()) {
      return this.#reply(interaction, reading, this.#controlHandler(interaction, control));
    }
    if (interaction.isChatInputCommand() || interaction.isContextMenuCommand()) {
      const handler = interaction.isChatInputCommand()
        ? this.#commandHandler(interaction)
        : this.#menuHandler(interaction);
      if (handler) return this.#reply(interaction, reading, handler);
    }
    const say = await reading.speech;
    return this.#tellAtOnce(
      interaction,
      say(interaction.isPrimaryEntryPointCommand() ? 'activity.not-opened' : 'refused.unknown-command'),
    );
  }

  /** True if an interaction opens the activity: the command by which people launch it, or a button. */
  #launches(interaction: Interaction, verb: Verb | undefined): interaction is LaunchInteraction {
    const { features } = this.#options;
    if (interaction.isPrimaryEntryPointCommand()) return features.launches;
    return interaction.isButton() && verb !== undefined && features.control(verb)?.launches === true;
  }

  /** Opens the activity for a user, which must be the first answer; resolves with false if Discord refuses that. */
  async #launch(interaction: LaunchInteraction): Promise<boolean> {
    try {
      await interaction.launchActivity();
      return true;
    } catch (error) {
      this.#options.log.warn({ err: error }, 'the activity could not be opened');
      return isTooLate(error);
    }
  }

  /** The handler of a command; undefined for a command of another version of the bot. */
  #commandHandler(interaction: ChatInputCommandInteraction): Handler | undefined {
    const command = this.#options.features.command(interaction.commandName);
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
  #menuHandler(interaction: MenuContext['interaction']): Handler | undefined {
    const feature = this.#options.features.menu(interaction.commandName);
    if (!feature || feature.menu.type !== interaction.commandType) return undefined;
    const policy = policyOf(feature, {});
    const mode = { isPublic: policy.isPublic, updates: false };
    return { mode, policy, run: (context) => feature.run({ ...context, interaction }) };
  }

  #controlHandler(
    interaction: ButtonInteraction | StringSelectMenuInteraction,
    id: ReturnType<typeof parseControlId>,
  ): Handler {
    const { features } = this.#options;
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

  /** Answers what no handler answers: commands of another version, modals, user menus, and launches that Discord refuses. */
  async #tellAtOnce(interaction: Exclude<Interaction, AutocompleteInteraction>, content: string): Promise<void> {
    const { log } = this.#options;
    log.info({ type: InteractionType[interaction.type] }, 'nothing handles what was asked');
    try {
      await interaction.reply({ content, flags: MessageFlags.Ephemeral });
    } catch (error) {
      log.info({ err: error }, 'it could not be told that nothing handles this');
    }
  }

  /** Reads the data that an interaction needs. If that fails, the error is told in the language of the user's Discord. */
  #read(interaction: Interaction, gameId: GameId | undefined): InteractionInputs {
    const { channelId, user } = interaction;
    const place = { channelId: channelId ?? '', guildId: serverOf(interaction) };
    const data = this.#options.app.store.interactions.dataOf({ ...place, userId: user.id, gameId });
    const speech = data.then(
      ({ settings }) => this.#speechFor(interaction, settings),
      () => this.#speechFor(interaction, {}),
    );
    return { data, speech, isStopping: this.#stopping };
  }

  #speechFor({ locale }: Interaction, settings: Pick<Settings, 'language'>): Speech {
    return speechIn(privateLanguage(settings, locale), this.#options.mentions());
  }

  async #reply(interaction: Repliable, reading: InteractionInputs, handler: Handler): Promise<void> {
    const deferral = new Deferral(interaction, handler.mode);
    const { speech } = reading;
    try {
      const work = this.#carryOut(interaction, reading, { ...handler, deferral });
      const { later, untilTold, panel } = await replyOrDefer(interaction, { ...handler.mode, speech, deferral }, work);
      const say = await speech;
      if (panel) await this.#showPanel(interaction, panel, handler.mode);
      // Not awaited: neither the user nor a shutdown waits for later edits.
      if (later) void this.#keep(interaction, (signal) => keepUpToDate(interaction, { say, later, signal }));
      else if (untilTold && handler.mode.updates) {
        void this.#keep(interaction, (signal) => deleteOncePosted(interaction, untilTold, signal));
      }
    } catch (error) {
      await deferral.isDeferred().catch(() => undefined);
      await this.#tellFailure(interaction, await speech, { error, mode: handler.mode });
    }
  }

  /** Remembers an open panel; deletes the previous one if another message replaces it. */
  async #showPanel(interaction: Repliable, panel: NonNullable<Reply['panel']>, { updates }: ReplyMode): Promise<void> {
    const before = panel === 'ends' ? this.#panels.end(interaction) : this.#panels.show(interaction);
    if (panel === 'shows' || updates || !before) return;
    await before.deleteReply().catch((error: unknown) => {
      this.#options.log.info({ err: error }, 'a panel that another message replaces is not there any more');
    });
  }

  /** Runs later edits of a reply, until they are done or the limit of live replies ends them. */
  async #keep(interaction: Repliable, change: (signal: AbortSignal) => Promise<void>): Promise<void> {
    if (this.#stopping) return;
    const controller = this.#kept.begin(interaction.user.id);
    try {
      await change(controller.signal);
    } catch (error) {
      if (isTooLate(error)) this.#options.log.info({ interaction: interaction.id }, 'a reply is not there any more');
      else if (!this.#stopping) this.#options.log.error({ err: error }, 'a reply could not be kept up to date');
    } finally {
      this.#kept.end(controller);
    }
  }

  async #carryOut(
    interaction: Repliable,
    reading: InteractionInputs,
    handler: Handler & { readonly deferral: Deferral },
  ): Promise<Reply> {
    const { limits } = this.#options.services;
    const { cost } = handler.policy;
    const asking = { userId: interaction.user.id, guildId: serverOf(interaction) };
    const exhausted = () => limits.take('anything', asking) ?? (cost && limits.take(cost, asking));
    const refusal = refusalText(await reading.speech, interaction, { ...reading, ...handler.policy, exhausted });
    if (refusal !== undefined) return { content: refusal, rejected: true };
    const reply = this.#options.meeples.inReply(await this.#run(interaction, reading, handler));
    if (cost && reply.rejected) limits.refund(cost, asking);
    return reply;
  }

  async #run(
    interaction: Repliable,
    reading: InteractionInputs,
    { mode, run, deferral }: Pick<Handler, 'mode' | 'run'> & { readonly deferral: Deferral },
  ): Promise<Reply> {
    const { app, log, mentions } = this.#options;
    const data = await reading.data;
    const guildId = serverOf(interaction);
    if (guildId !== null && data.hasLostPosts) await reviveByInteraction({ app, log }, interaction);
    const names = guildId === null ? data.names : await this.#remember(interaction, guildId, data);
    // If the deferral failed, the user could not be answered, so nothing is changed.
    await deferral.isDeferred();
    const context = this.#contextOf(interaction, { ...data, names }, await reading.speech);
    const { isRemote, game } = context.request;
    if (isRemote && game.ok && game.value && (await context.sees(game.value)) !== true)
      return { content: context.say('direct.unseen'), rejected: true };
    if (!mode.isPublic) return replyForAnswer(context, await run(context, data));
    const { channelId, channel } = interaction;
    const where = { channelId, channel, record: openGameOf(context.request) };
    const say = await publicSpeech(app, where, mentions());
    const publicContext = { ...context, say, settings: { hints: data.settings.hints } };
    const answer = await run(publicContext, data);
    if (!isRejected(answer)) return replyForAnswer(publicContext, answer);
    // A rejection is private, so the handler runs again in the user's language; a rejected handler has changed nothing.
    return replyForAnswer(context, await run(context, data));
  }

  #contextOf(
    interaction: Repliable | AutocompleteInteraction,
    { game, names, settings }: InteractionData,
    say: Speech,
  ): HandlerContext {
    const { app, services } = this.#options;
    const { channelId, client, id, user } = interaction;
    const place = placeOf(interaction);
    const open = game.ok ? game.value : undefined;
    const where =
      place === 'direct' && open && open.channelId !== channelId
        ? { channelId: open.channelId, guildId: open.guildId, place: 'server' as const, isRemote: true }
        : { channelId, guildId: serverOf(interaction), place };
    const request = { ...where, userId: user.id, cause: id, game };
    const sees: HandlerContext['sees'] = async (place) => {
      try {
        return await this.#access.of(client, user.id, place);
      } catch (error) {
        this.#options.log.info({ err: error }, 'it could not be asked whether somebody sees a channel');
        return undefined;
      }
    };
    return { app, services, request, say, settings, names: readNames(app.store, request, names), sees };
  }

  /** Stores the user's name in this server, and the channel, if they have changed; returns the names with the user's. */
  async #remember(
    interaction: Repliable,
    guildId: string,
    { names, ...stored }: InteractionData,
  ): Promise<InteractionData['names']> {
    const { store } = this.#options.app;
    const { channelId, user, member, locale } = interaction;
    const ownName = member && ('displayName' in member ? member.displayName : member.nick);
    const displayName = ownName ?? user.displayName;
    // discord.js keeps earlier values of a user unchecked, even if they are not text.
    const name = fitted(plainName(String(displayName)), 100);
    if (names.get(user.id) !== name || stored.locale !== locale)
      await store.people.rememberUser({ id: user.id, guildId, name, locale });
    const channel = { id: channelId, guildId, locale: interaction.guildLocale ?? locale };
    if (channel.guildId !== stored.channel?.guildId || channel.locale !== stored.channel.locale)
      await store.people.rememberChannel(channel);
    return new Map([...names, [user.id, name]]);
  }

  async #suggest(interaction: AutocompleteInteraction, reading: InteractionInputs): Promise<void> {
    const { app, log } = this.#options;
    try {
      const work = this.#suggestionsFor(interaction, reading);
      const later = this.#speechFor(interaction, {})('suggest.later');
      const isLate = await takesLonger(work, SUGGEST_TIMEOUT);
      await interaction.respond(isLate ? [noteSuggestion(interaction, later)] : await work);
    } catch (error) {
      if (isTooLate(error)) log.info({ interaction: interaction.id }, 'autocomplete answered too late');
      else if (error instanceof UnreadableGame) app.onUnreadable(error);
      else log.error({ err: error, command: interaction.commandName }, 'autocomplete failed');
    }
  }

  async #suggestionsFor(
    interaction: AutocompleteInteraction,
    { data, speech }: InteractionInputs,
  ): Promise<Suggestion[]> {
    const command = this.#options.features.command(interaction.commandName);
    const say = await speech;
    const asking = { guildId: serverOf(interaction), userId: interaction.user.id };
    const exhausted = this.#options.services.limits.take('anything', asking);
    if (exhausted) return [noteSuggestion(interaction, this.#noteText(say, exhausted))];
    if (!command || !hasFocusedOption(command.declaration, interaction.options.data)) return [];
    const context = this.#contextOf(interaction, await data, say);
    const suggestions = (await command.suggest?.({ ...context, interaction })) ?? [];
    return suggestions.slice(0, MAX_SUGGESTIONS).map(fittedSuggestion);
  }

  #noteText(say: Speech, { retryAt }: RateLimited): string {
    const seconds = Math.max(1, Math.ceil((retryAt - this.#options.app.now()) / 1000));
    return fitted(say('suggest.too-often', { seconds }), SUGGESTION_LENGTH);
  }

  async #tellFailure(
    interaction: Repliable,
    say: Speech,
    { error, mode }: { error: unknown; mode: ReplyMode },
  ): Promise<void> {
    const { app, log } = this.#options;
    const name = interaction.isCommand() ? interaction.commandName : interaction.customId;
    if (isTooLate(error)) {
      log.info({ interaction: interaction.id, asked: name }, 'the interaction was dead already');
      return;
    }
    const failureText = () => {
      if (error instanceof UnreadableGame) {
        app.onUnreadable(error);
        return say('error.unreadable-game', { game: String(error.gameId) });
      }
      const reference = randomBytes(4).toString('hex');
      log.error({ err: error, reference, asked: name, channel: interaction.channelId }, 'an interaction failed');
      return say(error instanceof StoreError ? 'error.storage' : 'error.unexpected', { reference });
    };
    try {
      await sendReply(interaction, mode, { content: failureText(), rejected: true });
    } catch (second) {
      log.warn({ err: second, asked: name }, 'the failure could not be told');
    }
  }
}

/** The server of an interaction, or what stands for it in direct messages; null where the bot is not. */
function serverOf(interaction: Interaction): string | null {
  return { direct: DIRECT_MESSAGES, server: interaction.guildId, elsewhere: null }[placeOf(interaction)];
}

/** Why nothing is done for an interaction; undefined if it is handled. Only what nothing else forbids counts against limits. */
function refusalText(
  say: Speech,
  interaction: Repliable,
  asked: Pick<Policy, 'needs' | 'where'> &
    Pick<InteractionInputs, 'isStopping'> & { readonly exhausted: () => RateLimited | undefined },
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

function fittedSuggestion({ name, value }: Suggestion): Suggestion {
  return { name: fitted(name, SUGGESTION_LENGTH), value };
}

/**
 * True if it is too late to reply, because the token has expired or another process has replied. That is no error of the bot.
 */
function isTooLate(error: unknown): boolean {
  return (
    error instanceof DiscordAPIError &&
    (error.code === RESTJSONErrorCodes.UnknownInteraction ||
      error.code === RESTJSONErrorCodes.InteractionHasAlreadyBeenAcknowledged ||
      // The deferred reply was dismissed before it was ready, or took longer than fifteen minutes.
      error.code === RESTJSONErrorCodes.UnknownMessage ||
      error.code === RESTJSONErrorCodes.InvalidWebhookToken)
  );
}

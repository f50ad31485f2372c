import { randomBytes } from 'node:crypto';
import {
  type AutocompleteInteraction,
  type ButtonInteraction,
  type Interaction,
  InteractionType,
  MessageFlags,
  type PrimaryEntryPointCommandInteraction,
} from 'discord.js';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { type App, openGameOf } from '../../app/app.ts';
import type { CommandMentions, Speech } from '../../i18n/speech.ts';
import { StoreError } from '../../store/store-error.ts';
import { UnreadableGame } from '../../store/unreadable-game.ts';
import { answerOf, type HandlerContext, isRejected, type Reply } from '../handlers/command.ts';
import type { Features } from '../handlers/feature.ts';
import type { Services } from '../handlers/services.ts';
import type { MeepleEmojis } from '../outbox/meeples.ts';
import { reviveByInteraction } from '../outbox/revival.ts';
import { replyForAnswer } from '../replies/written-reply.ts';
import { parseControlId, type Verb } from '../write/buttons.ts';
import { publicSpeech } from '../write/public-speech.ts';
import { type Handler, handlerOf, preventedText } from './handler.ts';
import { type InteractionInputs, InteractionReader, serverOf } from './interaction-reader.ts';
import {
  Deferral,
  deleteOncePosted,
  isTooLate,
  keepUpToDate,
  LiveReplies,
  OpenPanels,
  type Repliable,
  type ReplyMode,
  replyOrDefer,
  sendReply,
} from './reply.ts';
import { Suggestions } from './suggestions.ts';

/** Remembered interaction ids, so that an interaction delivered twice is handled once. */
const MAX_SEEN_IDS = 1000;

/** Age up to which handled interactions are named to the next process, in milliseconds; Discord allows 3 s for an answer. */
const HANDOVER_WINDOW = 5_000;

/** Interactions that may open the activity. */
type LaunchInteraction = ButtonInteraction | PrimaryEntryPointCommandInteraction;

/** A handler with the acknowledgement that is sent if it takes long. */
interface DeferredHandler extends Handler {
  readonly deferral: Deferral;
}

interface RouterOptions {
  readonly app: App;
  readonly services: Services;
  readonly log: Logger;
  readonly mentions: () => CommandMentions;
  readonly features: Features;
  /** True while other processes may answer, so that this one must not. */
  readonly isSilent?: (() => boolean) | undefined;
  readonly meeples: MeepleEmojis;
}

/** Routes interactions to commands and controls. Catches all their errors. */
export class Router {
  readonly #options: RouterOptions;
  /** Interactions that were handled or are being handled: the time of each by its id, by `performance.now`. */
  readonly #seen = new LRUCache<string, number>({ max: MAX_SEEN_IDS });
  readonly #running = new Set<Promise<void>>();
  readonly #kept = new LiveReplies();
  readonly #panels = new OpenPanels();
  readonly #reader: InteractionReader;
  readonly #suggestions: Suggestions;
  #stopping = false;
  /** Whether another process handles new interactions. */
  #hasLeft = false;

  constructor(options: RouterOptions) {
    const { app, services, log, mentions, features } = options;
    this.#options = options;
    this.#reader = new InteractionReader({ app, services, log, mentions });
    this.#suggestions = new Suggestions({ app, features, limits: services.limits, log, reader: this.#reader });
  }

  /** Begins to handle an interaction. */
  readonly handle = (interaction: Interaction): void => {
    const { log, isSilent } = this.#options;
    if (this.#hasLeft || isSilent?.()) return;
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
    const reading = this.#reader.read(interaction, { gameId: control?.gameId, isStopping: this.#stopping });
    const handler = handlerOf(this.#options.features, interaction, control);
    if (interaction.isAutocomplete()) await this.#suggestions.answer(interaction, reading);
    else if (handler) await this.#reply(handler, reading);
    else await this.#tellAtOnce(interaction, await reading.speech);
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

  /** Answers what no handler answers: commands of another version, modals, user menus, and launches that Discord refuses. */
  async #tellAtOnce(interaction: Exclude<Interaction, AutocompleteInteraction>, say: Speech): Promise<void> {
    const { log } = this.#options;
    const isLaunch = interaction.isPrimaryEntryPointCommand();
    const content = say(isLaunch ? 'activity.not-opened' : 'refused.unknown-command');
    log.info({ type: InteractionType[interaction.type] }, 'nothing handles what was asked');
    try {
      await interaction.reply({ content, flags: MessageFlags.Ephemeral });
    } catch (error) {
      log.info({ err: error }, 'it could not be told that nothing handles this');
    }
  }

  async #reply(handler: Handler, reading: InteractionInputs): Promise<void> {
    const { interaction } = handler;
    const deferral = new Deferral(interaction, handler.mode);
    const { speech } = reading;
    try {
      const work = this.#carryOut({ ...handler, deferral }, reading);
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

  async #carryOut(handler: DeferredHandler, reading: InteractionInputs): Promise<Reply> {
    const { interaction, policy } = handler;
    const { limits } = this.#options.services;
    const { cost } = policy;
    const asking = { userId: interaction.user.id, guildId: serverOf(interaction) };
    const exhausted = () => limits.take('anything', asking) ?? (cost && limits.take(cost, asking));
    const refusal = preventedText(await reading.speech, interaction, { ...reading, ...policy, exhausted });
    if (refusal !== undefined) return { content: refusal, rejected: true };
    const reply = this.#options.meeples.inReply(await this.#run(handler, reading));
    if (cost && reply.rejected) limits.refund(cost, asking);
    return reply;
  }

  async #run({ interaction, mode, run, deferral }: DeferredHandler, reading: InteractionInputs): Promise<Reply> {
    const { app, log } = this.#options;
    const data = await reading.data;
    const guildId = serverOf(interaction);
    if (guildId !== null && data.hasLostPosts) await reviveByInteraction({ app, log }, interaction);
    const names = guildId === null ? data.names : await this.#reader.remember(interaction, guildId, data);
    // If the deferral failed, the user could not be answered, so nothing is changed.
    await deferral.isDeferred();
    const context = this.#reader.contextOf(interaction, { ...data, names }, await reading.speech);
    const { isRemote, game } = context.request;
    if (isRemote && game.ok && game.value && (await context.sees(game.value)) !== true)
      return { content: context.say('direct.unseen'), rejected: true };
    const readers = mode.isPublic ? await this.#publicContext(interaction, context) : context;
    const answer = await answerOf(() => run(readers, data));
    // A rejection is private, so the handler runs again in the user's language; a rejected handler has changed nothing.
    const isAnew = mode.isPublic && isRejected(answer);
    return isAnew ? replyForAnswer(context, await answerOf(() => run(context, data))) : replyForAnswer(readers, answer);
  }

  /** The context of a reply that everybody in the channel reads. */
  async #publicContext({ channelId, channel }: Repliable, context: HandlerContext): Promise<HandlerContext> {
    const { app, mentions } = this.#options;
    const say = await publicSpeech(app, { channelId, channel, record: openGameOf(context.request) }, mentions());
    return { ...context, say, settings: { hints: context.settings.hints } };
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

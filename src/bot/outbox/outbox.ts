import { type BaseMessageOptions, RESTJSONErrorCodes, type SendableChannels, type ThreadChannel } from 'discord.js';
import { losingControls } from '../../app/posts.ts';
import { PauseTimer } from '../../guard/clock-guard.ts';
import { catchFailure, reportsUnreadable } from '../../guard/each-game.ts';
import { backoff, GrowingPauses } from '../../guard/growing-pauses.ts';
import type { DuePost, GameId, Ping, PostRecord, PostsWanted } from '../../store/records.ts';
import { limitedBy, request } from '../connection/requests.ts';
import { sendOrWithoutLargePicture } from '../handlers/picture-reply.ts';
import { DeliveryLoop, type DeliveryParts, nonceOf } from './delivery.ts';
import { isFinal } from './final-errors.ts';
import type { GameThreads } from './game-threads.ts';
import { closeGameIfGone } from './gone-channels.ts';
import { noticeGonePlayer } from './gone-players.ts';
import {
  compareIds,
  deleteMessage,
  editMessage,
  openDirect,
  type SentMessage,
  sendMessage,
  UnreadableAnswer,
} from './messages.ts';
import { pingingOnce } from './pings.ts';
import { PICTURE_ATTEMPTS, postMessage } from './post-message.ts';
import { lookOf, sentBefore } from './sent-before.ts';

type Task = PostsWanted['task'];

/**
 * Concurrent deliveries over all servers, of which each has one at a time: new messages, which wait for their pictures;
 * edits, which must not wait for new messages; and direct messages, which Discord limits by themselves. The more urgent
 * task comes first.
 */
const CONCURRENCY: readonly (readonly [Task, number])[] = [
  ['send', 4],
  ['change', 2],
  ['direct', 2],
];

/** First and longest pause after a temporary failure, in milliseconds. */
const TRIED_AGAIN = { first: 1_000, longest: 10 * 60_000 };

/** Attempts after which a message to one person goes to the channel: about a quarter of an hour. */
const DIRECT_ATTEMPTS = 10;

/** Attempts after which a post is given up that others of its game wait for: about an hour. */
const MAX_ATTEMPTS = 14;

/** Attempts that Discord says it has carried out, but answers with something else, while it still knows their nonce. */
const UNREADABLE_ATTEMPTS = 7;

interface OutboxOptions extends DeliveryParts {
  readonly threads: GameThreads;
  /** Called after every attempt to deliver a post. */
  readonly settled: () => void;
}

/** Notes the outcome of a delivery in the store. */
type NoteOutcome = () => Promise<void>;

/** An outcome that could not be noted yet. */
interface UnnotedOutcome {
  readonly gameId: GameId;
  readonly note: NoteOutcome;
}

/** What is noted of a message that was sent, edited or stripped. */
interface SentPost {
  readonly messageId: string;
  /** Whether it is to be edited at once. */
  readonly again?: boolean;
  readonly pinged?: readonly Ping[];
}

/** The bot is not in the server of a post; Discord would answer that it has no access. */
class RemovedError extends Error {}

/** Delivers the posts that commits have written, in order per game; after a crash, pending ones are due at once. */
export class Outbox {
  readonly #options: OutboxOptions;
  readonly #loop: DeliveryLoop;
  /** Deliveries under way, by post. */
  readonly #busy = new Map<number, { readonly task: Task; readonly post: DuePost; readonly delivery: Promise<void> }>();
  /**
   * Outcomes that could not be stored yet, by post. They are stored before anything else of their games is delivered, or
   * a message would be sent twice.
   */
  readonly #unnoted = new Map<number, UnnotedOutcome>();
  readonly #notePauses = new GrowingPauses<number>(TRIED_AGAIN);
  /** While Discord takes nothing, and no direct messages; it says so again if asked. */
  readonly #limits: { readonly everything: PauseTimer; readonly direct: PauseTimer };

  /** Servers without the bot of which the log has been told. */
  readonly #toldRemoved = new Set<string>();

  /** Looks for players that are under way. */
  readonly #looks = new Set<Promise<void>>();

  constructor(options: OutboxOptions) {
    this.#options = options;
    const { now } = options.app;
    this.#limits = { everything: new PauseTimer(now), direct: new PauseTimer(now) };
    this.#loop = new DeliveryLoop({
      parts: options,
      triedAgain: TRIED_AGAIN,
      failureMessage: 'the outbox waits for the database',
      look: () => this.#look(),
    });
    this.#loop.kick();
  }

  /** Checks for due posts now. */
  readonly kick = (): void => this.#loop.kick();

  /** Stops and resolves when the deliveries under way are finished. */
  async stop(): Promise<void> {
    await this.#loop.stop();
    await Promise.all([...this.#busy.values()].map(({ delivery }) => delivery));
    await Promise.all(this.#looks);
    const { log } = this.#options;
    await this.#noteLate().catch((error: unknown) => log.error({ err: error }, 'a delivery stays without a note'));
  }

  /** Begins to deliver due posts up to the limit; every finished delivery checks again. */
  async #look(): Promise<number | undefined> {
    const { shard } = this.#options;
    const { store, now } = this.#options.app;
    const lookedAt = now();
    const pauses = (await this.#noteLate()).map((pause) => lookedAt + pause);
    for (const [task, max] of CONCURRENCY) {
      const wait = Math.max(this.#limits.everything.left(), task === 'direct' ? this.#limits.direct.left() : 0);
      if (wait > 0) {
        pauses.push(lookedAt + wait);
        continue;
      }
      // Posts are fetched only when there is room: a later one may be more urgent, or may have changed again.
      const busy = [...this.#busy.values()];
      const inTask = busy.filter((one) => one.task === task);
      const limit = max - inTask.length;
      if (limit === 0) continue;
      // Direct messages and public ones of a game do not wait for each other.
      const isDirect = task === 'direct';
      const inWay = busy.filter(({ post }) => post.direct === isDirect).map(({ post }) => post.gameId);
      const exclude = [...inWay, ...[...this.#unnoted.values()].map(({ gameId }) => gameId)];
      const servers = inTask.map(({ post }) => post.guildId);
      const wanted = { task, limit, exclude, servers, shard };
      for (const post of await store.posts.due(lookedAt, wanted)) this.#begin(post, task);
    }
    const next = await store.posts.nextDue(lookedAt, shard);
    return next === undefined && pauses.length === 0 ? undefined : Math.min(next ?? Infinity, ...pauses);
  }

  #begin(post: DuePost, task: Task): void {
    const delivery = this.#deliver(post).finally(() => {
      this.#busy.delete(post.id);
      this.#loop.kick();
      this.#options.settled();
    });
    this.#busy.set(post.id, { task, post, delivery });
  }

  async #deliver(post: DuePost): Promise<void> {
    const note = await this.#attempt(post);
    try {
      await note();
    } catch (error) {
      this.#options.log.error({ err: error, post: post.id }, 'a delivery could not be noted');
      this.#unnoted.set(post.id, { gameId: post.gameId, note });
    }
  }

  /** Looks whether the player to move is still there; no message waits for that. */
  #lookForPlayer(gameId: GameId): void {
    const look = noticeGonePlayer(this.#options, gameId).finally(() => this.#looks.delete(look));
    this.#looks.add(look);
  }

  /**
   * Notes the outcomes that could not be noted before; returns pauses until those that still cannot are tried again, in
   * milliseconds.
   */
  async #noteLate(): Promise<readonly number[]> {
    if (this.#unnoted.size === 0) return [];
    const { log, settled } = this.#options;
    const pauses: number[] = [];
    for (const [post, { note }] of this.#unnoted) {
      const failed = (error: unknown) => {
        // Tried by chance before its pause is over, it is neither told again nor put off for longer.
        const left = this.#notePauses.left(post);
        const pause = left || this.#notePauses.noteFailure(post);
        if (left === 0) log.error({ err: error, post, pause: Math.round(pause) }, 'the outbox cannot note a delivery');
        pauses.push(pause);
      };
      const done = () => {
        this.#unnoted.delete(post);
        this.#notePauses.noteSuccess(post);
      };
      await catchFailure(() => note().then(done), failed);
    }
    settled();
    return pauses;
  }

  async #attempt(post: DuePost): Promise<NoteOutcome> {
    try {
      const { id, wish, kind } = post;
      const sent = await this.#publish(post);
      // If there is a newer wish, which is looked at next, nothing is noted.
      if (sent === undefined) return () => this.#options.app.store.posts.drop({ id, wish });
      const delivered = { id, wish, ...sent, strips: losingControls(kind) };
      return async () => {
        await this.#options.app.store.posts.deliver(delivered);
        if (post.kind === 'turn' && post.pending === 'send') this.#lookForPlayer(post.gameId);
      };
    } catch (error) {
      return this.#afterFailure(post, error);
    }
  }

  /**
   * Sends, edits, strips or deletes the message of a post and returns it; undefined where there is none any more, or
   * where it was not sent because there is a newer wish, such as not to send it at all.
   */
  async #publish(post: DuePost): Promise<SentPost | undefined> {
    const { client } = this.#options;
    const { messageId, userId } = post;
    if (post.pending === 'delete' && !messageId) return undefined;
    if (!post.direct && !client.guilds.cache.has(post.guildId)) throw new RemovedError();
    this.#toldRemoved.delete(post.guildId);
    const channel =
      post.direct && userId !== undefined
        ? await openDirect(client, userId)
        : await request(() => client.channels.fetch(post.channelId));
    if (!channel?.isSendable()) throw new Error(`channel ${post.channelId} takes no messages`);
    if (channel.isThread()) await this.#prepare(channel, post);
    if (post.pending === 'strip' && messageId) {
      await editMessage(channel, messageId, {
        components: [],
        ...((await this.#isShortened(post)) && { attachments: [] }),
      });
      return { messageId };
    }
    if (post.pending === 'delete' && messageId) {
      await deleteMessage(channel, messageId);
      return undefined;
    }
    const put = (painted: boolean) => () => this.#put(channel, post, painted);
    return sendOrWithoutLargePicture(put(post.attempts < PICTURE_ATTEMPTS), put(false));
  }

  /** Whether a message loses its picture with its buttons: that of a turn, where the game keeps the latest board alone. */
  async #isShortened({ gameId, kind }: PostRecord): Promise<boolean> {
    return kind === 'turn' && (await this.#options.app.store.games.byId(gameId))?.options.short === true;
  }

  /** Sends or edits the message of a post and returns it; undefined as for `#publish`. */
  async #put(channel: SendableChannels, post: PostRecord, painted: boolean): Promise<SentPost | undefined> {
    const { app, services, mentions } = this.#options;
    const { messageId } = post;
    const made = await postMessage({ app, services, mentions: mentions() }, post, { channel, painted });
    if (!made) return undefined;
    const { message, noted } = await pingingOnce(app, post, made);
    if (post.pending === 'edit' && messageId) {
      // Without an empty list of attachments the old picture would stay beside the new one.
      await editMessage(channel, messageId, message.files ? { ...message, attachments: [] } : message);
      return { messageId };
    }
    const sent = await this.#send(channel, post, message);
    // An edit brings the picture along without which it was sent.
    const again = made.again || post.attempts >= PICTURE_ATTEMPTS;
    return sent && { messageId: sent.id, again, pinged: noted(sent.mentions) };
  }

  /** Sends the message of a post, unless it was sent before; undefined as for `#publish`. */
  async #send(
    channel: SendableChannels,
    post: PostRecord,
    message: BaseMessageOptions,
  ): Promise<SentMessage | undefined> {
    const { store } = this.#options.app;
    const look = lookOf(message);
    const sent = post.begun && (await sentBefore(store, channel, { post, now: look }));
    if (sent) return sent;
    const after = await this.#newestId(channel, post);
    const begun = await store.posts.begin({ id: post.id, wish: post.wish, after, as: look });
    if (!begun) return undefined;
    const { begunAfter = '' } = begun;
    const nonce = nonceOf(`post ${post.gameId} ${post.id} of ${await store.id()} after ${begunAfter}`);
    return sendMessage(channel, { ...message, nonce, enforceNonce: true });
  }

  /** The newest id of Discord that is known to be older than a message which is about to be sent. */
  async #newestId(channel: SendableChannels, { gameId }: PostRecord): Promise<string | undefined> {
    const known = [await this.#options.app.store.posts.newestId(gameId), channel.lastMessageId];
    return known
      .flatMap((id) => id ?? [])
      .sort(compareIds)
      .at(-1);
  }

  async #prepare(thread: ThreadChannel, { gameId, kind, pending }: PostRecord): Promise<void> {
    const { app, threads } = this.#options;
    const record = await app.store.games.byId(gameId);
    if (!record) return;
    if (pending !== 'send') await threads.beforeChange(thread, record);
    if (kind === 'lobby') await threads.addPlayers(thread, record);
  }

  /** Notes that a post is given up or has to be retried. */
  #afterFailure(post: DuePost, error: unknown): NoteOutcome {
    const { app, client, log } = this.#options;
    const { id, wish, gameId, attempts, pending, direct } = post;
    const limited = limitedBy(error);
    if (limited) {
      const until = app.now() + limited.pause;
      if (limited.what !== 'route') this.#limits[limited.what].begin(limited.pause);
      return () => app.store.posts.hold({ id, wish, until });
    }
    if (error instanceof RemovedError) {
      const { guildId } = post;
      if (!this.#toldRemoved.has(guildId))
        log.warn({ server: guildId }, 'posts are given up in a server without the bot');
      this.#toldRemoved.add(guildId);
      return () => app.store.posts.fail({ id, wish, code: RESTJSONErrorCodes.MissingAccess });
    }
    if (isFinal(error)) {
      const { code, message } = error;
      // What cannot be deleted is gone, or out of reach for good.
      if (pending === 'delete') return () => app.store.posts.drop({ id, wish });
      if (direct) return () => app.store.posts.toChannel({ id, wish });
      log.warn({ post: id, game: gameId, code, reason: message }, 'a post was refused');
      return async () => {
        await app.store.posts.fail({ id, wish, code });
        await closeGameIfGone({ app, client }, post, error);
      };
    }
    const pause = backoff(TRIED_AGAIN, attempts);
    const retryAt = app.now() + pause;
    if (!reportsUnreadable(error, app.onUnreadable))
      log.warn({ err: error, post: id, game: gameId, pause: Math.round(pause) }, 'a post is tried again later');
    return async () => {
      if (!(await this.#isEnough(post, error))) return app.store.posts.fail({ id, wish, retryAt });
      log.error({ post: id, game: gameId }, 'a post was given up');
      if (!direct) return app.store.posts.fail({ id, wish, code: 0 });
      return pending === 'send' ? app.store.posts.toChannel({ id, wish }) : app.store.posts.drop({ id, wish });
    };
  }

  /**
   * Whether a post that fails without end has been tried often enough: a game does not stand still for a message, and
   * whoever acts in its channel lets the last one be tried again.
   */
  async #isEnough({ id, gameId, direct, attempts }: PostRecord, error: unknown): Promise<boolean> {
    const tried = attempts + 1;
    // Later than that it would be there twice: Discord has sent it, but it cannot be found.
    if (error instanceof UnreadableAnswer && tried >= UNREADABLE_ATTEMPTS) return true;
    if (direct) return tried >= DIRECT_ATTEMPTS;
    return tried >= MAX_ATTEMPTS && (await this.#options.app.store.posts.isAwaited({ id, gameId }));
  }
}

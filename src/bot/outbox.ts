import type { SendableChannels, ThreadChannel } from 'discord.js';
import type { GameId, PostRecord } from '../store/records.ts';
import type { PostsWanted } from '../store/store.ts';
import { backoff, DeliveryLoop, type DeliveryParts, nonceOf } from './delivery.ts';
import { isFinal } from './final-errors.ts';
import type { GameThreads } from './game-threads.ts';
import { closeGameIfGone } from './gone-channels.ts';
import { noticeGonePlayer } from './gone-players.ts';
import { unlessTooLarge } from './picture-reply.ts';
import { postMessage } from './post-message.ts';
import { sentBefore } from './sent-before.ts';

type Task = PostsWanted['task'];

/**
 * Concurrent deliveries over all games: new messages, which wait for their pictures, and edits, which must not wait for
 * new messages. The more urgent task comes first.
 */
const CONCURRENCY: readonly (readonly [Task, number])[] = [
  ['send', 4],
  ['change', 2],
];

/** First pause after a temporary failure, in milliseconds. */
const FIRST_PAUSE = 1_000;

interface OutboxOptions extends DeliveryParts {
  readonly threads: GameThreads;
  /** Called after every attempt to deliver a post. */
  readonly settled: () => void;
}

/** Notes the outcome of a delivery in the store. */
type NoteOutcome = () => Promise<void>;

/** Delivers the posts that commits have written, in order per game; after a crash, pending ones are due at once. */
export class Outbox {
  readonly #options: OutboxOptions;
  readonly #loop: DeliveryLoop;
  /** Deliveries under way, by game. */
  readonly #busy = new Map<GameId, { readonly task: Task; readonly delivery: Promise<void> }>();
  /**
   * Outcomes that could not be stored yet, by game. They are stored before anything else is delivered, or a message
   * would be sent twice.
   */
  readonly #unnoted = new Map<GameId, NoteOutcome>();

  /** Looks for players that are under way. */
  readonly #looks = new Set<Promise<void>>();

  constructor(options: OutboxOptions) {
    this.#options = options;
    this.#loop = new DeliveryLoop({
      parts: options,
      firstPause: FIRST_PAUSE,
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
    const { store, now } = this.#options.app;
    await this.#noteLate();
    const lookedAt = now();
    for (const [task, most] of CONCURRENCY) {
      // Posts are fetched only when there is room: a later one may be more urgent, or may have changed again.
      const limit = most - [...this.#busy.values()].filter((one) => one.task === task).length;
      if (limit === 0) continue;
      const apart = [...this.#busy.keys(), ...this.#unnoted.keys()];
      for (const post of await store.duePosts(lookedAt, { task, limit, apart })) this.#begin(post, task);
    }
    return store.nextDue(lookedAt);
  }

  #begin(post: PostRecord, task: Task): void {
    const delivery = this.#deliver(post).finally(() => {
      this.#busy.delete(post.gameId);
      this.#loop.kick();
      this.#options.settled();
    });
    this.#busy.set(post.gameId, { task, delivery });
  }

  async #deliver(post: PostRecord): Promise<void> {
    const note = await this.#attempt(post);
    try {
      await note();
    } catch (error) {
      this.#options.log.error({ err: error, post: post.id }, 'a delivery could not be noted');
      this.#unnoted.set(post.gameId, note);
    }
  }

  /** Looks whether the player to move is still there; no message waits for that. */
  #lookForPlayer(gameId: GameId): void {
    const look = noticeGonePlayer(this.#options, gameId).finally(() => this.#looks.delete(look));
    this.#looks.add(look);
  }

  async #noteLate(): Promise<void> {
    if (this.#unnoted.size === 0) return;
    for (const [gameId, note] of this.#unnoted) {
      await note();
      this.#unnoted.delete(gameId);
    }
    this.#options.settled();
  }

  async #attempt(post: PostRecord): Promise<NoteOutcome> {
    try {
      const messageId = await this.#publish(post);
      // If there is a newer wish, which is looked at next, nothing is noted.
      if (messageId === undefined) return () => this.#options.app.store.postDropped({ id: post.id, wish: post.wish });
      const again = await this.#isSentFirst(post);
      return async () => {
        await this.#options.app.store.postDelivered({ id: post.id, wish: post.wish, messageId, again });
        if (post.kind === 'turn' && post.pending === 'send') this.#lookForPlayer(post.gameId);
      };
    } catch (error) {
      return this.#afterFailure(post, error);
    }
  }

  /** Whether a message was sent before all of it is painted: the end of a game, whose final scoring is animated. */
  async #isSentFirst({ gameId, kind, pending }: PostRecord): Promise<boolean> {
    if (kind !== 'end' || pending !== 'send') return false;
    return (await this.#options.app.store.game(gameId))?.status === 'ended';
  }

  /**
   * Sends, edits, strips or deletes the message of a post and returns its id; undefined where there is none any more, or
   * where it was not sent because there is a newer wish, such as not to send it at all.
   */
  async #publish(post: PostRecord): Promise<string | undefined> {
    const { client } = this.#options;
    const { messageId, userId } = post;
    if (post.pending === 'delete' && !messageId) return undefined;
    const channel =
      post.direct && userId !== undefined
        ? await client.users.createDM(userId)
        : await client.channels.fetch(post.channelId);
    if (!channel?.isSendable()) throw new Error(`channel ${post.channelId} takes no messages`);
    if (channel.isThread()) await this.#prepare(channel, post);
    if (post.pending === 'strip' && messageId) {
      await channel.messages.edit(messageId, { components: [] });
      return messageId;
    }
    if (post.pending === 'delete' && messageId) {
      await channel.messages.delete(messageId);
      return undefined;
    }
    const put = (painted: boolean) => () => this.#put(channel, post, painted);
    return unlessTooLarge(put(true), put(false));
  }

  /** Sends or edits the message of a post and returns its id; undefined as for `#publish`. */
  async #put(channel: SendableChannels, post: PostRecord, painted: boolean): Promise<string | undefined> {
    const { app, mentions } = this.#options;
    const { messageId } = post;
    const message = await postMessage({ app, mentions: mentions() }, post, { channel, painted });
    if (!message) return undefined;
    if (post.pending === 'edit' && messageId) {
      // Without an empty list of attachments the old picture would stay beside the new one.
      await channel.messages.edit(messageId, message.files ? { ...message, attachments: [] } : message);
      return messageId;
    }
    const sent = post.begun && (await sentBefore(app.store, channel, { post, message }));
    if (sent) return sent;
    if (!(await app.store.postBegun({ id: post.id, wish: post.wish }))) return undefined;
    const nonce = nonceOf(`post ${post.gameId} ${post.id} of ${await app.store.fileNumber()}`);
    return (await channel.send({ ...message, nonce, enforceNonce: true })).id;
  }

  async #prepare(thread: ThreadChannel, { gameId, kind, pending }: PostRecord): Promise<void> {
    const { app, threads } = this.#options;
    const game = await app.store.game(gameId);
    if (!game) return;
    if (pending !== 'send') await threads.beforeChange(thread, game);
    if (kind === 'lobby') await threads.addPlayers(thread, game);
  }

  /** Notes that a post is given up or has to be retried. */
  #afterFailure(post: PostRecord, error: unknown): NoteOutcome {
    const { app, client, log } = this.#options;
    const { id, wish, gameId, attempts, pending, direct } = post;
    if (isFinal(error)) {
      const { code, message } = error;
      // What cannot be deleted is gone, or out of reach for good.
      if (pending === 'delete') return () => app.store.postDropped({ id, wish });
      if (direct) return () => app.store.postToChannel({ id, wish });
      log.warn({ post: id, game: gameId, code, reason: message }, 'a post was refused');
      return async () => {
        await app.store.postFailed({ id, wish, code });
        await closeGameIfGone({ app, client }, post, error);
      };
    }
    const pause = backoff(FIRST_PAUSE, attempts);
    const retryAt = app.now() + pause;
    log.warn({ err: error, post: id, game: gameId, pause: Math.round(pause) }, 'a post is tried again later');
    return () => app.store.postFailed({ id, wish, retryAt });
  }
}

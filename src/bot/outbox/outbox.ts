import { RESTJSONErrorCodes } from 'discord.js';
import { catchFailure, reportsUnreadable } from '../../guard/each-game.ts';
import { backoff, GrowingPauses } from '../../guard/growing-pauses.ts';
import type { DuePost, OutboxTask, PostRecord, SubjectId } from '../../store/records.ts';
import { DeliveryLoop } from './delivery.ts';
import { isFinal } from './final-errors.ts';
import { isChannelLost } from './gone-channels.ts';
import { UnreadableAnswer } from './messages.ts';
import { publish, RemovedError } from './publishing.ts';
import { loadSubject, type Subject, type SubjectParts } from './subject.ts';

/**
 * Number of concurrent deliveries by task over all servers; each server has one of a task at a time. The more urgent task comes
 * first: new messages, which wait for their pictures; edits, which must not wait for new messages; direct messages, which have
 * their own rate limit.
 */
const CONCURRENCY = { send: 4, change: 2, direct: 2 } as const satisfies Record<OutboxTask, number>;

/** First and longest pause after a temporary failure, in milliseconds. */
const RETRY_BACKOFF = { first: 1_000, longest: 10 * 60_000 };

/** Number of attempts after which a direct message goes to the channel; they take about a quarter of an hour. */
const DIRECT_ATTEMPTS = 10;

/** Number of attempts after which a post is given up if other posts of its subject wait; they take about an hour. */
const MAX_ATTEMPTS = 14;

/** Limit for attempts with unreadable answers. A later attempt would post the message twice, as Discord forgets the nonce. */
const UNREADABLE_ATTEMPTS = 7;

interface OutboxOptions extends SubjectParts {
  readonly subjects: readonly Subject[];
  /** Called with a message that was sent and stored as sent. */
  readonly sent: (post: PostRecord) => void;
  /** Called when a message was sent for which something waits, given up or dropped, so that what waits for it is due. */
  readonly settled: () => void;
}

/** Notes the outcome of a delivery in the store; resolves with false if nothing waits for the post. */
type NoteOutcome = () => Promise<unknown>;

/** An outcome that could not be noted yet. */
interface UnnotedOutcome {
  readonly subject: SubjectId;
  readonly note: NoteOutcome;
}

/** Delivers stored posts, in order per subject. After a crash, pending posts are due at once. */
export class Outbox extends DeliveryLoop<OutboxOptions> {
  /** Running deliveries, by post. */
  readonly #busy = new Map<number, { readonly post: DuePost; readonly delivery: Promise<void> }>();
  /**
   * Outcomes that could not be stored yet, by post. They are stored before anything else of their subjects is delivered, or
   * a message would be sent twice.
   */
  readonly #unnoted = new Map<number, UnnotedOutcome>();
  readonly #notePauses = new GrowingPauses<number>(RETRY_BACKOFF);
  /** Servers without the bot that the log has named. */
  readonly #loggedRemoved = new Set<string>();

  /** Running tasks that follow sent messages. */
  readonly #followUps = new Set<Promise<void>>();

  constructor(options: OutboxOptions) {
    super(options, { retryBackoff: RETRY_BACKOFF, failureMessage: 'the outbox waits for the database' });
  }

  protected async finish(): Promise<void> {
    await Promise.all([...this.#busy.values()].map(({ delivery }) => delivery));
    await Promise.all(this.#followUps);
    const { log } = this.parts;
    await this.#noteUnnoted().catch((error: unknown) => log.error({ err: error }, 'a delivery stays without a note'));
  }

  /** Begins to deliver due posts up to the limit; every finished delivery checks again. */
  protected async check(): Promise<number | undefined> {
    const { shard, limits, app } = this.parts;
    const { store, now } = app;
    const checkedAt = now();
    const pauses = (await this.#noteUnnoted()).map((pause) => checkedAt + pause);
    const busy = [...this.#busy.values()].map(({ post }) => post);
    // Posts are fetched only for free slots: meanwhile a more urgent post may come, or a post may change again.
    const freeFor = (task: OutboxTask) => {
      const wait = limits.left(task === 'direct' ? 'direct' : 'public');
      if (wait > 0) pauses.push(checkedAt + wait);
      return wait > 0 ? 0 : CONCURRENCY[task] - busy.filter((post) => post.task === task).length;
    };
    const free = { send: freeFor('send'), change: freeFor('change'), direct: freeFor('direct') };
    const apart = [...this.#unnoted.values()].map(({ subject }) => subject);
    const { posts, next } = await store.posts.work(checkedAt, { limits: free, busy, apart, shard });
    for (const post of posts) this.#begin(post);
    return next === undefined && pauses.length === 0 ? undefined : Math.min(next ?? Infinity, ...pauses);
  }

  #begin(post: DuePost): void {
    const delivery = this.#deliver(post).finally(() => {
      this.#busy.delete(post.id);
      this.kick();
    });
    this.#busy.set(post.id, { post, delivery });
  }

  async #deliver(post: DuePost): Promise<void> {
    const note = await this.#attempt(post);
    try {
      if ((await note()) !== false && post.pending === 'send') this.parts.settled();
    } catch (error) {
      this.parts.log.error({ err: error, post: post.id }, 'a delivery could not be noted');
      this.#unnoted.set(post.id, { subject: post.subject, note });
    }
  }

  /**
   * Notes outcomes that could not be noted before. Returns pauses, in milliseconds, until outcomes are tried again that still could
   * not be noted.
   */
  async #noteUnnoted(): Promise<readonly number[]> {
    if (this.#unnoted.size === 0) return [];
    const { log, settled } = this.parts;
    const pauses: number[] = [];
    for (const [post, { note }] of this.#unnoted) {
      const failed = (error: unknown) => {
        // A failure before the end of the pause is not logged again and does not make the pause longer.
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
    const { app, client } = this.parts;
    const { id, wish, kind, pending } = post;
    if (client.guilds.cache.has(post.guildId)) this.#loggedRemoved.delete(post.guildId);
    try {
      const subject = await loadSubject(this.parts, post);
      const published = subject && (await publish(this.parts, post, subject));
      // If a newer wish for the post exists, the store drops nothing, and the next check handles that wish.
      if (!published) return () => app.store.posts.drop({ id, wish });
      if (pending !== 'send') return () => app.store.posts.deliver({ id, wish, ...published });
      return async () => {
        const strips = subject.strips?.(kind) ?? [];
        const isAwaited = await app.store.posts.deliver({ id, wish, ...published, strips });
        this.parts.sent(post);
        const followUp = subject.sent?.(post).finally(() => this.#followUps.delete(followUp!));
        if (followUp) this.#followUps.add(followUp);
        return isAwaited;
      };
    } catch (error) {
      return this.#afterFailure(post, error);
    }
  }

  /** Notes that a post is given up or has to be retried. */
  #afterFailure(post: DuePost, error: unknown): NoteOutcome {
    const { app, client, log, limits, subjects } = this.parts;
    const { id, wish, subject, guildId, channelId, attempts, pending, direct } = post;
    const until = limits.noteFailure(error);
    if (until !== undefined) return () => app.store.posts.hold({ id, wish, until });
    if (error instanceof RemovedError) {
      if (!this.#loggedRemoved.has(guildId))
        log.warn({ server: guildId }, 'posts are given up in a server without the bot');
      this.#loggedRemoved.add(guildId);
      return () => app.store.posts.fail({ id, wish, code: RESTJSONErrorCodes.MissingAccess });
    }
    if (isFinal(error)) {
      const { code, message } = error;
      // A message that cannot be deleted is gone, or out of reach for good.
      if (pending === 'delete') return () => app.store.posts.drop({ id, wish });
      if (direct) return () => app.store.posts.toChannel({ id, wish });
      log.warn({ post: id, subject, code, reason: message }, 'a post was refused');
      return async () => {
        await app.store.posts.fail({ id, wish, code });
        if (!isChannelLost(error, guildId, client)) return;
        for (const one of subjects) await one.channelGone(app, channelId);
      };
    }
    const pause = backoff(RETRY_BACKOFF, attempts);
    const retryAt = app.now() + pause;
    if (!reportsUnreadable(error, app.onUnreadable))
      log.warn({ err: error, post: id, subject, pause: Math.round(pause) }, 'a post is tried again later');
    return async () => {
      if (!(await this.#isGivenUp(post, error))) return app.store.posts.fail({ id, wish, retryAt });
      log.error({ post: id, subject }, 'a post was given up');
      if (!direct) return app.store.posts.fail({ id, wish, code: 0 });
      return pending === 'send' ? app.store.posts.toChannel({ id, wish }) : app.store.posts.drop({ id, wish });
    };
  }

  /**
   * True if a post has failed so often that it is given up, so that later posts of its subject are delivered. A lost post is
   * revived when somebody acts in its channel.
   */
  async #isGivenUp({ id, subject, direct, attempts }: PostRecord, error: unknown): Promise<boolean> {
    const count = attempts + 1;
    if (error instanceof UnreadableAnswer && count >= UNREADABLE_ATTEMPTS) return true;
    if (direct) return count >= DIRECT_ATTEMPTS;
    return count >= MAX_ATTEMPTS && (await this.parts.app.store.posts.isAwaited({ id, subject }));
  }
}

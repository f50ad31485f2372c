import { RESTJSONErrorCodes } from 'discord.js';
import { PauseTimer } from '../../guard/clock-guard.ts';
import { catchFailure, reportsUnreadable } from '../../guard/each-game.ts';
import { backoff, GrowingPauses } from '../../guard/growing-pauses.ts';
import type { DuePost, PostRecord, PostsWanted, SubjectId } from '../../store/records.ts';
import { limitedBy } from '../connection/requests.ts';
import { DeliveryLoop } from './delivery.ts';
import { isFinal } from './final-errors.ts';
import { isUnknownChannel } from './gone-channels.ts';
import { UnreadableAnswer } from './messages.ts';
import { publish, RemovedError } from './publishing.ts';
import { loadSubject, type Subject, type SubjectParts } from './subject.ts';

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

/** Attempts after which a post is given up that others of its subject wait for: about an hour. */
const MAX_ATTEMPTS = 14;

/** Attempts that Discord says it has carried out, but answers with something else, while it still knows their nonce. */
const UNREADABLE_ATTEMPTS = 7;

interface OutboxOptions extends SubjectParts {
  readonly subjects: readonly Subject[];
  /** Called after every attempt to deliver a post. */
  readonly settled: () => void;
}

/** Notes the outcome of a delivery in the store. */
type NoteOutcome = () => Promise<void>;

/** An outcome that could not be noted yet. */
interface UnnotedOutcome {
  readonly subject: SubjectId;
  readonly note: NoteOutcome;
}

/** Delivers the posts that commits have written, in order per subject; after a crash, pending ones are due at once. */
export class Outbox {
  readonly #options: OutboxOptions;
  readonly #loop: DeliveryLoop;
  /** Deliveries under way, by post. */
  readonly #busy = new Map<number, { readonly task: Task; readonly post: DuePost; readonly delivery: Promise<void> }>();
  /**
   * Outcomes that could not be stored yet, by post. They are stored before anything else of their subjects is delivered, or
   * a message would be sent twice.
   */
  readonly #unnoted = new Map<number, UnnotedOutcome>();
  readonly #notePauses = new GrowingPauses<number>(TRIED_AGAIN);
  /** While Discord takes nothing, and no direct messages; it says so again if asked. */
  readonly #limits: { readonly everything: PauseTimer; readonly direct: PauseTimer };

  /** Servers without the bot of which the log has been told. */
  readonly #toldRemoved = new Set<string>();

  /** What is done once a message was sent, while it is under way. */
  readonly #afterwards = new Set<Promise<void>>();

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
    await Promise.all(this.#afterwards);
    const { log } = this.#options;
    await this.#noteLate().catch((error: unknown) => log.error({ err: error }, 'a delivery stays without a note'));
  }

  /** Begins to deliver due posts up to the limit; every finished delivery checks again. */
  async #look(): Promise<number | undefined> {
    const { shard } = this.#options;
    const { store, now } = this.#options.app;
    const lookedAt = now();
    const pauses = (await this.#noteLate()).map((pause) => lookedAt + pause);
    const { due, next } = await store.posts.work(lookedAt, shard);
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
      if (limit === 0 || !due.has(task)) continue;
      // Direct messages and public ones of a subject do not wait for each other.
      const isDirect = task === 'direct';
      const inWay = busy.filter(({ post }) => post.direct === isDirect).map(({ post }) => post.subject);
      const exclude = [...inWay, ...[...this.#unnoted.values()].map(({ subject }) => subject)];
      const servers = inTask.map(({ post }) => post.guildId);
      const wanted = { task, limit, exclude, servers, shard };
      for (const post of await store.posts.due(lookedAt, wanted)) this.#begin(post, task);
    }
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
      this.#unnoted.set(post.id, { subject: post.subject, note });
    }
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
    const { app, client } = this.#options;
    const { id, wish, kind, pending } = post;
    if (client.guilds.cache.has(post.guildId)) this.#toldRemoved.delete(post.guildId);
    try {
      const subject = await loadSubject(this.#options, post);
      const published = subject && (await publish(this.#options, post, subject));
      // If there is a newer wish, which is looked at next, nothing is noted.
      if (!published) return () => app.store.posts.drop({ id, wish });
      if (pending !== 'send') return () => app.store.posts.deliver({ id, wish, ...published });
      return async () => {
        await app.store.posts.deliver({ id, wish, ...published, strips: subject.strips?.(kind) ?? [] });
        const after = subject.sent?.(post).finally(() => this.#afterwards.delete(after!));
        if (after) this.#afterwards.add(after);
      };
    } catch (error) {
      return this.#afterFailure(post, error);
    }
  }

  /** Notes that a post is given up or has to be retried. */
  #afterFailure(post: DuePost, error: unknown): NoteOutcome {
    const { app, client, log, subjects } = this.#options;
    const { id, wish, subject, guildId, channelId, attempts, pending, direct } = post;
    const limited = limitedBy(error);
    if (limited) {
      const until = app.now() + limited.pause;
      if (limited.what !== 'route') this.#limits[limited.what].begin(limited.pause);
      return () => app.store.posts.hold({ id, wish, until });
    }
    if (error instanceof RemovedError) {
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
      log.warn({ post: id, subject, code, reason: message }, 'a post was refused');
      return async () => {
        await app.store.posts.fail({ id, wish, code });
        if (!isUnknownChannel(error) || !client.guilds.cache.has(guildId)) return;
        for (const one of subjects) await one.channelGone(app, channelId);
      };
    }
    const pause = backoff(TRIED_AGAIN, attempts);
    const retryAt = app.now() + pause;
    if (!reportsUnreadable(error, app.onUnreadable))
      log.warn({ err: error, post: id, subject, pause: Math.round(pause) }, 'a post is tried again later');
    return async () => {
      if (!(await this.#isEnough(post, error))) return app.store.posts.fail({ id, wish, retryAt });
      log.error({ post: id, subject }, 'a post was given up');
      if (!direct) return app.store.posts.fail({ id, wish, code: 0 });
      return pending === 'send' ? app.store.posts.toChannel({ id, wish }) : app.store.posts.drop({ id, wish });
    };
  }

  /**
   * Whether a post that fails without end has been tried often enough: its subject does not stand still for a message, and
   * whoever acts in its channel lets the last one be tried again.
   */
  async #isEnough({ id, subject, direct, attempts }: PostRecord, error: unknown): Promise<boolean> {
    const tried = attempts + 1;
    // Later than that it would be there twice: Discord has sent it, but it cannot be found.
    if (error instanceof UnreadableAnswer && tried >= UNREADABLE_ATTEMPTS) return true;
    if (direct) return tried >= DIRECT_ATTEMPTS;
    return tried >= MAX_ATTEMPTS && (await this.#options.app.store.posts.isAwaited({ id, subject }));
  }
}

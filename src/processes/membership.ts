import { randomUUID } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';
import { isGoneFrom, placeOf } from '../store/lease-place.ts';
import type { Member, Members, MembersAndShards } from '../store/members.ts';
import { leaderOf } from './plan.ts';

/** How often the other processes are polled, in milliseconds. */
const POLL_INTERVAL = 500;

/** Number of polls between two heartbeats. */
const POLLS_PER_HEARTBEAT = 4;

/**
 * A process counts as dead after more polls than this without a new heartbeat. Polls are counted and no clock is read, so that
 * neither a clock that jumps nor a machine that slept makes a living process dead.
 */
const MAX_POLLS_WITHOUT_HEARTBEAT = 30;

/**
 * A process that could not write a heartbeat for so long, in milliseconds by a monotonic clock, may have lost its shards and
 * answers nothing. Shorter than the time after which others take them.
 */
const MAX_SILENCE = 10_000;

/** How long a process counts as new after it has joined, in milliseconds by a monotonic clock. */
const NEWCOMER_PERIOD = 15_000;

/** Pause between attempts to join, in milliseconds. */
const JOIN_RETRY_INTERVAL = 1_000;

/** Membership of this process among those that share a database. */
export class Membership {
  readonly id = randomUUID();
  readonly #members: Members;
  readonly #place = placeOf();
  readonly #seen = new Map<string, { beat: number; polls: number }>();
  #polls = 0;
  #beatAt = Number.NEGATIVE_INFINITY;
  #joinedAt = 0;
  #isFirst = false;

  constructor(members: Members) {
    this.#members = members;
  }

  /** True if this process can be sure, without a query, that its shards are still its own. */
  get isSure(): boolean {
    return this.silence < MAX_SILENCE;
  }

  /** Time since the last heartbeat, in milliseconds. */
  get silence(): number {
    return performance.now() - this.#beatAt;
  }

  /** True for `NEWCOMER_PERIOD` after this process has joined. */
  get isNew(): boolean {
    return performance.now() - this.#joinedAt < NEWCOMER_PERIOD;
  }

  /** True if this process is the leader, which does the work for all servers. */
  get isLeader(): boolean {
    return this.#isFirst && this.isSure;
  }

  /**
   * Joins the other processes; waits while the database is being moved.
   *
   * @param shards number of shards if there is no other process
   * @param options.onWaiting called once if it has to wait
   * @returns the number of shards
   * @throws when `signal` is aborted
   */
  async join(
    shards: number,
    options: { readonly onWaiting: () => void; readonly signal: AbortSignal },
  ): Promise<number> {
    for (let attempts = 0; ; attempts++) {
      await this.#removeGone();
      const startedAt = performance.now();
      const joined = await this.#members.join({ id: this.id, ...this.#place }, shards);
      if (joined) {
        this.#joinedAt = performance.now();
        this.#beatAt = startedAt;
        return joined.shards.length;
      }
      if (attempts === 0) options.onWaiting();
      await after(JOIN_RETRY_INTERVAL, undefined, { signal: options.signal });
    }
  }

  /**
   * Polls the other processes, writes a heartbeat if it is due, and removes dead processes. Returns undefined if others have
   * removed this process as dead.
   */
  async poll(): Promise<MembersAndShards | undefined> {
    if (this.#polls++ % POLLS_PER_HEARTBEAT === 0) {
      // The time before the query, as others may see the heartbeat at any moment after it.
      const startedAt = performance.now();
      if (!(await this.#members.beat(this.id))) return undefined;
      this.#beatAt = startedAt;
    }
    const situation = await this.#members.read();
    if (!situation.members.some(({ id }) => id === this.id)) return undefined;
    const dead = situation.members.filter((member) => member.id !== this.id && this.#isDead(member));
    for (const { id, beat } of dead) {
      await this.#members.remove(id, beat);
      this.#seen.delete(id);
    }
    const now = dead.length > 0 ? await this.#members.read() : situation;
    this.#isFirst = leaderOf(now) === this.id;
    return now;
  }

  /** Polls until the signal is aborted, and calls one of the callbacks after each poll. */
  async keep(on: {
    readonly situation: (situation: MembersAndShards) => Promise<void>;
    readonly lost: () => void;
    readonly failure: (error: unknown) => void;
    readonly signal: AbortSignal;
  }): Promise<void> {
    while (!on.signal.aborted) {
      try {
        const situation = await this.poll();
        if (situation) await on.situation(situation);
        else on.lost();
      } catch (error) {
        on.failure(error);
      }
      await after(POLL_INTERVAL, undefined, { signal: on.signal }).catch(() => undefined);
    }
  }

  /** Removes processes of this machine that have ended, so that the first one to start again sets the number of shards. */
  async #removeGone(): Promise<void> {
    for (const member of (await this.#members.read()).members) {
      if (isGoneFrom(this.#place, member)) await this.#members.remove(member.id, member.beat);
    }
  }

  #isDead(member: Member): boolean {
    if (isGoneFrom(this.#place, member)) return true;
    const before = this.#seen.get(member.id);
    const polls = before?.beat === member.beat ? before.polls + 1 : 0;
    this.#seen.set(member.id, { beat: member.beat, polls: polls });
    return polls > MAX_POLLS_WITHOUT_HEARTBEAT;
  }
}

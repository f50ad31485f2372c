import { randomUUID } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';
import { isGoneFrom, placeOf } from '../store/lease-place.ts';
import type { Member, Members, Situation } from '../store/members.ts';
import { leaderOf } from './plan.ts';

/** From one look at the others to the next, in milliseconds. */
const LOOK_INTERVAL = 500;

/** A heartbeat is written at one look in so many. */
const LOOKS_PER_BEAT = 4;

/**
 * Looks in a row without a new heartbeat after which a process counts as dead. Looks are counted, and no clock is read: neither
 * a clock that jumps nor a machine that slept with all processes ends a living one.
 */
const LOOKS_WITHOUT_BEAT = 30;

/**
 * Without a heartbeat for so long, in milliseconds by a clock that nobody sets, a process is not sure that its shards are
 * still its own, and answers nothing. Shorter than others wait before they take them.
 */
const SURE_FOR = 10_000;

/** For so long after it has joined a process is new, in milliseconds by a clock that nobody sets. */
const NEW_FOR = 15_000;

/** Pause until a process asks again that may not join yet, in milliseconds. */
const JOINED_AGAIN = 1_000;

/** A process among those that share a database. */
export class Membership {
  readonly id = randomUUID();
  readonly #members: Members;
  readonly #place = placeOf();
  readonly #seen = new Map<string, { beat: number; looks: number }>();
  #looks = 0;
  #beatAt = Number.NEGATIVE_INFINITY;
  #joinedAt = 0;
  #isFirst = false;

  constructor(members: Members) {
    this.#members = members;
  }

  /** Whether what this process serves is still its own, as far as it can tell without asking. */
  get isSure(): boolean {
    return this.silence < SURE_FOR;
  }

  /** For how long others have not been told that this process lives, in milliseconds. */
  get silence(): number {
    return performance.now() - this.#beatAt;
  }

  /** Whether this process has just joined. */
  get isNew(): boolean {
    return performance.now() - this.#joinedAt < NEW_FOR;
  }

  /** Whether this process does what one alone does for all. */
  get isLeader(): boolean {
    return this.#isFirst && this.isSure;
  }

  /**
   * Joins the others, as soon as the database may be used.
   *
   * @param shards into which the servers are divided if there is no other process
   * @param options.onWaiting called once if it may not be used yet
   * @returns the number of shards
   * @throws when `signal` is aborted
   */
  async join(
    shards: number,
    options: { readonly onWaiting: () => void; readonly signal: AbortSignal },
  ): Promise<number> {
    for (let attempts = 0; ; attempts++) {
      await this.#removeGone();
      const asked = performance.now();
      const joined = await this.#members.join({ id: this.id, ...this.#place }, shards);
      if (joined) {
        this.#joinedAt = performance.now();
        this.#beatAt = asked;
        return joined.shards.length;
      }
      if (attempts === 0) options.onWaiting();
      await after(JOINED_AGAIN, undefined, { signal: options.signal });
    }
  }

  /**
   * Looks at the others, writes a heartbeat where it is time, and removes processes that are dead; undefined when this one
   * was taken for dead.
   */
  async look(): Promise<Situation | undefined> {
    if (this.#looks++ % LOOKS_PER_BEAT === 0) {
      // Others see the heartbeat from some moment after this one on, however late its answer comes.
      const asked = performance.now();
      if (!(await this.#members.beat(this.id))) return undefined;
      this.#beatAt = asked;
    }
    const situation = await this.#members.look();
    if (!situation.members.some(({ id }) => id === this.id)) return undefined;
    const dead = situation.members.filter((member) => member.id !== this.id && this.#isDead(member));
    for (const { id, beat } of dead) {
      await this.#members.remove(id, beat);
      this.#seen.delete(id);
    }
    const now = dead.length > 0 ? await this.#members.look() : situation;
    this.#isFirst = leaderOf(now) === this.id;
    return now;
  }

  /** Looks until it is stopped; a look that fails tells why. */
  async keep(on: {
    readonly situation: (situation: Situation) => Promise<void>;
    readonly lost: () => void;
    readonly failure: (error: unknown) => void;
    readonly signal: AbortSignal;
  }): Promise<void> {
    while (!on.signal.aborted) {
      try {
        const situation = await this.look();
        if (situation) await on.situation(situation);
        else on.lost();
      } catch (error) {
        on.failure(error);
      }
      await after(LOOK_INTERVAL, undefined, { signal: on.signal }).catch(() => undefined);
    }
  }

  /** Processes that have ended on this machine are removed at once, so that the first to start again decides for itself. */
  async #removeGone(): Promise<void> {
    for (const member of (await this.#members.look()).members) {
      if (isGoneFrom(this.#place, member)) await this.#members.remove(member.id, member.beat);
    }
  }

  #isDead(member: Member): boolean {
    if (isGoneFrom(this.#place, member)) return true;
    const before = this.#seen.get(member.id);
    const looks = before?.beat === member.beat ? before.looks + 1 : 0;
    this.#seen.set(member.id, { beat: member.beat, looks });
    return looks > LOOKS_WITHOUT_BEAT;
  }
}

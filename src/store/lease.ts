import { randomUUID } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';
import * as z from 'zod';
import { readJson } from '../core/json.ts';
import { isGoneFrom, type Place, placeOf } from './lease-place.ts';

/** How often the holder writes a heartbeat, in milliseconds. */
const BEAT_INTERVAL = 2_000;

/** How often a process that waits looks at the lease, in milliseconds. */
const LOOK_INTERVAL = 250;

/**
 * Looks in a row without a new heartbeat after which the holder counts as dead. Looks are counted, and no clock is read:
 * neither a clock that jumps nor a machine that slept with both processes ends a living lease.
 */
const LOOKS_WITHOUT_BEAT = 60;

/** A waiting process announces itself at one look in so many. */
const LOOKS_PER_ANNOUNCEMENT = 4;

/** The row of a lease, which is there before migrations run, as a process may wait for one of an earlier version. */
export interface LeaseRow extends Partial<Place> {
  /** Id of the process that has it; null when it is free. */
  readonly holder: string | null;
  /** Grows with every heartbeat, and every change of hands. */
  readonly beat: number;
  /** Grows as often as a process that waits announces itself. */
  readonly waiting: number;
  /** JSON of the interactions that the holder before answered last. */
  readonly taken: string;
}

const takenSchema = z.array(z.string());

/** The interactions that a process before this one answered last; none where what it left cannot be read. */
export function takenIn(text: string): readonly string[] {
  const read = readJson(text, takenSchema);
  return read.ok ? read.value : [];
}

/** The row of a lease in a database. */
export interface LeaseRows {
  read(): Promise<LeaseRow>;
  /** Gives the lease to a process, where nobody has changed holder or heartbeat since the row was read. */
  take(since: LeaseRow, holder: { readonly id: string } & Place): Promise<boolean>;
  /** Writes a heartbeat; false when the holder is another one. */
  beat(id: string): Promise<boolean>;
  announce(): Promise<void>;
  /** Frees the lease, if the process has it. */
  release(id: string, taken: string): Promise<void>;
  /** The same when the program ends and can wait for nothing; does nothing where that cannot be. */
  releaseAtOnce(id: string): void;
  /** Whether a process has the lease, as far as can be told without waiting. */
  isHeldBy(id: string): boolean;
}

/** What the process before this one has left. */
export interface Handover {
  /** Interactions that it answered last; empty when it died. */
  readonly taken: ReadonlySet<string>;
  /** Whether this process had to wait. */
  readonly hasWaited: boolean;
}

/** The right of one process to use the database, which is a row of the database itself. */
export class Lease {
  /** Of this process, as the row names it. */
  readonly id = randomUUID();
  readonly #rows: LeaseRows;
  readonly #place: Place;
  #timer: NodeJS.Timeout | undefined;
  #waiting = 0;
  #isAwaited = false;
  #deadHolder: string | undefined;

  /** @param place where this process runs, for tests */
  constructor(rows: LeaseRows, place: Place = placeOf()) {
    this.#rows = rows;
    this.#place = place;
  }

  /** Whether this process holds the lease, as far as can be told without waiting. */
  readonly isHeld = (): boolean => this.#rows.isHeldBy(this.id);

  /** Whether this process took the lease from one that had not released it, as it had died or stood still. */
  get isFromDead(): boolean {
    return this.#deadHolder !== undefined;
  }

  /** Id of that process. */
  get deadHolder(): string | undefined {
    return this.#deadHolder;
  }

  /** Whether another process waits for the lease. */
  async isAwaited(): Promise<boolean> {
    return this.#isAwaited || (await this.#rows.read()).waiting !== this.#waiting;
  }

  /**
   * Takes the lease, as soon as the process that holds it has released it or died.
   *
   * @param options.onWaiting called once if another process holds it
   * @throws when `signal` is aborted
   */
  async acquire(options: { readonly onWaiting?: () => void; readonly signal?: AbortSignal } = {}): Promise<Handover> {
    const watch = new Watch();
    for (let looks = 0; ; looks++) {
      const taken = await this.tryTake(watch);
      if (taken) return { taken: new Set(taken), hasWaited: looks > 0 };
      if (looks === 0) options.onWaiting?.();
      if (looks % LOOKS_PER_ANNOUNCEMENT === 0) await this.#announceWaiting();
      await after(LOOK_INTERVAL, undefined, options.signal && { signal: options.signal });
    }
  }

  /**
   * Takes the lease if it is free, or its holder is dead; returns the interactions that the holder before answered last,
   * or undefined while it is another's.
   */
  async tryTake(watch: Watch): Promise<readonly string[] | undefined> {
    const row = await this.#rows.read();
    if (!this.#isFree(watch.see(row))) return undefined;
    if (!(await this.#rows.take(row, { id: this.id, ...this.#place }))) return undefined;
    this.#waiting = row.waiting;
    this.#deadHolder = row.holder ?? undefined;
    return row.holder === null ? takenIn(row.taken) : [];
  }

  /**
   * Takes the lease, once its holder is known to be dead; false as soon as that one is known to be alive.
   *
   * @param options.onWaiting called once if that cannot be told at once
   */
  async takeFromDead({ onWaiting }: { readonly onWaiting?: () => void } = {}): Promise<boolean> {
    const watch = new Watch();
    for (let looks = 0; (await this.tryTake(watch)) === undefined; looks++) {
      if (looks === 0) onWaiting?.();
      else if (watch.looks === 0) return false;
      await after(LOOK_INTERVAL);
    }
    return true;
  }

  /** Writes heartbeats from now on; `onLost` is called when another process has taken the lease. */
  keep({ onLost, onFailure }: { readonly onLost: () => void; readonly onFailure: (error: unknown) => void }): void {
    const beat = async () => {
      try {
        if (!(await this.beat())) onLost();
      } catch (error) {
        // Whoever cannot write, such as on a full disk, cannot be replaced by a process that writes either.
        onFailure(error);
      }
    };
    this.#timer = setInterval(() => void beat(), BEAT_INTERVAL).unref();
  }

  /**
   * Writes a heartbeat; false when another process has taken the lease.
   *
   * @throws when the database cannot be written
   */
  async beat(): Promise<boolean> {
    const { waiting } = await this.#rows.read();
    this.#isAwaited = waiting !== this.#waiting;
    this.#waiting = waiting;
    return this.#rows.beat(this.id);
  }

  /** Lets the next process take the lease at once, and tells it which interactions are answered. */
  async release(taken: readonly string[]): Promise<void> {
    clearInterval(this.#timer);
    await this.#rows.release(this.id, JSON.stringify(taken));
  }

  /** Writes no more heartbeats: the lease is another's as soon as this process has ended. */
  leave(): void {
    clearInterval(this.#timer);
  }

  /** Releases the lease when the process ends and can wait for nothing, where that can be. */
  releaseAtOnce(): void {
    this.#rows.releaseAtOnce(this.id);
  }

  async #announceWaiting(): Promise<void> {
    try {
      await this.#rows.announce();
    } catch {
      // Only makes the handover smoother; the holder may be writing for long.
    }
  }

  #isFree({ row, looks }: Watch): boolean {
    const { holder, place, pid } = row!;
    if (holder === null || looks > LOOKS_WITHOUT_BEAT) return true;
    return place != null && pid != null && isGoneFrom(this.#place, { place, pid });
  }
}

/** What a waiting process has seen of the lease: the row, and for how many looks without a new heartbeat. */
export class Watch {
  row: LeaseRow | undefined;
  looks = 0;

  /** Notes one more look at the lease. */
  see(row: LeaseRow): this {
    this.looks = this.isUnchanged(row) ? this.looks + 1 : 0;
    this.row = row;
    return this;
  }

  /** Whether holder and heartbeat are the same as at the last look. */
  isUnchanged({ holder, beat }: LeaseRow): boolean {
    return this.row?.holder === holder && this.row.beat === beat;
  }
}

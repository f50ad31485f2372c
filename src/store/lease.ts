import { randomUUID } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';
import * as z from 'zod';
import { readJson } from '../core/json.ts';
import { isGoneFrom, type ProcessPlace, placeOf } from './lease-place.ts';

/** How often the holder writes a heartbeat, in milliseconds. */
const BEAT_INTERVAL = 2_000;

/** How often a waiting process checks the lease, in milliseconds. */
const CHECK_INTERVAL = 250;

/**
 * Number of checks without a new heartbeat after which the holder counts as dead. Checks are counted instead of time, so that a
 * living holder keeps its lease even if a clock jumps or the machine sleeps.
 */
const CHECKS_WITHOUT_BEAT = 60;

/** Number of checks between two announcements of a waiting process. */
const CHECKS_PER_ANNOUNCEMENT = 4;

/** The row of a lease. It exists before migrations run, as a process may wait for one of an earlier version. */
export interface LeaseRow extends Partial<ProcessPlace> {
  /** Id of the process that has the lease; null if it is free. */
  readonly holder: string | null;
  /** Increases with every heartbeat and every change of the holder. */
  readonly beat: number;
  /** Increases whenever a waiting process announces itself. */
  readonly waiting: number;
  /** JSON of the ids of the interactions that the previous holder answered last. */
  readonly taken: string;
}

const takenSchema = z.array(z.string());

/** Parses the ids of the interactions that the previous process answered last; none if the text cannot be read. */
export function parseTaken(text: string): readonly string[] {
  const parsed = readJson(text, takenSchema);
  return parsed.ok ? parsed.value : [];
}

/** The row of a lease in a database. */
export interface LeaseRows {
  read(): Promise<LeaseRow>;
  /** Gives the lease to a process, unless holder or heartbeat have changed since the row was read; returns true on success. */
  take(since: LeaseRow, holder: { readonly id: string } & ProcessPlace): Promise<boolean>;
  /** Writes a heartbeat; returns false if another process has the lease. */
  beat(id: string): Promise<boolean>;
  /** Announces that a process waits. */
  announce(): Promise<void>;
  /** Frees the lease, if the process has it. */
  release(id: string, takenIds: string): Promise<void>;
  /** Like `release`, at the end of the program, without waiting; does nothing if the database needs waiting. */
  releaseAtOnce(id: string): void;
  /** True if a process has the lease, as far as known without waiting. */
  isHeldBy(id: string): boolean;
}

/** The handover from the previous process. */
export interface Handover {
  /** Ids of the interactions that it answered last; empty if it died. */
  readonly taken: ReadonlySet<string>;
  /** True if this process had to wait. */
  readonly hasWaited: boolean;
}

/** The lease of the database: only its holder may use the database. It is a row of the database itself. */
export class Lease {
  /** Id of this process in the row. */
  readonly id = randomUUID();
  readonly #rows: LeaseRows;
  readonly #place: ProcessPlace;
  #timer: NodeJS.Timeout | undefined;
  #waiting = 0;
  #isAwaited = false;
  #deadHolder: string | undefined;

  /** @param place where this process runs; given by tests only */
  constructor(rows: LeaseRows, place: ProcessPlace = placeOf()) {
    this.#rows = rows;
    this.#place = place;
  }

  /** True if this process holds the lease, as far as known without waiting. */
  readonly isHeld = (): boolean => this.#rows.isHeldBy(this.id);

  /** True if this process took the lease from a holder that had died or hung without releasing it. */
  get isFromDead(): boolean {
    return this.#deadHolder !== undefined;
  }

  /** Id of the holder that had not released the lease. */
  get deadHolder(): string | undefined {
    return this.#deadHolder;
  }

  /** True if another process waits for the lease. */
  async isAwaited(): Promise<boolean> {
    return this.#isAwaited || (await this.#rows.read()).waiting !== this.#waiting;
  }

  /**
   * Takes the lease as soon as its holder has released it or died.
   *
   * @param options.onWaiting called once if another process holds the lease
   * @throws when `signal` is aborted
   */
  async acquire(options: { readonly onWaiting?: () => void; readonly signal?: AbortSignal } = {}): Promise<Handover> {
    const watch = new Watch();
    for (let checks = 0; ; checks++) {
      const takenIds = await this.tryTake(watch);
      if (takenIds) return { taken: new Set(takenIds), hasWaited: checks > 0 };
      if (checks === 0) options.onWaiting?.();
      if (checks % CHECKS_PER_ANNOUNCEMENT === 0) await this.#announceWaiting();
      await after(CHECK_INTERVAL, undefined, options.signal && { signal: options.signal });
    }
  }

  /**
   * Takes the lease if it is free or its holder is dead. Returns the interactions that the previous holder answered last, or
   * undefined while another process holds the lease.
   */
  async tryTake(watch: Watch): Promise<readonly string[] | undefined> {
    const row = await this.#rows.read();
    if (!this.#isFree(watch.see(row))) return undefined;
    if (!(await this.#rows.take(row, { id: this.id, ...this.#place }))) return undefined;
    this.#waiting = row.waiting;
    this.#deadHolder = row.holder ?? undefined;
    return row.holder === null ? parseTaken(row.taken) : [];
  }

  /**
   * Takes the lease when its holder is known to be dead; returns false as soon as the holder is known to be alive.
   *
   * @param options.onWaiting called once if neither is known at once
   */
  async takeFromDead({ onWaiting }: { readonly onWaiting?: () => void } = {}): Promise<boolean> {
    const watch = new Watch();
    for (let checks = 0; (await this.tryTake(watch)) === undefined; checks++) {
      if (checks === 0) onWaiting?.();
      else if (watch.checks === 0) return false;
      await after(CHECK_INTERVAL);
    }
    return true;
  }

  /** Starts to write heartbeats; calls `onLost` if another process has taken the lease. */
  keep({ onLost, onFailure }: { readonly onLost: () => void; readonly onFailure: (error: unknown) => void }): void {
    const beat = async () => {
      try {
        if (!(await this.beat())) onLost();
      } catch (error) {
        // If this process cannot write, such as on a full disk, no other process could take the lease either.
        onFailure(error);
      }
    };
    this.#timer = setInterval(() => void beat(), BEAT_INTERVAL).unref();
  }

  /**
   * Writes a heartbeat; returns false if another process has taken the lease.
   *
   * @throws Error when the database cannot be written
   */
  async beat(): Promise<boolean> {
    const { waiting } = await this.#rows.read();
    this.#isAwaited = waiting !== this.#waiting;
    this.#waiting = waiting;
    return this.#rows.beat(this.id);
  }

  /** Releases the lease, with the ids of interactions that the next process must not answer again. */
  async release(takenIds: readonly string[]): Promise<void> {
    clearInterval(this.#timer);
    await this.#rows.release(this.id, JSON.stringify(takenIds));
  }

  /** Stops the heartbeats without releasing the lease; another process can take it as soon as this one has ended. */
  leave(): void {
    clearInterval(this.#timer);
  }

  /** Releases the lease at the end of the process without waiting, if the database allows that. */
  releaseAtOnce(): void {
    this.#rows.releaseAtOnce(this.id);
  }

  async #announceWaiting(): Promise<void> {
    try {
      await this.#rows.announce();
    } catch {
      // The announcement only makes the handover smoother; it can fail while the holder writes for long.
    }
  }

  #isFree({ row, checks }: Watch): boolean {
    const { holder, place, pid } = row!;
    if (holder === null || checks > CHECKS_WITHOUT_BEAT) return true;
    return place != null && pid != null && isGoneFrom(this.#place, { place, pid });
  }
}

/** The last seen row of the lease, and the number of checks since its last new heartbeat. */
export class Watch {
  row: LeaseRow | undefined;
  checks = 0;

  /** Counts a check that found the lease unchanged since the last one; a changed lease begins the count again at 0. */
  see(row: LeaseRow): this {
    this.checks = this.isUnchanged(row) ? this.checks + 1 : 0;
    this.row = row;
    return this;
  }

  /** True if holder and heartbeat are the same as at the last check. */
  isUnchanged({ holder, beat }: LeaseRow): boolean {
    return this.row?.holder === holder && this.row.beat === beat;
  }
}

import { randomUUID } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';
import { Mutex } from '../mutex.ts';
import type { Connection } from './driver.ts';
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

const CREATE = `
  CREATE TABLE IF NOT EXISTS lease (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    holder TEXT, place TEXT, pid INTEGER,
    beat INTEGER NOT NULL, waiting INTEGER NOT NULL, taken TEXT NOT NULL
  );
  INSERT OR IGNORE INTO lease VALUES (1, NULL, NULL, NULL, 0, 0, '[]');
`;

interface LeaseRow extends Partial<Place> {
  readonly holder: string | null;
  readonly beat: number;
  readonly waiting: number;
  readonly taken: string;
}

/** What the process before this one has left. */
export interface Handover {
  /** Interactions that it answered last; empty when it died. */
  readonly taken: ReadonlySet<string>;
  /** Whether this process had to wait. */
  readonly hasWaited: boolean;
}

/**
 * The right of one process to use the database. It is a row of the database itself, made before migrations run, as a
 * process may wait for one of an earlier version.
 */
export class Lease {
  readonly #connection: Connection;
  readonly #id = randomUUID();
  readonly #mutex: Mutex;
  readonly #place: Place;
  readonly #holder;
  readonly #row;
  readonly #beat;
  readonly #announce;
  readonly #release;
  #timer: NodeJS.Timeout | undefined;
  #waiting = 0;
  #isAwaited = false;
  #isFromDead = false;

  /**
   * @param parts.mutex that of the connection, where others use it too
   * @param parts.place where this process runs, for tests
   */
  constructor(
    connection: Connection,
    { mutex = new Mutex(), place = placeOf() }: { readonly mutex?: Mutex; readonly place?: Place } = {},
  ) {
    this.#connection = connection;
    this.#mutex = mutex;
    this.#place = place;
    const exists = connection.prepare(`SELECT 1 FROM sqlite_schema WHERE name = 'lease'`).get();
    if (!exists) connection.transaction(() => connection.exec(CREATE)).immediate();
    this.#holder = connection.prepare<[], string | null>('SELECT holder FROM lease').pluck();
    this.#row = connection.prepare<[], LeaseRow>('SELECT holder, place, pid, beat, waiting, taken FROM lease');
    this.#beat = connection.prepare('UPDATE lease SET beat = beat + 1 WHERE holder = ?');
    this.#announce = connection.prepare('UPDATE lease SET waiting = waiting + 1');
    this.#release = connection.prepare(
      'UPDATE lease SET holder = NULL, place = NULL, pid = NULL, beat = beat + 1, taken = ? WHERE holder = ?',
    );
  }

  /** Whether this process holds the lease; inside a transaction, whether it will until that is committed. */
  readonly isHeld = (): boolean => this.#holder.get() === this.#id;

  /** Whether this process took the lease from one that had not released it, as it had died or stood still. */
  get isFromDead(): boolean {
    return this.#isFromDead;
  }

  /** Whether another process waits for the lease. */
  get isAwaited(): boolean {
    return this.#isAwaited || this.#row.get()!.waiting !== this.#waiting;
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
    // Most looks end here, without a lock.
    if (!this.#isFree(watch.see(this.#row.get()!))) return undefined;
    return this.#note(() => {
      const row = this.#row.get()!;
      if (!this.#isFree(watch.isUnchanged(row) ? watch : watch.see(row))) return undefined;
      this.#connection
        .prepare('UPDATE lease SET holder = ?, place = ?, pid = ?, beat = beat + 1')
        .run(this.#id, this.#place.place, this.#place.pid);
      this.#waiting = row.waiting;
      this.#isFromDead = row.holder !== null;
      return row.holder === null ? (JSON.parse(row.taken) as string[]) : [];
    });
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
    const { waiting } = this.#row.get()!;
    this.#isAwaited = waiting !== this.#waiting;
    this.#waiting = waiting;
    return this.#note(() => this.#beat.run(this.#id).changes === 1);
  }

  /** Writes a heartbeat within a transaction of the caller, which keeps waiting processes out for long. */
  beatWithin(): void {
    this.#beat.run(this.#id);
  }

  /** Lets the next process take the lease at once, and tells it which interactions are answered. */
  async release(taken: readonly string[]): Promise<void> {
    clearInterval(this.#timer);
    await this.#note(() => this.#release.run(JSON.stringify(taken), this.#id));
  }

  /** Releases the lease when the process ends and can wait for nothing, not even for a transaction under way. */
  releaseAtOnce(): void {
    this.#writeAtOnce(() => this.#release.run('[]', this.#id));
  }

  async #announceWaiting(): Promise<void> {
    try {
      await this.#note(() => this.#announce.run());
    } catch {
      // Only makes the handover smoother; the holder may be writing for long.
    }
  }

  #isFree({ row, looks }: Watch): boolean {
    const { holder, place, pid } = row!;
    if (holder === null || looks > LOOKS_WITHOUT_BEAT) return true;
    return place != null && pid != null && isGoneFrom(this.#place, { place, pid });
  }

  /** Writes without waiting for the disk, as a lease says nothing after a power cut. */
  #note<Value>(body: () => Value): Promise<Value> {
    return this.#mutex.run(async () => this.#writeAtOnce(body));
  }

  #writeAtOnce<Value>(body: () => Value): Value {
    this.#connection.pragma('synchronous = NORMAL');
    try {
      return this.#connection.transaction(body).immediate();
    } finally {
      this.#connection.pragma('synchronous = FULL');
    }
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

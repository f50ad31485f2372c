import { randomUUID } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { escapeLiteral, type Pool, type PoolClient, type QueryConfig, type QueryResult } from 'pg';
import { backoff } from '../../guard/growing-pauses.ts';
import type { GameId } from '../records.ts';
import type { Body, Database } from '../sql/database.ts';
import type { Session, Subject } from '../sql/session.ts';
import { type Statements, statementsOn } from '../sql/statements.ts';
import type { UnreadableGame } from '../unreadable-game.ts';
import { CommitMarks, markStatement } from './commit-marks.ts';
import { dialect } from './dialect.ts';
import { endPool } from './end-pool.ts';
import { numbersIn, setNumbers } from './numbers.ts';
import { asStoreError, isCollision, isConnectionLost } from './postgres-error.ts';
import { Queues, Slots } from './queues.ts';
import { tables } from './schema.ts';

/** How long one call goes on trying, in milliseconds: below the 3 seconds in which Discord wants an answer. */
const PATIENCE = 2_000;

/** First and longest pause before a repetition, in milliseconds. */
const TRIED_AGAIN = { first: 5, longest: 250 };

/** Transactions that write at the same time: fewer than there are connections, so that others are read meanwhile. */
const WRITERS = 7;

/** A transaction that has not begun within so many milliseconds is begun anew on another connection. */
const BEGUN_WITHIN = 5_000;

/** What the database of a server is made from. */
export interface PostgresDatabaseParts {
  /** How the host knows it, without password. */
  readonly place: string;
  /** SQL that is true while the database is this process's; looked at in every transaction that writes, and before deliveries. */
  readonly isHeld: string;
  /** Called when it is another's by now; throws. */
  readonly lost: () => never;
  /** Called with a game that a list leaves out, as it cannot be read. */
  readonly onUnreadable: (error: UnreadableGame) => void;
  /** See `SharedDatabase.store`. */
  readonly onLost: (games: readonly GameId[]) => Promise<void>;
}

/** How transactions begin. */
const BEGIN = {
  write: 'begin',
  note: 'begin; set local synchronous_commit = off',
} as const;
const BEGIN_READING = 'begin isolation level repeatable read read only';

/** From a connection that broke, or from an attempt in vain, to a look for what was lost with the server, in milliseconds. */
const LOOKED_AGAIN = 500;

/**
 * A database on a PostgreSQL server: a pool of connections, each with statements of its own. A transaction that writes holds
 * the lock of its subject; one that met another nevertheless is run again, as is one whose connection broke.
 */
export class PostgresDatabase implements Database {
  readonly #pool: Pool;
  readonly #parts: PostgresDatabaseParts;
  readonly #statements = new WeakMap<PoolClient, Statements>();
  readonly #queues = new Queues();
  readonly #marks = new CommitMarks();
  #isLooking = false;
  readonly #writers = new Slots(WRITERS);

  /** @param pool of a database that `bringUpToDate` was called for; `close` ends it */
  constructor(
    pool: Pool,
    {
      place,
      isHeld = 'true',
      lost = () => {
        throw new Error('the database is that of another process');
      },
      onUnreadable = () => undefined,
      onLost = async () => undefined,
    }: Pick<PostgresDatabaseParts, 'place'> & Partial<PostgresDatabaseParts>,
  ) {
    this.#pool = pool;
    this.#parts = { place, isHeld, lost, onUnreadable, onLost };
    pool.on('error', () => void this.#lookForLost());
  }

  readonly write: Database['write'] = (body, subject) => this.#write('write', body, subject);
  readonly note: Database['note'] = (body, subject) => this.#write('note', body, subject);
  readonly read: Database['read'] = (body) => this.#trying(() => this.#transact({ begin: BEGIN_READING }, body));
  readonly run: Database['run'] = (body) =>
    this.#trying(() => this.#connected(async (client) => done(await body(this.#on(client)))));
  readonly held: Database['held'] = (body) =>
    this.#trying(() =>
      this.#connected(async (client) => {
        await this.#assertHeld(client);
        return done(await body(this.#on(client)));
      }),
    );
  readonly id: Database['id'] = () =>
    this.#trying(() =>
      this.#connected(async (client) => {
        const { rows } = await client.query<{ id: number }>('select id from database_id');
        return done(rows[0]!.id);
      }),
    );
  readonly numbers: Database['numbers'] = () =>
    this.#trying(() => this.#connected(async (client) => done(await numbersIn(client))));
  readonly setNumbers: Database['setNumbers'] = (numbers) =>
    this.#trying(() =>
      this.#connected(async (client) => {
        await this.#assertHeld(client);
        return done(await setNumbers(client, numbers));
      }),
    );
  // What was deleted is overwritten when the server vacuums; its log and backups are the host's.
  readonly scrub: Database['scrub'] = async () => undefined;
  // The server does so by itself.
  readonly shrink: Database['shrink'] = async () => undefined;
  readonly close: Database['close'] = () => endPool(this.#pool);

  async #assertHeld(client: PoolClient): Promise<void> {
    const { rowCount } = await client.query(`select 1 where ${this.#parts.isHeld}`);
    if (rowCount === 0) this.#parts.lost();
  }

  /** The statements of a connection, prepared once. */
  #on(client: PoolClient): Statements {
    const known = this.#statements.get(client);
    if (known) return known;
    const db = drizzle(client) as unknown as Session['db'];
    const made = statementsOn({ db, tables, dialect }, this.#parts.onUnreadable);
    this.#statements.set(client, made);
    return made;
  }

  /**
   * Who waits for a subject in this process waits without a connection, and those that wait for another process do not have
   * all of them.
   */
  async #write<Value>(kind: 'write' | 'note', body: Body<Value>, subject: Subject | undefined): Promise<Value> {
    const until = performance.now() + PATIENCE;
    return this.#queues.run(subject, () =>
      this.#trying(async () => {
        const mark = randomUUID();
        const outcome = await this.#writers.run(() =>
          this.#transact({ begin: this.#begin(kind, mark, subject), mark }, body),
        );
        if (outcome.isDone && this.#marks.note(mark, subject, outcome.value)) void this.#pruneMarks();
        return outcome;
      }, until),
    );
  }

  /**
   * Repeats what met another transaction, or lost its connection, with growing pauses. An attempt that was begun in time is
   * repeated however long it took: a connection that leads nowhere is noticed late.
   *
   * @param until by `performance.now`
   */
  async #trying<Value>(attempt: () => Promise<Outcome<Value>>, until = performance.now() + PATIENCE): Promise<Value> {
    for (let attempts = 0; ; attempts++) {
      const isLate = performance.now() > until;
      try {
        const outcome = await attempt();
        if (outcome.isDone) return outcome.value;
        if (isLate) throw asStoreError(outcome.cause, this.#parts.place);
      } catch (error) {
        const isPassing = isCollision(error) || isConnectionLost(error);
        if (!isPassing || isLate) throw asStoreError(error, this.#parts.place);
      }
      await after(backoff(TRIED_AGAIN, attempts));
    }
  }

  /** Lends a connection, which is closed afterwards when it broke. */
  async #connected<Value>(body: (client: PoolClient) => Promise<Value>): Promise<Value> {
    const client = await this.#pool.connect();
    let broken: unknown;
    // An error between two statements would end the program if nobody listened.
    const onError = (error: unknown) => {
      broken = error;
    };
    client.on('error', onError);
    try {
      return await body(client);
    } catch (error) {
      if (isConnectionLost(error)) broken = error;
      throw error;
    } finally {
      client.off('error', onError);
      client.release(broken !== undefined);
      if (broken !== undefined) void this.#lookForLost();
    }
  }

  /**
   * How a transaction begins that writes; all of it is one message to the server. Its mark, which comes last, is left only while the
   * database is this process's.
   */
  #begin(kind: 'write' | 'note', mark: string, subject: Subject | undefined): string {
    const lock = subject && `select pg_advisory_xact_lock(hashtextextended(${escapeLiteral(subject)}, 0))`;
    return [BEGIN[kind], ...(lock ? [lock] : []), markStatement(mark, this.#parts.isHeld)].join('; ');
  }

  async #transact<Value>(
    { begin, mark }: { readonly begin: string; readonly mark?: string },
    body: Body<Value>,
  ): Promise<Outcome<Value>> {
    let value: { readonly written: Value } | undefined;
    try {
      return await this.#connected(async (client) => {
        try {
          const begun = await client.query({ text: begin, query_timeout: BEGUN_WITHIN } as QueryConfig);
          // Of several statements there are as many results.
          if (mark !== undefined && (begun as unknown as QueryResult[]).at(-1)!.rowCount === 0) this.#parts.lost();
          value = { written: await body(this.#on(client)) };
          await client.query('commit');
          return done(value.written);
        } catch (error) {
          if (!isConnectionLost(error)) await client.query('rollback');
          throw error;
        }
      });
    } catch (error) {
      if (!isConnectionLost(error) || !value || mark === undefined) throw error;
      // It broke while it was committed, which may have been done.
      const isCommitted = await this.#trying(() =>
        this.#connected(async (client) => done(await this.#marks.isCommitted(client, mark))),
      );
      return isCommitted ? done(value.written) : { isDone: false, cause: error };
    }
  }

  /**
   * Looks, as soon as a server answers, for what this process has written and the server lacks, which is another one by then:
   * a standby that was behind.
   */
  async #lookForLost(): Promise<void> {
    if (this.#isLooking) return;
    this.#isLooking = true;
    do await after(LOOKED_AGAIN);
    while (!this.#pool.ending && !(await this.#hasLooked()));
    this.#isLooking = false;
  }

  /** False while no server answers. */
  async #hasLooked(): Promise<boolean> {
    try {
      const games = await this.#connected((client) => this.#marks.lost(client));
      await this.#parts.onLost(games);
      this.#marks.forget(games);
      return true;
    } catch (error) {
      return !isConnectionLost(error);
    }
  }

  /** Nothing waits for it, and it is done again after more writes. */
  async #pruneMarks(): Promise<void> {
    await this.#connected((client) => this.#marks.prune(client)).catch(() => undefined);
  }
}

/** What an attempt came to; one that is not done is repeated. */
type Outcome<Value> =
  | { readonly isDone: true; readonly value: Value }
  | { readonly isDone: false; readonly cause: unknown };

function done<Value>(value: Value): { readonly isDone: true; readonly value: Value } {
  return { isDone: true, value };
}

import { randomUUID } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { escapeLiteral, type Pool, type PoolClient, type QueryConfig, type QueryResult } from 'pg';
import { backoff } from '../../guard/growing-pauses.ts';
import type { GameId } from '../records.ts';
import type { Body, Database } from '../sql/database.ts';
import type { Session, TransactionSubject } from '../sql/session.ts';
import { type Statements, statementsOn } from '../sql/statements.ts';
import type { UnreadableGame } from '../unreadable-game.ts';
import { CommitMarks, markStatement } from './commit-marks.ts';
import { dialect } from './dialect.ts';
import { endPool } from './end-pool.ts';
import { numbersIn, setNumbers } from './numbers.ts';
import { asStoreError, isCollision, isConnectionLost } from './postgres-error.ts';
import { Queues, Slots } from './queues.ts';
import { tables } from './schema.ts';

/** How long one call is retried, in milliseconds: less than the 3 seconds after which Discord drops an interaction. */
const RETRY_TIME = 2_000;

/** First and longest pause before a retry, in milliseconds. */
const RETRY_BACKOFF = { first: 5, longest: 250 };

/** Limit for concurrent writing transactions: fewer than the connections, so that reads are possible meanwhile. */
const WRITERS = 7;

/** Time limit for the beginning of a transaction, in milliseconds; then it is begun again on another connection. */
const BEGIN_TIMEOUT = 5_000;

/** Dependencies of a database on a server. */
export interface PostgresDatabaseParts {
  /** Name of the database for the host, without the password. */
  readonly place: string;
  /**
   * SQL condition that is true while this process may use the database; checked in every writing transaction and before
   * deliveries.
   */
  readonly isHeld: string;
  /** Called when this process may no longer use the database; throws. */
  readonly lost: () => never;
  /** Called with an unreadable game that a list leaves out. */
  readonly onUnreadable: (error: UnreadableGame) => void;
  /** See `SharedDatabase.store`. */
  readonly onLost: (games: readonly GameId[]) => Promise<void>;
}

const BEGIN_READING = 'begin isolation level repeatable read read only';

/** Pause after a broken connection, or a failed check, before checking for lost transactions, in milliseconds. */
const LOSS_CHECK_PAUSE = 500;

/**
 * A database on a PostgreSQL server: a pool of connections, each with its own prepared statements. A writing transaction holds the
 * lock of its subject. A transaction is retried if it collided with another one or its connection broke.
 */
export class PostgresDatabase implements Database {
  readonly #pool: Pool;
  readonly #parts: PostgresDatabaseParts;
  readonly #statements = new WeakMap<PoolClient, Statements>();
  readonly #queues = new Queues();
  readonly #marks = new CommitMarks();
  #isCheckingForLoss = false;
  /** The id of the database, once it was read: while processes use the database, none gives it another one. */
  #id: number | undefined;
  readonly #writers = new Slots(WRITERS);

  /** @param pool pool of a database for which `bringUpToDate` was called; `close` ends the pool */
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
    pool.on('error', () => void this.#checkForLoss());
  }

  readonly write: Database['write'] = (body, subject) => this.#write('write', body, subject);
  readonly note: Database['note'] = (body, subject) => this.#write('note', body, subject);
  readonly read: Database['read'] = (body) => this.#retrying(() => this.#transact({ begin: BEGIN_READING }, body));
  readonly run: Database['run'] = (body) =>
    this.#retrying(() => this.#connected(async (client) => done(await body(this.#on(client)))));
  readonly held: Database['held'] = (body) =>
    this.#retrying(() =>
      this.#connected(async (client) => {
        await this.#assertHeld(client);
        return done(await body(this.#on(client)));
      }),
    );
  readonly id: Database['id'] = async () => {
    this.#id ??= await this.#retrying(() =>
      this.#connected(async (client) => {
        const { rows } = await client.query<{ id: number }>('select id from database_id');
        return done(rows[0]!.id);
      }),
    );
    return this.#id;
  };
  readonly numbers: Database['numbers'] = () =>
    this.#retrying(() => this.#connected(async (client) => done(await numbersIn(client))));
  readonly setNumbers: Database['setNumbers'] = async (numbers) => {
    await this.#retrying(() =>
      this.#connected(async (client) => {
        await this.#assertHeld(client);
        return done(await setNumbers(client, numbers));
      }),
    );
    this.#id = numbers.id;
  };
  // Vacuuming by the server overwrites deleted data; its log and backups are the host's business.
  readonly scrub: Database['scrub'] = async () => undefined;
  // The server shrinks its files by itself.
  readonly shrink: Database['shrink'] = async () => undefined;
  readonly close: Database['close'] = () => endPool(this.#pool);

  async #assertHeld(client: PoolClient): Promise<void> {
    const { rowCount } = await client.query(`select 1 where ${this.#parts.isHeld}`);
    if (rowCount === 0) this.#parts.lost();
  }

  /** The statements of a connection, prepared once. */
  #on(client: PoolClient): Statements {
    const prepared = this.#statements.get(client);
    if (prepared) return prepared;
    const db = drizzle(client) as unknown as Session['db'];
    const { isHeld, lost, onUnreadable } = this.#parts;
    const statements = statementsOn({ db, tables, dialect, hold: { isHeld: sql.raw(isHeld), lost } }, onUnreadable);
    this.#statements.set(client, statements);
    return statements;
  }

  /**
   * Runs a writing transaction. Callers that wait for a subject within this process hold no connection. Callers that wait for
   * another process never hold all connections.
   */
  async #write<Value>(
    kind: 'write' | 'note',
    body: Body<Value>,
    subject: TransactionSubject | undefined,
  ): Promise<Value> {
    const until = performance.now() + RETRY_TIME;
    return this.#queues.run(subject, () =>
      this.#retrying(async () => {
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
   * Retries an attempt, with growing pauses, that collided with another transaction or lost its connection. An attempt that began
   * in time is retried however long it took, as a dead connection is noticed late.
   *
   * @param until time of `performance.now` after which no further attempt is made
   */
  async #retrying<Value>(
    attempt: () => Promise<Outcome<Value>>,
    until = performance.now() + RETRY_TIME,
  ): Promise<Value> {
    for (let attempts = 0; ; attempts++) {
      const isLate = performance.now() > until;
      try {
        const outcome = await attempt();
        if (outcome.isDone) return outcome.value;
        if (isLate) throw asStoreError(outcome.cause, this.#parts.place);
      } catch (error) {
        const isTemporary = isCollision(error) || isConnectionLost(error);
        if (!isTemporary || isLate) throw asStoreError(error, this.#parts.place);
      }
      await after(backoff(RETRY_BACKOFF, attempts));
    }
  }

  /** Runs a function with a connection of the pool; a broken connection is closed afterwards. */
  async #connected<Value>(body: (client: PoolClient) => Promise<Value>): Promise<Value> {
    const client = await this.#pool.connect();
    let broken: unknown;
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
      if (broken !== undefined) void this.#checkForLoss();
    }
  }

  /**
   * The statements that begin a writing transaction, sent to the server as one message. The last one writes the mark, but only
   * while this process may use the database.
   */
  #begin(kind: 'write' | 'note', mark: string, subject: TransactionSubject | undefined): string {
    const lock = subject && `select pg_advisory_xact_lock(hashtextextended(${escapeLiteral(subject)}, 0))`;
    const mayBeLost = kind === 'note';
    return ['begin', ...(lock ? [lock] : []), markStatement(mark, { condition: this.#parts.isHeld, mayBeLost })].join(
      '; ',
    );
  }

  async #transact<Value>(
    { begin, mark }: { readonly begin: string; readonly mark?: string },
    body: Body<Value>,
  ): Promise<Outcome<Value>> {
    let value: { readonly written: Value } | undefined;
    try {
      return await this.#connected(async (client) => {
        try {
          const results = await client.query({ text: begin, query_timeout: BEGIN_TIMEOUT } as QueryConfig);
          // Several statements give an array of results.
          if (mark !== undefined && (results as unknown as QueryResult[]).at(-1)!.rowCount === 0) this.#parts.lost();
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
      // The connection broke during the commit, which may have succeeded.
      const isCommitted = await this.#retrying(() =>
        this.#connected(async (client) => done(await this.#marks.isCommitted(client, mark))),
      );
      return isCommitted ? done(value.written) : { isDone: false, cause: error };
    }
  }

  /**
   * Checks for lost transactions as soon as a server answers: a standby that was behind may have taken over.
   */
  async #checkForLoss(): Promise<void> {
    if (this.#isCheckingForLoss) return;
    this.#isCheckingForLoss = true;
    do await after(LOSS_CHECK_PAUSE);
    while (!this.#pool.ending && !(await this.#reportLoss()));
    this.#isCheckingForLoss = false;
  }

  /** Reports the games with lost transactions; returns false while no server answers. */
  async #reportLoss(): Promise<boolean> {
    try {
      const games = await this.#connected((client) => this.#marks.lost(client));
      await this.#parts.onLost(games);
      this.#marks.forget(games);
      return true;
    } catch (error) {
      return !isConnectionLost(error);
    }
  }

  /** Deletes old marks; nothing waits for it, and a failure is repaired by the next call. */
  async #pruneMarks(): Promise<void> {
    await this.#connected((client) => this.#marks.prune(client)).catch(() => undefined);
  }
}

/** Outcome of an attempt; one that is not done is retried. */
type Outcome<Value> =
  | { readonly isDone: true; readonly value: Value }
  | { readonly isDone: false; readonly cause: unknown };

function done<Value>(value: Value): { readonly isDone: true; readonly value: Value } {
  return { isDone: true, value };
}

import { type SQLWrapper, sql } from 'drizzle-orm';
import { BetterSQLiteSession } from 'drizzle-orm/better-sqlite3/session';
import * as columns from 'drizzle-orm/sqlite-core';
import { BaseSQLiteDatabase, SQLiteSyncDialect } from 'drizzle-orm/sqlite-core';
import { Mutex } from '../mutex.ts';
import type { Body, Database, Numbers } from '../sql/database.ts';
import { migrationsTable } from '../sql/migrations-table.ts';
import type { Dialect, Hold, Session } from '../sql/session.ts';
import { type Statements, statementsOn } from '../sql/statements.ts';
import { NUMBERED_TABLES } from '../sql/table-shapes.ts';
import { isBusy } from '../store-error.ts';
import type { UnreadableGame } from '../unreadable-game.ts';
import type { Connection } from './driver.ts';
import { databaseIdOf } from './open-file.ts';
import { tables } from './schema.ts';
import { asStoreError } from './sqlite-error.ts';

/** Number of free pages that are given back to the disk at a time. */
const FREED_PAGES = 50;

/** Dependencies of a database in a file. */
export interface SqliteDatabaseParts {
  /** The mutex of the connection, if others use it too. */
  readonly mutex: Mutex;
  /** Called before every write; throws when the file is no longer at its path. */
  readonly assertInPlace: () => void;
  readonly hold: Hold;
  /** Called with an unreadable game that a list leaves out. */
  readonly onUnreadable: (error: UnreadableGame) => void;
}

/** A database in an SQLite file, with one connection that callers use one after another. */
export class SqliteDatabase implements Database {
  readonly #connection: Connection;
  readonly #mutex: Mutex;
  readonly #assertInPlace: () => void;
  readonly #lost: Hold['lost'];
  readonly #statements: Statements;
  /** The statements of transactions, prepared once. */
  readonly #transaction: ReturnType<typeof prepareTransaction>;
  /** How long a write waits for another process, in milliseconds. */
  readonly #busyTimeout: number;
  /** True if the last write waited in vain; the next one does not wait, so that waits do not add up. */
  #hasWaited = false;

  /** @param connection of a file that `openDatabase` brought up to date; `close` closes it */
  constructor(
    connection: Connection,
    {
      mutex = new Mutex(),
      assertInPlace = () => undefined,
      hold = ALWAYS_HELD,
      onUnreadable = () => undefined,
    }: Partial<SqliteDatabaseParts> = {},
  ) {
    this.#connection = connection;
    this.#mutex = mutex;
    this.#assertInPlace = assertInPlace;
    this.#lost = hold.lost;
    this.#busyTimeout = connection.pragma('busy_timeout', { simple: true }) as number;
    this.#transaction = prepareTransaction(connection, hold);
    // Queries of this driver are synchronous, but can be awaited.
    const db = queriesOn(connection) as unknown as Session['db'];
    this.#statements = statementsOn({ db, tables, dialect, hold }, onUnreadable);
  }

  readonly write: Database['write'] = (body) => this.#alone(() => this.#write(body));

  readonly note: Database['note'] = (body) =>
    this.#alone(async () => {
      this.#connection.pragma('synchronous = NORMAL');
      try {
        return await this.#write(body);
      } finally {
        this.#connection.pragma('synchronous = FULL');
      }
    });

  readonly read: Database['read'] = (body) => this.#alone(() => this.#transact('deferred', body));
  readonly run: Database['run'] = (body) => this.#alone(() => body(this.#statements));

  readonly held: Database['held'] = (body) =>
    this.#alone(() => {
      this.#assertHeld();
      return body(this.#statements);
    });

  readonly id: Database['id'] = () => this.#alone(async () => databaseIdOf(this.#connection));

  readonly numbers: Database['numbers'] = () => this.#alone(async () => numbersIn(this.#connection));
  readonly setNumbers: Database['setNumbers'] = (numbers) =>
    this.#alone(() => this.#write(async () => setNumbers(this.#connection, numbers)));

  // The write-ahead log may still contain deleted data.
  readonly scrub: Database['scrub'] = () =>
    this.#alone(async () => void this.#connection.pragma('wal_checkpoint(TRUNCATE)'));

  readonly shrink: Database['shrink'] = () =>
    this.#alone(async () => void this.#connection.pragma(`incremental_vacuum(${FREED_PAGES})`));

  readonly close: Database['close'] = () => this.#alone(async () => void this.#connection.close());

  #assertHeld(): void {
    this.#assertInPlace();
    if (this.#transaction.isHeld.get() !== 1) this.#lost();
  }

  /** Runs a body when nobody else uses the connection; converts errors of the driver into errors of the store. */
  #alone<Value>(body: () => Promise<Value>): Promise<Value> {
    return this.#mutex.run(async () => {
      try {
        return await body();
      } catch (error) {
        throw asStoreError(error, this.#connection.name);
      }
    });
  }

  /** Runs an immediate transaction; one that reads first would fail instead of waiting for another writer. */
  async #write<Value>(body: Body<Value>): Promise<Value> {
    try {
      const value = await this.#transact('immediate', async (on) => {
        this.#assertHeld();
        return body(on);
      });
      if (this.#hasWaited) this.#waitFor(this.#busyTimeout);
      return value;
    } catch (error) {
      if (isBusy(asStoreError(error, this.#connection.name)) && !this.#hasWaited) this.#waitFor(0);
      throw error;
    }
  }

  async #transact<Value>(kind: 'immediate' | 'deferred', body: Body<Value>): Promise<Value> {
    this.#transaction[kind].run();
    try {
      const value = await body(this.#statements);
      this.#transaction.commit.run();
      return value;
    } catch (error) {
      // After some errors, such as a full disk, SQLite has already rolled back.
      if (this.#connection.inTransaction) this.#transaction.rollback.run();
      throw error;
    }
  }

  #waitFor(milliseconds: number): void {
    this.#hasWaited = milliseconds === 0;
    this.#connection.pragma(`busy_timeout = ${milliseconds}`);
  }
}

/** Replaces drizzle's own `drizzle` function, which would load better-sqlite3 even if it is not installed. */
function queriesOn(connection: Connection) {
  const syntax = new SQLiteSyncDialect();
  return new BaseSQLiteDatabase('sync', syntax, new BetterSQLiteSession(connection, syntax, undefined), undefined);
}

/** The hold on a file that one process alone opens. */
const ALWAYS_HELD: Hold = {
  isHeld: sql`1`,
  lost: () => {
    throw new Error('the database is that of another process');
  },
};

function prepareTransaction(connection: Connection, { isHeld }: Hold) {
  return {
    isHeld: connection.prepare(`SELECT ${new SQLiteSyncDialect().sqlToQuery(isHeld).sql}`).pluck(),
    immediate: connection.prepare('BEGIN IMMEDIATE'),
    deferred: connection.prepare('BEGIN DEFERRED'),
    commit: connection.prepare('COMMIT'),
    rollback: connection.prepare('ROLLBACK'),
  };
}

/** Converts blobs to null, as JSON cannot contain them; no version of the program writes blobs. */
const jsonValue = (column: SQLWrapper) => sql`case when typeof(${column}) <> 'blob' then ${column} end`;

/** SQL that SQLite writes differently from other databases. */
const dialect: Dialect = {
  migrations: migrationsTable(columns, '__drizzle_migrations'),
  texts: (parameter) => sql`(select value from json_each(${parameter}))`,
  jsonField: (column, field) =>
    sql`case when json_valid(${column}) then json_extract(${column}, ${sql.raw(`'$.${field}'`)}) end`,
  rows: (columns, order) =>
    sql`json_group_array(json_array(${sql.join(columns.map(jsonValue), sql`, `)}) order by ${order})`,
  least: (one, other) => sql`min(${one}, ${other})`,
  greatest: (one, other) => sql`max(${one}, ${other})`,
  // SQLite has only one writer at a time.
  lock: () => sql`1`,
};

/** See `Database.numbers`. */
function numbersIn(connection: Connection): Numbers {
  const lastOf = connection.prepare<[string], number>('SELECT seq FROM sqlite_sequence WHERE name = ?').pluck();
  const last = Object.fromEntries(NUMBERED_TABLES.map((table) => [table, lastOf.get(table) ?? 0]));
  return { id: databaseIdOf(connection), last };
}

/** See `Database.setNumbers`; within a transaction. */
function setNumbers(connection: Connection, { id, last }: Numbers): void {
  const forget = connection.prepare('DELETE FROM sqlite_sequence WHERE name = ?');
  const note = connection.prepare('INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)');
  for (const table of NUMBERED_TABLES) {
    forget.run(table);
    note.run(table, last[table] ?? 0);
  }
  connection.pragma(`user_version = ${id}`);
}

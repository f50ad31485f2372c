import type { SQL, SQLWrapper } from 'drizzle-orm';
import type { BaseSQLiteDatabase } from 'drizzle-orm/sqlite-core';
import type { MigrationsTable } from './migrations-table.ts';
import type { Tables } from './schema.ts';

/**
 * The subject whose data a transaction reads to decide what to write; over all processes, only one transaction about it runs at a
 * time.
 */
export type TransactionSubject =
  | `channel ${string}`
  | `game ${number}`
  | `post ${number}`
  | `user ${string}`
  | 'heartbeat'
  | 'pruning'
  | 'push key'
  | 'ratings';

/**
 * A connection to a database, for statements: queries are awaited, and typed as those of SQLite in every dialect.
 */
export interface Session {
  readonly db: BaseSQLiteDatabase<'async', unknown>;
  readonly tables: Tables;
  readonly dialect: Dialect;
  readonly hold: Hold;
}

/** Whether this process may use the database. */
export interface Hold {
  /** Condition that is true while it may. */
  readonly isHeld: SQL;
  /** Called when it may no longer; throws. */
  readonly lost: () => never;
}

/** SQL that dialects write differently. */
export interface Dialect {
  /** The table of applied migrations. */
  readonly migrations: MigrationsTable;
  /** The texts of a JSON array, for `in`. One parameter holds any number of texts, so that the statement can be prepared. */
  texts(parameter: SQLWrapper): SQL;
  /** A field of the JSON object in a column, texts without quotes; null if the column contains no JSON. */
  jsonField(column: SQLWrapper, field: string): SQL;
  /** JSON of all rows in an order, each row as a list of the values of these columns; for a select without other columns. */
  rows(columns: readonly SQLWrapper[], order: SQLWrapper): SQL<string>;
  /** The smaller of two values; null if one of them is null. */
  least(one: SQLWrapper, other: SQLWrapper): SQL;
  /** The larger of two values; null if one of them is null. */
  greatest(one: SQLWrapper, other: SQLWrapper): SQL;
  /** Takes the lock of a subject until the end of the transaction, if the database allows concurrent writers. */
  lock(subject: TransactionSubject): SQL;
}

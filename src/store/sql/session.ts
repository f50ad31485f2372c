import type { SQL, SQLWrapper } from 'drizzle-orm';
import type { BaseSQLiteDatabase } from 'drizzle-orm/sqlite-core';
import type { MigrationsTable } from './migrations-table.ts';
import type { Tables } from './schema.ts';

/** What a transaction decides on: no other one about the same runs meanwhile, in whatever process. */
export type Subject =
  | `channel ${string}`
  | `game ${number}`
  | `post ${number}`
  | `user ${string}`
  | 'heartbeat'
  | 'pruning'
  | 'ratings';

/**
 * A connection to a database, as statements see it: queries are awaited, and are typed as those of SQLite whatever the dialect
 * is.
 */
export interface Session {
  readonly db: BaseSQLiteDatabase<'async', unknown>;
  readonly tables: Tables;
  readonly dialect: Dialect;
}

/** What dialects write differently. */
export interface Dialect {
  /** The table of the migrations that were run. */
  readonly migrations: MigrationsTable;
  /** The texts of a JSON array, for `in`: one parameter for any number of them, so that the statement can be prepared. */
  texts(parameter: SQLWrapper): SQL;
  /** A field of the JSON object in a column, as text where it is one; null for what is no JSON. */
  jsonField(column: SQLWrapper, field: string): SQL;
  /** JSON of rows in an order, each a list of the values of these columns; to be selected from them alone. */
  rows(columns: readonly SQLWrapper[], order: SQLWrapper): SQL<string>;
  /** The smaller of two values; null where one of them is. */
  least(one: SQLWrapper, other: SQLWrapper): SQL;
  /** The larger of two values; null where one of them is. */
  greatest(one: SQLWrapper, other: SQLWrapper): SQL;
  /** Selected, it holds the lock of a subject to the end of the transaction, where others could write meanwhile. */
  lock(subject: Subject): SQL;
}

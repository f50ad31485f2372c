import { type SQLWrapper, sql } from 'drizzle-orm';
import * as columns from 'drizzle-orm/sqlite-core';
import { migrationsTable } from '../sql/migrations-table.ts';
import type { Dialect } from '../sql/session.ts';

/** Converts blobs to null, as JSON cannot contain them; no version of the program writes blobs. */
const jsonValue = (column: SQLWrapper) => sql`case when typeof(${column}) <> 'blob' then ${column} end`;

/** SQL that SQLite writes differently from other databases. */
export const dialect: Dialect = {
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

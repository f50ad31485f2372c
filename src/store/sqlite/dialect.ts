import { sql } from 'drizzle-orm';
import * as columns from 'drizzle-orm/sqlite-core';
import { migrationsTable } from '../sql/migrations-table.ts';
import type { Dialect } from '../sql/session.ts';

const values: Dialect['texts'] = (parameter) => sql`(select value from json_each(${parameter}))`;

/** What SQLite writes differently from other databases. */
export const dialect: Dialect = {
  migrations: migrationsTable(columns, '__drizzle_migrations'),
  texts: values,
  numbers: values,
  jsonField: (column, field) =>
    sql`case when json_valid(${column}) then json_extract(${column}, ${sql.raw(`'$.${field}'`)}) end`,
  least: (one, other) => sql`min(${one}, ${other})`,
  greatest: (one, other) => sql`max(${one}, ${other})`,
  // Whoever writes is alone.
  lock: () => sql`1`,
  forUpdate: sql.empty(),
};

import { sql } from 'drizzle-orm';
import { escapeLiteral } from 'pg';
import { migrationsTable } from '../sql/migrations-table.ts';
import type { Dialect } from '../sql/session.ts';
import { columns } from './columns.ts';

/** SQL that PostgreSQL writes differently from other databases. */
export const dialect: Dialect = {
  migrations: migrationsTable(columns, 'drizzle_migrations'),
  texts: (parameter) => sql`(select json_array_elements_text(${parameter}::json))`,
  // A function of the first migration, because a cast of invalid JSON fails the whole statement.
  jsonField: (column, field) => sql`json_if_valid(${column}) ->> ${sql.raw(`'${field}'`)}`,
  rows: (columns, order) =>
    sql`coalesce(json_agg(json_build_array(${sql.join([...columns], sql`, `)}) order by ${order}), '[]')::text`,
  // Not PostgreSQL's own functions, which ignore null.
  least: (one, other) => sql`case when ${one} <= ${other} then ${one} when ${one} > ${other} then ${other} end`,
  greatest: (one, other) => sql`case when ${one} >= ${other} then ${one} when ${one} < ${other} then ${other} end`,
  lock: (subject) => sql`pg_advisory_xact_lock(hashtextextended(${sql.raw(escapeLiteral(subject))}, 0))`,
};

import { sql } from 'drizzle-orm';
import type { Dialect } from '../sql/session.ts';

/** What PostgreSQL writes differently from other databases. */
export const dialect: Dialect = {
  texts: (parameter) => sql`(select json_array_elements_text(${parameter}::json))`,
  numbers: (parameter) => sql`(select json_array_elements_text(${parameter}::json)::bigint)`,
  // A function of the first migration, as casting what is no JSON ends the whole statement.
  jsonField: (column, field) => sql`json_if_valid(${column}) ->> ${sql.raw(`'${field}'`)}`,
  // Those of PostgreSQL pass over what is null.
  least: (one, other) => sql`case when ${one} <= ${other} then ${one} when ${one} > ${other} then ${other} end`,
  greatest: (one, other) => sql`case when ${one} >= ${other} then ${one} when ${one} < ${other} then ${other} end`,
  forUpdate: sql`for update`,
};

import * as postgres from 'drizzle-orm/pg-core';
import type * as sqlite from 'drizzle-orm/sqlite-core';
import type { Columns } from '../sql/schema/columns.ts';

/** What tables are declared with in PostgreSQL, by the names and the types of SQLite's, as all statements are typed by those. */
export const columns = {
  index: postgres.index,
  integer,
  primaryKey: postgres.primaryKey,
  real: postgres.doublePrecision,
  sqliteTable: postgres.pgTable,
  text: postgres.text,
  uniqueIndex: postgres.uniqueIndex,
} as unknown as Columns;

/** A whole number, which SQLite keeps in up to 8 bytes as well: times are milliseconds. Or a truth value, where one is meant. */
function integer(name: string, { mode = 'number' }: { readonly mode?: 'number' | 'boolean' } = {}) {
  if (mode === 'boolean') return postgres.boolean(name);
  const column = postgres.bigint(name, { mode: 'number' });
  const primaryKey = column.primaryKey.bind(column);
  return Object.assign(column, {
    primaryKey: ({ autoIncrement = false }: Parameters<ReturnType<typeof sqlite.integer>['primaryKey']>[0] = {}) =>
      // By default only, so that rows can be copied here with their ids.
      autoIncrement ? column.generatedByDefaultAsIdentity().primaryKey() : primaryKey(),
  });
}

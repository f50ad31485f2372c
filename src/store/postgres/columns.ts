import * as postgres from 'drizzle-orm/pg-core';
import type * as sqlite from 'drizzle-orm/sqlite-core';
import type { Columns } from '../sql/schema/columns.ts';

/** Builders of tables and columns for PostgreSQL, under SQLite's names and types, for which all statements are typed. */
export const columns = {
  index: postgres.index,
  integer,
  primaryKey: postgres.primaryKey,
  real: postgres.doublePrecision,
  sqliteTable: postgres.pgTable,
  text: postgres.text,
  uniqueIndex: postgres.uniqueIndex,
} as unknown as Columns;

/** An integer of 8 bytes, as SQLite allows, because times are milliseconds; in mode `boolean` a boolean. */
function integer(name: string, { mode = 'number' }: { readonly mode?: 'number' | 'boolean' } = {}) {
  if (mode === 'boolean') return postgres.boolean(name);
  const column = postgres.bigint(name, { mode: 'number' });
  const primaryKey = column.primaryKey.bind(column);
  return Object.assign(column, {
    primaryKey: ({ autoIncrement = false }: Parameters<ReturnType<typeof sqlite.integer>['primaryKey']>[0] = {}) =>
      // Generated only by default, so that a move can copy rows with their ids.
      autoIncrement ? column.generatedByDefaultAsIdentity().primaryKey() : primaryKey(),
  });
}

import { getTableColumns, type Placeholder, sql } from 'drizzle-orm';
import type { AnySQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Session } from './session.ts';

/** Placeholders for the values of columns, each with the name of its column. */
export function placeholders<Name extends string>(...columns: readonly Name[]) {
  return Object.fromEntries(columns.map((name) => [name, sql.placeholder(name)])) as Readonly<
    Record<Name, Placeholder<Name>>
  >;
}

/**
 * A statement that inserts a row, or changes these columns of the row with the same key, and others to fixed values. The
 * placeholders have the names of the columns.
 */
export function upsert<Table extends SQLiteTable>(
  db: Session['db'],
  table: Table,
  {
    key,
    columns,
    fixed = {},
  }: {
    readonly key: readonly (keyof Table['$inferInsert'] & string)[];
    readonly columns: readonly (keyof Table['$inferInsert'] & string)[];
    readonly fixed?: Partial<Table['$inferInsert']>;
  },
) {
  const all: Readonly<Record<string, AnySQLiteColumn>> = getTableColumns(table);
  const changes = columns.map((name) => [name, sql`excluded.${sql.identifier(all[name]!.name)}`] as const);
  return db
    .insert(table)
    .values(placeholders(...key, ...columns) as Table['$inferInsert'])
    .onConflictDoUpdate({
      target: key.map((name) => all[name]!),
      set: { ...Object.fromEntries(changes), ...fixed } as Partial<Table['$inferInsert']>,
    });
}

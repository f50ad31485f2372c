import { count, type SQL, sql } from 'drizzle-orm';
import type { AnySQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Session } from './session.ts';
import { TABLE_SHAPES, type TableName } from './table-shapes.ts';

export type { TableName } from './table-shapes.ts';

/** A row of any table, by the names of its columns in the schema. */
export type AnyRow = Readonly<Record<string, unknown>>;

/** Values of a primary key. */
export type RowKey = readonly unknown[];

/** Access to the rows of any table. No method begins a transaction. */
export function anyRows(session: Session) {
  const tables: Readonly<Record<TableName, SQLiteTable>> = session.tables;

  function keyOf(name: TableName): AnySQLiteColumn[] {
    const columns = session.tables[name] as unknown as Readonly<Record<string, AnySQLiteColumn>>;
    return TABLE_SHAPES[name].key.map((column) => columns[column]!);
  }
  return {
    async count(name: TableName): Promise<number> {
      const [row] = await session.db.select({ rows: count() }).from(tables[name]);
      return row!.rows;
    },

    /** At most `limit` rows in the order of their keys, from the start or after a key. */
    async page(name: TableName, { after, limit }: { after?: RowKey | undefined; limit: number }): Promise<AnyRow[]> {
      const key = keyOf(name);
      const query = session.db.select().from(tables[name]);
      const rest = after && sql`(${listOf(key)}) > (${listOf(after)})`;
      return (await query
        .where(rest)
        .orderBy(...key)
        .limit(limit)) as AnyRow[];
    },

    insert: (name: TableName, rows: readonly AnyRow[]) => session.db.insert(tables[name]).values([...rows]),

    /** Deletes at most `limit` rows; returns false if the table was empty. */
    async deleteSome(name: TableName, limit: number): Promise<boolean> {
      const table = tables[name];
      const key = keyOf(name);
      const deleted = await session.db
        .delete(table)
        .where(sql`(${listOf(key)}) in (select ${listOf(key)} from ${table} limit ${limit})`)
        .returning({ key: key[0]! });
      return deleted.length > 0;
    },
  };
}

function listOf(values: readonly unknown[]): SQL {
  return sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );
}

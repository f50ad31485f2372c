import { getTableColumns, getTableName } from 'drizzle-orm';
import * as sqlite from 'drizzle-orm/sqlite-core';
import { type Tables, tablesOf } from './schema.ts';

export type TableName = keyof Tables;

/** The properties of a table that are equal in all dialects; columns have the names of the fields of its rows. */
export interface TableShape {
  readonly columns: readonly string[];
  /** Columns of integers. */
  readonly wholeNumbers: readonly string[];
  /** Columns of the primary key. */
  readonly key: readonly string[];
  /** The column with the game that a row belongs to; absent if rows belong to no game. */
  readonly game?: string;
  /** Name of the table in the database. */
  readonly name: string;
  /** True if the database generates the ids of its rows. */
  readonly isNumbered: boolean;
}

/** The tables in SQLite; all dialects have the same ones. */
const TABLES = tablesOf(sqlite);

/** The tables that each table references. */
const REFERENCES = new Map(
  namesOf(TABLES).map((name) => {
    const references = sqlite.getTableConfig(TABLES[name]).foreignKeys.map((key) => key.reference().foreignTable);
    return [name, namesOf(TABLES).filter((other) => references.includes(TABLES[other]))] as const;
  }),
);

/** All tables, each after the tables that it references. */
export const TABLE_NAMES: readonly TableName[] = inOrder();

/** The shapes of all tables. */
export const TABLE_SHAPES = Object.fromEntries(TABLE_NAMES.map((name) => [name, shapeOf(TABLES[name])])) as Readonly<
  Record<TableName, TableShape>
>;

/** Names in the database of the tables with generated ids, in a column `id`. */
export const NUMBERED_TABLES: readonly string[] = Object.values(TABLE_SHAPES).flatMap(({ isNumbered, name }) =>
  isNumbered ? [name] : [],
);

function inOrder(): TableName[] {
  const order: TableName[] = [];
  const left = new Set(REFERENCES.keys());
  while (left.size > 0) {
    const next = [...left].find((name) => REFERENCES.get(name)!.every((other) => !left.has(other)));
    if (!next) throw new Error('tables refer to each other in a circle');
    order.push(next);
    left.delete(next);
  }
  return order;
}

function shapeOf(table: Tables[TableName]): TableShape {
  const columns: Readonly<Record<string, sqlite.AnySQLiteColumn>> = getTableColumns(table);
  const { primaryKeys, foreignKeys } = sqlite.getTableConfig(table);
  const names = Object.keys(columns);
  const keyColumns = primaryKeys[0]?.columns ?? Object.values(columns).filter(({ primary }) => primary);
  const toGame = foreignKeys.map((key) => key.reference()).find(({ foreignTable }) => foreignTable === TABLES.games);
  const gameColumn = table === TABLES.games ? TABLES.games.id : toGame?.columns[0];
  const game = names.find((name) => columns[name] === gameColumn);
  return {
    columns: names,
    wholeNumbers: names.filter((name) => columns[name]!.columnType === 'SQLiteInteger'),
    key: keyColumns.map((column) => names.find((name) => columns[name] === column)!),
    ...(game !== undefined && { game }),
    name: getTableName(table),
    isNumbered: Object.values(columns).some((column) => 'autoIncrement' in column && column.autoIncrement === true),
  };
}

function namesOf(tables: Tables): TableName[] {
  return Object.keys(tables) as TableName[];
}

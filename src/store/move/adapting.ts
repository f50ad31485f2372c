import type { AnyRow, TableName } from '../sql/any-rows.ts';
import { TABLE_SHAPES } from '../sql/table-shapes.ts';

/** Converts a row into one that the target database can store; returns the row itself if it can. */
export type Adapt = (table: TableName, row: AnyRow) => AnyRow;

/** Leaves rows as they are: for a target in a file (SQLite), which can store every value. */
export const unchanged: Adapt = (_table, row) => row;

/**
 * Adapts rows for a server (PostgreSQL), which can store no NUL characters, and no fractions in columns of integers. Earlier versions wrote times with
 * fractions of a millisecond to files.
 */
export const adaptedForServer: Adapt = (table, row) => {
  const changes: Record<string, unknown> = {};
  for (const [column, value] of Object.entries(row)) {
    if (typeof value === 'string' && value.includes('\0')) changes[column] = value.replaceAll('\0', '\uFFFD');
  }
  for (const column of TABLE_SHAPES[table].wholeNumbers) {
    const value = row[column];
    if (typeof value === 'number' && !Number.isInteger(value)) changes[column] = Math.ceil(value);
  }
  return Object.keys(changes).length === 0 ? row : { ...row, ...changes };
};

import type { AnyRow, TableName } from '../sql/any-rows.ts';
import { TABLE_SHAPES } from '../sql/table-shapes.ts';

/** Turns a row into one that a database can keep; into itself where that is so. */
export type Adapt = (table: TableName, row: AnyRow) => AnyRow;

/** A file keeps every row. */
export const asItIs: Adapt = (_table, row) => row;

/**
 * Replaces what a server does not keep: NUL characters, and parts of whole numbers, as earlier versions have written times
 * with parts of a millisecond to files.
 */
export const asServerKeepsIt: Adapt = (table, row) => {
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

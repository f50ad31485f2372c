import type { Numbers } from '../sql/database.ts';
import { NUMBERED } from '../sql/table-shapes.ts';
import type { Connection } from './driver.ts';
import { databaseIdOf } from './open-file.ts';

/** See `Database.numbers`. */
export function numbersIn(connection: Connection): Numbers {
  const lastOf = connection.prepare<[string], number>('SELECT seq FROM sqlite_sequence WHERE name = ?').pluck();
  const last = Object.fromEntries(NUMBERED.map((table) => [table, lastOf.get(table) ?? 0]));
  return { id: databaseIdOf(connection), last };
}

/** See `Database.setNumbers`; within a transaction. */
export function setNumbers(connection: Connection, { id, last }: Numbers): void {
  const forget = connection.prepare('DELETE FROM sqlite_sequence WHERE name = ?');
  const note = connection.prepare('INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)');
  for (const table of NUMBERED) {
    forget.run(table);
    note.run(table, last[table] ?? 0);
  }
  connection.pragma(`user_version = ${id}`);
}

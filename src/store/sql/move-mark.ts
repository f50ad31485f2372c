import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { readJson } from '../../core/json.ts';
import type { RowKey, TableName } from './any-rows.ts';
import { HALF_MOVED_TIME } from './missing-migrations.ts';
import type { Session } from './session.ts';

/** Progress of the move into a database. */
export interface MoveMark {
  /** Id of the source. */
  readonly from: number;
  /** Id of the last moving process, from the source's lease; null if everything is to be copied again. */
  readonly process: string | null;
  /** The table being copied, and the key of its last copied row; absent before the first row. */
  readonly at?: { readonly table: TableName; readonly after: RowKey };
}

const markSchema = z.looseObject({ from: z.number(), process: z.string().nullable() });

/**
 * The mark of a database into which another one is moved: a row in the table of migrations, because of which every version refuses
 * to open it. No method begins a transaction.
 */
export function moveMark(session: Session) {
  function isMark() {
    return eq(session.dialect.migrations.createdAt, HALF_MOVED_TIME);
  }
  const table = {
    async read(): Promise<MoveMark | undefined> {
      const { db, dialect } = session;
      const [row] = await db.select().from(dialect.migrations).where(isMark());
      if (!row) return undefined;
      const parsed = readJson(row.hash, markSchema);
      if (!parsed.ok) throw parsed.failure;
      return parsed.value as MoveMark;
    },

    /** Writes the mark in place of an earlier one. */
    async put(mark: MoveMark): Promise<void> {
      await table.remove();
      const row = { hash: JSON.stringify(mark), createdAt: HALF_MOVED_TIME };
      await session.db.insert(session.dialect.migrations).values(row);
    },

    remove: () => session.db.delete(session.dialect.migrations).where(isMark()),
  };
  return table;
}

import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { readJson } from '../../core/json.ts';
import type { Key, TableName } from './any-rows.ts';
import { HALF_MOVED } from './missing-migrations.ts';
import type { Session } from './session.ts';

/** How far the move into a database has come. */
export interface Mark {
  /** Id of the database that is moved. */
  readonly from: number;
  /** The process that moved it last, by its lease there; null where everything is to be copied anew. */
  readonly process: string | null;
  /** The table under way, and the key of its last row that was copied; none yet when absent. */
  readonly at?: { readonly table: TableName; readonly after: Key };
}

const markSchema = z.looseObject({ from: z.number(), process: z.string().nullable() });

/**
 * The mark of a database into which another one is moved: a row among its migrations, by which every version refuses to
 * open it. No method begins a transaction.
 */
export class MoveMark {
  readonly #session: Session;

  constructor(session: Session) {
    this.#session = session;
  }

  async read(): Promise<Mark | undefined> {
    const { db, dialect } = this.#session;
    const [row] = await db.select().from(dialect.migrations).where(this.#isMark());
    if (!row) return undefined;
    const read = readJson(row.hash, markSchema);
    if (!read.ok) throw read.failure;
    return read.value as Mark;
  }

  /** Writes the mark in place of an earlier one. */
  async put(mark: Mark): Promise<void> {
    await this.remove();
    const row = { hash: JSON.stringify(mark), createdAt: HALF_MOVED };
    await this.#session.db.insert(this.#session.dialect.migrations).values(row);
  }

  async remove(): Promise<void> {
    await this.#session.db.delete(this.#session.dialect.migrations).where(this.#isMark());
  }

  #isMark() {
    return eq(this.#session.dialect.migrations.createdAt, HALF_MOVED);
  }
}

import { Mutex } from '../mutex.ts';
import { SqlStore } from '../sql/sql-store.ts';
import type { Connection } from './driver.ts';
import { SqliteDatabase, type SqliteDatabaseParts } from './sqlite-database.ts';

/** The store on an SQLite file. */
export class SqliteStore extends SqlStore {
  /**
   * @param connection of a file that `openDatabase` brought up to date; `close` closes it
   * @param parts.mutex that of the connection, where others use it too
   * @param parts.assertHeld called in every transaction that writes, and before deliveries; throws when the database is
   * another process's by now
   * @param parts.onUnreadable called with a game that a list leaves out, as it cannot be read
   */
  constructor(
    connection: Connection,
    {
      mutex = new Mutex(),
      assertHeld = () => undefined,
      onUnreadable = () => undefined,
    }: Partial<SqliteDatabaseParts> = {},
  ) {
    super(new SqliteDatabase(connection, { mutex, assertHeld, onUnreadable }));
  }
}

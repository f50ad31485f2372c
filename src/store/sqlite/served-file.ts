import { Lease } from '../lease.ts';
import { Mutex } from '../mutex.ts';
import type { LeasedDatabase } from '../sql/leased-database.ts';
import { SqlStore } from '../sql/sql-store.ts';
import { FileLeaseRows } from './lease-rows.ts';
import { bringUpToDate, openFile } from './open-file.ts';
import { SqliteDatabase } from './sqlite-database.ts';
import { fileOfUrl } from './store-url.ts';

/** Opens the file that a URL names; see `openServed`. */
export function openServedFile(url: string): LeasedDatabase {
  const connection = openFile(fileOfUrl(url));
  const mutex = new Mutex();
  const rows = new FileLeaseRows(connection, mutex);
  const lease = new Lease(rows);
  const database: LeasedDatabase['database'] = ({ lost, unreadable }) =>
    new SqliteDatabase(connection, {
      mutex,
      assertHeld: () => {
        if (!lease.isHeld()) lost();
      },
      onUnreadable: unreadable,
    });
  return {
    lease,
    file: connection.name,
    place: connection.name,
    keepsAnyValue: true,
    bringUpToDate: async () => bringUpToDate(connection, () => rows.beatWithin(lease.id)),
    database,
    store: (on) => new SqlStore(database(on)),
    close: async () => void connection.close(),
  };
}

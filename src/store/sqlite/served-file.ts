import { Lease } from '../lease.ts';
import { Mutex } from '../mutex.ts';
import type { ServedDatabase } from '../served-database.ts';
import { FileLeaseRows } from './lease-rows.ts';
import { bringUpToDate, openFile } from './open-file.ts';
import { SqliteStore } from './sqlite-store.ts';
import { fileOfUrl } from './store-url.ts';

/** Opens the file that a URL names; see `openServed`. */
export function openServedFile(url: string): ServedDatabase {
  const connection = openFile(fileOfUrl(url));
  const mutex = new Mutex();
  const rows = new FileLeaseRows(connection, mutex);
  const lease = new Lease(rows);
  return {
    lease,
    file: connection.name,
    bringUpToDate: async () => bringUpToDate(connection, () => rows.beatWithin(lease.id)),
    store: ({ lost, unreadable }) =>
      new SqliteStore(connection, {
        mutex,
        assertHeld: () => {
          if (!lease.isHeld()) lost();
        },
        onUnreadable: unreadable,
      }),
    close: async () => void connection.close(),
  };
}

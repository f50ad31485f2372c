import { Lease } from '../lease.ts';
import { Mutex } from '../mutex.ts';
import type { LeasedDatabase } from '../sql/leased-database.ts';
import { storeOn } from '../store.ts';
import type { Connection } from './driver.ts';
import { FilePlace } from './file-place.ts';
import { FileLeaseRows } from './lease-rows.ts';
import { bringUpToDate, openFile } from './open-file.ts';
import { SqliteDatabase } from './sqlite-database.ts';
import { goneFile } from './sqlite-error.ts';
import { fileOfUrl } from './store-url.ts';

/** Opens the file of a URL; see `openServed`. */
export function openServedFile(url: string): LeasedDatabase {
  const connection = openFile(fileOfUrl(url));
  const mutex = new Mutex();
  const place = new FilePlace(connection.name);
  const assertInPlace = () => {
    if (place.isUnchanged()) return;
    emptyLog(connection);
    throw goneFile(connection.name);
  };
  const rows = new FileLeaseRows(connection, mutex, assertInPlace);
  const lease = new Lease(rows);
  const database: LeasedDatabase['database'] = ({ lost, unreadable }) =>
    new SqliteDatabase(connection, {
      mutex,
      assertHeld: () => {
        assertInPlace();
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
    store: (on) => storeOn(database(on)),
    close: async () => void connection.close(),
  };
}

/** Writes the write-ahead log into its database, as SQLite would apply the log to another file that took the database's place. */
function emptyLog(connection: Connection): void {
  try {
    connection.pragma('wal_checkpoint(TRUNCATE)');
  } catch {
    // Not within a transaction; the next heartbeat tries again.
  }
}

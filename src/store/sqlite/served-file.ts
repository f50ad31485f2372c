import { realpathSync, statSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { Lease } from '../lease.ts';
import { Mutex } from '../mutex.ts';
import type { LeasedDatabase } from '../sql/leased-database.ts';
import { storeOn } from '../store.ts';
import type { Connection } from './driver.ts';
import { FileLeaseRows } from './lease-rows.ts';
import { bringUpToDate, openFile } from './open-file.ts';
import { SqliteDatabase } from './sqlite-database.ts';
import { goneFileError } from './sqlite-error.ts';
import { fileOfUrl } from './store-url.ts';

/** Opens the file of a URL; see `openServed`. */
export function openServedFile(url: string): LeasedDatabase {
  const connection = openFile(fileOfUrl(url));
  const mutex = new Mutex();
  const place = new FilePlace(connection.name);
  const assertInPlace = () => {
    if (place.isUnchanged()) return;
    emptyLog(connection);
    throw goneFileError(connection.name);
  };
  const rows = new FileLeaseRows(connection, mutex, assertInPlace);
  const lease = new Lease(rows);
  const database: LeasedDatabase['database'] = ({ lost, unreadable }) =>
    new SqliteDatabase(connection, {
      mutex,
      assertInPlace,
      hold: { isHeld: sql.raw(`exists (select 1 from lease where holder = '${lease.id}')`), lost },
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

/** Suffixes of the files of an open database: of the database, its write-ahead log, and the index of the log. */
const PARTS = ['', '-wal', '-shm'] as const;

/** Checks whether the files of an open database are still at their paths; otherwise others would open different files. */
class FilePlace {
  readonly #file: string;
  /** Device and inode of each file when it was first seen, by suffix. */
  readonly #inodes = new Map<string, string>();

  /** @param file path of an open database */
  constructor(file: string) {
    this.#file = file;
    this.isUnchanged();
  }

  /**
   * True if all files are still at their paths. A file that cannot be examined now, or whose file system has no inodes, counts as
   * unchanged.
   */
  isUnchanged(): boolean {
    try {
      // SQLite opens the other files beside the target of a symbolic link.
      const file = realpathSync.native(this.#file);
      return PARTS.every((part) => this.#isSame(part, `${file}${part}`));
    } catch (error) {
      return !isMissing(error);
    }
  }

  #isSame(part: string, path: string): boolean {
    const firstInode = this.#inodes.get(part);
    const stats = statSync(path, { bigint: true, throwIfNoEntry: false });
    if (!stats) return firstInode === undefined;
    if (stats.ino === 0n) return true;
    const now = `${stats.dev} ${stats.ino}`;
    if (firstInode === undefined) this.#inodes.set(part, now);
    return firstInode === undefined || firstInode === now;
  }
}

function isMissing(error: unknown): boolean {
  return ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');
}

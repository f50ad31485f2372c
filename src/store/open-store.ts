import type { SharedDatabase } from './members.ts';
import type { LeasedDatabase } from './sql/leased-database.ts';
import { openDatabase } from './sqlite/open-file.ts';
import { SqliteDatabase } from './sqlite/sqlite-database.ts';
import { fileOfUrl } from './sqlite/store-url.ts';
import { type Store, storeOn } from './store.ts';
import { isServerUrl } from './store-url.ts';

/**
 * Opens the store that a URL names: a file such as `file:./data/pirogue.db`, which is made with its folder when missing, or
 * a database on a PostgreSQL server, such as `postgres://pirogue@localhost/pirogue`.
 *
 * @param options.busyTimeout milliseconds to wait for another process that is writing to a file, 1,000 unless told
 * @throws StoreError with a sentence for the host when the database cannot be used
 */
export async function openStore(url: string, options: { busyTimeout?: number } = {}): Promise<Store> {
  if (!isServerUrl(url)) return storeOn(new SqliteDatabase(openDatabase(fileOfUrl(url), options)));
  // Loaded only here: who uses a file needs none of it.
  const { openServer } = await import('./postgres/open-server.ts');
  return openServer(url);
}

/**
 * Opens the database that a URL names as it is, for a process that may still have to wait for its turn.
 *
 * @throws StoreError with a sentence for the host when it cannot be used
 */
export async function openServed(url: string): Promise<LeasedDatabase> {
  // Loaded only where it is used: a file and a server have little in common.
  if (isServerUrl(url)) return (await import('./postgres/served-server.ts')).openServedServer(url);
  return (await import('./sqlite/served-file.ts')).openServedFile(url);
}

/**
 * Opens the database on a server that a URL names, for a process that shares it with others.
 *
 * @throws StoreError with a sentence for the host when it cannot be used
 */
export async function openShared(url: string): Promise<SharedDatabase> {
  return (await import('./postgres/shared-server.ts')).openSharedServer(url);
}

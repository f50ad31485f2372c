import type { SharedDatabase } from './members.ts';
import type { LeasedDatabase } from './sql/leased-database.ts';
import { openDatabase } from './sqlite/open-file.ts';
import { SqliteDatabase } from './sqlite/sqlite-database.ts';
import { fileOfUrl } from './sqlite/store-url.ts';
import { type Store, storeOn } from './store.ts';
import { isServerUrl } from './store-url.ts';

/**
 * Opens the store of a URL: a file such as `file:./data/pirogue.db`, which is created with its folder if missing, or a database on
 * a PostgreSQL server, such as `postgres://pirogue@localhost/pirogue`.
 *
 * @param options.busyTimeout milliseconds to wait for another process that writes to the file; 1,000 by default
 * @throws StoreError with a sentence for the host when the database cannot be used
 */
export async function openStore(url: string, options: { busyTimeout?: number } = {}): Promise<Store> {
  if (!isServerUrl(url)) return storeOn(new SqliteDatabase(openDatabase(fileOfUrl(url), options)));
  // Loaded only if needed, as hosts with a file do not use it.
  const { openServer } = await import('./postgres/open-server.ts');
  return openServer(url);
}

/**
 * Opens the database of a URL without migrations, for a process that may have to wait for the lease.
 *
 * @throws StoreError with a sentence for the host when the database cannot be used
 */
export async function openServed(url: string): Promise<LeasedDatabase> {
  // Loaded only if needed, as a file and a server have little in common.
  if (isServerUrl(url)) return (await import('./postgres/served-server.ts')).openServedServer(url);
  return (await import('./sqlite/served-file.ts')).openServedFile(url);
}

/**
 * Opens the database of a URL on a server, for a process that shares it with others.
 *
 * @throws StoreError with a sentence for the host when the database cannot be used
 */
export async function openShared(url: string): Promise<SharedDatabase> {
  return (await import('./postgres/shared-server.ts')).openSharedServer(url);
}

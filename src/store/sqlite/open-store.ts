import type { Store } from '../store.ts';
import { openDatabase } from './open-file.ts';
import { SqliteStore } from './sqlite-store.ts';
import { fileOfUrl } from './store-url.ts';

/**
 * Opens the store that a URL names, such as `file:./data/pirogue.db`; the file and its folder are made when missing.
 *
 * @param options.busyTimeout milliseconds to wait for another process that is writing, 1,000 unless told
 * @throws StoreError with a sentence for the host when the database cannot be used
 */
export async function openStore(url: string, options: { busyTimeout?: number } = {}): Promise<Store> {
  return new SqliteStore(openDatabase(fileOfUrl(url), options));
}

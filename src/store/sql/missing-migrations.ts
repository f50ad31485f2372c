import { fileURLToPath } from 'node:url';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import { StoreError } from '../store-error.ts';

/**
 * The migrations of a folder that a database lacks, in order.
 *
 * @param folder URL of the folder that drizzle-kit writes
 * @param applied times of the migrations that were run on it; compared by time, not by hash, as a checkout with other line
 * ends has other hashes
 * @param place how the host knows the database
 * @throws StoreError when it was written by a version from before the first release, or by a newer one
 */
export function missingMigrations(folder: URL, applied: readonly number[], place: string): MigrationMeta[] {
  const known = readMigrationFiles({ migrationsFolder: fileURLToPath(folder) });
  const first = known[0]!.folderMillis;
  if (applied.length > 0 && !applied.includes(first)) {
    throw new StoreError(
      'older',
      `The database ${place} was written by a version from before the first release: move it away to begin with an empty one.`,
    );
  }
  // The first migration holds those that were before it.
  if (applied.some((time) => time > first && known.every(({ folderMillis }) => folderMillis !== time))) {
    throw new StoreError(
      'newer',
      `The database ${place} was written by a newer version of Pirogue: install that version again, or restore a backup that is as old as this one.`,
    );
  }
  return known.filter(({ folderMillis }) => !applied.includes(folderMillis));
}

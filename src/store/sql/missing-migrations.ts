import { fileURLToPath } from 'node:url';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import { StoreError } from '../store-error.ts';

/**
 * Time of no migration, which stands among those that were run on a database while another one is moved into it: nothing
 * opens it then, earlier versions neither.
 */
export const HALF_MOVED = Number.MAX_SAFE_INTEGER;

/**
 * The migrations of a folder that a database lacks, in order.
 *
 * @param folder URL of the folder that drizzle-kit writes
 * @param applied times of the migrations that were run on it; compared by time, not by hash, as a checkout with other line
 * ends has other hashes
 * @param place how the host knows the database
 * @throws StoreError when it was written by a version from before the first release, or by a newer one; `half-moved` when a
 * move into it is not finished, and can be by this version
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
  // Older migrations were merged into the first one, so a time before it is no sign of a newer version.
  if (
    applied.some(
      (time) => time > first && time !== HALF_MOVED && known.every(({ folderMillis }) => folderMillis !== time),
    )
  ) {
    throw new StoreError(
      'newer',
      `The database ${place} was written by a newer version of Pirogue: install that version again, or restore a backup that is as old as this one.`,
    );
  }
  const missing = known.filter(({ folderMillis }) => !applied.includes(folderMillis));
  if (applied.includes(HALF_MOVED)) {
    if (missing.length > 0) {
      throw new StoreError(
        'older',
        `The database ${place} holds half of a move that an earlier version began: begin that anew with an empty one.`,
      );
    }
    throw new StoreError(
      'half-moved',
      `The database ${place} holds half of what was to be moved there: give the same "npm run move" again to finish that.`,
    );
  }
  return missing;
}

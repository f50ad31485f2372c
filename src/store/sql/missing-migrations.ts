import { fileURLToPath } from 'node:url';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import { StoreError } from '../store-error.ts';

/**
 * A time that no migration has. It is stored among the applied migrations while another database is moved into this one, so that
 * no version opens it.
 */
export const HALF_MOVED_TIME = Number.MAX_SAFE_INTEGER;

/**
 * The migrations of a folder that a database lacks, in order.
 *
 * @param folder URL of the folder that drizzle-kit writes
 * @param applied times of the applied migrations; they identify migrations instead of hashes, which differ for checkouts with
 * other line ends
 * @param place name of the database for the host
 * @throws StoreError when a version from before the first release, or a newer one, wrote the database; with the code `half-moved`
 * when a move into the database is not finished, and this version can finish it
 */
export function missingMigrations(folder: URL, applied: readonly number[], place: string): MigrationMeta[] {
  const allMigrations = readMigrationFiles({ migrationsFolder: fileURLToPath(folder) });
  const first = allMigrations[0]!.folderMillis;
  if (applied.length > 0 && !applied.includes(first)) {
    throw new StoreError(
      'older',
      `The database ${place} was written by a version from before the first release: move it away to begin with an empty one.`,
    );
  }
  // Older migrations were merged into the first one, so a time before it is no sign of a newer version.
  if (
    applied.some(
      (time) =>
        time > first && time !== HALF_MOVED_TIME && allMigrations.every(({ folderMillis }) => folderMillis !== time),
    )
  ) {
    throw new StoreError(
      'newer',
      `The database ${place} was written by a newer version of Pirogue: install that version again, or restore a backup that is as old as this one.`,
    );
  }
  const missing = allMigrations.filter(({ folderMillis }) => !applied.includes(folderMillis));
  if (applied.includes(HALF_MOVED_TIME)) {
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

import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { StoreError } from '../store-error.ts';

/**
 * The absolute path of the database file of a URL: `file:./data/pirogue.db`, relative to the working directory,
 * `file:/var/lib/pirogue.db` or `file:///var/lib/pirogue.db`.
 *
 * @throws StoreError `unsupported-url` for other databases, other hosts, and databases in memory
 */
export function fileOfUrl(url: string): string {
  const path = /^file:(?!\/\/)([^?#]+)$/.exec(url)?.[1];
  if (path !== undefined && !path.includes(':memory:')) return resolve(path);
  if (/^file:\/\/\/[^?#]+$/.test(url)) {
    try {
      return fileURLToPath(url);
    } catch (error) {
      throw unsupported(url, error);
    }
  }
  throw unsupported(url);
}

function unsupported(url: string, cause?: unknown): StoreError {
  // The URL of a database server may contain a password, which must not be logged.
  const urlWithoutPassword = url.replace(/\/\/.*@/, '//***@');
  return new StoreError(
    'unsupported-url',
    `The database URL "${urlWithoutPassword}" is not supported: in DATABASE_URL name a file, as in file:./data/pirogue.db, or a database on a PostgreSQL server, as in postgres://pirogue@localhost/pirogue.`,
    { cause },
  );
}

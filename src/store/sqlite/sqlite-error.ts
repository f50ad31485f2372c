import { NotUnique } from '../sql/not-unique.ts';
import { StoreError } from '../store-error.ts';
import Database from './driver.ts';

/** The error for a file that SQLite cannot read, or that is not Pirogue's. */
export function damagedFileError(file: string, detail: string, cause?: unknown): StoreError {
  return new StoreError(
    'damaged',
    `The database ${file} is damaged or is not a database of Pirogue (${detail}): restore it from a backup, or move it away to begin with an empty one.`,
    { cause },
  );
}

/** The error for a file that was deleted, moved or replaced while it was open. */
export function goneFileError(file: string): StoreError {
  return new StoreError(
    'gone',
    `The database ${file} was deleted, moved or replaced while this program used it, so it ends: put the file back or restore a backup, with the program ended all the time, then start it again.`,
  );
}

/** The error for a path that this program's user may not write, or that is no file or folder. */
export function unusableFileError(file: string, detail: string, cause?: unknown): StoreError {
  return new StoreError(
    'unusable',
    `The database ${file} cannot be written (${detail}): let this program's user write the file and its folder, or name another file in DATABASE_URL.`,
    { cause },
  );
}

/**
 * Converts an error of SQLite about the file or the disk into a StoreError, and a violated unique key into NotUnique. Returns every
 * other error unchanged.
 */
export function asStoreError(error: unknown, file: string): unknown {
  const sqliteError = sqliteErrorIn(error);
  if (!sqliteError) return error;
  const { code, message } = sqliteError;
  const [, family] = code.split('_');
  switch (family) {
    case 'NOTADB':
    case 'CORRUPT':
      return damagedFileError(file, message, error);
    case 'BUSY':
    case 'LOCKED':
      return new StoreError(
        'busy',
        `The database ${file} is in use by another process: stop the other one, then start this one again.`,
        { cause: error },
      );
    case 'FULL':
      return new StoreError(
        'unwritable',
        `The disk that holds the database ${file} is full: free some space, or name a file on another one in DATABASE_URL; nothing was half written.`,
        { cause: error },
      );
    case 'READONLY':
    case 'CANTOPEN':
    case 'PERM':
    case 'AUTH':
      return unusableFileError(file, message, error);
    case 'IOERR':
    case 'NOMEM':
    case 'PROTOCOL':
      return new StoreError(
        'unwritable',
        `The disk that holds the database ${file} fails (${message}): see that it can be read and written, or name a file on another one in DATABASE_URL.`,
        { cause: error },
      );
    case 'CONSTRAINT': {
      const table = /^UNIQUE constraint failed: (\w+)\./.exec(message)?.[1];
      return table === undefined ? error : new NotUnique(table, error);
    }
    default:
      return error;
  }
}

/** The error of the driver, which the query builder sometimes wraps. */
function sqliteErrorIn(error: unknown): { code: string; message: string } | undefined {
  for (let inner = error; inner instanceof Error; inner = inner.cause) {
    if (inner instanceof Database.SqliteError) return inner;
  }
  return undefined;
}

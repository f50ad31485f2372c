import { randomInt } from 'node:crypto';
import { chmodSync, closeSync, mkdirSync, openSync, readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { missingMigrations } from '../sql/missing-migrations.ts';
import Sqlite, { type Connection } from './driver.ts';
import { asStoreError, damagedFileError, unusableFileError } from './sqlite-error.ts';

/**
 * How long to wait for another process, in milliseconds. The wait blocks this process. All waits of a reply together stay below
 * Discord's limit of 3 seconds, as `SqliteDatabase` does not wait again after a wait that failed.
 */
const BUSY_TIMEOUT = 1000;

/** Size to which a larger write-ahead log is truncated, in bytes. */
const JOURNAL_LIMIT = 8 * 2 ** 20;

/** "Piro" in ASCII, by which programs such as `file` recognise the database. */
const APPLICATION_ID = 0x5069726f;

const MIGRATIONS = new URL('./migrations', import.meta.url);

/** Options for opening a database. */
export interface OpeningOptions {
  /** Milliseconds to wait for another process that writes; 1,000 by default. */
  readonly busyTimeout?: number;
}

/**
 * Opens a database file and brings it up to date.
 *
 * @throws StoreError when the file cannot be used; the file is not changed then
 */
export function openDatabase(file: string, options: OpeningOptions = {}): Connection {
  const connection = openFile(file, options);
  try {
    bringUpToDate(connection);
    return connection;
  } catch (error) {
    connection.close();
    throw error;
  }
}

/**
 * Opens a database file without migrations, for a process that may have to wait for the lease. Creates the file and its folder if
 * missing, readable by their owner only.
 *
 * @throws StoreError when the file cannot be used; the file is not changed then
 */
export function openFile(file: string, options: OpeningOptions = {}): Connection {
  keepPrivate(file);
  let connection: Connection | undefined;
  try {
    connection = new Sqlite(file, { timeout: options.busyTimeout ?? BUSY_TIMEOUT });
    check(connection);
    // Lets free pages be given back to the disk step by step; without effect on a file that already has tables.
    connection.pragma('auto_vacuum = INCREMENTAL');
    logAhead(connection);
    // A confirmed turn must survive a power cut; with NORMAL the last turns could be lost.
    connection.pragma('synchronous = FULL');
    connection.pragma(`journal_size_limit = ${JOURNAL_LIMIT}`);
    // Lists in rows are put together in small tables, of which each would else get 20 pages of memory, or a file.
    connection.pragma('temp_store = MEMORY');
    // Deleted personal data must not remain in free pages of the file.
    connection.pragma('secure_delete = ON');
    return connection;
  } catch (error) {
    connection?.close();
    throw asStoreError(error, file);
  }
}

/**
 * Runs the missing migrations of an open file.
 *
 * @param within called at the end of their transaction, which may be long
 * @throws StoreError when the file was written by a newer version, or is damaged
 */
export function bringUpToDate(connection: Connection, within: () => void = () => undefined): void {
  try {
    migrate(connection, within);
  } catch (error) {
    throw asStoreError(error, connection.name);
  } finally {
    connection.pragma('foreign_keys = ON');
  }
}

/** The id of the database in an open file, unique to the file; 0 if it has none yet. */
export function databaseIdOf(connection: Connection): number {
  return connection.pragma('user_version', { simple: true }) as number;
}

/**
 * Gives the database in an open file a new id. The id is part of every nonce: otherwise Discord would take a message for one of
 * another database whose games and messages have the same ids.
 */
export function renewDatabaseId(connection: Connection): void {
  connection.pragma(`user_version = ${randomInt(1, 2 ** 31)}`);
}

const OWNER_ONLY = { file: 0o600, folder: 0o700 };

/** Creates the file and its folder, or removes the rights of others to existing ones. */
function keepPrivate(file: string): void {
  const folder = dirname(file);
  try {
    mkdirSync(folder, { recursive: true, mode: OWNER_ONLY.folder });
  } catch (error) {
    throw unusableFileError(file, error instanceof Error ? error.message : String(error), error);
  }
  try {
    // Created here, because SQLite copies the rights of the database to its other files.
    closeSync(openSync(file, 'a', OWNER_ONLY.file));
    const ownFiles = readdirSync(folder).filter((name) => name.startsWith(basename(file)));
    for (const name of ownFiles) chmodSync(`${folder}/${name}`, OWNER_ONLY.file);
    if (ownFiles.length === readdirSync(folder).filter((name) => !OWN_FOLDERS.has(name)).length) {
      chmodSync(folder, OWNER_ONLY.folder);
    }
  } catch {
    // Another user's file; whether it can be used is seen when it is opened.
  }
}

/** Folders that may be beside the database in a folder of Pirogue's own. */
const OWN_FOLDERS = new Set(['local-discord', 'backups']);

function check(connection: Connection): void {
  const tables = connection.prepare(`SELECT name FROM sqlite_schema WHERE type = 'table'`).pluck().all();
  if (tables.some((name) => name !== 'lease') && !tables.includes('__drizzle_migrations')) {
    throw damagedFileError(connection.name, 'it holds the tables of another program');
  }
}

/** Switches to the write-ahead log. If another process does so at the same time, SQLite fails instead of waiting. */
function logAhead(connection: Connection): void {
  for (let attempt = 1; ; attempt++) {
    try {
      connection.pragma('journal_mode = WAL');
      return;
    } catch (error) {
      if (attempt === 5) throw error;
      // Waits until the other process is done.
      connection.transaction(() => {}).immediate();
    }
  }
}

/**
 * Runs missing migrations and records them like drizzle. Drizzle's own `migrate` begins a deferred transaction after reading the
 * applied migrations, so that one of two processes that start together would fail.
 */
function migrate(connection: Connection, within: () => void): void {
  // A migration that rebuilds a table needs foreign keys off, and the pragma has no effect inside a transaction.
  connection.pragma('foreign_keys = OFF');
  const update = connection.transaction(() => {
    // Written even if no migration is missing, so that a read-only file fails now, not at the first turn.
    connection.pragma(`application_id = ${APPLICATION_ID}`);
    if (databaseIdOf(connection) === 0) renewDatabaseId(connection);
    connection.exec(
      'CREATE TABLE IF NOT EXISTS __drizzle_migrations (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at numeric)',
    );
    const rows = connection.prepare<[], number>('SELECT created_at FROM __drizzle_migrations').pluck().all();
    const missing = missingMigrations(MIGRATIONS, rows.map(Number), connection.name);
    for (const { sql, hash, folderMillis } of missing) {
      for (const statement of sql) connection.exec(statement);
      connection.prepare('INSERT INTO __drizzle_migrations (hash, created_at) VALUES (?, ?)').run(hash, folderMillis);
    }
    if (missing.length > 0 && (connection.pragma('foreign_key_check') as unknown[]).length > 0) {
      throw damagedFileError(connection.name, 'rows refer to rows that are missing');
    }
    within();
  });
  update.immediate();
}

import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import Sqlite from 'better-sqlite3';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { asStoreError, damagedFile, StoreError, unwritableFile } from './store-error.ts';

/** An open connection of the driver. */
export type Connection = Sqlite.Database;

/** Waiting for another process blocks this one, so the timeout is below the 3 seconds that Discord allows. */
const BUSY_TIMEOUT = 2000;

/** "Piro", by which `file` and others can tell whose database it is. */
const APPLICATION_ID = 0x5069726f;

const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url));

/**
 * Opens a database file, makes it with its folder where it does not exist, checks it and brings it up to date.
 *
 * @param options.busyTimeout milliseconds to wait for another process that is writing
 * @throws StoreError when the file cannot be used; it is unchanged then
 */
export function openDatabase(file: string, options: { busyTimeout?: number } = {}): Connection {
  try {
    mkdirSync(dirname(file), { recursive: true });
  } catch (error) {
    throw unwritableFile(file, error instanceof Error ? error.message : String(error), error);
  }
  let connection: Connection | undefined;
  try {
    connection = new Sqlite(file, { timeout: options.busyTimeout ?? BUSY_TIMEOUT });
    check(connection);
    logAhead(connection);
    // A turn that was confirmed must survive a power cut; NORMAL could lose the last ones.
    connection.pragma('synchronous = FULL');
    // Deleted personal data must not remain in free pages of the file.
    connection.pragma('secure_delete = ON');
    migrate(connection);
    connection.pragma('foreign_keys = ON');
    return connection;
  } catch (error) {
    connection?.close();
    throw asStoreError(error, file);
  }
}

function check(connection: Connection): void {
  const findings = connection.pragma('quick_check(1)', { simple: true });
  if (findings !== 'ok') throw damagedFile(connection.name, String(findings));
  const tables = connection.prepare(`SELECT name FROM sqlite_schema WHERE type = 'table'`).pluck().all();
  if (tables.length > 0 && !tables.includes('__drizzle_migrations')) {
    throw damagedFile(connection.name, 'it holds the tables of another program');
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
      // Waits until the other one is done.
      connection.transaction(() => {}).immediate();
    }
  }
}

/**
 * Runs the migrations that the file lacks, recorded as drizzle records them. Drizzle's own `migrate` begins a deferred
 * transaction after it has read what is applied, so that of two processes starting together one would fail.
 */
function migrate(connection: Connection): void {
  const known = readMigrationFiles({ migrationsFolder: MIGRATIONS });
  // Without effect inside a transaction; a migration that rebuilds a table needs it off.
  connection.pragma('foreign_keys = OFF');
  const update = connection.transaction(() => {
    // Written even if no migration is missing, so that a read-only file fails now, not at the first turn.
    connection.pragma(`application_id = ${APPLICATION_ID}`);
    connection.exec(
      'CREATE TABLE IF NOT EXISTS __drizzle_migrations (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at numeric)',
    );
    const applied = connection.prepare<[], number>('SELECT created_at FROM __drizzle_migrations').pluck().all();
    // Compared by time, not by hash: a checkout with other line ends has other hashes.
    if (applied.some((time) => known.every(({ folderMillis }) => folderMillis !== Number(time)))) {
      throw new StoreError(
        'newer',
        `The database ${connection.name} was written by a newer version of Pirogue: install that version again, or restore a backup that is as old as this one.`,
      );
    }
    const missing = known.filter(({ folderMillis }) => !applied.includes(folderMillis));
    for (const { sql, hash, folderMillis } of missing) {
      for (const statement of sql) connection.exec(statement);
      connection.prepare('INSERT INTO __drizzle_migrations (hash, created_at) VALUES (?, ?)').run(hash, folderMillis);
    }
    if (missing.length > 0 && (connection.pragma('foreign_key_check') as unknown[]).length > 0) {
      throw damagedFile(connection.name, 'rows refer to rows that are missing');
    }
  });
  update.immediate();
}

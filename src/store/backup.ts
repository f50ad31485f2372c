import { chmodSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { renumber } from './database.ts';
import Sqlite from './driver.ts';
import { checkFile } from './file-check.ts';

/** Name of a backup: the UTC time at which it was begun, so that names are in the order of time. */
const NAME = /^pirogue-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.db$/;

/** Ending of the name of a copy that is not checked yet. */
const UNCHECKED = '.unchecked';

/** Of a backup that has to be made. */
export interface BackupOrder {
  /** The database, which may be in use. */
  readonly file: string;
  readonly folder: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** How many backups stay in the folder, with this one; all when absent. */
  readonly keep?: number | undefined;
}

/**
 * Copies a database that may be in use to a new file of a folder, checks the copy, and deletes the oldest backups there.
 * A copy that is not whole does not get the name of a backup. Returns its path.
 *
 * @throws StoreError when the copy is damaged; errors of the file system and of SQLite
 */
export async function backUp({ file, folder, at, keep }: BackupOrder): Promise<string> {
  if (!existsSync(file)) throw new Error(`There is no database ${file}.`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const target = join(folder, backupName(at));
  const unchecked = `${target}${UNCHECKED}`;
  rmSync(unchecked, { force: true });
  try {
    await copy(file, unchecked);
    settle(unchecked);
    checkFile(unchecked);
    renameSync(unchecked, target);
  } finally {
    for (const ending of ['', '-wal', '-shm']) rmSync(`${unchecked}${ending}`, { force: true });
  }
  if (keep !== undefined) for (const { path } of backupsIn(folder).slice(keep)) rmSync(path);
  return target;
}

/** The backups of a folder, the latest first; none when it does not exist. */
export function backupsIn(folder: string): { readonly path: string; readonly at: number }[] {
  let names: string[] = [];
  try {
    names = readdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  return names
    .flatMap((name) => {
      const [, day, hour, minute, second] = NAME.exec(name) ?? [];
      return day ? [{ path: join(folder, name), at: Date.parse(`${day}T${hour}:${minute}:${second}Z`) }] : [];
    })
    .sort((a, b) => b.at - a.at);
}

function backupName(at: number): string {
  return `pirogue-${new Date(at).toISOString().slice(0, 19).replaceAll(':', '-')}Z.db`;
}

async function copy(file: string, target: string): Promise<void> {
  const connection = new Sqlite(file, { readonly: true, fileMustExist: true });
  try {
    // In one step: another process's writes between two would begin the copy anew.
    await connection.backup(target, { progress: () => 2 ** 31 - 1 });
  } finally {
    connection.close();
  }
}

/** Makes a copy one file, owned by no process, with a number of its own. */
function settle(file: string): void {
  chmodSync(file, 0o600);
  const connection = new Sqlite(file);
  try {
    connection.pragma('journal_mode = DELETE');
    const hasLease = connection.prepare(`SELECT 1 FROM sqlite_schema WHERE name = 'lease'`).get();
    if (hasLease) connection.exec('UPDATE lease SET holder = NULL, place = NULL, pid = NULL');
    renumber(connection);
  } finally {
    connection.close();
  }
}

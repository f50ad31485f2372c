import { chmodSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { asBackupError, noRoom } from './backup-error.ts';
import Sqlite from './driver.ts';
import { checkFile } from './file-check.ts';
import { renumber } from './open-file.ts';

/** Name of a backup: the UTC time at which it was begun, so that names are in the order of time. */
const NAME = /^pirogue-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.db$/;

/** Name of a copy that is not checked yet, and of the files that SQLite makes beside it. */
const UNCHECKED = '.unchecked';
const UNFINISHED = /^pirogue-[\dTZ-]+\.db\.\d+\.unchecked(-wal|-shm|-journal)?$/;

/** Room that a backup leaves on its disk, in bytes and as a share of its size. */
const MARGIN = { bytes: 8 * 2 ** 20, share: 0.1 };

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
 * A copy that is not whole does not get the name of a backup, and is deleted. Returns its path.
 *
 * @throws StoreError when the copy is damaged; BackupError with what to do when it cannot be made
 */
export async function backUp({ file, folder, at, keep }: BackupOrder): Promise<string> {
  if (!existsSync(file)) throw new Error(`There is no database ${file}.`);
  const target = await asBackupError(folder, () => newCopy({ file, folder, at }));
  if (keep !== undefined) pruneBackups({ folder, at, keep, made: target });
  return target;
}

async function newCopy({ file, folder, at }: BackupOrder): Promise<string> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  checkRoom(file, folder);
  const target = freeName(folder, at);
  const unchecked = `${target}.${process.pid}${UNCHECKED}`;
  try {
    await copy(file, unchecked);
    settle(unchecked);
    checkFile(unchecked);
    renameSync(unchecked, target);
  } finally {
    for (const ending of ['', '-wal', '-shm', '-journal']) rmSync(`${unchecked}${ending}`, { force: true });
  }
  return target;
}

/**
 * Deletes the oldest backups of a folder. Those with names from the future were made when the clock was wrong, or it is
 * wrong now: they are not counted, and stay.
 *
 * @param order.keep how many stay
 * @param order.made the backup just made, which stays in any case
 */
export function pruneBackups(order: {
  readonly folder: string;
  readonly at: number;
  readonly keep: number;
  readonly made?: string;
}): void {
  const { folder, at, keep, made } = order;
  const past = backupsIn(folder).filter((backup) => backup.at <= at || backup.path === made);
  for (const { path } of past.slice(keep)) if (path !== made) rmSync(path, { force: true });
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
      const at = day ? Date.parse(`${day}T${hour}:${minute}:${second}Z`) : Number.NaN;
      return Number.isNaN(at) ? [] : [{ path: join(folder, name), at }];
    })
    .sort((a, b) => b.at - a.at);
}

/** Whether a file of a folder of backups is a copy that is not finished. */
export function isUnfinishedCopy(name: string): boolean {
  return UNFINISHED.test(name);
}

/** A name that no backup has: after the clock was set back, its time may be taken. */
function freeName(folder: string, at: number): string {
  for (let moment = at; ; moment += 1000) {
    const path = join(folder, backupName(moment));
    if (!existsSync(path)) return path;
  }
}

function backupName(at: number): string {
  return `pirogue-${new Date(at).toISOString().slice(0, 19).replaceAll(':', '-')}Z.db`;
}

/** Looks before a copy is begun: one that does not fit would take the last room of the database. */
function checkRoom(file: string, folder: string): void {
  const { bavail, blocks, bsize } = statfsSync(folder);
  const size = [file, `${file}-wal`].reduce(
    (sum, one) => sum + (statSync(one, { throwIfNoEntry: false })?.size ?? 0),
    0,
  );
  const needed = size * (1 + MARGIN.share) + MARGIN.bytes;
  // Some file systems do not tell their size.
  if (blocks > 0 && bavail * bsize < needed) throw noRoom(folder, { needed, free: bavail * bsize });
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

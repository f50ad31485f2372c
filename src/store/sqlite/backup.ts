import { chmodSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { asBackupError, noRoomError } from './backup-error.ts';
import Sqlite from './driver.ts';
import { checkFile } from './file-check.ts';
import { renewDatabaseId } from './open-file.ts';

/** Name of a backup: the UTC time at which it was begun, so that names sort by time. */
const NAME = /^pirogue-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.db$/;

/** Suffix of a copy that is not checked yet, and pattern for its name and for files that SQLite makes beside it. */
const UNCHECKED = '.unchecked';
const UNFINISHED = /^pirogue-[\dTZ-]+\.db\.\d+\.unchecked(-wal|-shm|-journal)?$/;

/** Space that a backup leaves free on its disk: in bytes, and as a share of the backup's size. */
const MARGIN = { bytes: 8 * 2 ** 20, share: 0.1 };

/** How a backup is made. */
export interface BackupOptions {
  /** The database, which may be in use. */
  readonly file: string;
  readonly folder: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Number of backups to keep in the folder, this one included; by default all. */
  readonly keep?: number | undefined;
}

/**
 * Copies a database, which may be in use, to a new file in a folder, checks the copy, and deletes the oldest backups in the folder.
 * A damaged copy is deleted. Returns the path of the backup.
 *
 * @throws StoreError when the copy is damaged; BackupError with advice when it cannot be made
 */
export async function backUp({ file, folder, at, keep }: BackupOptions): Promise<string> {
  if (!existsSync(file)) throw new Error(`There is no database ${file}.`);
  const target = await asBackupError(folder, () => newCopy({ file, folder, at }));
  if (keep !== undefined) pruneBackups({ folder, at, keep, made: target });
  return target;
}

async function newCopy({ file, folder, at }: BackupOptions): Promise<string> {
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
 * Deletes the oldest backups of a folder. Backups with names from the future are kept and not counted: the clock was wrong when
 * they were made, or is wrong now.
 *
 * @param order.keep number of backups to keep
 * @param order.made the backup just made, which is always kept
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

/** The backups of a folder, the latest first; none if the folder does not exist. */
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

/** Returns a name that no backup has; after the clock was set back, the current time may be taken. */
function freeName(folder: string, at: number): string {
  for (let moment = at; ; moment += 1000) {
    const path = join(folder, backupName(moment));
    if (!existsSync(path)) return path;
  }
}

function backupName(at: number): string {
  return `pirogue-${new Date(at).toISOString().slice(0, 19).replaceAll(':', '-')}Z.db`;
}

/** Checks the free space before a copy, as one that does not fit would fill the disk of the database. */
function checkRoom(file: string, folder: string): void {
  const { bavail, blocks, bsize } = statfsSync(folder);
  const size = [file, `${file}-wal`].reduce(
    (sum, one) => sum + (statSync(one, { throwIfNoEntry: false })?.size ?? 0),
    0,
  );
  const needed = size * (1 + MARGIN.share) + MARGIN.bytes;
  // Some file systems do not report their size.
  if (blocks > 0 && bavail * bsize < needed) throw noRoomError(folder, { needed, free: bavail * bsize });
}

async function copy(file: string, target: string): Promise<void> {
  const connection = new Sqlite(file, { readonly: true, fileMustExist: true });
  try {
    // In one step, as writes of another process between two steps would restart the copy.
    await connection.backup(target, { progress: () => 2 ** 31 - 1 });
  } finally {
    connection.close();
  }
}

/** Makes a copy a single file with its own id, whose lease is free. */
function settle(file: string): void {
  chmodSync(file, 0o600);
  const connection = new Sqlite(file);
  try {
    connection.pragma('journal_mode = DELETE');
    const hasLease = connection.prepare(`SELECT 1 FROM sqlite_schema WHERE name = 'lease'`).get();
    if (hasLease) connection.exec('UPDATE lease SET holder = NULL, place = NULL, pid = NULL');
    renewDatabaseId(connection);
  } finally {
    connection.close();
  }
}

/** A copy that has not changed for this long counts as abandoned, in milliseconds. */
const ABANDONED_AFTER = 10 * 60_000;

/** Unfinished copies in a folder of backups, such as those of a process that was killed. */
export class AbandonedCopies {
  readonly #folder: string;
  readonly #elapsed: () => number;
  /** Size and modification time of every copy, and since when these have not changed. */
  #seen = new Map<string, { readonly state: string; readonly since: number }>();

  /** @param elapsed returns the time of a monotonic clock, in milliseconds */
  constructor(folder: string, elapsed: () => number) {
    this.#folder = folder;
    this.#elapsed = elapsed;
  }

  /** Deletes copies that have not changed for long since they were first seen; other processes may be making the others. */
  remove(): void {
    const now = this.#elapsed();
    const seen = new Map<string, { readonly state: string; readonly since: number }>();
    for (const name of namesIn(this.#folder).filter((file) => UNFINISHED.test(file))) {
      const path = join(this.#folder, name);
      const file = statSync(path, { throwIfNoEntry: false });
      if (!file) continue;
      const state = `${file.size} ${file.mtimeMs}`;
      const before = this.#seen.get(name);
      const since = before?.state === state ? before.since : now;
      if (now - since >= ABANDONED_AFTER) rmSync(path, { force: true });
      else seen.set(name, { state, since });
    }
    this.#seen = seen;
  }
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    // If the folder cannot be read, the next backup reports it.
    return [];
  }
}

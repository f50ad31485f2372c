import { StoreError } from '../store-error.ts';

/** A backup that cannot be made. The message tells the host in one sentence what is wrong and what to do. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/** @param room needed space with a margin, and free space, in bytes */
export function noRoomError(
  folder: string,
  room?: { readonly needed: number; readonly free: number },
  cause?: unknown,
) {
  const figures = room
    ? `a backup needs ${megabytes(room.needed)}, and ${megabytes(room.free)} are free`
    : 'it is full';
  return new BackupError(
    `The disk that holds the folder ${folder} has no room for a backup (${figures}): free some space, or name a folder on another disk.`,
    { cause },
  );
}

/** Runs a function that makes a backup; converts errors of the disk into a BackupError for the host. */
export async function asBackupError<Value>(folder: string, make: () => Promise<Value>): Promise<Value> {
  try {
    return await make();
  } catch (error) {
    throw backupErrorOf(error, folder);
  }
}

/** Converts an error about the folder of the backups into a BackupError for the host; returns others unchanged. */
export function backupErrorOf(error: unknown, folder: string): unknown {
  if (error instanceof BackupError || error instanceof StoreError) return error;
  const { code = '', message } = error as { readonly code?: string; readonly message: string };
  if (/^(ENOSPC|EDQUOT|SQLITE_FULL)/.test(code)) return noRoomError(folder, undefined, error);
  if (!/^(EACCES|EPERM|EROFS|ENOTDIR|EEXIST|ENOENT|EIO|SQLITE_(CANTOPEN|READONLY|IOERR|PERM))/.test(code)) return error;
  return new BackupError(
    `The folder ${folder} cannot be written (${message}): let this program's user write it, or name another one, for scheduled backups in BACKUP_DIR.`,
    { cause: error },
  );
}

function megabytes(bytes: number): string {
  return `${Math.ceil(bytes / 2 ** 20).toLocaleString('en')} MB`;
}

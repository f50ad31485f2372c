import { StoreError } from '../store-error.ts';

/** A backup that cannot be made; the message is one sentence for the host: what is wrong, what to do. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/** @param room what a backup needs with a margin, and what there is, in bytes */
export function noRoom(folder: string, room?: { readonly needed: number; readonly free: number }, cause?: unknown) {
  const figures = room
    ? `a backup needs ${megabytes(room.needed)}, and ${megabytes(room.free)} are free`
    : 'it is full';
  return new BackupError(
    `The disk that holds the folder ${folder} has no room for a backup (${figures}): free some space, or name a folder on another disk.`,
    { cause },
  );
}

/** Runs what makes a backup; what the disk refuses becomes a sentence for the host. */
export async function asBackupError<Value>(folder: string, make: () => Promise<Value>): Promise<Value> {
  try {
    return await make();
  } catch (error) {
    throw explained(error, folder);
  }
}

/** An error as a sentence for the host where it is about the folder of the backups; else as it is. */
export function explained(error: unknown, folder: string): unknown {
  if (error instanceof BackupError || error instanceof StoreError) return error;
  const { code = '', message } = error as { readonly code?: string; readonly message: string };
  if (/^(ENOSPC|EDQUOT|SQLITE_FULL)/.test(code)) return noRoom(folder, undefined, error);
  if (!/^(EACCES|EPERM|EROFS|ENOTDIR|EEXIST|ENOENT|EIO|SQLITE_(CANTOPEN|READONLY|IOERR|PERM))/.test(code)) return error;
  return new BackupError(
    `The folder ${folder} cannot be written (${message}): let this program's user write it, or name another one, for scheduled backups in BACKUP_DIR.`,
    { cause: error },
  );
}

function megabytes(bytes: number): string {
  return `${Math.ceil(bytes / 2 ** 20).toLocaleString('en')} MB`;
}

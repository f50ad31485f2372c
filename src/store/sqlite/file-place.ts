import { realpathSync, statSync } from 'node:fs';

/** Suffixes of the files of an open database: of the database, its write-ahead log, and the index of the log. */
const PARTS = ['', '-wal', '-shm'] as const;

/** Checks whether the files of an open database are still at their paths; otherwise others would open different files. */
export class FilePlace {
  readonly #file: string;
  /** Device and inode of each file when it was first seen, by suffix. */
  readonly #inodes = new Map<string, string>();

  /** @param file path of an open database */
  constructor(file: string) {
    this.#file = file;
    this.isUnchanged();
  }

  /**
   * True if all files are still at their paths. A file that cannot be examined now, or whose file system has no inodes, counts as
   * unchanged.
   */
  isUnchanged(): boolean {
    try {
      // SQLite opens the other files beside the target of a symbolic link.
      const file = realpathSync(this.#file);
      return PARTS.every((part) => this.#isSame(part, `${file}${part}`));
    } catch (error) {
      return !isMissing(error);
    }
  }

  #isSame(part: string, path: string): boolean {
    const firstInode = this.#inodes.get(part);
    const stats = statSync(path, { bigint: true, throwIfNoEntry: false });
    if (!stats) return firstInode === undefined;
    if (stats.ino === 0n) return true;
    const now = `${stats.dev} ${stats.ino}`;
    if (firstInode === undefined) this.#inodes.set(part, now);
    return firstInode === undefined || firstInode === now;
  }
}

function isMissing(error: unknown): boolean {
  return ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');
}

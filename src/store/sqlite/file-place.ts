import { realpathSync, statSync } from 'node:fs';

/** The files of an open database, by what follows its name: the database, its write-ahead log and the index of that. */
const PARTS = ['', '-wal', '-shm'] as const;

/** Sees whether the files of an open database are still where they were opened. Whoever opens their path gets others otherwise. */
export class FilePlace {
  readonly #file: string;
  /** Device and inode of each part, from the first time on that it was there. */
  readonly #found = new Map<string, string>();

  /** @param file path of an open database */
  constructor(file: string) {
    this.#file = file;
    this.isUnchanged();
  }

  /**
   * Whether all of them are there, as far as can be told: what cannot be looked at now, or has no inode on its file system,
   * counts as there.
   */
  isUnchanged(): boolean {
    try {
      // SQLite opens the other parts beside what a symbolic link leads to.
      const file = realpathSync(this.#file);
      return PARTS.every((part) => this.#isSame(part, `${file}${part}`));
    } catch (error) {
      return !isMissing(error);
    }
  }

  #isSame(part: string, path: string): boolean {
    const found = this.#found.get(part);
    const stats = statSync(path, { bigint: true, throwIfNoEntry: false });
    if (!stats) return found === undefined;
    if (stats.ino === 0n) return true;
    const now = `${stats.dev} ${stats.ino}`;
    if (found === undefined) this.#found.set(part, now);
    return found === undefined || found === now;
  }
}

function isMissing(error: unknown): boolean {
  return ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');
}

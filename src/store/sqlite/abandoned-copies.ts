import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isUnfinishedCopy } from './backup.ts';

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
    for (const name of namesIn(this.#folder).filter(isUnfinishedCopy)) {
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

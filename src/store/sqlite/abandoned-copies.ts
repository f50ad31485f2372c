import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isUnfinishedCopy } from './backup.ts';

/** A copy that has not changed for so long is nobody's any more, in milliseconds. */
const ABANDONED_AFTER = 10 * 60_000;

/** Unfinished copies in a folder of backups, such as those of a process that was killed. */
export class AbandonedCopies {
  readonly #folder: string;
  readonly #elapsed: () => number;
  /** Size and time of change of every copy, and since when it has had them. */
  #seen = new Map<string, { readonly state: string; readonly since: number }>();

  /** @param elapsed a clock that nobody can set, in milliseconds */
  constructor(folder: string, elapsed: () => number) {
    this.#folder = folder;
    this.#elapsed = elapsed;
  }

  /** Deletes the copies that were seen before and have not changed for long; another process may be making the others. */
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
    // Whether the folder can be used is told by the next backup.
    return [];
  }
}

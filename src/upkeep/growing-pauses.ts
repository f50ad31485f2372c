import { LRUCache } from 'lru-cache';

/** Things whose attempts are remembered; of more the one that was tried longest ago is tried at once. */
const REMEMBERED = 10_000;

interface Attempts {
  readonly count: number;
  /** When it may be tried again, by the clock of the pauses. */
  readonly until: number;
}

/**
 * Growing pauses between attempts at the same thing, doubled from attempt to attempt, with jitter. They are kept in memory:
 * after a restart everything is tried at once.
 */
export class GrowingPauses<Key extends string | number> {
  readonly #options: { readonly first: number; readonly longest: number; readonly now: () => number };
  readonly #attempts = new LRUCache<Key, Attempts>({ max: REMEMBERED });

  /**
   * @param options.first pause, and `options.longest`, in milliseconds
   * @param options.now a clock that nobody sets
   */
  constructor(options: { readonly first: number; readonly longest: number; readonly now?: () => number }) {
    this.#options = { now: () => performance.now(), ...options };
  }

  /** Whether a thing may be tried now. */
  isDue(key: Key): boolean {
    return (this.#attempts.get(key)?.until ?? 0) <= this.#options.now();
  }

  /** Notes an attempt after which the thing is to be tried again; returns the pause until then, in milliseconds. */
  tried(key: Key): number {
    const { first, longest, now } = this.#options;
    const count = this.#attempts.get(key)?.count ?? 0;
    const pause = Math.min(first * 2 ** count, longest) * (0.75 + Math.random() / 4);
    this.#attempts.set(key, { count: count + 1, until: now() + pause });
    return pause;
  }

  /** Forgets the attempts at a thing that is done. */
  done(key: Key): void {
    this.#attempts.delete(key);
  }
}

import { LRUCache } from 'lru-cache';
import { steadyNow } from './clock-guard.ts';

/** Keys that are remembered. The least recently used one is forgotten first, and may then be tried at once. */
const MAX_KEYS = 10_000;

/** The first and the longest pause of a series of attempts, in milliseconds. */
export interface Backoff {
  readonly first: number;
  readonly longest: number;
}

/**
 * Returns the pause after a failed attempt, in milliseconds: doubled with each attempt, with jitter.
 *
 * @param attempts number of failures before this one
 */
export function backoff({ first, longest }: Backoff, attempts: number): number {
  return Math.min(first * 2 ** attempts, longest) * (0.75 + Math.random() / 4);
}

interface Attempts {
  readonly count: number;
  /** When it may be tried again, by the clock of the pauses. */
  readonly until: number;
}

/**
 * Exponential backoff by key. Kept in memory, so that after a restart everything may be tried at once.
 */
export class GrowingPauses<Key extends string | number> {
  readonly #options: Backoff & { readonly now: () => number };
  // With `max` the cache would take memory for all keys at once, and there are a dozen of these.
  readonly #attempts = new LRUCache<Key, Attempts>({ maxSize: MAX_KEYS, sizeCalculation: () => 1 });

  /** @param options.now a monotonic clock, in milliseconds */
  constructor(options: Backoff & { readonly now?: () => number }) {
    this.#options = { now: steadyNow, ...options };
  }

  /** Milliseconds until a key may be tried again; 0 if it may be tried now. */
  left(key: Key): number {
    return Math.max(0, (this.#attempts.get(key)?.until ?? 0) - this.#options.now());
  }

  /** True if a key may be tried now. */
  isDue(key: Key): boolean {
    return this.left(key) === 0;
  }

  /** Notes a failed attempt; returns the pause until the next one, in milliseconds. */
  noteFailure(key: Key): number {
    const count = this.#attempts.get(key)?.count ?? 0;
    const pause = backoff(this.#options, count);
    this.#attempts.set(key, { count: count + 1, until: this.#options.now() + pause });
    return pause;
  }

  /** Forgets the failed attempts of a key. */
  noteSuccess(key: Key): void {
    this.#attempts.delete(key);
  }
}

import { LRUCache } from 'lru-cache';
import { steadyNow } from './clock-guard.ts';

/** Things whose attempts are remembered; of more the one that was tried longest ago is tried at once. */
const REMEMBERED = 10_000;

/** The first pause of a row of attempts and the longest, in milliseconds. */
export interface Backoff {
  readonly first: number;
  readonly longest: number;
}

/**
 * The pause after a failed attempt, in milliseconds: doubled from attempt to attempt, with jitter.
 *
 * @param attempts that failed before this one
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
 * Growing pauses between attempts at the same thing. They are kept in memory: after a restart everything is tried at once.
 */
export class GrowingPauses<Key extends string | number> {
  readonly #options: Backoff & { readonly now: () => number };
  readonly #attempts = new LRUCache<Key, Attempts>({ max: REMEMBERED });

  /** @param options.now a clock that nobody sets */
  constructor(options: Backoff & { readonly now?: () => number }) {
    this.#options = { now: steadyNow, ...options };
  }

  /** Milliseconds until a thing may be tried again; 0 where it may be now. */
  left(key: Key): number {
    return Math.max(0, (this.#attempts.get(key)?.until ?? 0) - this.#options.now());
  }

  /** Whether a thing may be tried now. */
  isDue(key: Key): boolean {
    return this.left(key) === 0;
  }

  /** Notes an attempt after which the thing is to be tried again; returns the pause until then, in milliseconds. */
  tried(key: Key): number {
    const count = this.#attempts.get(key)?.count ?? 0;
    const pause = backoff(this.#options, count);
    this.#attempts.set(key, { count: count + 1, until: this.#options.now() + pause });
    return pause;
  }

  /** Forgets the attempts at a thing that is done. */
  done(key: Key): void {
    this.#attempts.delete(key);
  }
}

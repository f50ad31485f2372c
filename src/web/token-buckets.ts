import { LRUCache } from 'lru-cache';

const SECOND = 1_000;

/** Limit for remembered keys; the least recently used ones are forgotten. */
const MAX_KEYS = 20_000;

/** A token bucket: `burst` tokens, refilled at a steady rate. */
export interface Bucket {
  readonly burst: number;
  readonly refillPerSecond: number;
}

/** State of the bucket of a key. */
interface BucketState {
  remaining: number;
  /** When `remaining` was computed, in milliseconds of a monotonic clock. */
  computedAt: number;
}

/** Equal token buckets, one for each key. */
export class TokenBuckets {
  readonly #states = new LRUCache<string, BucketState>({ max: MAX_KEYS });
  readonly #bucket: Bucket;
  readonly #clock: () => number;

  /** @param clock milliseconds of a monotonic clock */
  constructor(bucket: Bucket, clock: () => number) {
    this.#bucket = bucket;
    this.#clock = clock;
  }

  /** Takes `cost` tokens from the bucket of a key; false if it has too few. */
  take(key: string, cost = 1): boolean {
    const now = this.#clock();
    const remaining = this.#remainingAt(key, now);
    const isAllowed = remaining >= cost;
    this.#states.set(key, { remaining: isAllowed ? remaining - cost : remaining, computedAt: now });
    return isAllowed;
  }

  /** Gives a token back that was taken. */
  giveBack(key: string): void {
    const now = this.#clock();
    const remaining = Math.min(this.#bucket.burst, this.#remainingAt(key, now) + 1);
    this.#states.set(key, { remaining, computedAt: now });
  }

  #remainingAt(key: string, now: number): number {
    const { burst, refillPerSecond } = this.#bucket;
    const { remaining, computedAt } = this.#states.get(key) ?? { remaining: burst, computedAt: now };
    return Math.min(burst, remaining + ((now - computedAt) / SECOND) * refillPerSecond);
  }
}

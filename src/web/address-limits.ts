import { LRUCache } from 'lru-cache';

/** Token bucket of one address. Loading a page takes some ten tokens, each step of its slider takes one. */
const REQUEST_BUCKET = { burst: 300, refillPerSecond: 10 };

/** Limit for open streams from one address, which may be a household, or a class behind one router. */
const MAX_STREAMS_PER_ADDRESS = 40;

/** Limit for open streams from all addresses. */
const MAX_STREAMS = 4_000;

/** Limit for remembered addresses; the least recently seen ones are forgotten. */
const MAX_ADDRESSES = 20_000;

const SECOND = 1_000;

/** State of an address's token bucket. */
interface BucketState {
  remaining: number;
  /** When `remaining` was computed, in milliseconds of a monotonic clock. */
  computedAt: number;
}

/** Limits requests and open streams by address. */
export class AddressLimits {
  readonly #buckets = new LRUCache<string, BucketState>({ max: MAX_ADDRESSES });
  readonly #streams = new Map<string, number>();
  readonly #clock: () => number;
  #openStreams = 0;

  /** @param clock milliseconds of a monotonic clock */
  constructor(clock: () => number = () => performance.now()) {
    this.#clock = clock;
  }

  /** Number of open streams. */
  get streams(): number {
    return this.#openStreams;
  }

  /** Takes `cost` requests from an address's bucket; false if it has too few. */
  allows(address: string, cost = 1): boolean {
    const now = this.#clock();
    const { burst, refillPerSecond } = REQUEST_BUCKET;
    const { remaining, computedAt } = this.#buckets.get(address) ?? { remaining: burst, computedAt: now };
    const refilled = Math.min(burst, remaining + ((now - computedAt) / SECOND) * refillPerSecond);
    const isAllowed = refilled >= cost;
    this.#buckets.set(address, { remaining: isAllowed ? refilled - cost : refilled, computedAt: now });
    return isAllowed;
  }

  /** Counts a stream of an address as open. Returns a function that counts it as closed; undefined if too many are open. */
  openStream(address: string): (() => void) | undefined {
    const addressStreams = this.#streams.get(address) ?? 0;
    if (this.#openStreams >= MAX_STREAMS || addressStreams >= MAX_STREAMS_PER_ADDRESS) return undefined;
    this.#openStreams++;
    this.#streams.set(address, addressStreams + 1);
    let isOpen = true;
    return () => {
      if (!isOpen) return;
      isOpen = false;
      this.#openStreams--;
      const left = (this.#streams.get(address) ?? 1) - 1;
      if (left > 0) this.#streams.set(address, left);
      else this.#streams.delete(address);
    };
  }
}

import { LRUCache } from 'lru-cache';

/** Token bucket of one address: burst, and tokens refilled per second. A page takes some ten, each step of its slider one. */
const REQUEST_BUCKET = { burst: 300, refillPerSecond: 10 };

/** Limit for open streams from one address, which may be a household, or a class behind one router. */
const MAX_STREAMS_PER_ADDRESS = 40;

/** Limit for open streams from all addresses. */
const MAX_STREAMS = 4_000;

/** Addresses that are remembered, the most recently seen ones. */
const MAX_ADDRESSES = 20_000;

const SECOND = 1_000;

/** State of an address's token bucket. */
interface BucketState {
  left: number;
  /** When `left` was computed, in milliseconds of a monotonic clock. */
  at: number;
}

/** Limits requests and open streams by address. */
export class AddressLimits {
  readonly #buckets = new LRUCache<string, BucketState>({ max: MAX_ADDRESSES });
  readonly #streams = new Map<string, number>();
  readonly #clock: () => number;
  #open = 0;

  /** @param clock milliseconds of a monotonic clock */
  constructor(clock: () => number = () => performance.now()) {
    this.#clock = clock;
  }

  /** Number of open streams. */
  get streams(): number {
    return this.#open;
  }

  /** Takes `cost` requests from an address's bucket; false if it has too few. */
  allows(address: string, cost = 1): boolean {
    const now = this.#clock();
    const { burst, refillPerSecond } = REQUEST_BUCKET;
    const { left, at } = this.#buckets.get(address) ?? { left: burst, at: now };
    const refilled = Math.min(burst, left + ((now - at) / SECOND) * refillPerSecond);
    const isAllowed = refilled >= cost;
    this.#buckets.set(address, { left: isAllowed ? refilled - cost : refilled, at: now });
    return isAllowed;
  }

  /** Counts a stream of an address as open. Returns how to count it as closed; undefined if too many are open. */
  openStream(address: string): (() => void) | undefined {
    const own = this.#streams.get(address) ?? 0;
    if (this.#open >= MAX_STREAMS || own >= MAX_STREAMS_PER_ADDRESS) return undefined;
    this.#open++;
    this.#streams.set(address, own + 1);
    let isOpen = true;
    return () => {
      if (!isOpen) return;
      isOpen = false;
      this.#open--;
      const left = (this.#streams.get(address) ?? 1) - 1;
      if (left > 0) this.#streams.set(address, left);
      else this.#streams.delete(address);
    };
  }
}

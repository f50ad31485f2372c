import { LRUCache } from 'lru-cache';
import type { GameId } from '../store/records.ts';

/** Token bucket of one address. Loading a page takes some ten tokens, each step of its slider takes one. */
const REQUEST_BUCKET = { burst: 300, refillPerSecond: 10 };

/** Limit for open streams from one address, which may be a household, or a class behind one router. */
const MAX_STREAMS_PER_ADDRESS = 40;

/** Limit for open streams from all addresses. */
const MAX_STREAMS = 4_000;

/** Wrong tickets of one address for one game: five a minute. */
const TICKET_BUCKET = { burst: 5, refillPerSecond: 5 / 60 };

/** What many people inside Discord ask for from one of its addresses: the page that opens there, and files. */
const FILE_BUCKET = { burst: 3_000, refillPerSecond: 100 };

/** Entries of one activity, such as of a server that opens it together; and failed ones of an address. */
const ENTRY_BUCKET = { burst: 60, refillPerSecond: 1 };

/** Limits requests, tickets and open streams by address. */
export class AddressLimits {
  readonly #requests: TokenBuckets;
  readonly #tickets: TokenBuckets;
  readonly #files: TokenBuckets;
  readonly #entries: TokenBuckets;
  readonly #streams = new Map<string, number>();
  #openStreams = 0;

  /** @param clock milliseconds of a monotonic clock */
  constructor(clock: () => number = () => performance.now()) {
    this.#requests = new TokenBuckets(REQUEST_BUCKET, clock);
    this.#tickets = new TokenBuckets(TICKET_BUCKET, clock);
    this.#files = new TokenBuckets(FILE_BUCKET, clock);
    this.#entries = new TokenBuckets(ENTRY_BUCKET, clock);
  }

  /** Number of open streams. */
  get streams(): number {
    return this.#openStreams;
  }

  /** Takes `cost` requests from an address's bucket; false if it has too few. */
  allows(address: string, cost = 1): boolean {
    return this.#requests.take(address, cost);
  }

  /** Takes a request for a file from an address that many people share; false if it has too few. */
  allowsFile(address: string): boolean {
    return this.#files.take(address);
  }

  /**
   * Takes an attempt to enter the page of an activity; undefined if that had too many, or the address too many that failed. One that
   * does not fail is given back to the address.
   */
  takeEntry(address: string, instance: string): { readonly giveBack: () => void } | undefined {
    const key = `address ${address}`;
    if (!this.#entries.take(key)) return undefined;
    const giveBack = () => this.#entries.giveBack(key);
    if (this.#entries.take(`instance ${instance}`)) return { giveBack };
    giveBack();
    return undefined;
  }

  /**
   * Takes an attempt of an address to enter a game; undefined if it had too many. An attempt with a right ticket is given back, so
   * that only wrong ones are limited, and nobody can keep others out by them.
   */
  takeAttempt(address: string, gameId: GameId): { readonly giveBack: () => void } | undefined {
    const key = `${gameId} ${address}`;
    return this.#tickets.take(key) ? { giveBack: () => this.#tickets.giveBack(key) } : undefined;
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

const SECOND = 1_000;

/** Limit for remembered keys; the least recently used ones are forgotten. */
const MAX_KEYS = 20_000;

/** A token bucket: `burst` tokens, refilled at a steady rate. */
interface Bucket {
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
class TokenBuckets {
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

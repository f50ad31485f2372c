import type { GameId } from '../store/records.ts';
import { TokenBuckets } from './token-buckets.ts';

/** Token bucket of one address. Loading a page takes some ten tokens, each step of its slider takes one. */
const REQUEST_BUCKET = { burst: 300, refillPerSecond: 10 };

/** Limit for open streams from one address, which may be a household, or a class behind one router. */
const MAX_STREAMS_PER_ADDRESS = 40;

/** Limit for open streams from all addresses. */
const MAX_STREAMS = 4_000;

/** Wrong tickets of one address for one game: five a minute. */
const TICKET_BUCKET = { burst: 5, refillPerSecond: 5 / 60 };

/** Limits requests, tickets and open streams by address. */
export class AddressLimits {
  readonly #requests: TokenBuckets;
  readonly #tickets: TokenBuckets;
  readonly #streams = new Map<string, number>();
  #openStreams = 0;

  /** @param clock milliseconds of a monotonic clock */
  constructor(clock: () => number = () => performance.now()) {
    this.#requests = new TokenBuckets(REQUEST_BUCKET, clock);
    this.#tickets = new TokenBuckets(TICKET_BUCKET, clock);
  }

  /** Number of open streams. */
  get streams(): number {
    return this.#openStreams;
  }

  /** Takes `cost` requests from an address's bucket; false if it has too few. */
  allows(address: string, cost = 1): boolean {
    return this.#requests.take(address, cost);
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

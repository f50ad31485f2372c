import { LRUCache } from 'lru-cache';

/** Requests at once from one address, and how many more a second. A page takes some ten, each step of its slider one. */
const REQUESTS = { atOnce: 300, perSecond: 10 };

/** Open streams from one address: a household, or a class behind one router. */
const STREAMS_OF_ONE = 40;

/** Open streams altogether. */
const STREAMS = 4_000;

/** Addresses that are remembered; those that were seen least lately are forgotten. */
const ADDRESSES = 20_000;

const SECOND = 1_000;

/** What one address may still ask for. */
interface Allowance {
  left: number;
  /** When `left` was counted, in milliseconds of a clock that never jumps. */
  at: number;
}

/** Limits how much can be asked for from one address, and how many streams are open. */
export class AddressLimits {
  readonly #allowances = new LRUCache<string, Allowance>({ max: ADDRESSES });
  readonly #streams = new Map<string, number>();
  readonly #clock: () => number;
  #open = 0;

  /** @param clock milliseconds of a clock that never jumps */
  constructor(clock: () => number = () => performance.now()) {
    this.#clock = clock;
  }

  /** Open streams. */
  get streams(): number {
    return this.#open;
  }

  /** Whether an address may ask for something now, which counts as `cost` requests. */
  allows(address: string, cost = 1): boolean {
    const now = this.#clock();
    const { left, at } = this.#allowances.get(address) ?? { left: REQUESTS.atOnce, at: now };
    const refilled = Math.min(REQUESTS.atOnce, left + ((now - at) / SECOND) * REQUESTS.perSecond);
    const isAllowed = refilled >= cost;
    this.#allowances.set(address, { left: isAllowed ? refilled - cost : refilled, at: now });
    return isAllowed;
  }

  /** Opens a stream of an address; undefined where there are too many, else how to close it. */
  openStream(address: string): (() => void) | undefined {
    const own = this.#streams.get(address) ?? 0;
    if (this.#open >= STREAMS || own >= STREAMS_OF_ONE) return undefined;
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

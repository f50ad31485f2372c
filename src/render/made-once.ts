import { createHash } from 'node:crypto';
import { BoundedCache } from './bounded-cache.ts';

/** Things that take long to make, kept by what was asked for: who asks while one is being made waits for the same one. */
export class MadeOnce<Made> {
  readonly #made: BoundedCache<Promise<Made>>;
  readonly #weigh: (made: Made) => number;

  /** @param limit largest total weight of what is kept, in the unit of `weigh` */
  constructor(limit: number, weigh: (made: Made) => number) {
    this.#made = new BoundedCache(limit);
    this.#weigh = weigh;
  }

  get(asked: string, make: () => Promise<Made>): Promise<Made> {
    const key = createHash('sha256').update(asked).digest('base64');
    const known = this.#made.get(key);
    if (known) return known;
    const making = make();
    this.#made.set(key, making, 0);
    making.then(
      (made) => this.#made.set(key, making, this.#weigh(made)),
      () => this.#made.delete(key),
    );
    return making;
  }

  /** Total weight of what is kept. */
  get weight(): number {
    return this.#made.weight;
  }
}

/**
 * A value that was used moves behind the others when so large a part of the limit was added since it last did: moving at
 * every use would take longer than most uses.
 */
const MOVING = 1 / 16;

interface Entry<Value> {
  readonly value: Value;
  readonly weight: number;
  /** Weight that had ever been added when it was put behind the others. */
  movedAt: number;
}

/** Keeps the values used last, up to a total weight; of those used nearly at the same time any. */
export class BoundedCache<Value> {
  readonly #limit: number;
  /** Those used long ago first. */
  readonly #values = new Map<string, Entry<Value>>();
  #weight = 0;
  /** Weight that was ever added. */
  #added = 0;

  /** @param limit largest total weight, in the unit of the weights given to `set` */
  constructor(limit: number) {
    this.#limit = limit;
  }

  get(key: string): Value | undefined {
    const entry = this.#values.get(key);
    if (!entry) return undefined;
    if (this.#added - entry.movedAt > this.#limit * MOVING) {
      entry.movedAt = this.#added;
      this.#values.delete(key);
      this.#values.set(key, entry);
    }
    return entry.value;
  }

  set(key: string, value: Value, weight: number): void {
    const old = this.#values.get(key);
    if (old) this.#weight -= old.weight;
    this.#values.delete(key);
    this.#added += weight;
    this.#values.set(key, { value, weight, movedAt: this.#added });
    this.#weight += weight;
    for (const [oldest, { weight: freed }] of this.#values) {
      if (this.#weight <= this.#limit || oldest === key) break;
      this.#values.delete(oldest);
      this.#weight -= freed;
    }
  }

  delete(key: string): void {
    this.#weight -= this.#values.get(key)?.weight ?? 0;
    this.#values.delete(key);
  }

  clear(): void {
    this.#values.clear();
    this.#weight = 0;
  }

  /** Total weight of what is kept. */
  get weight(): number {
    return this.#weight;
  }
}

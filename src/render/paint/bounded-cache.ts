/** Keeps the values used last, up to a total weight. */
export class BoundedCache<Value> {
  readonly #limit: number;
  readonly #values = new Map<string, { value: Value; weight: number }>();
  #weight = 0;

  /** @param limit largest total weight, in the unit of the weights given to `set` */
  constructor(limit: number) {
    this.#limit = limit;
  }

  get(key: string): Value | undefined {
    const entry = this.#values.get(key);
    if (!entry) return undefined;
    this.#values.delete(key);
    this.#values.set(key, entry);
    return entry.value;
  }

  set(key: string, value: Value, weight: number): void {
    const old = this.#values.get(key);
    if (old) this.#weight -= old.weight;
    this.#values.delete(key);
    this.#values.set(key, { value, weight });
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

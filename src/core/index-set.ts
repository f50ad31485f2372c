/** A reusable set of small whole numbers, which `clear` empties in constant time. */
export class IndexSet {
  /** #rounds[number] = #round if the number is in the set. */
  #rounds = new Int32Array(0);
  #round = 0;

  /** Empties the set, which then takes numbers below `size`. */
  clear(size: number): void {
    if (this.#rounds.length < size) this.#rounds = new Int32Array(size);
    this.#round++;
  }

  /** True if a number is in the set. */
  has(index: number): boolean {
    return this.#rounds[index] === this.#round;
  }

  /** Adds a number; true if it was not in the set. */
  add(index: number): boolean {
    if (this.#rounds[index] === this.#round) return false;
    this.#rounds[index] = this.#round;
    return true;
  }
}

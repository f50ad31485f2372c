/** Receives amounts of evaluation terms (by index) for seats. */
export interface TermSink {
  add(seat: number, term: number, amount: number): void;
  /** Adds amounts of several terms, each multiplied by `share`. */
  addShare(seat: number, share: number, terms: readonly number[], amounts: readonly number[]): void;
}

/** Adds amounts to `values[seat * terms + term]`. */
export class CountedTerms implements TermSink {
  readonly #values: Float64Array;
  readonly #terms: number;

  constructor(values: Float64Array, terms: number) {
    this.#values = values;
    this.#terms = terms;
  }

  add(seat: number, term: number, amount: number): void {
    this.#values[seat * this.#terms + term]! += amount;
  }

  addShare(seat: number, share: number, terms: readonly number[], amounts: readonly number[]): void {
    for (let index = 0; index < terms.length; index++) this.add(seat, terms[index]!, amounts[index]! * share);
  }
}

/** Adds up amount * weight for each seat; weights are by index of the term. */
export class WeighedTerms implements TermSink {
  readonly worths: Float64Array;
  readonly #weights: ArrayLike<number>;

  constructor(seats: number, weights: ArrayLike<number>) {
    this.worths = new Float64Array(seats);
    this.#weights = weights;
  }

  /** Sets all worths to 0. */
  clear(): void {
    for (let seat = 0; seat < this.worths.length; seat++) this.worths[seat] = 0;
  }

  add(seat: number, term: number, amount: number): void {
    this.worths[seat]! += amount * this.#weights[term]!;
  }

  addShare(seat: number, share: number, terms: readonly number[], amounts: readonly number[]): void {
    let worth = 0;
    for (let index = 0; index < terms.length; index++) worth += amounts[index]! * this.#weights[terms[index]!]!;
    this.worths[seat]! += worth * share;
  }
}

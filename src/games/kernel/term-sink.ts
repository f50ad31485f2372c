/** Receives amounts of the terms of an evaluation (by their index), seat by seat. */
export interface TermSink {
  add(seat: number, term: number, amount: number): void;
}

/** Counts amounts into `values[seat * terms + term]`. */
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
}

/** Adds up what amounts are worth to each seat, with weights by the index of the term. */
export class WeighedTerms implements TermSink {
  readonly worths: Float64Array;
  readonly #weights: ArrayLike<number>;

  constructor(seats: number, weights: ArrayLike<number>) {
    this.worths = new Float64Array(seats);
    this.#weights = weights;
  }

  add(seat: number, term: number, amount: number): void {
    this.worths[seat]! += amount * this.#weights[term]!;
  }
}

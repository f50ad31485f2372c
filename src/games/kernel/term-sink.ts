/** Receives amounts of the terms of an evaluation (by their index), seat by seat. */
export interface TermSink {
  add(seat: number, term: number, amount: number): void;
  /** Adds amounts of several terms, each times a share. */
  addShare(seat: number, share: number, terms: readonly number[], amounts: readonly number[]): void;
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

  addShare(seat: number, share: number, terms: readonly number[], amounts: readonly number[]): void {
    for (let at = 0; at < terms.length; at++) this.add(seat, terms[at]!, amounts[at]! * share);
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

  /** Takes everything back that was added. */
  clear(): void {
    for (let seat = 0; seat < this.worths.length; seat++) this.worths[seat] = 0;
  }

  add(seat: number, term: number, amount: number): void {
    this.worths[seat]! += amount * this.#weights[term]!;
  }

  addShare(seat: number, share: number, terms: readonly number[], amounts: readonly number[]): void {
    let worth = 0;
    for (let at = 0; at < terms.length; at++) worth += amounts[at]! * this.#weights[terms[at]!]!;
    this.worths[seat]! += worth * share;
  }
}

import { lead } from '../core/lead.ts';
import type { GameTypes } from '../core/rules.ts';
import type { ComputerGame, Weights } from '../games/contract/computer.ts';

/** Rates positions. */
export interface Evaluation<G extends GameTypes> {
  /** Returns the lead of a seat over the others, in points (`core/lead.ts`). */
  lead(state: G['state'], seat: number): number;
  /** Returns the weight of every term in a position; absent in an evaluation without terms. */
  weightsOf?(state: G['state']): ArrayLike<number>;
}

/** Creates an evaluation that rates positions by the points of every seat if the game ended now. */
export function standingsEvaluation<G extends GameTypes>({ computer }: ComputerGame<G>): Evaluation<G> {
  return { lead: (state, seat) => lead(computer.standings(state), seat) };
}

/** Rates positions by the terms of a game: by the points that every seat is expected to have at the end. */
export class TermEvaluation<G extends GameTypes> implements Evaluation<G> {
  readonly #game: ComputerGame<G>;
  readonly #weights: Weights | undefined;
  /** values[seat * number of terms + term] */
  #values = new Float64Array();

  /** @param weights by default those of the game */
  constructor(game: ComputerGame<G>, weights?: Weights) {
    this.#game = game;
    this.#weights = weights;
  }

  lead(state: G['state'], seat: number): number {
    return lead(this.worthsOf(state), seat);
  }

  weightsOf(state: G['state']): Float64Array {
    const { computer } = this.#game;
    const left = computer.tilesLeft(state);
    return weightsAt(this.#weights ?? computer.weightsFor(state), left === 0 ? 0 : left / computer.tileCount(state));
  }

  /** Returns the points that every seat is expected to have at the end of the game. */
  worthsOf(state: G['state']): number[] {
    const weights = this.weightsOf(state);
    const seats = this.#count(state);
    const worths: number[] = [];
    for (let seat = 0; seat < seats; seat++) {
      let worth = 0;
      const row = seat * weights.length;
      for (let term = 0; term < weights.length; term++) worth += this.#values[row + term]! * weights[term]!;
      worths.push(worth);
    }
    return worths;
  }

  /** Returns the amount of each term for a seat, by the name of the term. */
  termsOf(state: G['state'], seat: number): Record<string, number> {
    const { terms } = this.#game.computer;
    this.#count(state);
    return Object.fromEntries(terms.map((name, term) => [name, this.#values[seat * terms.length + term]!]));
  }

  /** Returns the points of each term for a seat (amount * weight), by the name of the term. */
  pointsOf(state: G['state'], seat: number): Record<string, number> {
    const weights = this.weightsOf(state);
    const counted = Object.entries(this.termsOf(state, seat));
    return Object.fromEntries(counted.map(([name, amount], term) => [name, amount * weights[term]!]));
  }

  /** Counts the terms of every seat into `#values`; returns the number of seats. */
  #count(state: G['state']): number {
    const { computer, rules } = this.#game;
    const seats = rules.scoresOf(state).length;
    const size = computer.terms.length * seats;
    if (this.#values.length !== size) this.#values = new Float64Array(size);
    computer.countTerms(state, this.#values.fill(0));
    return seats;
  }
}

/** Results of `weightsAt`, by its arguments. */
const weightCache = new WeakMap<Weights, Map<number, Float64Array>>();

/**
 * Returns the weight of every term when a share (0..1) of the pile is left; the array must not be changed. Results are
 * cached, as there are only as many shares as tiles in a pile.
 */
export function weightsAt(weights: Weights, share: number): Float64Array {
  const byShare = weightCache.get(weights) ?? new Map<number, Float64Array>();
  const now = byShare.get(share);
  if (now) return now;
  const { early, late } = weights;
  const result = Float64Array.from(late, (end, term) => end + (early[term]! - end) * share);
  weightCache.set(weights, byShare.set(share, result));
  return result;
}

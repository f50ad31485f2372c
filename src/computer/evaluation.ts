import { lead } from '../core/lead.ts';
import type { GameTypes } from '../core/rules.ts';
import type { ComputerGame, Weights } from '../games/contract/computer.ts';

/** How good positions are. */
export interface Evaluation<G extends GameTypes> {
  /** How far a seat is ahead of the others, in points. */
  lead(state: G['state'], seat: number): number;
  /** The weight of every term in a position; absent where positions are valued in another way. */
  weightsOf?(state: G['state']): ArrayLike<number>;
}

/** Values positions by the points that every seat would have if the game ended now. */
export function standings<G extends GameTypes>({ computer }: ComputerGame<G>): Evaluation<G> {
  return { lead: (state, seat) => lead(computer.standings(state), seat) };
}

/** Values positions by the terms of a game: by the points that every seat can expect in the end. */
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

  /** The points that every seat can expect in the end, the worth of its prospects included. */
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

  /** How much there is of each term for a seat, by the name of the term. */
  termsOf(state: G['state'], seat: number): Record<string, number> {
    const { terms } = this.#game.computer;
    this.#count(state);
    return Object.fromEntries(terms.map((name, term) => [name, this.#values[seat * terms.length + term]!]));
  }

  /** The points that each term is worth to a seat, by the name of the term. */
  pointsOf(state: G['state'], seat: number): Record<string, number> {
    const weights = this.weightsOf(state);
    const counted = Object.entries(this.termsOf(state, seat));
    return Object.fromEntries(counted.map(([name, amount], term) => [name, amount * weights[term]!]));
  }

  /** Counts the terms of every seat; returns how many seats there are. */
  #count(state: G['state']): number {
    const { computer, rules } = this.#game;
    const seats = rules.scoresOf(state).length;
    const size = computer.terms.length * seats;
    if (this.#values.length !== size) this.#values = new Float64Array(size);
    computer.countTerms(state, this.#values.fill(0));
    return seats;
  }
}

/** What `weightsAt` has returned, by the weights and the share left. */
const tapered = new WeakMap<Weights, Map<number, Float64Array>>();

/**
 * The weight of every term when a share of the pile is left; the array must not be changed. There are only as many shares as
 * tiles in a pile, so all answers are kept.
 */
export function weightsAt(weights: Weights, share: number): Float64Array {
  const known = tapered.get(weights) ?? new Map<number, Float64Array>();
  const now = known.get(share);
  if (now) return now;
  const { early, late } = weights;
  const made = Float64Array.from(late, (end, term) => end + (early[term]! - end) * share);
  tapered.set(weights, known.set(share, made));
  return made;
}

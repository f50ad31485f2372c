import { lead } from '../core/lead.ts';
import type { GameTypes } from '../core/rules.ts';
import type { GameForComputer, Weights } from '../games/contract/computer.ts';

/** How good positions are for a seat, in points ahead of the others. */
export interface Evaluation<G extends GameTypes> {
  (state: G['state'], seat: number): number;
  /** The weight of every term in a position; absent where positions are valued in another way. */
  readonly weightsOf?: (state: G['state']) => ArrayLike<number>;
}

/**
 * Values positions by the terms of a game.
 *
 * @param weights by default those of the game
 */
export function evaluationOf<G extends GameTypes>(
  computer: GameForComputer<G>,
  seats: number,
  weights?: Weights,
): Evaluation<G> {
  const terms = computer.terms.length;
  const values = new Float64Array(terms * seats);
  const worths = new Float64Array(seats);
  const weightsOf = (state: G['state']) => weightsNow(computer, state, weights);
  const evaluate = (state: G['state'], seat: number): number => {
    const factors = weightsOf(state);
    values.fill(0);
    computer.countTerms(state, values);
    for (let one = 0; one < seats; one++) {
      let worth = 0;
      const row = one * terms;
      for (let term = 0; term < terms; term++) worth += values[row + term]! * factors[term]!;
      worths[one] = worth;
    }
    return lead(worths, seat);
  };
  return Object.assign(evaluate, { weightsOf });
}

/** The weight of every term at the moment of a state; the array must not be changed. */
export function weightsNow<G extends GameTypes>(
  computer: GameForComputer<G>,
  state: G['state'],
  weights: Weights = computer.weightsFor(state),
): Float64Array {
  const left = computer.tilesLeft(state);
  return weightsAt(weights, left === 0 ? 0 : left / computer.tileCount(state));
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

/** The points that every seat can expect in the end, the worth of its prospects included. */
export function worthsOf<G extends GameTypes>(
  computer: GameForComputer<G>,
  state: G['state'],
  seats: number,
): readonly number[] {
  return Array.from({ length: seats }, (_, seat) =>
    Object.values(termPointsOf(computer, state, { seat, seats })).reduce((sum, points) => sum + points, 0),
  );
}

/** Points of a seat if the game ended now, ahead of the others. */
export function standingOf<G extends GameTypes>(computer: GameForComputer<G>): Evaluation<G> {
  return (state, seat) => lead(computer.standings(state), seat);
}

/** How much there is of each term for a seat, by the name of the term. */
export function termsOf<G extends GameTypes>(
  computer: GameForComputer<G>,
  state: G['state'],
  { seat, seats }: { seat: number; seats: number },
): Record<string, number> {
  const names = computer.terms;
  const values = new Float64Array(names.length * seats);
  computer.countTerms(state, values);
  return Object.fromEntries(names.map((name, term) => [name, values[seat * names.length + term]!]));
}

/** The points that each term is worth to a seat, by the name of the term. */
export function termPointsOf<G extends GameTypes>(
  computer: GameForComputer<G>,
  state: G['state'],
  of: { seat: number; seats: number },
): Record<string, number> {
  const weights = weightsNow(computer, state);
  const counted = Object.entries(termsOf(computer, state, of));
  return Object.fromEntries(counted.map(([name, count], term) => [name, count * weights[term]!]));
}

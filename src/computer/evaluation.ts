import { lead } from '../core/lead.ts';
import type { GameTypes } from '../core/rules.ts';
import type { GameForComputer } from '../games/contract/computer.ts';

/** The points that one of each term is worth, by the name of the term. */
export type Weights = Readonly<Record<string, number>>;

/** How good positions are for a seat, in points ahead of the others. */
export interface Evaluation<G extends GameTypes> {
  (state: G['state'], seat: number): number;
  /** The weight of every term in a position; absent where positions are valued in another way. */
  readonly weightsAt?: (state: G['state']) => ArrayLike<number>;
}

/**
 * Values positions by the terms of a game.
 *
 * @param weights by default those of the game
 */
export function evaluationOf<G extends GameTypes>(
  computer: GameForComputer<G>,
  seats: number,
  weights: Weights = computer.terms,
): Evaluation<G> {
  const factors = Float64Array.from(Object.keys(computer.terms), (term) => weights[term]!);
  const values = new Float64Array(factors.length * seats);
  const worths = new Float64Array(seats);
  const evaluate = (state: G['state'], seat: number): number => {
    values.fill(0);
    computer.countTerms(state, values);
    for (let one = 0; one < seats; one++) {
      let worth = 0;
      const row = one * factors.length;
      for (let term = 0; term < factors.length; term++) worth += values[row + term]! * factors[term]!;
      worths[one] = worth;
    }
    return lead(worths, seat);
  };
  return Object.assign(evaluate, { weightsAt: () => factors });
}

/** The points that every seat can expect in the end, the worth of its prospects included. */
export function worthsOf<G extends GameTypes>(
  computer: GameForComputer<G>,
  state: G['state'],
  seats: number,
): readonly number[] {
  return Array.from({ length: seats }, (_, seat) =>
    Object.entries(termsOf(computer, state, { seat, seats })).reduce(
      (sum, [term, value]) => sum + value * computer.terms[term]!,
      0,
    ),
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
  const names = Object.keys(computer.terms);
  const values = new Float64Array(names.length * seats);
  computer.countTerms(state, values);
  return Object.fromEntries(names.map((name, term) => [name, values[seat * names.length + term]!]));
}

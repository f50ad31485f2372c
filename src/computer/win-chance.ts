import type { GameTypes } from '../core/rules.ts';
import type { ComputerGame } from '../games/contract/computer.ts';
import { evaluationOf } from './evaluation.ts';

/** By what a logistic curve is steeper than the normal distribution next to it has deviations. */
export const LOGISTIC = 1.7;

/** The chance of a seat to win, from 0 to 1. */
export type WinChance<G extends GameTypes> = (state: G['state'], seat: number) => number;

/**
 * How much leads count: the further the end, the more can still happen, so that early in a game the chance grows nearly
 * evenly with a lead, and at the end by winning alone. A lead is as `evaluationOf` says.
 *
 * @param state of the game, for its weights
 */
export function winChanceOf<G extends GameTypes>(
  { computer, rules }: ComputerGame<G>,
  state: G['state'],
): WinChance<G> {
  const weights = computer.weightsFor(state);
  const evaluate = evaluationOf(computer, rules.scoresOf(state).length, weights);
  return (now, seat) => {
    const lead = evaluate(now, seat);
    return chanceOfLead(lead, rules.isOver(now) ? 0 : weights.spread * Math.sqrt(computer.tilesLeft(now) + 1));
  };
}

/** Points that the end of a game scatters at least: a victory by one point is worth less than one by many, if little. */
const MIN_DEVIATION = 1;

/** The chance to win with a lead, in points, that may still change by some standard deviation. */
export function chanceOfLead(lead: number, deviation: number): number {
  return 1 / (1 + Math.exp((-LOGISTIC * lead) / Math.max(MIN_DEVIATION, deviation)));
}

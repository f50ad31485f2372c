import type { GameTypes } from '../core/rules.ts';
import type { ComputerGame, Weights } from '../games/contract/computer.ts';
import { TermEvaluation } from './evaluation.ts';
import { knownPosition, type Question } from './known-position.ts';
import { TurnSearch } from './turn-search.ts';

/** By what a logistic curve is steeper than the normal distribution next to it has deviations. */
const LOGISTIC = 1.7;

/** Points that the end of a game scatters at least: a victory by one point is worth less than one by many, if little. */
const MIN_DEVIATION = 1;

/** The chance of a seat to win, from 0 to 1. */
export type WinChance<G extends GameTypes> = (state: G['state'], seat: number) => number;

/**
 * How much leads count: the further the end, the more can still happen, so that early in a game the chance grows nearly
 * evenly with a lead, and at the end by winning alone. A lead is as `TermEvaluation` says.
 *
 * @param state of the game, for its weights
 */
export function winChanceOf<G extends GameTypes>(game: ComputerGame<G>, state: G['state']): WinChance<G> {
  const weights = game.computer.weightsFor(state);
  const evaluation = new TermEvaluation(game, weights);
  return (now, seat) => chanceOfLead(evaluation.lead(now, seat), deviationOf(game, now, weights));
}

/** The chance to win with a lead, in points, that may still change by some standard deviation. */
export function chanceOfLead(lead: number, deviation: number): number {
  return 1 / (1 + Math.exp((-LOGISTIC * lead) / Math.max(MIN_DEVIATION, deviation)));
}

/** The standard deviation by which leads may still change. */
function deviationOf<G extends GameTypes>({ computer, rules }: ComputerGame<G>, state: G['state'], weights: Weights) {
  return rules.isOver(state) ? 0 : weights.spread * Math.sqrt(computer.tilesLeft(state) + 1);
}

/** Turns that are played on from each guess. */
const TURNS = 4;

/**
 * The chance of every seat to win, all together 1: some turns are played on from guesses of what is hidden, and the points
 * expected then are held against how much can still happen. Winners of a game that is over share 1.
 */
export function chanceToWin<G extends GameTypes>(
  question: Question<G> & { readonly playouts: number },
): readonly number[] {
  const { game, state, playouts } = question;
  const weights = game.computer.weightsFor(state);
  const position = knownPosition(question);
  const search = new TurnSearch(question);
  const evaluation = new TermEvaluation(game);
  const chances = game.rules.scoresOf(state).map(() => 0);
  for (let playout = 0; playout < playouts; playout++) {
    const end = position.sample();
    for (let turn = 0; turn < TURNS && !game.rules.isOver(end); turn++) search.playTurn(end);
    const scale = Math.max(0.01, deviationOf(game, end, weights) / LOGISTIC);
    const worths = evaluation.worthsOf(end);
    const best = Math.max(...worths);
    const shares = worths.map((worth) => Math.exp((worth - best) / scale));
    const all = shares.reduce((sum, share) => sum + share, 0);
    for (const [seat, share] of shares.entries()) chances[seat] = chances[seat]! + share / all / playouts;
  }
  return chances;
}

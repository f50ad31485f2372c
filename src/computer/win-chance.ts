import type { GameTypes } from '../core/rules.ts';
import type { ComputerGame, Weights } from '../games/contract/computer.ts';
import { TermEvaluation } from './evaluation.ts';
import { knownPosition, type SearchInput } from './known-position.ts';
import { TurnSearch } from './turn-search.ts';

/** Scale at which a logistic curve is nearly the normal distribution: P(x) = 1 / (1 + e^(-1.7 x / deviation)). */
const LOGISTIC_SCALE = 1.7;

/** Minimum deviation, in points: it makes a win by one point count slightly less than a win by many. */
const MIN_DEVIATION = 1;

/** The chance of a seat to win, from 0 to 1. */
export type WinChance<G extends GameTypes> = (state: G['state'], seat: number) => number;

/**
 * Creates a function that converts the lead of a seat (`TermEvaluation`) to its chance to win. The further the end of the
 * game, the less a lead counts, as more can still happen; at the end the chance is nearly 0 or 1.
 *
 * @param state any state of the game, which determines the weights
 */
export function winChanceOf<G extends GameTypes>(game: ComputerGame<G>, state: G['state']): WinChance<G> {
  const weights = game.computer.weightsFor(state);
  const evaluation = new TermEvaluation(game, weights);
  return (now, seat) => chanceOfLead(evaluation.lead(now, seat), deviationOf(game, now, weights));
}

/** Returns the chance to win with a lead, in points; `deviation` is the standard deviation of its change until the end. */
export function chanceOfLead(lead: number, deviation: number): number {
  return 1 / (1 + Math.exp((-LOGISTIC_SCALE * lead) / Math.max(MIN_DEVIATION, deviation)));
}

/** Returns the standard deviation of a lead's change until the end of the game, in points. */
function deviationOf<G extends GameTypes>({ computer, rules }: ComputerGame<G>, state: G['state'], weights: Weights) {
  return rules.isOver(state) ? 0 : weights.spread * Math.sqrt(computer.tilesLeft(state) + 1);
}

/** Number of turns that are played from each guess. */
const TURNS = 4;

/**
 * Returns the chance of every seat to win; their sum is 1. Plays some turns from guesses of what is hidden, and compares the
 * expected points with how much they may still change. The winners of a game that is over share 1.
 */
export function chanceToWin<G extends GameTypes>(
  question: SearchInput<G> & { readonly playouts: number },
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
    const scale = Math.max(0.01, deviationOf(game, end, weights) / LOGISTIC_SCALE);
    const worths = evaluation.worthsOf(end);
    const best = Math.max(...worths);
    const shares = worths.map((worth) => Math.exp((worth - best) / scale));
    const all = shares.reduce((sum, share) => sum + share, 0);
    for (const [seat, share] of shares.entries()) chances[seat] = chances[seat]! + share / all / playouts;
  }
  return chances;
}

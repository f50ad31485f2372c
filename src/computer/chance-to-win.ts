import type { Choose } from '../core/chooser.ts';
import type { GameTypes } from '../core/rules.ts';
import type { ComputerGame } from '../games/contract/computer.ts';
import { evaluationOf, worthsOf } from './evaluation.ts';
import { knownPosition } from './known-position.ts';
import { turnSearch } from './turn-search.ts';
import { LOGISTIC } from './win-chance.ts';

/** Turns that are played on from each guess. */
const TURNS = 4;

/**
 * The chance of every seat to win, all together 1: some turns are played on from guesses of what is hidden, and the points
 * expected then are held against how much can still happen. Winners of a game that is over share 1.
 */
export function chanceToWin<G extends GameTypes>(given: {
  game: ComputerGame<G>;
  state: G['state'];
  choose: Choose;
  playouts: number;
}): readonly number[] {
  const { game, state, choose, playouts } = given;
  const { computer, rules } = game;
  const seats = rules.scoresOf(state).length;
  const { spread } = computer.weightsFor(state);
  const position = knownPosition(game, state);
  const search = turnSearch(game, evaluationOf(computer, seats));
  const chances = Array<number>(seats).fill(0);
  for (let playout = 0; playout < playouts; playout++) {
    const end = position.sample(choose);
    for (let turn = 0; turn < TURNS && !rules.isOver(end); turn++) search.playTurn(end, choose);
    const deviation = rules.isOver(end) ? 0 : spread * Math.sqrt(computer.tilesLeft(end) + 1);
    const scale = Math.max(0.01, deviation / LOGISTIC);
    const worths = worthsOf(computer, end, seats);
    const best = Math.max(...worths);
    const shares = worths.map((worth) => Math.exp((worth - best) / scale));
    const all = shares.reduce((sum, share) => sum + share, 0);
    for (const [seat, share] of shares.entries()) chances[seat] = chances[seat]! + share / all / playouts;
  }
  return chances;
}

import type { Choose } from '../core/chooser.ts';
import type { GameTypes } from '../core/rules.ts';
import type { ComputerGame } from '../games/contract/computer.ts';
import { evaluationOf } from './evaluation.ts';
import { knownPosition } from './known-position.ts';
import { bestOf, turnSearch } from './turn-search.ts';

/** Guesses of the next tile: enough that nearly every tile comes about as often as it is likely. */
const GUESSES = 300;

/** Different tiles that are tried, those that come most often; more differ little in what they say. */
const MAX_TILES = 24;

/**
 * How lucky a draw was: what the best turn with the tile is worth, less what the best turns with all tiles are worth on
 * average that could have come for all that a person knows, in points.
 *
 * @param given.state before a draw, which leads on by `openingAction`
 */
export function luckOfDraw<G extends GameTypes>(given: {
  game: ComputerGame<G>;
  state: G['state'];
  choose: Choose;
}): number {
  const { game, state, choose } = given;
  const { computer, rules } = game;
  const { seat, turn } = rules.progressOf(state);
  const evaluate = evaluationOf(computer, rules.scoresOf(state).length);
  const search = turnSearch(game, evaluate);
  const drawIn = (from: G['state']): G['state'] => {
    const action = rules.openingAction(from);
    if (!action) throw new Error('nothing is drawn now');
    const after = computer.copyState(from);
    computer.take(after, computer.moveOf(after, action));
    return after;
  };
  const worthOf = (drawn: G['state']): number => {
    const now = rules.progressOf(drawn);
    const goesOn = !rules.isOver(drawn) && now.turn === turn && now.seat === seat;
    return goesOn ? bestOf(search.rate(drawn, choose)).worth : evaluate(drawn, seat);
  };
  const position = knownPosition(game, state);
  const tiles = new Map<number, { readonly before: G['state']; count: number }>();
  for (let guess = 0; guess < GUESSES; guess++) {
    const before = position.sample(choose);
    const tile = computer.nextTile(before);
    const known = tiles.get(tile);
    if (known) known.count++;
    else tiles.set(tile, { before, count: 1 });
  }
  const tried = [...tiles.values()].sort((a, b) => b.count - a.count).slice(0, MAX_TILES);
  const all = tried.reduce((sum, { count }) => sum + count, 0);
  const expected = tried.reduce((sum, { before, count }) => sum + (count / all) * worthOf(drawIn(before)), 0);
  const drawn = knownPosition(game, drawIn(state)).sample(choose);
  return worthOf(drawn) - expected;
}

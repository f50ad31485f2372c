import type { Choose } from '../core/chooser.ts';
import type { GameTypes } from '../core/rules.ts';
import type { ComputerGame } from '../games/contract/computer.ts';
import { evaluationOf } from './evaluation.ts';
import { knownPosition } from './known-position.ts';
import { bestOf, turnSearch } from './turn-search.ts';

/** Different tiles that are tried, those that are likeliest; more differ little in what they say. */
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
  const before = knownPosition(game, state).sample(choose);
  const chances = [...computer.drawChances(before).entries()].filter(([, chance]) => chance > 0);
  let all = 0;
  let expected = 0;
  for (const [tile, chance] of chances.sort(([, a], [, b]) => b - a).slice(0, MAX_TILES)) {
    const guess = computer.copyState(before);
    // The last copies may all be elsewhere in this guess, such as on an island.
    if (!computer.drawNext(guess, tile)) continue;
    all += chance;
    expected += chance * worthOf(drawIn(guess));
  }
  const drawn = knownPosition(game, drawIn(state)).sample(choose);
  return worthOf(drawn) - expected / all;
}

import type { Choose } from '../core/chooser.ts';
import type { GameTypes } from '../core/rules.ts';
import type { ComputerGame } from '../games/contract/computer.ts';
import { knownPosition } from './known-position.ts';
import { learnerAction } from './learner.ts';
import type { Level } from './levels.ts';
import { type Budget, strongAction } from './playout-search.ts';
import { regularAction } from './regular.ts';

/** What a strong computer may spend on an action where nothing else is said. */
export const USUAL_BUDGET: Budget = { playouts: 200 };

/**
 * The action of a computer for the seat to move. Equal positions, as far as a person can know them, and equal choices give
 * equal actions.
 *
 * @throws Error when the game is over
 */
export function chooseAction<G extends GameTypes>(given: {
  game: ComputerGame<G>;
  state: G['state'];
  level: Level;
  choose: Choose;
  budget?: Budget;
}): G['action'] {
  const { game, state, level, choose, budget = USUAL_BUDGET } = given;
  const actions = game.computer.legalActions(state);
  if (actions.length === 0) throw new Error('the game is over: nobody has to act');
  const due = game.rules.openingAction(state) ?? game.rules.dueAction?.(state);
  if (due) return due;
  if (actions.length === 1) return actions[0]!;
  const position = knownPosition(game, state);
  switch (level) {
    case 'learner':
      return learnerAction(position, choose);
    case 'regular':
      return regularAction(position, choose);
    case 'strong':
      return strongAction(position, budget, choose);
  }
}

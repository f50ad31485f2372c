import type { GameTypes } from '../core/rules.ts';
import { knownPosition, type SearchInput } from './known-position.ts';
import { learnerAction } from './learner.ts';
import type { Level } from './levels.ts';
import { regularAction } from './regular.ts';
import { type Budget, strongTurn } from './strong.ts';

/** Default budget of a strong computer for a turn. */
export const DEFAULT_BUDGET: Budget = { playouts: 320 };

/** A position in which a computer has to choose a turn. */
export interface TurnInput<G extends GameTypes> extends SearchInput<G> {
  readonly level: Level;
  /** Budget of a strong computer; `DEFAULT_BUDGET` by default. */
  readonly budget?: Budget;
}

/**
 * Chooses an action for the seat to move, and the further actions of the turn that were found together with it. Positions
 * that look the same to a person give the same actions, if `choose` makes the same choices.
 *
 * @throws Error when the game is over
 */
export function chooseTurn<G extends GameTypes>(question: TurnInput<G>): readonly [G['action'], ...G['action'][]] {
  const { game, state, level, budget = DEFAULT_BUDGET } = question;
  const { computer, rules } = game;
  const moves = computer.legalMoves(state);
  if (moves.length === 0) throw new Error('the game is over: nobody has to act');
  const dueAction = rules.openingAction(state) ?? rules.dueAction?.(state);
  if (dueAction) return [dueAction];
  if (moves.length === 1) return [computer.actionOf(state, moves[0]!)];
  const position = knownPosition(question);
  switch (level) {
    case 'learner':
      return [learnerAction(position)];
    case 'regular':
      return [regularAction(position)];
    case 'strong': {
      const now = position.sample();
      const [first, ...rest] = strongTurn(position, budget).map((move) => {
        const action = computer.actionOf(now, move);
        computer.take(now, move);
        return action;
      });
      return [first!, ...rest];
    }
  }
}

/** Returns only the first action of `chooseTurn`. */
export function chooseAction<G extends GameTypes>(question: TurnInput<G>): G['action'] {
  return chooseTurn(question)[0];
}

import { standInMove } from '../../kernel/stand-in.ts';
import type { Action } from './action.ts';
import { type GameEvent, scoreLines } from './event.ts';
import { actionOf, kindOf, legalMoves } from './move.ts';
import { copyState, type State } from './state.ts';
import { play } from './step.ts';

/**
 * The next action for a seat whose player has resigned: the legal placement with the most points in this turn, a piece only
 * where it scores in this turn, else the boat. Of equal choices the first one in the order of `legalActions`.
 *
 * @throws Error when the game is over
 */
export function standInAction(state: State): Action {
  return actionOf(state, standInMove(RULE, state));
}

const RULE = {
  legalMoves,
  declines: (move: number) => kindOf(move) === 'boat',
  considers: () => true,
  compares: ({ phase }: State) => phase !== 'draw',
  tryMove(state: State, move: number, seat: number) {
    const next = copyState(state);
    const events: GameEvent[] = [];
    play(next, move, events);
    const lines = events.flatMap(scoreLines).filter((line) => line.seat === seat);
    return { next, points: lines.reduce((sum, { points }) => sum + points, 0) };
  },
  goesOn: ({ phase }: State) => phase === 'double' || phase === 'piece',
};

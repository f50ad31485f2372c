import { standInMove } from '../../kernel/stand-in.ts';
import type { Action } from './action.ts';
import { type GameEvent, scoreLines } from './event.ts';
import { actionOf, kindOf, legalMoves, payloadOf, placedPieceOf } from './move.ts';
import { copyState, type State } from './state.ts';
import { play } from './step.ts';

/**
 * The next action for a seat whose player is absent: the legal placement with the most points in this turn, a meeple only
 * where it scores in this turn, chips only where the rules ask for them. Of equal choices the first one in the order of
 * `legalActions`.
 *
 * @throws Error when the game is over
 */
export function standInAction(state: State): Action {
  return actionOf(state, standInMove(RULE, state));
}

/** Points of chips, of gardens and of the final scoring are left out (E58). */
const RULE = {
  legalMoves,
  declines: (move: number) => kindOf(move) === 'pass',
  // Chips are left out, and every piece but ordinary meeples (E58).
  considers: (move: number) =>
    kindOf(move) === 'meeple' ? placedPieceOf(payloadOf(move)).piece === 0 : ['place', 'pass'].includes(kindOf(move)),
  compares: ({ phase }: State) => phase === 'place' || phase === 'piece',
  tryMove(state: State, move: number, seat: number) {
    const next = copyState(state);
    const events: GameEvent[] = [];
    play(next, move, events);
    // Nobody knows the chip yet.
    if (next.phase === 'chip') next.phase = 'piece';
    const lines = events
      .filter((event) => event.type === 'feature-scored' && !event.final && event.kind !== 'garden')
      .flatMap(scoreLines)
      .filter((line) => line.seat === seat);
    return { next, points: lines.reduce((sum, { points }) => sum + points, 0) };
  },
  goesOn: ({ phase }: State) => phase === 'piece' || phase === 'upgrade',
};

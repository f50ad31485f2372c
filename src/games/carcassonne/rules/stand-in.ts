import { standIn } from '../../kernel/stand-in.ts';
import { type GameEvent, scoreLines } from './event.ts';
import { actionOf, kindOf, legalMoves, payloadOf, placedPieceOf } from './move.ts';
import { copyState, type State } from './state.ts';
import { play } from './step.ts';

/**
 * The next action for a seat whose player is absent: the legal placement with the most points in this turn, a meeple only
 * where it scores in this turn, chips only where the rules ask for them.
 */
export const standInAction = standIn({
  legalMoves,
  actionOf,
  copyState: (state: State) => copyState(state),
  play,
  declines: (move) => kindOf(move) === 'pass',
  // Chips are left out, and every piece but ordinary meeples (E58).
  considers: (move) =>
    kindOf(move) === 'meeple' ? placedPieceOf(payloadOf(move)).piece === 0 : ['place', 'pass'].includes(kindOf(move)),
  compares: ({ phase }) => phase === 'place' || phase === 'piece',
  // Points of chips, of gardens and of the final scoring are left out (E58).
  scoreLines: (event: GameEvent) =>
    event.type === 'feature-scored' && !event.final && event.kind !== 'garden' ? scoreLines(event) : [],
  skipUnknown(state) {
    if (state.phase === 'chip') state.phase = 'piece';
  },
  goesOn: ({ phase }) => phase === 'piece' || phase === 'upgrade',
});

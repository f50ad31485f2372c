import { makeStandIn } from '../../kernel/stand-in.ts';
import { scoreLines } from './event.ts';
import { actionOf, kindOf, legalMoves } from './move.ts';
import { copyState } from './state.ts';
import { play } from './step.ts';

/**
 * Chooses the action for an absent player: the legal placement with the most points in this turn; a piece only if it scores in
 * this turn; otherwise the boat sails.
 */
export const standInAction = makeStandIn({
  legalMoves,
  actionOf,
  copyState,
  play,
  isDecline: (move) => kindOf(move) === 'boat',
  comparesPoints: ({ phase }) => phase !== 'draw',
  scoreLines,
  continuesTurn: ({ phase }) => phase === 'double' || phase === 'piece',
});

import { expansionTerms } from '../../computer/expansion-terms.ts';
import { payloadOf, typeOf } from '../../rules/move.ts';
import { landingsOf } from './verbs.ts';
import { FACES } from './way.ts';

/**
 * What computers know of The Flying Machines: what has landed counts as all pieces do, so that a flight is tried out, unless
 * there is nothing to land on.
 */
export const FLYING_TERMS = expansionTerms({}, () => ({
  coversTurns: true,
  worthTrying: (state, moves) =>
    moves.filter(
      (move) =>
        typeOf(state, move) !== 'fly' || FACES.some((thrown) => landingsOf(state, payloadOf(move), thrown).length > 0),
    ),
}));

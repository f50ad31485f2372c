import { expansionTerms } from '../../computer/expansion-terms.ts';
import { payloadOf, typeOf } from '../../rules/move.ts';
import { landingsOf } from './verbs.ts';
import { FACES } from './way.ts';

/**
 * Evaluation terms of The Flying Machines. Landed pieces count like all others, so that searches perform a flight, unless it
 * cannot land anywhere.
 */
export const FLYING_TERMS = expansionTerms({}, () => ({
  coversTurns: true,
  worthTrying: (state, moves) =>
    moves.filter(
      (move) =>
        typeOf(state, move) !== 'fly' || FACES.some((thrown) => landingsOf(state, payloadOf(move), thrown).length > 0),
    ),
}));

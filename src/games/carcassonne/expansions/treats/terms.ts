import type { NamedTerms } from '../../computer/expansion-terms.ts';
import { CHIP_TERMS } from '../chips/terms.ts';

/** Evaluation terms of the chips of Ibérica. */
export const TREATS_TERMS: NamedTerms = {
  weights: CHIP_TERMS.weights,
  terms: (index) => ({
    ...CHIP_TERMS.terms(index),
    // The evaluation knows no treats that lie on the board.
    worthTrying: ({ phase }, moves) => (phase === 'treat' ? moves.slice(0, 1) : moves),
  }),
};

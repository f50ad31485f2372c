import { expansionTerms } from '../../computer/expansion-terms.ts';

/** Evaluation terms of The Phantom. */
export const PHANTOM_TERMS = expansionTerms(
  {
    /** The phantom in hand, times the share of the game that is left. */
    phantomInHand: 14,
  },
  ({ phantomInHand }) => ({ pieces: { phantom: { inHand: phantomInHand } } }),
);

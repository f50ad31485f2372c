import { expansionTerms } from '../../computer/expansion-terms.ts';

/** Evaluation terms of The Phantom. */
export const PHANTOM_TERMS = expansionTerms(
  {
    /** The phantom in hand, as a share of the game left. */
    phantomInHand: 14,
  },
  ({ phantomInHand }) => ({ pieces: { phantom: { inHand: phantomInHand } } }),
);

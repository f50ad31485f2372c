import { expansionTerms } from '../../computer/expansion-terms.ts';
import { CHIP_TERMS, chipsInHand } from '../chips/terms.ts';
import { meeplesOnIsle } from './rules.ts';

/** Evaluation terms of the chips of Great Britain. */
export const ISLE_TERMS = expansionTerms(
  {
    ...CHIP_TERMS.weights,
    /** Meeples on the Isle of Man, times the share of the game that is left. */
    isle: 1,
  },
  ({ chips, isle }) => ({
    addSeats({ share, state }, sink) {
      for (let seat = 0; seat < state.scores.length; seat++) {
        sink.addShare(seat, share, [chips, isle], [chipsInHand(state, seat), meeplesOnIsle(state, seat)]);
      }
    },
  }),
);

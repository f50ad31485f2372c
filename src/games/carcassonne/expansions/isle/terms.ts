import { expansionTerms } from '../../computer/expansion-terms.ts';
import { chipsInHand } from '../chips/terms.ts';
import { onIsle } from './rules.ts';

/** What computers know of the chips of Great Britain. */
export const ISLE_TERMS = expansionTerms(
  [
    'chips',
    /** Meeples on the Isle of Man, as a share of the game left. */
    'isle',
  ],
  ({ chips, isle }) => ({
    addSeats({ share, state }, sink) {
      for (let seat = 0; seat < state.scores.length; seat++) {
        sink.addShare(seat, share, [chips, isle], [chipsInHand(state, seat), onIsle(state, seat)]);
      }
    },
  }),
);

import { expansionTerms } from '../../computer/expansion-terms.ts';
import type { State } from '../../rules/state.ts';
import { handOf } from './rules.ts';

/** Evaluation terms of games with chips. */
export const CHIP_TERMS = expansionTerms(
  {
    /** Values of chips in hand, times the share of the game that is left. */
    chips: 1,
  },
  ({ chips }) => ({
    addSeats({ share, state }, sink) {
      for (let seat = 0; seat < state.scores.length; seat++)
        sink.addShare(seat, share, [chips], [chipsInHand(state, seat)]);
    },
  }),
);

/** The values of the chips of a seat, added up. */
export function chipsInHand(state: State, seat: number): number {
  return handOf(state, seat).reduce((sum, { value }) => sum + value, 0);
}

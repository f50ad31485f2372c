import { expansionTerms } from '../../computer/expansion-terms.ts';
import { expectedCities } from '../../computer/outlook.ts';
import { hasAbbey } from './abbeys.ts';
import { POINTS_OF_BARN } from './barns.ts';

/** Evaluation terms of Abbey & Mayor. */
export const ABBEY_TERMS = expansionTerms(
  {
    /** The abbey and each piece in hand, times the share of the game that is left. */
    abbeyInHand: 8,
    mayorInHand: 3,
    wagonInHand: 1.5,
    barnInHand: 8,
    /** Points that a barn on the board can expect. */
    barns: 1,
  },
  ({ abbeyInHand, mayorInHand, wagonInHand, barnInHand, barns }) => ({
    pieces: {
      mayor: { inHand: mayorInHand },
      wagon: { inHand: wagonInHand },
      barn: {
        inHand: barnInHand,
        addOnBoard({ chanceOfCity, state }, { seat, segment }, sink) {
          sink.add(seat, barns, POINTS_OF_BARN * expectedCities(state.board, segment, chanceOfCity));
        },
      },
    },
    addSeats({ share, state }, sink) {
      for (const seat of state.scores.keys()) if (hasAbbey(state, seat)) sink.add(seat, abbeyInHand, share);
    },
  }),
);

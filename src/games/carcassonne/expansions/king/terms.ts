import { BASE_INDEX } from '../../computer/base-terms.ts';
import { expansionTerms } from '../../computer/expansion-terms.ts';
import { isUnscored } from '../../rules/step.ts';
import { CARDS, completedNow, countCompleted, KING_PART, largestCompleted } from './rules.ts';

/** Evaluation terms of King & Robber: a card is worth the points that it would bring if the game ended now. */
export const KING_TERMS = expansionTerms({}, () => ({
  addSeats({ state }, sink) {
    for (const { card, kind } of CARDS) {
      const seat = KING_PART.of(state)[card]?.seat;
      if (seat === undefined) continue;
      // Features that the tile of this turn has completed count when it is scored.
      const open = isUnscored(state) ? completedNow(state, kind).length : 0;
      sink.add(seat, BASE_INDEX.points, countCompleted(state, kind) - open);
    }
  },
  addTile({ state }, sink) {
    for (const { card, kind } of CARDS) {
      const completed = completedNow(state, kind).length;
      if (completed === 0) continue;
      const all = countCompleted(state, kind);
      const { seat, tiles = 0 } = KING_PART.of(state)[card] ?? {};
      if (seat !== undefined) sink.add(seat, BASE_INDEX.points, completed - all);
      sink.add(largestCompleted(state, kind) > tiles ? state.seat : seat!, BASE_INDEX.points, all);
    }
  },
  coversTurns: true,
}));

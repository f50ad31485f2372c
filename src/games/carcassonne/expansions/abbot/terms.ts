import { expansionTerms, type Position } from '../../computer/expansion-terms.ts';
import { returningAbbot } from './rules.ts';

/** Evaluation terms of The Abbot. */
export const ABBOT_TERMS = expansionTerms(
  {
    /**
     * The abbot in hand, times the chance that he finds a monastery or garden and the share of the game that is left: his worth
     * there beyond his worth on the board.
     */
    abbotInHand: 5.7,
  },
  ({ abbotInHand }) => ({
    pieces: { abbot: { inHand: abbotInHand, chanceOfUse } },
    returned: { retrieve: returningAbbot },
    coversTurns: true,
  }),
);

/** The chance that a seat gets one more monastery or garden for its abbot. */
function chanceOfUse({ left, state }: Pick<Position, 'left' | 'state'>): number {
  const { scores, set } = state;
  let places = 0;
  for (let tile = 0; tile < left.counts.length; tile++) {
    const { monastery, garden } = set.tiles[tile]!;
    if (monastery >= 0 || garden >= 0) places += left.counts[tile]!;
  }
  return 1 - Math.exp(-places / scores.length);
}

import { featureOf } from '../../../../core/feature-graph.ts';
import { BASE_INDEX } from '../../computer/base-terms.ts';
import { expansionTerms } from '../../computer/expansion-terms.ts';
import { cityChance, monasteryOutlook } from '../../computer/outlook.ts';
import { countsSquares } from '../../rules/feature.ts';
import { holdersOf } from '../../rules/strength.ts';
import { FIELD } from '../../rules/tile-set.ts';
import { GOLD_PART, goldPoints, ingotsOf, ingotsWith } from './ingots.ts';

/**
 * Evaluation terms of The Gold Mines: the points of the seats' ingots, and the points that ingots on their features would add,
 * multiplied by the chance that the feature is completed.
 */
export const GOLD_TERMS = expansionTerms({}, () => ({
  addSeats({ left, state }, sink) {
    const { board, pieces, scores } = state;
    for (const seat of scores.keys()) sink.add(seat, BASE_INDEX.points, goldPoints(ingotsOf(state, seat)));
    if (Object.keys(GOLD_PART.of(state).onTiles).length === 0) return;
    const found = new Set<number>();
    for (const { segment } of pieces) {
      const root = featureOf(board.graph, segment);
      const kind = board.graph.kind[root]!;
      if (found.has(root) || kind === FIELD) continue;
      found.add(root);
      const ingots = ingotsWith(state, segment);
      if (ingots === 0) continue;
      const chance = countsSquares(kind)
        ? monasteryOutlook(board, segment, left).chance
        : cityChance(board, root, left);
      const holders = holdersOf(state, root);
      for (const seat of holders) {
        const own = ingotsOf(state, seat);
        const more = goldPoints(own + Math.ceil(ingots / holders.length)) - goldPoints(own);
        sink.add(seat, BASE_INDEX.points, chance * more);
      }
    }
  },
}));

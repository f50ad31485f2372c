import { touchedFeatures } from '../../../../core/adjacency.ts';
import type { Board } from '../../../../core/board.ts';
import { featureOf, strengthAgainst, strengthOf } from '../../../../core/feature-graph.ts';
import { chanceToContinue, tilesLeftOf } from '../../../kernel/completion-chance.ts';
import { completedByLastTile } from '../../../kernel/scoring.ts';
import { expansionTerms } from '../../computer/expansion-terms.ts';
import { expectedCities } from '../../computer/outlook.ts';
import { isCompleted } from '../../rules/feature.ts';
import type { State } from '../../rules/state.ts';
import { CITY } from '../../rules/tile-set.ts';
import { goodsChances } from './goods-chance.ts';
import { goodsIn, goodsOf, TRADERS_PART, withGoods } from './rules.ts';

/** Evaluation terms of Traders & Builders. */
export const TRADERS_TERMS = expansionTerms(
  {
    /** The builder in hand, times the share of the game that is left. */
    builderInHand: 3.9,
    /**
     * The builder on the board, times the chance that the next tile extends its feature and the share of the game that is left.
     */
    builderOnBoard: 8.7,
    /** The pig in hand, times the share of the game that is left. */
    pigInHand: 1.4,
    /** Expected completed cities beside a farm with the pig of the seat, if the seat leads there. */
    pigOnFarm: 2,
    /** Expected number of kinds of goods of which a seat has most tokens at the end. */
    goods: 14.9,
  },
  ({ builderInHand, builderOnBoard, pigInHand, pigOnFarm, goods }) => ({
    pieces: {
      builder: {
        inHand: builderInHand,
        addOnBoard({ left, share, state: { board } }, { seat, segment }, sink) {
          if (isCompleted(board, segment)) return;
          sink.add(seat, builderOnBoard, chanceToContinue(board, segment, left) * share);
        },
        // No tile is left that could extend its feature.
        isWorthTrying: (state, segment) => chanceToContinue(state.board, segment, tilesLeftOf(state)) > 0,
      },
      pig: {
        inHand: pigInHand,
        addOnBoard({ chanceOfCity, state: { board } }, { seat, segment }, sink) {
          const root = featureOf(board.graph, segment);
          if (strengthAgainst(board.graph, root, seat) > strengthOf(board.graph, root, seat)) return;
          sink.add(seat, pigOnFarm, expectedCities(board, segment, chanceOfCity));
        },
        // The pig adds points only for cities.
        isWorthTrying: ({ board }, segment) => touchedFeatures(board, segment).length > 0,
      },
    },
    addSeats({ state }, sink) {
      for (const [seat, chance] of goodsChances(state, TRADERS_PART.of(state).goods).entries())
        sink.add(seat, goods, chance);
    },
    addTile({ state }, sink) {
      const after = goodsAfterTile(state);
      if (!after) return;
      for (const [seat, chance] of goodsChances(state, TRADERS_PART.of(state).goods).entries())
        sink.add(seat, goods, -chance);
      for (const [seat, chance] of goodsChances(state, after).entries()) sink.add(seat, goods, chance);
    },
    coversTurns: true,
  }),
);

/** The goods of all seats with those of cities that the tile placed last completes; undefined where it completes none. */
function goodsAfterTile(state: State) {
  const { board, scores, seat } = state;
  const { graph } = board;
  const cities = completedByLastTile(state, isCompletedCity);
  if (cities.length === 0) return undefined;
  const taken = cities.reduce(
    (goods, city) => withGoods(goods, goodsIn(state, featureOf(graph, city)) ?? {}),
    goodsOf(state, seat),
  );
  return scores.map((_, one) => (one === seat ? taken : goodsOf(state, one)));
}

function isCompletedCity(board: Board, segment: number): boolean {
  return board.graph.kind[segment] === CITY && isCompleted(board, segment);
}

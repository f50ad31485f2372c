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
import { goodsIn, goodsOf, TOKENS, withGoods } from './rules.ts';

/** Evaluation terms of Traders & Builders. */
export const TRADERS_TERMS = expansionTerms(
  {
    /** The builder in hand, as a share of the game left. */
    builderInHand: 3.9,
    /** The builder on the board, by the chance that the next tile goes on with its feature, as a share of the game left. */
    builderOnBoard: 8.7,
    /** The pig in hand, as a share of the game left. */
    pigInHand: 1.4,
    /** Cities that can be expected beside a farm with the own pig, where the seat leads. */
    pigOnFarm: 2,
    /** Kinds of goods of which a seat has most in the end, by the chance of that. */
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
        // No tile left goes on with its feature.
        isWorthTrying: (state, segment) => chanceToContinue(state.board, segment, tilesLeftOf(state)) > 0,
      },
      pig: {
        inHand: pigInHand,
        addOnBoard({ chanceOfCity, state: { board } }, { seat, segment }, sink) {
          const root = featureOf(board.graph, segment);
          if (strengthAgainst(board.graph, root, seat) > strengthOf(board.graph, root, seat)) return;
          sink.add(seat, pigOnFarm, expectedCities(board, segment, chanceOfCity));
        },
        // It adds points for cities only.
        isWorthTrying: ({ board }, segment) => touchedFeatures(board, segment).length > 0,
      },
    },
    addSeats({ state }, sink) {
      for (const [seat, chance] of goodsChances(state, TOKENS.of(state).goods).entries()) sink.add(seat, goods, chance);
    },
    addTile({ state }, sink) {
      const after = goodsAfterTile(state);
      if (!after) return;
      for (const [seat, chance] of goodsChances(state, TOKENS.of(state).goods).entries())
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

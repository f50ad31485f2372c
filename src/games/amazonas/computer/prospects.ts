import { countTiles, featureOf, marksOn } from '../../../core/feature-graph.ts';
import type { Prospects } from '../../contract/computer.ts';
import { freeSquaresOf } from '../../kernel/completion-chance.ts';
import { openFeatures, segmentsOn, tilesSince } from '../../kernel/open-features.ts';
import { isCompleted } from '../rules/feature-points.ts';
import { fittingTiles } from '../rules/fitting-tiles.ts';
import type { State } from '../rules/state.ts';
import { FRUIT, JUNGLE, VILLAGE } from '../rules/tile-set.ts';
import { SEGMENT_KINDS } from '../rules/tile-set-file.ts';

/** What a turn has led to (`GameForComputer.prospects`). */
export function prospects(turn: { readonly before: State; readonly after: State; readonly seat: number }): Prospects {
  const { before, after, seat } = turn;
  const { board } = after;
  const { graph } = board;
  const [meeplesBefore, meeplesLeft] = [before.supply[seat]!, after.supply[seat]!];
  const known = new Set(before.pieces.map(({ segment }) => segment));
  const placed = after.pieces.filter(
    (one) => one.seat === seat && one.piece === 'meeple' && !known.has(one.segment),
  ).length;
  return {
    meeplesBefore,
    meeplesLeft,
    meeplesHome: Math.max(0, meeplesLeft - meeplesBefore + placed),
    tilesLeft: after.pile.length - after.drawn,
    features: openFeatures(board, segmentsOn(board, tilesSince(after.tileTurn, before.turn)), {
      seat,
      ask: {
        kindOf: (segment) => SEGMENT_KINDS[graph.kind[segment]!]!,
        isComplete: (on, segment) =>
          graph.kind[segment] === JUNGLE ? undefined : isCompleted(on.graph, featureOf(on.graph, segment)),
        freeSquares: (segment) => freeSquaresOf(board, segment),
        pointsWith: (segment, squares) =>
          (graph.kind[segment] === VILLAGE ? 2 : 1) * (countTiles(graph, segment) + squares) +
          marksOn(graph, featureOf(graph, segment), FRUIT),
        fitting: (square) => fittingTiles(after, square),
        indexOf: (tile) => after.set.indexOf.get(tile)!,
      },
    }),
  };
}

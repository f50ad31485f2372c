import { squareOfCell } from '../../../core/area.ts';
import { type Board, squaresOfTile } from '../../../core/board.ts';
import { featureOf } from '../../../core/feature-graph.ts';
import { freeSquaresAround } from '../../../core/surroundings.ts';
import type { Square } from '../../../core/tile.ts';
import type { Prospects } from '../../contract/computer.ts';
import { freeSquaresOf } from '../../kernel/completion-chance.ts';
import { openFeatures, segmentsOn, tilesSince } from '../../kernel/open-features.ts';
import { countsSquares, featureView, isCompleted, worthOf } from '../rules/feature.ts';
import { fittingTiles } from '../rules/fitting-tiles.ts';
import type { State } from '../rules/state.ts';
import { FIELD } from '../rules/tile-set.ts';
import { SEGMENT_KINDS } from '../rules/tile-set-file.ts';
import { tilesLeft } from '../rules/view-of.ts';

/** What a turn has led to (`GameForComputer.prospects`). */
export function prospects(turn: { readonly before: State; readonly after: State; readonly seat: number }): Prospects {
  const { before, after, seat } = turn;
  const { board } = after;
  const { kind } = board.graph;
  const [meeplesBefore, meeplesLeft] = [before.supply[seat]!, after.supply[seat]!];
  const known = new Set(before.pieces.map(({ segment }) => segment));
  const placed = after.pieces.filter((one) => one.seat === seat && !one.kind && !known.has(one.segment)).length;
  const tiles = tilesSince(after.tileTurn, before.turn);
  const segments = [...segmentsOn(board, tiles), ...monasteriesAround(after, tiles)];
  return {
    meeplesBefore,
    meeplesLeft,
    // One that went to the Isle of Man has left the hand.
    meeplesHome: Math.max(0, meeplesLeft - meeplesBefore + placed),
    tilesLeft: Object.values(tilesLeft(after)).reduce((sum, count) => sum + count, 0),
    features: openFeatures(board, segments, {
      seat,
      ask: {
        kindOf: (segment) => SEGMENT_KINDS[kind[segment]!]!,
        isComplete: (on, segment) => (kind[segment] === FIELD ? undefined : isCompleted(on, segment)),
        freeSquares: (segment) =>
          countsSquares(kind[segment]!)
            ? freeSquaresAround(board, squareOf(board, segment))
            : freeSquaresOf(board, segment),
        pointsWith: (segment, squares) => pointsWith(after, segment, squares),
        fitting: (square) => fittingTiles(after, square),
        indexOf: (tile) => after.set.indexOf.get(tile)!,
      },
    }),
  };
}

function pointsWith(state: State, segment: number, squares: number): number {
  const { coatsOfArms, points, tiles, towns } = featureView(state, segment);
  if (countsSquares(state.board.graph.kind[segment]!)) return points + squares;
  const each = worthOf(state, featureOf(state.board.graph, segment), true);
  return each.tile * (tiles + squares) + each.coatOfArms * coatsOfArms + 2 * towns;
}

/** Monasteries and gardens with pieces that lie around tiles. */
function monasteriesAround({ board, pieces }: State, tiles: readonly number[]): number[] {
  const placed = tiles.flatMap((tile) => squaresOfTile(board, tile));
  return pieces
    .map(({ segment }) => segment)
    .filter((segment) => countsSquares(board.graph.kind[segment]!))
    .filter((segment) => {
      const middle = squareOf(board, segment);
      return placed.some(({ x, y }) => Math.abs(x - middle.x) <= 1 && Math.abs(y - middle.y) <= 1);
    });
}

function squareOf({ area, graph, tileCell }: Board, segment: number): Square {
  return squareOfCell(area, tileCell[graph.tile[segment]!]!);
}

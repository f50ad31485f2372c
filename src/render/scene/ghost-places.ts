import type { Point } from '../../drawing/point.ts';
import type { SegmentPlace } from '../../games/contract/view.ts';
import { type PiecesBoard, piecePlaces } from './piece-places.ts';

/** Height of a ghost, in squares. */
export const GHOST_SIZE = 0.22;

/** Places whose heights differ by less are in one row, in squares. */
const ROW = 0.16;

/** Where ghosts stand, in squares of the board: the same whatever their order, and whichever pieces they are. */
export function ghostPlaces(board: PiecesBoard, ghosts: readonly SegmentPlace[]): Point[] {
  const order = ghosts.map((_, at) => at);
  order.sort((a, b) => ghosts[a]!.tile - ghosts[b]!.tile || ghosts[a]!.segment - ghosts[b]!.segment);
  const pieces = order.map((at) => ({ ...ghosts[at]!, piece: 'meeple' }));
  const found = piecePlaces(board, pieces, GHOST_SIZE / 2);
  const places: Point[] = [];
  order.forEach((at, nth) => {
    places[at] = found[nth]!.place;
  });
  return places;
}

/** Ghosts in the order in which a reader meets them in the picture: row by row from the top, each from the left. */
export function inReadingOrder<Ghost extends SegmentPlace>(board: PiecesBoard, ghosts: readonly Ghost[]): Ghost[] {
  const places = ghostPlaces(board, ghosts);
  const down = ghosts.map((ghost, at) => ({ ghost, ...places[at]! })).sort((a, b) => a.y - b.y || a.x - b.x);
  const rows: (typeof down)[] = [];
  for (const one of down) {
    const row = rows.at(-1);
    if (row && one.y - row[0]!.y < ROW) row.push(one);
    else rows.push([one]);
  }
  return rows.flatMap((row) => row.sort((a, b) => a.x - b.x)).map(({ ghost }) => ghost);
}

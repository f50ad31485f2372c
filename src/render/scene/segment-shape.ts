import type { TileType } from '../../core/tile.ts';
import { memoize, memoizeBy } from '../../drawing/memoize.ts';
import type { Point } from '../../drawing/point.ts';
import { offsetsOf } from '../../drawing/port-position.ts';
import { areaOutline, areasByPorts, type SegmentAreas, segmentAt, widestPoint } from '../../drawing/segment-area.ts';
import type { GamePicture } from '../../games/contract/picture.ts';

/** Which segment is where on a tile. */
export function areasOf(picture: GamePicture, tile: TileType): SegmentAreas {
  return picture.areas?.(tile) ?? areasByPorts(tile);
}

/** Where a piece stands on a segment; in the middle of the anchor square where the segment is too thin for that. */
export function anchorOf(picture: GamePicture, tile: TileType, segment: number): Point {
  const anchor = picture.anchors?.(tile)[segment] ?? widestPoint(areasOf(picture, tile), segment);
  return anchor ?? { x: 0.5, y: 0.5 };
}

/** The outlines of a segment; the same arrays for the same tile and segment. */
export const outlineOf = memoize((picture: GamePicture) =>
  memoizeBy((tile: TileType, segment: number): readonly (readonly Point[])[] => {
    return picture.outline?.(tile, segment) ?? areaOutline(areasOf(picture, tile), segment);
  }),
);

/** Cells per side of a square, in which the cost of labels is counted. */
export const CELLS = 6;

/** Middles of the cells that each segment covers, in squares of the unturned tile. */
export const cellsOf = cellsIn(CELLS);

/** The same with cells of half their side, of which a thin segment has some, too. */
export const smallCellsOf = cellsIn(2 * CELLS);

function cellsIn(side: number) {
  return memoize((picture: GamePicture) =>
    memoize((tile: TileType): ReadonlyMap<number, readonly Point[]> => {
      const cells = new Map<number, Point[]>();
      for (const { x, y } of offsetsOf(tile)) {
        for (let at = 0; at < side * side; at++) {
          const point = { x: x + ((at % side) + 0.5) / side, y: y + (Math.floor(at / side) + 0.5) / side };
          const segment = segmentAt(areasOf(picture, tile), point);
          cells.set(segment, [...(cells.get(segment) ?? []), point]);
        }
      }
      return cells;
    }),
  );
}

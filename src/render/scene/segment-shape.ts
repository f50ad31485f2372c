import type { TileType } from '../../core/tile.ts';
import { memoize, memoizeBy } from '../../drawing/memoize.ts';
import type { Point } from '../../drawing/point.ts';
import { offsetsOf } from '../../drawing/port-position.ts';
import { areaOutline, areasByPorts, type SegmentAreas, segmentAt, widestPoint } from '../../drawing/segment-area.ts';
import type { GamePicture } from '../../games/contract/picture.ts';

/** Returns the areas of a tile's segments. */
export function areasOf(picture: GamePicture, tile: TileType): SegmentAreas {
  return picture.areas?.(tile) ?? areasByPorts(tile);
}

/** Returns the position of a piece on a segment; the middle of the anchor square if the segment is too thin. */
export function anchorOf(picture: GamePicture, tile: TileType, segment: number): Point {
  const anchor = picture.anchors?.(tile)[segment] ?? widestPoint(areasOf(picture, tile), segment);
  return anchor ?? { x: 0.5, y: 0.5 };
}

/** Returns the outlines of a segment; the same arrays for the same tile and segment. */
export const outlineOf = memoize((picture: GamePicture) =>
  memoizeBy((tile: TileType, segment: number): readonly (readonly Point[])[] => {
    return picture.outline?.(tile, segment) ?? areaOutline(areasOf(picture, tile), segment);
  }),
);

/** Number of cells per side of a square, for the cost of labels. */
export const CELLS_PER_SIDE = 6;

/** Middles of the cells that each segment covers, in squares of the unturned tile. */
export const cellsOf = cellsIn(CELLS_PER_SIDE);

/** Like `cellsOf`, with cells of half the side, so that thin segments have some, too. */
export const smallCellsOf = cellsIn(2 * CELLS_PER_SIDE);

function cellsIn(side: number) {
  return memoize((picture: GamePicture) =>
    memoize((tile: TileType): ReadonlyMap<number, readonly Point[]> => {
      const cells = new Map<number, Point[]>();
      for (const { x, y } of offsetsOf(tile)) {
        for (let index = 0; index < side * side; index++) {
          const point = { x: x + ((index % side) + 0.5) / side, y: y + (Math.floor(index / side) + 0.5) / side };
          const segment = segmentAt(areasOf(picture, tile), point);
          cells.set(segment, [...(cells.get(segment) ?? []), point]);
        }
      }
      return cells;
    }),
  );
}

import type { AmazonasTile } from '../../engine/index.ts';
import { segmentAt, shapeOf } from '../art/segment-area.ts';
import type { Point } from '../point.ts';
import { CELLS } from './label-places.ts';

const known = new WeakMap<AmazonasTile, ReadonlyMap<number, readonly Point[]>>();

/** Middles of the cells that a segment covers, in squares of the unturned tile; the same array for the same segment. */
export function segmentCells(tile: AmazonasTile, segment: number): readonly Point[] {
  const cells = known.get(tile) ?? cellsOf(tile);
  known.set(tile, cells);
  return cells.get(segment) ?? [];
}

function cellsOf(tile: AmazonasTile): Map<number, Point[]> {
  const cells = new Map<number, Point[]>();
  for (const { x, y } of shapeOf(tile).offsets) {
    for (let at = 0; at < CELLS * CELLS; at++) {
      const point = { x: x + ((at % CELLS) + 0.5) / CELLS, y: y + (Math.floor(at / CELLS) + 0.5) / CELLS };
      const segment = segmentAt(tile, point);
      cells.set(segment, [...(cells.get(segment) ?? []), point]);
    }
  }
  return cells;
}

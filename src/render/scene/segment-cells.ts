import type { AmazonasTile } from '../../engine/index.ts';
import { keptFor } from '../art/kept.ts';
import { segmentAt, shapeOf } from '../art/segment-area.ts';
import type { Point } from '../point.ts';
import { CELLS } from './label-places.ts';

/** Middles of the cells that each segment covers, in squares of the unturned tile. */
export const segmentCells = keptFor((tile: AmazonasTile): ReadonlyMap<number, readonly Point[]> => {
  const cells = new Map<number, Point[]>();
  for (const { x, y } of shapeOf(tile).offsets) {
    for (let at = 0; at < CELLS * CELLS; at++) {
      const point = { x: x + ((at % CELLS) + 0.5) / CELLS, y: y + (Math.floor(at / CELLS) + 0.5) / CELLS };
      const segment = segmentAt(tile, point);
      cells.set(segment, [...(cells.get(segment) ?? []), point]);
    }
  }
  return cells;
});

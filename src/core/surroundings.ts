import { cellOf } from './area.ts';
import { type Board, OUTSIDE } from './board.ts';
import type { Square } from './tile.ts';

/** Counts over the eight squares around a square that exist on the board (M9). */
export interface Surroundings {
  /** Squares with a tile, printed ones included. */
  readonly covered: number;
  /** Squares without a tile. A feature that needs all eight, such as a monastery, is closed at 0. */
  readonly free: number;
}

/** The surroundings of a square of the board. */
export function surroundingsOf({ area, cells }: Board, { x, y }: Square): Surroundings {
  let covered = 0;
  let free = 0;
  for (let dx = -1; dx <= 1; dx++) {
    for (let dy = -1; dy <= 1; dy++) {
      const content = cells[cellOf(area, x + dx, y + dy)]!;
      if ((dx === 0 && dy === 0) || content === OUTSIDE) continue;
      if (content > 0) covered++;
      else free++;
    }
  }
  return { covered, free };
}

import type { Square } from './tile.ts';

/** The rectangle of squares that a game can reach, with a margin of one square: `minX <= x < minX + width`, same for y. */
export interface Area {
  readonly minX: number;
  readonly minY: number;
  readonly width: number;
  readonly height: number;
}

/** Index of the cell of square (x, y), column by column; the square must lie inside the board's area. */
export function cellOf(area: Area, x: number, y: number): number {
  return (x - area.minX) * area.height + (y - area.minY);
}

/** The square of a cell. */
export function squareOfCell(area: Area, cell: number): Square {
  const column = Math.floor(cell / area.height);
  return { x: column + area.minX, y: cell - column * area.height + area.minY };
}

/** True if a square lies inside the area and not on its margin. */
export function isInside(area: Area, x: number, y: number): boolean {
  return x > area.minX && y > area.minY && x < area.minX + area.width - 1 && y < area.minY + area.height - 1;
}

/** Index of the cell beyond a side (0-3) of a cell. */
export function neighbourCell(area: Area, cell: number, side: number): number {
  return side === 0 ? cell - 1 : side === 1 ? cell + area.height : side === 2 ? cell + 1 : cell - area.height;
}

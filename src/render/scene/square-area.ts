import type { Square } from '../../core/tile.ts';
import { boxAround } from '../../drawing/point.ts';
import type { SquareArea } from '../../games/contract/scene.ts';

/** True if a square is in an area. */
export function isShown({ x, y, columns, rows }: SquareArea, square: Square): boolean {
  return square.x >= x && square.x < x + columns && square.y >= y && square.y < y + rows;
}

/** Returns two opposite corner squares of an area; none without columns. */
export function cornersOf({ x, y, columns, rows }: SquareArea): Square[] {
  const last = { x: x + columns - 1, y: y + rows - 1 };
  return columns === 0 ? [] : [{ x, y }, last];
}

/** Returns an area with a ring of squares around it; an area without columns stays empty. */
export function withRing({ x, y, columns, rows }: SquareArea): SquareArea {
  if (columns === 0) return { x, y, columns, rows };
  return { x: x - 1, y: y - 1, columns: columns + 2, rows: rows + 2 };
}

/** Returns the number of common squares of two areas. */
export function sharedSquares(one: SquareArea, other: SquareArea): number {
  const across = Math.min(one.x + one.columns, other.x + other.columns) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.rows, other.y + other.rows) - Math.max(one.y, other.y);
  return Math.max(0, across) * Math.max(0, down);
}

/** Returns the smallest area that contains all given squares; without columns if there are none. */
export function boundsOf(squares: readonly Square[]): SquareArea {
  if (squares.length === 0) return { x: 0, y: 0, columns: 0, rows: 0 };
  const { x, y, width, height } = boxAround(squares, 1);
  return { x, y, columns: width, rows: height };
}

import type { Square } from '../../core/tile.ts';
import { boxAround } from '../../drawing/point.ts';
import type { SquareArea } from '../../games/contract/scene.ts';

/** Whether a square is one of those that are shown. */
export function isShown({ x, y, columns, rows }: SquareArea, square: Square): boolean {
  return square.x >= x && square.x < x + columns && square.y >= y && square.y < y + rows;
}

/** Two squares that span an area; none without columns. */
export function cornersOf({ x, y, columns, rows }: SquareArea): Square[] {
  const last = { x: x + columns - 1, y: y + rows - 1 };
  return columns === 0 ? [] : [{ x, y }, last];
}

/** An area with the squares around it; none without columns. */
export function ringed({ x, y, columns, rows }: SquareArea): SquareArea {
  if (columns === 0) return { x, y, columns, rows };
  return { x: x - 1, y: y - 1, columns: columns + 2, rows: rows + 2 };
}

/** How many squares two areas have in common. */
export function sharedSquares(one: SquareArea, other: SquareArea): number {
  const across = Math.min(one.x + one.columns, other.x + other.columns) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.rows, other.y + other.rows) - Math.max(one.y, other.y);
  return Math.max(0, across) * Math.max(0, down);
}

/** The smallest rectangle with all of some squares; without columns where there are none. */
export function boundsOf(squares: readonly Square[]): SquareArea {
  if (squares.length === 0) return { x: 0, y: 0, columns: 0, rows: 0 };
  const { x, y, width, height } = boxAround(squares, 1);
  return { x, y, columns: width, rows: height };
}

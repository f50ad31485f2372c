import { type Degrees, turnsOf } from '../core/ports.ts';
import type { Square } from '../core/tile.ts';
import { along, type Box, boxAround, type Point, turnPoint } from './point.ts';

/** Size of a picture in pixels, and the position of a board's squares on it; squares at the edge may be cut off. */
export interface BoardGrid {
  readonly width: number;
  readonly height: number;
  /** The square at the top left. */
  readonly area: Square;
  /** The rectangle of the squares, in pixels. */
  readonly board: Box;
  /** Side of a square, in pixels. */
  readonly tile: number;
  /** Side of a square when Discord shows the picture in a chat, possibly scaled down for a phone, in pixels. */
  readonly tileInChat: number;
}

/** Position of a board's squares on a picture. */
type SquarePlacement = Pick<BoardGrid, 'area' | 'board' | 'tile'>;

/** Top left corner of a square, in pixels. */
export function squareCorner({ area, board, tile }: SquarePlacement, { x, y }: Point): Point {
  return { x: board.x + (x - area.x) * tile, y: board.y + (y - area.y) * tile };
}

/** Converts a point of the board to whole pixels; rounds relative to its square, so that equal squares look equal. */
export function boardPoint(grid: BoardGrid, { x, y }: Point): Point {
  const square = { x: Math.floor(x), y: Math.floor(y) };
  const corner = squareCorner(grid, square);
  const within = { x: Math.round((x - square.x) * grid.tile), y: Math.round((y - square.y) * grid.tile) };
  return along(corner, within, 1);
}

/** The rectangle around some squares, in pixels. */
export function squaresBox(grid: SquarePlacement, squares: readonly Square[]): Box {
  return boxAround(
    squares.map((square) => squareCorner(grid, square)),
    grid.tile,
  );
}

/** Converts a point of the unturned tile to a point of the board, for a tile placed at (x, y). */
export function tilePointOnBoard({ x, y, rotation }: Square & { readonly rotation: Degrees }, point: Point): Point {
  const turned = turnPoint(point, turnsOf(rotation));
  return { x: x + turned.x, y: y + turned.y };
}

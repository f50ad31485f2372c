import { type Degrees, turnsOf } from '../core/ports.ts';
import type { Square } from '../core/tile.ts';
import { along, type Box, boxAround, type Point, turnPoint } from './point.ts';

/** Where the squares of a board lie on a picture, and the size of that in pixels: squares at its edge may be cut off. */
export interface BoardGrid {
  readonly width: number;
  readonly height: number;
  /** The first square that is shown. */
  readonly area: Square;
  /** The rectangle of the squares, in pixels. */
  readonly board: Box;
  /** Side of a square, in pixels. */
  readonly tile: number;
  /** Side of a square where a chat shows the picture, also on a phone, in pixels. */
  readonly inChat: number;
}

/** Where squares lie, whatever is around them. */
type Squares = Pick<BoardGrid, 'area' | 'board' | 'tile'>;

/** Top left corner of a square, in pixels. */
export function squareCorner({ area, board, tile }: Squares, { x, y }: Point): Point {
  return { x: board.x + (x - area.x) * tile, y: board.y + (y - area.y) * tile };
}

/** A point of the board in whole pixels, rounded relative to its square so that equal squares look equal. */
export function boardPoint(grid: BoardGrid, { x, y }: Point): Point {
  const square = { x: Math.floor(x), y: Math.floor(y) };
  const corner = squareCorner(grid, square);
  const within = { x: Math.round((x - square.x) * grid.tile), y: Math.round((y - square.y) * grid.tile) };
  return along(corner, within, 1);
}

/** The rectangle around some squares, in pixels. */
export function squaresBox(grid: Squares, squares: readonly Square[]): Box {
  return boxAround(
    squares.map((square) => squareCorner(grid, square)),
    grid.tile,
  );
}

/** A point of an unturned tile, on the board. */
export function onBoard({ x, y, rotation }: Square & { readonly rotation: Degrees }, point: Point): Point {
  const turned = turnPoint(point, turnsOf(rotation));
  return { x: x + turned.x, y: y + turned.y };
}

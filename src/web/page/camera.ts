import type { Square } from '../../core/tile.ts';
import { boxAround } from '../../drawing/point.ts';
import type { BoardDrawing } from '../../render/strokes/packed-points.ts';

/** Largest side of a square, in pixels of the page. */
const MAX_SQUARE_SIDE = 240;

/** Zoom factor of one step. */
export const ZOOM_STEP = 1.4;

/** A point of a view, in pixels of the page. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Size of a view, in pixels of the page. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The point in the middle of the view, in squares of the board, and the side of a square in pixels of the page. */
export interface Camera extends Point {
  readonly side: number;
}

/** A drawing with a board. */
export type DrawnBoard = Pick<BoardDrawing, 'area' | 'width' | 'height'> & {
  readonly grid: NonNullable<BoardDrawing['grid']>;
};

/** The camera that shows the whole drawing. */
export function cameraOnAll(drawing: DrawnBoard, { width, height }: Size): Camera {
  const { grid, area } = drawing;
  const scale = Math.min(width / drawing.width, height / drawing.height);
  return {
    x: area.x + (drawing.width / 2 - grid.x) / grid.size,
    y: area.y + (drawing.height / 2 - grid.y) / grid.size,
    side: grid.size * scale,
  };
}

/** A camera with larger or smaller squares, at least of a side; a point of the view, by default its middle, stays where it is. */
export function cameraZoomed(
  { x, y, side }: Camera,
  { factor, around, view, smallest }: { factor: number; around?: Point | undefined; view: Size; smallest: number },
): Camera {
  const next = Math.min(MAX_SQUARE_SIDE, Math.max(smallest, side * factor));
  const [dx, dy] = around ? [around.x - view.width / 2, around.y - view.height / 2] : [0, 0];
  return { x: x + dx / side - dx / next, y: y + dy / side - dy / next, side: next };
}

/** A camera whose middle is on the board. */
export function cameraOnBoard({ x, y, side }: Camera, { area }: Pick<DrawnBoard, 'area'>): Camera {
  const within = (value: number, from: number, length: number) => Math.min(from + length, Math.max(from, value));
  return { x: within(x, area.x, area.columns), y: within(y, area.y, area.rows), side };
}

/** A camera moved until the squares are in view. If the view is too small for them, it shows their left and top. */
export function cameraShowing({ x, y, side }: Camera, squares: readonly Square[], { width, height }: Size): Camera {
  if (squares.length === 0) return { x, y, side };
  // How far the view has to move along one axis to show these squares; negative towards the left or top.
  const shiftToShow = (middle: number, length: number, positions: readonly number[]) => {
    const from = Math.min(...positions) - (middle - length / 2);
    const to = Math.max(...positions) + 1 - (middle + length / 2);
    return from < 0 ? from : Math.max(0, Math.min(from, to));
  };
  return {
    x:
      x +
      shiftToShow(
        x,
        width / side,
        squares.map((square) => square.x),
      ),
    y:
      y +
      shiftToShow(
        y,
        height / side,
        squares.map((square) => square.y),
      ),
    side,
  };
}

/** True if no part of the squares is outside the view. */
export function isInView(camera: Camera, squares: readonly Square[], { width, height }: Size): boolean {
  // Half a pixel outside is not seen to be missing.
  const margin = 0.5 / camera.side;
  const isWithin = (middle: number, length: number, position: number) =>
    position >= middle - length / 2 - margin && position + 1 <= middle + length / 2 + margin;
  return squares.every(
    ({ x, y }) => isWithin(camera.x, width / camera.side, x) && isWithin(camera.y, height / camera.side, y),
  );
}

/**
 * The camera nearest to `camera` that shows these squares with at least the side `side`, in pixels of the page; with a smaller
 * side if the view has no room for all.
 */
export function cameraCloseTo(
  camera: Camera,
  squares: readonly Square[],
  { side, view }: { side: number; view: Size },
): Camera {
  const { x, y, width, height } = boxAround(squares, 1);
  const around = pointInView(camera, { x: x + width / 2, y: y + height / 2 }, view);
  const factor = Math.max(1, Math.min(side, view.width / width, view.height / height) / camera.side);
  return cameraShowing(cameraZoomed(camera, { factor, around, view, smallest: 0 }), squares, view);
}

/** Converts a point of the board, in squares, to a point of the view. */
export function pointInView({ x, y, side }: Camera, point: Point, { width, height }: Size): Point {
  return { x: width / 2 + (point.x - x) * side, y: height / 2 + (point.y - y) * side };
}

/** The square of the board at a point of the view. */
export function squareAt({ x, y, side }: Camera, point: Point, { width, height }: Size): Square {
  return squareOf({ x: x + (point.x - width / 2) / side, y: y + (point.y - height / 2) / side });
}

/** The square that a point of the board, in squares, is on. */
export function squareOf({ x, y }: Point): Square {
  return { x: Math.floor(x), y: Math.floor(y) };
}

/** True if two squares have the same column and row. */
export function isSameSquare(one: Square, other: Square | undefined): boolean {
  return one.x === other?.x && one.y === other.y;
}

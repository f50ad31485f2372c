import { circle, type DrawOperation, polygon, polyline, rectangle } from './draw.ts';
import { type Point, pointsOf } from './point.ts';

/** Draws around a point: coordinates and lengths are in units of its size from there, looks and widths of lines are not. */
export class Pen {
  readonly #middle: Point;
  readonly #size: number;

  constructor(middle: Point, size = 1) {
    this.#middle = middle;
    this.#size = size;
  }

  /** The point at some coordinates. */
  at(x: number, y: number): Point {
    return { x: this.#middle.x + x * this.#size, y: this.#middle.y + y * this.#size };
  }

  /** A polygon by the coordinates of its corners. */
  polygon(coordinates: readonly number[], look: Parameters<typeof polygon>[1]): DrawOperation {
    return polygon(this.#points(coordinates), look);
  }

  /** A line by the coordinates of its points. */
  line(coordinates: readonly number[], stroke: string, lineWidth: number): DrawOperation {
    return polyline(this.#points(coordinates), stroke, lineWidth);
  }

  circle(
    [x, y, radius]: readonly [x: number, y: number, radius: number],
    look: Parameters<typeof circle>[2],
  ): DrawOperation {
    return circle(this.at(x, y), radius * this.#size, look);
  }

  /** A rectangle by its top left corner and its sides. */
  box(
    [x, y, width, height]: readonly [x: number, y: number, width: number, height: number],
    look: Parameters<typeof rectangle>[1],
  ): DrawOperation {
    return rectangle({ ...this.at(x, y), width: width * this.#size, height: height * this.#size }, look);
  }

  #points(coordinates: readonly number[]): Point[] {
    return pointsOf(coordinates).map(({ x, y }) => this.at(x, y));
  }
}

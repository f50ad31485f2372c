import { circle, type DrawOperation, polygon, polyline, rectangle } from './draw.ts';
import { type Point, pointsOf } from './point.ts';

/** Draws around a middle point. Coordinates are offsets from it in units of `size`; line widths are not scaled. */
export class Pen {
  readonly #middle: Point;
  readonly #size: number;

  constructor(middle: Point, size = 1) {
    this.#middle = middle;
    this.#size = size;
  }

  /** Converts coordinates to a point. */
  at(x: number, y: number): Point {
    return { x: this.#middle.x + x * this.#size, y: this.#middle.y + y * this.#size };
  }

  /** Draws a polygon; `coordinates` are x and y of each corner in turn. */
  polygon(coordinates: readonly number[], look: Parameters<typeof polygon>[1]): DrawOperation {
    return polygon(this.#points(coordinates), look);
  }

  /** Draws a line; `coordinates` are x and y of each point in turn. */
  line(coordinates: readonly number[], stroke: string, lineWidth: number): DrawOperation {
    return polyline(this.#points(coordinates), stroke, lineWidth);
  }

  circle(
    [x, y, radius]: readonly [x: number, y: number, radius: number],
    look: Parameters<typeof circle>[2],
  ): DrawOperation {
    return circle(this.at(x, y), radius * this.#size, look);
  }

  /** Draws a rectangle, given by its top left corner and its sides. */
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

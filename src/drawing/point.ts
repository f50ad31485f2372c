/** A point in squares (tile shapes) or pixels (scenes); y grows downwards. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A rectangle by its top left corner and its sides, in squares, cells or pixels. */
export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** A disc: its middle and its radius. */
export interface Disc {
  readonly point: Point;
  readonly radius: number;
}

/** Points from their coordinates: x and y of the first one, x and y of the second one, and so on. */
export function pointsOf(coordinates: readonly number[]): Point[] {
  return Array.from({ length: coordinates.length / 2 }, (_, index) => ({
    x: coordinates[2 * index]!,
    y: coordinates[2 * index + 1]!,
  }));
}

/** `point + direction * factor`. */
export function along(point: Point, direction: Point, factor: number): Point {
  return { x: point.x + direction.x * factor, y: point.y + direction.y * factor };
}

/** Distance between two points. */
export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** Returns points on an oval of a size around a point, clockwise from its right end; `corners` is their number. */
export function oval(middle: Point, { width, height }: Pick<Box, 'width' | 'height'>, corners: number): Point[] {
  return Array.from({ length: corners }, (_, index) => {
    const angle = (index * 2 * Math.PI) / corners;
    return { x: middle.x + (Math.cos(angle) * width) / 2, y: middle.y + (Math.sin(angle) * height) / 2 };
  });
}

/** Returns the mean of points. */
export function centreOf(points: readonly Point[]): Point {
  const sum = points.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

/** Returns the point that is nearest to another one, the first of equally near ones. */
export function nearestPoint(point: Point, points: readonly Point[]): Point {
  return points.reduce((best, one) => (distance(one, point) < distance(best, point) ? one : best));
}

/** Turns a point of a tile by quarter turns clockwise about the middle of its anchor square, which is (0.5, 0.5). */
export function turnPoint(point: Point, turns: number): Point {
  let { x, y } = point;
  for (let turn = 0; turn < turns; turn++) [x, y] = [1 - y, x];
  return { x, y };
}

/** Returns plain data with all points in it turned (`turnPoint`). */
export function turned<Shape>(shape: Shape, turns: number): Shape;
export function turned(shape: unknown, turns: number): unknown {
  if (Array.isArray(shape)) return shape.map((part) => turned(part, turns));
  if (typeof shape !== 'object' || shape === null) return shape;
  if ('x' in shape) return turnPoint(shape as Point, turns);
  return Object.fromEntries(Object.entries(shape).map(([name, part]) => [name, turned(part, turns)]));
}

/** True if a point lies inside a closed polygon (even-odd rule). */
export function isInsidePolygon(point: Point, polygon: readonly Point[]): boolean {
  let inside = false;
  let b = polygon.at(-1)!;
  for (const a of polygon) {
    const crosses = a.y > point.y !== b.y > point.y;
    if (crosses && point.x < ((b.x - a.x) * (point.y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
    b = a;
  }
  return inside;
}

/** True if the line from `a` to `b` crosses the line from `c` to `d`. */
export function linesCross(a: Point, b: Point, c: Point, d: Point): boolean {
  const side = (p: Point, q: Point, r: Point) => (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x);
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

/** Returns the smallest rectangle around squares, given by their top left corners and their side; by default around points. */
export function boxAround(points: readonly Point[], side = 0): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of points) {
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  }
  return { x: left, y: top, width: right + side - left, height: bottom + side - top };
}

/** True if two rectangles overlap; a common edge does not count. */
export function boxesOverlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** Shrinks a rectangle by a margin on every side; a negative margin enlarges it. */
export function inset({ x, y, width, height }: Box, margin: number): Box {
  return { x: x + margin, y: y + margin, width: width - 2 * margin, height: height - 2 * margin };
}

/** A square with its middle at a point. */
export function squareAround({ x, y }: Point, side: number): Box {
  return { x: x - side / 2, y: y - side / 2, width: side, height: side };
}

/** The middle of a rectangle in whole pixels. */
export function middleOf({ x, y, width, height }: Box): Point {
  return { x: x + Math.round(width / 2), y: y + Math.round(height / 2) };
}

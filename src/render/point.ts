/** A point in squares (tile shapes) or pixels (scenes); y grows downwards. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** `point + direction * factor`. */
export function along(point: Point, direction: Point, factor: number): Point {
  return { x: point.x + direction.x * factor, y: point.y + direction.y * factor };
}

/** Distance between two points. */
export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** Turns a point of a tile by quarter turns clockwise about the middle of its anchor square, which is (0.5, 0.5). */
export function turnPoint(point: Point, turns: number): Point {
  let { x, y } = point;
  for (let turn = 0; turn < turns; turn++) [x, y] = [1 - y, x];
  return { x, y };
}

/** Whether a point lies inside a closed polygon (even-odd rule). */
export function insidePolygon(point: Point, polygon: readonly Point[]): boolean {
  let inside = false;
  polygon.forEach((a, index) => {
    const b = polygon[(index + 1) % polygon.length]!;
    if (a.y > point.y !== b.y > point.y && point.x < ((b.x - a.x) * (point.y - a.y)) / (b.y - a.y) + a.x) {
      inside = !inside;
    }
  });
  return inside;
}

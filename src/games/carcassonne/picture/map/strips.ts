import type { Point } from '../../../../drawing/point.ts';

/**
 * A closed polygon cut along the rows of squares, so that each part lies in one row: a picture is painted row by row,
 * and long outlines would be drawn again in each.
 */
export function stripsOf(polygon: readonly Point[]): Point[][] {
  const ys = polygon.map(({ y }) => y);
  const [top, bottom] = [Math.floor(Math.min(...ys)), Math.ceil(Math.max(...ys))];
  const strips: Point[][] = [];
  for (let y = top; y < bottom; y++) {
    const strip = cutAt(cutAt(polygon, y, 1), y + 1, -1);
    if (strip.length > 2) strips.push(strip);
  }
  return strips;
}

/** The part of a polygon below (`way` 1) or above (-1) a horizontal line. */
function cutAt(polygon: readonly Point[], y: number, way: 1 | -1): Point[] {
  const inside = (point: Point) => (point.y - y) * way >= 0;
  return polygon.flatMap((point, at) => {
    const before = polygon.at(at - 1)!;
    const kept = inside(point) ? [point] : [];
    if (inside(before) === inside(point)) return kept;
    const share = (y - before.y) / (point.y - before.y);
    return [{ x: before.x + (point.x - before.x) * share, y }, ...kept];
  });
}

/** Points of each part of a line. */
const PART = 16;

/** A closed line in short parts, for the same reason. */
export function partsOf(loop: readonly Point[]): Point[][] {
  const closed = [...loop, loop[0]!];
  return Array.from({ length: Math.ceil(loop.length / PART) }, (_, at) =>
    closed.slice(at * PART, at * PART + PART + 1),
  );
}

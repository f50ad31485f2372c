import { along, distance, type Point } from './point.ts';

/** Converts a cubic Bezier curve (start, two control points, end) to a line of `steps + 1` points. */
export function cubic([a, b, c, d]: readonly [Point, Point, Point, Point], steps = 20): Point[] {
  return Array.from({ length: steps + 1 }, (_, step) => {
    const t = step / steps;
    const u = 1 - t;
    const mix = (p: number, q: number, r: number, s: number) =>
      u * u * u * p + 3 * u * u * t * q + 3 * u * t * t * r + t * t * t * s;
    return { x: mix(a.x, b.x, c.x, d.x), y: mix(a.y, b.y, c.y, d.y) };
  });
}

/** Returns a smooth line through all points; `lead` is its direction at the last one. */
export function smoothLine(points: readonly Point[], lead: Point): Point[] {
  const last = points.at(-1)!;
  const before = { x: 2 * points[0]!.x - points[1]!.x, y: 2 * points[0]!.y - points[1]!.y };
  const padded = [before, ...points, { x: last.x + lead.x, y: last.y + lead.y }];
  const line: Point[] = [points[0]!];
  for (let index = 1; index + 2 < padded.length; index++) {
    const [p, a, b, q] = [padded[index - 1]!, padded[index]!, padded[index + 1]!, padded[index + 2]!];
    const c = { x: a.x + (b.x - p.x) / 6, y: a.y + (b.y - p.y) / 6 };
    const d = { x: b.x - (q.x - a.x) / 6, y: b.y - (q.y - a.y) / 6 };
    line.push(...cubic([a, c, d, b], 12).slice(1));
  }
  return line;
}

/** The length of a line. */
export function lengthOf(line: readonly Point[]): number {
  return line.slice(1).reduce((sum, point, index) => sum + distance(line[index]!, point), 0);
}

/** The point at a share (0..1) of a line's length. */
export function pointAlong(line: readonly Point[], share: number): Point {
  let left = share * lengthOf(line);
  for (let index = 1; index < line.length; index++) {
    const [a, b] = [line[index - 1]!, line[index]!];
    const step = distance(a, b);
    if (left <= step && step > 0) return { x: a.x + ((b.x - a.x) * left) / step, y: a.y + ((b.y - a.y) * left) / step };
    left -= step;
  }
  return line.at(-1)!;
}

/** Returns the point of a line that is nearest to `point`, and its distance. */
export function nearestPointOnLine(line: readonly Point[], point: Point): { point: Point; distance: number } {
  let nearest = line[0]!;
  let min = distance(nearest, point);
  for (let index = 1; index < line.length; index++) {
    const [a, b] = [line[index - 1]!, line[index]!];
    const direction = { x: b.x - a.x, y: b.y - a.y };
    const squared = direction.x * direction.x + direction.y * direction.y;
    if (squared === 0) continue;
    const share = ((point.x - a.x) * direction.x + (point.y - a.y) * direction.y) / squared;
    const foot = along(a, direction, Math.min(1, Math.max(0, share)));
    if (distance(foot, point) >= min) continue;
    nearest = foot;
    min = distance(foot, point);
  }
  return { point: nearest, distance: min };
}

/** Returns the unit normal of a line at one of its points, always towards the same side of the line. */
export function normalAt(line: readonly Point[], index: number): Point {
  const [before, after] = [line[Math.max(0, index - 1)]!, line[Math.min(line.length - 1, index + 1)]!];
  const length = distance(before, after) || 1;
  return { x: -(after.y - before.y) / length, y: (after.x - before.x) / length };
}

/**
 * Returns the outline of a waterway along a line.
 *
 * @param widthAt full width at a share (0..1) of the line's points
 */
export function ribbon(line: readonly Point[], widthAt: (share: number) => number): Point[] {
  const reaches = line.map((_, index) => {
    const half = widthAt(index / (line.length - 1)) / 2;
    const { x, y } = normalAt(line, index);
    return { x: x * half, y: y * half };
  });
  const side = (way: number) => line.map((point, index) => along(point, reaches[index]!, way));
  return [...side(1), ...side(-1).reverse()];
}

/** Grid steps per square; a step is two pixels on the largest boards (128 pixels a square), one on those half as large. */
const GRID_STEPS = 64;

/**
 * Rounds a point to a fine grid, so that equal shapes have equal pixels in large pictures, which are then sharp and
 * compress well.
 */
export function snapToGrid({ x, y }: Point): Point {
  return { x: Math.round(x * GRID_STEPS) / GRID_STEPS, y: Math.round(y * GRID_STEPS) / GRID_STEPS };
}

/** Returns a round outline with lobes, like the crown of a tree; `spin` (0..1) turns and varies it. */
export function lobedOutline(middle: Point, radius: number, { lobes, spin }: { lobes: number; spin: number }): Point[] {
  const corners = lobes * 4;
  const turn = spin * Math.PI * 2;
  return Array.from({ length: corners }, (_, corner) => {
    const angle = (corner * 2 * Math.PI) / corners + turn;
    const bulge = Math.abs(Math.sin((lobes * (angle - turn)) / 2));
    const reach = radius * (0.82 + 0.18 * bulge ** 0.7) * (1 + 0.06 * Math.sin(angle * 2 + spin * 31));
    return { x: middle.x + Math.cos(angle) * reach, y: middle.y + Math.sin(angle) * reach };
  });
}

/** Returns an uneven round outline, as of a stone; `flat` is its height divided by its width. */
export function blob(middle: Point, radius: number, { spin, flat = 1 }: { spin: number; flat?: number }): Point[] {
  const turn = spin * Math.PI * 2;
  return Array.from({ length: 12 }, (_, corner) => {
    const angle = (corner * Math.PI) / 6 + turn;
    const reach = radius * (1 + 0.1 * Math.sin(angle * 2 + spin * 40) + 0.07 * Math.sin(angle * 3 + spin * 70));
    return { x: middle.x + Math.cos(angle) * reach, y: middle.y + Math.sin(angle) * reach * flat };
  });
}

/** Returns the outline of a leaf from its stalk to its tip. */
export function leaf(from: Point, to: Point, width: number): Point[] {
  const length = distance(from, to) || 1;
  const across = { x: -(to.y - from.y) / length, y: (to.x - from.x) / length };
  const at = (share: number, side: number) =>
    along({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }, across, (side * width) / 2);
  return [from, at(0.3, 0.85), at(0.6, 1), to, at(0.6, -1), at(0.3, -0.85)];
}

/** Moves points by an offset. */
export function shiftPoints(points: readonly Point[], x: number, y: number): Point[] {
  return points.map((point) => ({ x: point.x + x, y: point.y + y }));
}

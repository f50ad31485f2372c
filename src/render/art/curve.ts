import { along, distance, type Point } from '../point.ts';

/** A cubic Bezier curve (start, two controls, end) as a line of `steps + 1` points. */
export function cubic([a, b, c, d]: readonly [Point, Point, Point, Point], steps = 20): Point[] {
  return Array.from({ length: steps + 1 }, (_, step) => {
    const t = step / steps;
    const u = 1 - t;
    const mix = (p: number, q: number, r: number, s: number) =>
      u * u * u * p + 3 * u * u * t * q + 3 * u * t * t * r + t * t * t * s;
    return { x: mix(a.x, b.x, c.x, d.x), y: mix(a.y, b.y, c.y, d.y) };
  });
}

/** A smooth line through all points; `lead` is the direction in which it leaves the last one. */
export function smoothLine(points: readonly Point[], lead: Point): Point[] {
  const last = points.at(-1)!;
  const before = { x: 2 * points[0]!.x - points[1]!.x, y: 2 * points[0]!.y - points[1]!.y };
  const padded = [before, ...points, { x: last.x + lead.x, y: last.y + lead.y }];
  const line: Point[] = [points[0]!];
  for (let at = 1; at + 2 < padded.length; at++) {
    const [p, a, b, q] = [padded[at - 1]!, padded[at]!, padded[at + 1]!, padded[at + 2]!];
    const c = { x: a.x + (b.x - p.x) / 6, y: a.y + (b.y - p.y) / 6 };
    const d = { x: b.x - (q.x - a.x) / 6, y: b.y - (q.y - a.y) / 6 };
    line.push(...cubic([a, c, d, b], 12).slice(1));
  }
  return line;
}

/** The point at a share (0..1) of a line's length. */
export function pointAlong(line: readonly Point[], share: number): Point {
  let left = share * line.slice(1).reduce((sum, point, index) => sum + distance(line[index]!, point), 0);
  for (let at = 1; at < line.length; at++) {
    const [a, b] = [line[at - 1]!, line[at]!];
    const step = distance(a, b);
    if (left <= step && step > 0) return { x: a.x + ((b.x - a.x) * left) / step, y: a.y + ((b.y - a.y) * left) / step };
    left -= step;
  }
  return line.at(-1)!;
}

/** The point of a line nearest to `point`, and how far it is. */
export function nearestOn(line: readonly Point[], point: Point): { point: Point; distance: number } {
  let nearest = line[0]!;
  let least = distance(nearest, point);
  for (let at = 1; at < line.length; at++) {
    const [a, b] = [line[at - 1]!, line[at]!];
    const way = { x: b.x - a.x, y: b.y - a.y };
    const squared = way.x * way.x + way.y * way.y;
    if (squared === 0) continue;
    const share = ((point.x - a.x) * way.x + (point.y - a.y) * way.y) / squared;
    const foot = along(a, way, Math.min(1, Math.max(0, share)));
    if (distance(foot, point) >= least) continue;
    nearest = foot;
    least = distance(foot, point);
  }
  return { point: nearest, distance: least };
}

/**
 * The outline of a waterway.
 *
 * @param widthAt full width at a share (0..1) of the line's points
 */
export function ribbon(line: readonly Point[], widthAt: (share: number) => number): Point[] {
  const left: Point[] = [];
  const right: Point[] = [];
  line.forEach((point, index) => {
    const before = line[Math.max(0, index - 1)]!;
    const after = line[Math.min(line.length - 1, index + 1)]!;
    const length = distance(before, after) || 1;
    const half = widthAt(index / (line.length - 1)) / 2;
    const normal = { x: (-(after.y - before.y) / length) * half, y: ((after.x - before.x) / length) * half };
    left.push({ x: point.x + normal.x, y: point.y + normal.y });
    right.push({ x: point.x - normal.x, y: point.y - normal.y });
  });
  return [...left, ...right.reverse()];
}

import { along, distance, type Point } from '../point.ts';

/** Steps a square: on the largest boards, and those of half that size, one or two pixels. */
const STEPS = 64;

/**
 * A point moved a little, to where things of one shape get the same pixels in large pictures: they come out sharp, and
 * what repeats takes few bytes in a file.
 */
export function onGrid({ x, y }: Point): Point {
  return { x: Math.round(x * STEPS) / STEPS, y: Math.round(y * STEPS) / STEPS };
}

/** A round outline with lobes like the crown of a tree; `spin` (0..1) turns and varies it. */
export function lobed(middle: Point, radius: number, { lobes, spin }: { lobes: number; spin: number }): Point[] {
  const corners = lobes * 4;
  const turn = spin * Math.PI * 2;
  return Array.from({ length: corners }, (_, corner) => {
    const angle = (corner * 2 * Math.PI) / corners + turn;
    const bulge = Math.abs(Math.sin((lobes * (angle - turn)) / 2));
    const reach = radius * (0.82 + 0.18 * bulge ** 0.7) * (1 + 0.06 * Math.sin(angle * 2 + spin * 31));
    return { x: middle.x + Math.cos(angle) * reach, y: middle.y + Math.sin(angle) * reach };
  });
}

/** An uneven round outline like a stone's or a patch's; `flat` is its height for a width of 1. */
export function blob(middle: Point, radius: number, { spin, flat = 1 }: { spin: number; flat?: number }): Point[] {
  const turn = spin * Math.PI * 2;
  return Array.from({ length: 12 }, (_, corner) => {
    const angle = (corner * Math.PI) / 6 + turn;
    const reach = radius * (1 + 0.1 * Math.sin(angle * 2 + spin * 40) + 0.07 * Math.sin(angle * 3 + spin * 70));
    return { x: middle.x + Math.cos(angle) * reach, y: middle.y + Math.sin(angle) * reach * flat };
  });
}

/** A leaf from its stalk to its tip. */
export function leaf(from: Point, to: Point, width: number): Point[] {
  const length = distance(from, to) || 1;
  const across = { x: -(to.y - from.y) / length, y: (to.x - from.x) / length };
  const at = (share: number, side: number) =>
    along({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }, across, (side * width) / 2);
  return [from, at(0.3, 0.85), at(0.6, 1), to, at(0.6, -1), at(0.3, -0.85)];
}

/** Points moved by the same way. */
export function shifted(points: readonly Point[], x: number, y: number): Point[] {
  return points.map((point) => ({ x: point.x + x, y: point.y + y }));
}

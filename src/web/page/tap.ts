import type { Square } from '../../core/tile.ts';
import type { BoardSight } from './board-layer.ts';
import { isSameSquare, type Point, pointInView, squareAt } from './camera.ts';

/** How far from the middle of a small target a tap may be, in pixels. */
const REACH = 22;

/** On squares with at least this side, in pixels, a tap means the square that it hits. */
const TAPPED_SIDE = 2 * REACH;

/** Targets whose distances differ by less than this are equally near to a finger, in pixels. */
export const EQUALLY_NEAR = 6;

/** Places for pieces whose middles are nearer to each other cannot be told apart by a thumb, in pixels. */
export const MIN_DISTANCE = 24;

/** What a tap means among several targets: one of them, none, or `unclear` if two are as near. */
export type MeantTarget<Target> = Target | 'unclear' | undefined;

/** The square that a tap means. Of small squares the nearest one within reach is meant. */
export function squareMeant<Target extends Square>(
  squares: readonly Target[],
  point: Point,
  sight: BoardSight,
): MeantTarget<Target> {
  const { camera, view } = sight;
  if (camera.side >= TAPPED_SIDE) return squares.find((one) => isSameSquare(one, squareAt(camera, point, view)));
  return nearest(squares, point, ({ x, y }) => pointInView(camera, { x: x + 0.5, y: y + 0.5 }, view));
}

/**
 * The target that is nearest to a tap, if it is within reach.
 *
 * @param close targets whose distances differ by less than `asNear`, or that lie nearer to each other than `apart`, are equally near,
 *   in pixels
 */
export function nearest<Target>(
  targets: readonly Target[],
  point: Point,
  shownAt: (target: Target) => Point,
  close = { asNear: EQUALLY_NEAR, apart: 0 },
): MeantTarget<Target> {
  const near = targets
    .map((target) => {
      const at = shownAt(target);
      return { target, at, away: distance(at, point) };
    })
    .filter(({ away }) => away <= REACH)
    .sort((one, other) => one.away - other.away);
  const [first, second] = near;
  if (first && second && second.away - first.away < close.asNear) return 'unclear';
  if (!first) return undefined;
  const isCrowded = targets.some((one) => one !== first.target && distance(shownAt(one), first.at) < close.apart);
  return isCrowded ? 'unclear' : first.target;
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

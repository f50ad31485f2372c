import { SIDE_STEPS } from '../../../core/ports.ts';
import { cubic, smoothLine } from '../../../drawing/curve.ts';
import { along, type Point, pointsOf, turnPoint } from '../../../drawing/point.ts';
import { CORNERS, offsetsOf } from '../../../drawing/port-position.ts';
import type { CarcassonneTile } from '../rules/tile.ts';

/** A part of a city on a tile, in squares. */
export interface CityShape {
  readonly segment: number;
  readonly outline: readonly Point[];
  /** Stretches of the outline that are wall; the others are sides of the tile, where the city continues. */
  readonly walls: readonly (readonly Point[])[];
}

/** Depths of a wall by the number of sides that it closes off: a city at one side, round a corner, at three. */
const CAP = pointsOf([
  0, 0, 0.1, 0.095, 0.2, 0.195, 0.33, 0.292, 0.5, 0.335, 0.67, 0.292, 0.8, 0.195, 0.9, 0.095, 1, 0,
]);
const BAY = pointsOf([0, 0, 0.1, 0.075, 0.24, 0.15, 0.38, 0.19, 0.5, 0.2, 0.62, 0.19, 0.76, 0.15, 0.9, 0.075, 1, 0]);

/** A city at some sides of one square. */
export function cityShape(segment: number, sides: readonly number[]): CityShape {
  if (sides.length === 4) return { segment, outline: CORNERS, walls: [] };
  // A wall begins at the end of a run of sides, and leads to the beginning of the next run.
  const starts = sides.filter((side) => !sides.includes((side + 3) % 4));
  const outline: Point[] = [];
  const walls: Point[][] = [];
  for (const [index, start] of starts.entries()) {
    let end = start;
    while (sides.includes(end % 4)) outline.push(CORNERS[end++ % 4]!);
    const to = starts[(index + 1) % starts.length]!;
    const wall = wallBetween(end % 4, to, sides);
    walls.push(wall);
    outline.push(...wall.slice(0, -1));
  }
  return { segment, outline, walls };
}

/** A wall from one corner of a tile to another, bent so that it leaves room for what lies behind it. */
function wallBetween(from: number, to: number, sides: readonly number[]): Point[] {
  const missing = (to - from + 4) % 4;
  const [a, b] = [CORNERS[from]!, CORNERS[to]!];
  if (missing === 2) {
    const middle = CORNERS[(from + 1) % 4]!;
    const control = (corner: Point, share: number) => ({
      x: corner.x + (middle.x - corner.x) * share + (0.5 - middle.x) * 0.3,
      y: corner.y + (middle.y - corner.y) * share + (0.5 - middle.y) * 0.3,
    });
    return cubic([a, control(a, 0.3), control(b, 0.3), b], 16);
  }
  if (missing === 1) return bent(BAY, from);
  // One side alone: its wall runs back from the end of the side to its beginning.
  return bent(CAP, sides[0]!).reverse();
}

/** Depths of the walls of two cities that cross: of the lower one, and of the upper one up to its bridge. */
const LOWER = pointsOf([0, 0, 0.05, 0.13, 0.13, 0.28, 0.27, 0.38, 0.5, 0.42, 0.73, 0.38, 0.87, 0.28, 0.95, 0.13, 1, 0]);
const UPPER = pointsOf([0, 0, 0.1, 0.07, 0.22, 0.13, 0.36, 0.17, 0.44, 0.18]);

/**
 * Two cities that each run from side to side, the one from north to south on a bridge over the other; between their walls
 * there is a strip of field in the north and one in the south.
 *
 * @param segments of the city from east to west, and of that from north to south
 */
export function crossedCities(segments: readonly [across: number, over: number]): CityShape[] {
  const [north, south] = [bent(LOWER, 0), bent(LOWER, 2)];
  const west = bent(UPPER, 0);
  const left = [...west, ...west.toReversed().map(({ x, y }) => ({ x, y: 1 - y }))];
  const right = left.map(({ x, y }) => ({ x: 1 - x, y }));
  return [
    { segment: segments[0], outline: [...north, ...south], walls: [north, south] },
    { segment: segments[1], outline: [...left.toReversed(), ...right], walls: [left, right] },
  ];
}

/** Points along a side with their distance from it, as a smooth line. */
function bent(points: readonly Point[], side: number): Point[] {
  const placed = points.map(({ x, y }) => turnPoint({ x, y }, side));
  return smoothLine(placed, { x: 0, y: 0 });
}

/** Depth of the fields at closed sides. */
const FIELD = 0.2;

/** A side of the outline of a tile, clockwise. */
interface Side {
  readonly from: Point;
  readonly to: Point;
  readonly inward: Point;
  readonly isOpen: boolean;
}

/** The city of a large city's tile: all of its squares but strips of field along the closed sides. */
export function largeCityShape(tile: CarcassonneTile): CityShape {
  const sides = sidesAround(tile);
  // The list begins after a change, so that no run of sides continues beyond its end.
  const first = sides.findIndex(({ isOpen }, at) => isOpen && !sides.at(at - 1)!.isOpen);
  const inOrder = [...sides.slice(Math.max(0, first)), ...sides.slice(0, Math.max(0, first))];
  const outline: Point[] = [];
  const walls: Point[][] = [];
  for (let at = 0; at < inOrder.length; ) {
    if (inOrder[at]!.isOpen) {
      outline.push(inOrder[at++]!.from);
      continue;
    }
    const end = inOrder.findIndex(({ isOpen }, later) => later > at && isOpen);
    const run = inOrder.slice(at, end < 0 ? inOrder.length : end);
    const wall = wallAlong(run);
    walls.push(wall);
    outline.push(...wall.slice(0, -1));
    at += run.length;
  }
  return { segment: 0, outline, walls };
}

/** The outer sides of a tile, clockwise: those that are not between two of its squares. */
function sidesAround(tile: CarcassonneTile): Side[] {
  const offsets = offsetsOf(tile);
  const all = offsets.flatMap((offset, square) =>
    SIDE_STEPS.flatMap((step, side) => {
      const beyond = along(offset, step, 1);
      if (offsets.some(({ x, y }) => x === beyond.x && y === beyond.y)) return [];
      const isOpen = tile.segments[0]!.ports.includes(square * 12 + side * 3);
      const inward = { x: 0 - step.x, y: 0 - step.y };
      return [
        { from: along(offset, CORNERS[side]!, 1), to: along(offset, CORNERS[(side + 1) % 4]!, 1), inward, isOpen },
      ];
    }),
  );
  const sides = [all[0]!];
  while (sides.length < all.length) {
    const { to } = sides.at(-1)!;
    sides.push(all.find(({ from }) => from.x === to.x && from.y === to.y)!);
  }
  return sides;
}

/** A wall along closed sides, a strip of field away from them, round at corners. */
function wallAlong(run: readonly Side[]): Point[] {
  const points = run.flatMap((side, at) => {
    const { from, to, inward } = side;
    const [before, after] = [run[at - 1], run[at + 1]];
    const isTurn = (other: Side | undefined) => other !== undefined && other.inward.x !== inward.x;
    const place = (share: number, depth: number) =>
      along({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }, inward, FIELD * depth);
    const corner = after && isTurn(after) ? [along(place(1, 1.35), after.inward, FIELD * 1.35)] : [];
    return [
      ...(isTurn(before) ? [] : before ? [place(0, 1)] : [from, place(0.12, 0.55)]),
      place(0.36, 1),
      place(0.64, 1),
      ...(after ? corner : [place(0.88, 0.55), to]),
    ];
  });
  return smoothLine(points, { x: 0, y: 0 });
}

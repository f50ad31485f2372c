import { cubic, smoothLine } from '../../../drawing/curve.ts';
import { type Point, pointsOf, turnPoint } from '../../../drawing/point.ts';
import { CORNERS } from '../../../drawing/port-place.ts';

/** A part of a city on a tile, in squares. */
export interface CityShape {
  readonly segment: number;
  readonly outline: readonly Point[];
  /** Stretches of the outline that are wall; the others are sides of the tile, where the city goes on. */
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
  // Where a run of sides ends a wall begins, which leads to the beginning of the next run.
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

/** Points along a side with their distance from it, as a smooth line. */
function bent(points: readonly Point[], side: number): Point[] {
  const placed = points.map(({ x, y }) => turnPoint({ x, y }, side));
  return smoothLine(placed, { x: 0, y: 0 });
}

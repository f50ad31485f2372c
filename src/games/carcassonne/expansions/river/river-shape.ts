import { cubic, nearestPointOnLine, pointAlong } from '../../../../drawing/curve.ts';
import { along, type Point } from '../../../../drawing/point.ts';
import { INWARDS, MIDDLES, ROAD_HALF, type RoadShape } from '../../picture/road-shape.ts';
import type { CarcassonneTile } from '../../rules/tile.ts';

/** Half the width of the river: 1.6 roads. */
export const RIVER_HALF = 1.6 * ROAD_HALF;

/** How far a straight river sways, in squares. */
const SWAY = 0.1;

/** The middle of a river from west to east that has a city or a monastery in its north. */
const SOUTH_OF: Point = { x: 0.5, y: 0.68 };

/** Where the source rises, close enough to the road round it that no field lies between them. */
const SPRING: Point = { x: 0.555, y: 0.455 };

/** The lake on its tile: its middle, and half its width and height. */
const LAKE = { middle: { x: 0.5, y: 0.25 }, across: 0.34, down: 0.17 };

/** The river on a tile, from side to side, or between a side and one of its ends. */
export interface RiverShape {
  readonly segment: number;
  readonly line: readonly Point[];
  /** Where the source rises. */
  readonly spring?: Point;
  /** The shore of the lake. */
  readonly lake?: readonly Point[];
}

/** The river of an unturned tile; undefined where it has none. */
export function riverShape(tile: CarcassonneTile): RiverShape | undefined {
  const { riverSides, role, segments } = tile;
  const [from, to] = riverSides;
  if (from === undefined) return undefined;
  const segment = segments.findIndex(({ kind }) => kind === 'river');
  if (role === 'lake') return { segment, line: [MIDDLES[from]!, LAKE.middle], lake: shore() };
  if (to === undefined) return { segment, line: halfway(from, SPRING, 0.1), spring: SPRING };
  return { segment, line: (from + 2) % 4 === to ? straight(tile, from) : bend(from, to) };
}

function bend(from: number, to: number): Point[] {
  const [a, b] = [MIDDLES[from]!, MIDDLES[to]!];
  return cubic([a, along(a, INWARDS[from]!, 0.3), along(b, INWARDS[to]!, 0.3), b]);
}

/** From side to opposite side: past a city or monastery, in a straight line between two cities, else swaying. */
function straight({ monastery, segments }: CarcassonneTile, from: number): Point[] {
  const to = (from + 2) % 4;
  const cities = segments.filter(({ kind }) => kind === 'city').length;
  const isPushed = monastery >= 0 || cities === 1;
  const middle = isPushed ? SOUTH_OF : { x: 0.5, y: 0.5 };
  const sway = isPushed || cities > 1 ? 0 : SWAY;
  return [...halfway(from, middle, sway), ...halfway(to, middle, sway).reverse().slice(1)];
}

/** From the middle of a side, at a right angle to it, to a point inside; `sway` to the left before that. */
function halfway(side: number, inside: Point, sway: number): Point[] {
  const [start, inwards] = [MIDDLES[side]!, INWARDS[side]!];
  const left = { x: inwards.y, y: -inwards.x };
  const before = along(along(inside, inwards, -0.2), left, sway);
  return cubic([start, along(start, inwards, 0.22), before, inside], 12);
}

/** The shore of the lake, a little uneven. */
function shore(): Point[] {
  return Array.from({ length: 32 }, (_, at) => {
    const angle = (at * Math.PI) / 16;
    const reach = 1 + 0.06 * Math.sin(2 * angle + 1) + 0.05 * Math.sin(3 * angle);
    return {
      x: LAKE.middle.x + LAKE.across * reach * Math.cos(angle),
      y: LAKE.middle.y + LAKE.down * reach * Math.sin(angle),
    };
  });
}

/** How much further than the water a bridge reaches. */
const ABUTMENT = 0.035;

/** The stretches of roads that are bridges over the river; the road round the source is none. */
export function bridgesOf({ line, spring }: RiverShape, roads: readonly RoadShape[]): (readonly Point[])[] {
  if (spring) return [];
  return roads.flatMap((road) => {
    const points = Array.from({ length: 61 }, (_, at) => pointAlong(road.line, at / 60));
    const over = points.filter((point) => nearestPointOnLine(line, point).distance < RIVER_HALF + ABUTMENT);
    return over.length > 1 ? [over] : [];
  });
}

import { cubic, nearestPointOnLine, pointAlong } from '../../../../drawing/curve.ts';
import { along, type Point } from '../../../../drawing/point.ts';
import { ROAD_HALF, type RoadShape, SIDE_INWARDS, SIDE_MIDDLES } from '../../picture/road-shape.ts';
import type { CarcassonneTile } from '../../rules/tile.ts';

/** Half the width of the river: 1.6 roads. */
export const RIVER_HALF = 1.6 * ROAD_HALF;

/** How far a straight river sways, in squares. */
const SWAY = 0.1;

/** The middle of a river from west to east that has a city or a monastery in its north. */
const SOUTH_OF: Point = { x: 0.5, y: 0.68 };

/** Where the source rises: close enough to the road round it that no field lies between them, or in a field. */
const SPRING = { besideRoad: { x: 0.555, y: 0.455 }, alone: { x: 0.5, y: 0.42 } } as const satisfies Record<
  string,
  Point
>;

/** A lake away from the monastery of its tile, or towards the side from which its river comes: half its width and height. */
const LAKE = { middle: { x: 0.5, y: 0.25 }, across: 0.34, down: 0.17 };
const LAKE_ALONE = { off: 0.13, across: 0.27, down: 0.19 };

/** Length of an arm that ends at a city, in squares, so that the wall covers its end. */
const TO_WALL = 0.8;

/** The river on a tile. */
export interface RiverShape {
  readonly segment: number;
  /** From side to side, or between a side and an end; where it parts one line to each arm. */
  readonly lines: readonly (readonly Point[])[];
  /** Where the source rises. */
  readonly spring?: Point;
  /** The shore of the lake. */
  readonly lake?: readonly Point[];
}

/** The river of an unturned tile; undefined where it has none. */
export function riverShape(tile: CarcassonneTile): RiverShape | undefined {
  const { monastery, riverSides, role, segments } = tile;
  const [from, to] = riverSides;
  if (from === undefined) return undefined;
  const segment = segments.findIndex(({ kind }) => kind === 'river');
  switch (role) {
    case 'source': {
      const hasRoad = segments.some(({ kind }) => kind === 'road');
      const spring = hasRoad ? SPRING.besideRoad : SPRING.alone;
      return { segment, lines: [halfway(from, spring, 0.1)], spring };
    }
    case 'lake': {
      const lake = monastery >= 0 ? LAKE : lakeBeside(from);
      return { segment, lines: [[SIDE_MIDDLES[from]!, lake.middle]], lake: shore(lake) };
    }
    case 'end': {
      const wall = along(SIDE_MIDDLES[from]!, SIDE_INWARDS[from]!, TO_WALL);
      return { segment, lines: [halfway(from, wall, 0)] };
    }
    case 'fork': {
      const [stem, ...arms] = forked(riverSides);
      return { segment, lines: arms.map((arm) => bend(stem!, arm)) };
    }
    default:
      return { segment, lines: [(from + 2) % 4 === to ? straight(tile, from) : bend(from, to!)] };
  }
}

/** The sides of a fork, the one between the two others first. */
function forked(sides: readonly number[]): readonly number[] {
  const stem = sides.find((side) => !sides.includes((side + 2) % 4))!;
  return [stem, ...sides.filter((side) => side !== stem)];
}

function lakeBeside(side: number): typeof LAKE {
  return { ...LAKE_ALONE, middle: along({ x: 0.5, y: 0.5 }, SIDE_INWARDS[side]!, -LAKE_ALONE.off) };
}

function bend(from: number, to: number): Point[] {
  const [a, b] = [SIDE_MIDDLES[from]!, SIDE_MIDDLES[to]!];
  return cubic([a, along(a, SIDE_INWARDS[from]!, 0.3), along(b, SIDE_INWARDS[to]!, 0.3), b]);
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

/**
 * A curve that leaves the middle of a side at a right angle and ends at a point inside; just before it bends to the left by
 * `sway`.
 */
function halfway(side: number, inside: Point, sway: number): Point[] {
  const [start, inwards] = [SIDE_MIDDLES[side]!, SIDE_INWARDS[side]!];
  const left = { x: inwards.y, y: -inwards.x };
  const before = along(along(inside, inwards, -0.2), left, sway);
  return cubic([start, along(start, inwards, 0.22), before, inside], 12);
}

/** The shore of a lake, a little uneven. */
function shore({ middle, across, down }: typeof LAKE): Point[] {
  return Array.from({ length: 32 }, (_, at) => {
    const angle = (at * Math.PI) / 16;
    const reach = 1 + 0.06 * Math.sin(2 * angle + 1) + 0.05 * Math.sin(3 * angle);
    return {
      x: middle.x + across * reach * Math.cos(angle),
      y: middle.y + down * reach * Math.sin(angle),
    };
  });
}

/** How much further than the water a bridge reaches. */
const ABUTMENT = 0.035;

/** The stretches of roads that are bridges over the river; the road round the source is none. */
export function bridgesOf({ lines, spring }: RiverShape, roads: readonly RoadShape[]): (readonly Point[])[] {
  if (spring) return [];
  return roads.flatMap((road) => {
    const points = Array.from({ length: 61 }, (_, at) => pointAlong(road.line, at / 60));
    const over = points.filter((point) =>
      lines.some((line) => nearestPointOnLine(line, point).distance < RIVER_HALF + ABUTMENT),
    );
    return over.length > 1 ? [over] : [];
  });
}

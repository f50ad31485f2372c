import { PORTS_PER_SQUARE, type QuarterTurns } from './ports.ts';
import type { Square, TileType, TurnedTile } from './tile.ts';

/** Compass directions, clockwise from north. */
export const COMPASS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
export type Compass = (typeof COMPASS)[number];

/** The name of a segment of a turned tile: its kind and, if the tile has several of that kind, its direction. */
export interface SegmentName<Kind extends string = string> {
  readonly kind: Kind;
  readonly direction?: Compass;
  /** From 2, for further segments of a kind in the same direction; the first has none. */
  readonly number?: number;
  /** Set if exactly two segments of a kind lie in the same direction: one in the corner, one nearer the middle. */
  readonly spot?: 'corner' | 'inside';
}

/** Position of each port on a unit square whose middle is (0, 0). */
const PORT_POSITIONS = Array.from({ length: PORTS_PER_SQUARE }, (_, port) => {
  const along = ((port % 3) - 1) / 3;
  const [x, y] = [
    [along, -0.5],
    [0.5, along],
    [-along, 0.5],
    [-0.5, -along],
  ][Math.floor(port / 3)] as [number, number];
  return { x, y };
});

/** Distances from the middle count as equal if they differ by less, in squares. */
const EQUAL_DISTANCE = 0.1;

/** A segment nearer to the middle than this, in squares, has no direction. */
const IN_THE_MIDDLE = 0.01;

/** Returns the names of a tile's segments after `turns` quarter turns, by index of the segment; no two are equal. */
export function segmentNames<Kind extends string>(
  type: TileType<Kind>,
  turned: TurnedTile,
  turns: QuarterTurns,
): SegmentName<Kind>[] {
  const taken = new Map<string, number>();
  const distances: number[] = [];
  const names = type.segments.map(({ kind, ports }): SegmentName<Kind> => {
    distances.push(0);
    if (type.segments.filter((other) => other.kind === kind).length === 1) return { kind };
    const { distance, towards } = lieOf(ports, turned, turns);
    distances[distances.length - 1] = distance;
    const eighth = Math.round((Math.atan2(towards.x, -towards.y) / (2 * Math.PI)) * COMPASS.length);
    // A segment without ports has no direction, as the others surround it.
    const directionField = ports.length > 0 ? { direction: COMPASS[(eighth + COMPASS.length) % COMPASS.length]! } : {};
    const key = makeSegmentName({ kind, ...directionField });
    const number = (taken.get(key) ?? 0) + 1;
    taken.set(key, number);
    return number === 1 ? { kind, ...directionField } : { kind, ...directionField, number };
  });
  return names.map((name, at) => {
    const [other, third] = names.flatMap((one, index) => (index !== at && isBeside(one, name) ? [index] : []));
    if (other === undefined || third !== undefined || !name.direction) return name;
    const further = distances[at]! - distances[other]!;
    if (Math.abs(further) < EQUAL_DISTANCE) return name;
    return { ...name, spot: further > 0 ? 'corner' : 'inside' };
  });
}

/** Distance of the mean of some ports from the middle of a turned tile, in squares, and its direction from there. */
function lieOf(ports: readonly number[], { squares }: TurnedTile, turns: QuarterTurns) {
  const middle = meanOf(squares);
  const positions = ports.map((port) => {
    const square = squares[Math.floor(port / PORTS_PER_SQUARE)]!;
    const position = PORT_POSITIONS[(port + 3 * turns) % PORTS_PER_SQUARE]!;
    return { x: square.x - middle.x + position.x, y: square.y - middle.y + position.y };
  });
  const mean = meanOf(positions);
  const distance = Math.hypot(mean.x, mean.y);
  if (distance >= IN_THE_MIDDLE) return { distance, towards: mean };
  // A segment through the middle is named after the first side that it reaches, clockwise from north.
  const sides = ports.map((port) => Math.floor(((port + 3 * turns) % PORTS_PER_SQUARE) / 3));
  const first = Math.min(...sides);
  return { distance, towards: meanOf(positions.filter((_, at) => sides[at] === first)) };
}

function meanOf(points: readonly Square[]): Square {
  const sum = points.reduce(({ x, y }, point) => ({ x: x + point.x, y: y + point.y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

/** True if two segments have the same kind and lie in the same direction. */
function isBeside(one: SegmentName, other: SegmentName): boolean {
  return one.kind === other.kind && one.direction === other.direction;
}

/** A segment's name as one word, such as `city`, `field-ne` or `field-ne-2`. */
export function makeSegmentName({ kind, direction, number }: SegmentName): string {
  return [kind, direction, number].filter((part) => part !== undefined).join('-');
}

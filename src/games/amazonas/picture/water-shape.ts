import { cubic, nearestPointOnLine, smoothLine } from '../../../drawing/curve.ts';
import { along, type Disc, distance, isInsidePolygon, type Point, pointsOf } from '../../../drawing/point.ts';
import { boxOf, offsetsOf, ownerOf, type PortPosition, portPosition } from '../../../drawing/port-position.ts';
import { randomOf } from '../../../drawing/random.ts';
import type { AmazonasTile } from '../rules/tile-set.ts';
import type { Clearing } from './village-shape.ts';

/** Widths of waterways at every side of a tile, in squares; they are equal on all tiles, so that waterways meet. */
export const TRIBUTARY_WIDTH = 0.15;
export const AMAZON_WIDTH = 0.5;

/** Radius of the rock or pool at which tributaries end. */
const STOP_RADIUS = { rock: 0.1, pool: 0.13 } as const;

/** The largest swing of a straight tributary and of the straight Amazon to either side, in squares. */
const SWING = { tributary: 0.2, amazon: 0.16 } as const;

/** A tributary or the Amazon, with its middle line from its source or first port. */
export interface Waterway {
  readonly segment: number;
  readonly line: readonly Point[];
}

/** An end of tributaries: a rock, or the pool where several meet. */
export interface Stop extends Disc {
  readonly kind: 'rock' | 'pool';
}

/** The course of the river on a start tile of 4 x 2 squares, from the source to just before the exit. */
const START_COURSE = pointsOf([
  0.45, 0.86, 0.95, 0.78, 1.5, 1.2, 2.05, 1.22, 2.55, 0.8, 3.02, 0.76, 3.4, 1.22, 3.74, 1.47,
]);

/** Returns the full width of the Amazon at a share of its line; it is narrower at a source. */
export function amazonWidth(tile: AmazonasTile, share: number): number {
  return tile.role === 'start' ? AMAZON_WIDTH * (0.62 + 0.38 * Math.min(1, share * 2)) : AMAZON_WIDTH;
}

/** Returns the middle line of the Amazon through a tile; undefined on land tiles. */
export function amazonOf(tile: AmazonasTile): Waterway | undefined {
  const segment = tile.segments.findIndex(({ kind }) => kind === 'amazon');
  if (segment < 0) return undefined;
  const places = tile.segments[segment]!.ports.map((port) => portPosition(tile, port));
  const [first, second] = places;
  if (first && second) {
    const swing = tile.squares.length === 1 ? swingOf(tile, segment, SWING.amazon) : 0;
    return { segment, line: lineBetween(first, second, { pull: tile.squares.length === 1 ? 0.45 : 0.58, swing }) };
  }
  return first && { segment, line: startLine(tile, first) };
}

function startLine(tile: AmazonasTile, exit: PortPosition): Point[] {
  const { width, height } = boxOf(tile, 0);
  const course = START_COURSE.map(({ x, y }) => ({ x: (x * width) / 4, y: (y * height) / 2 }));
  return smoothLine([...course, exit.point], { x: 0 - exit.inward.x, y: 0 - exit.inward.y });
}

/** Returns the swing of a straight waterway to one side and back, always the same for the same tile. */
function swingOf(tile: AmazonasTile, segment: number, max: number): number {
  const chance = randomOf(`${tile.id} ${segment} swing`)();
  return (chance < 0.5 ? -1 : 1) * max * (0.6 + 0.8 * Math.abs(chance - 0.5));
}

/**
 * Returns a curve from port to port that crosses both sides at right angles.
 *
 * @param pull length for which the curve follows the directions of its ports, as a share of their distance
 * @param push moves the middle of the curve
 * @param swing bends the first half to one side and the second to the other
 */
function lineBetween(
  first: PortPosition,
  second: PortPosition,
  { pull, push = { x: 0, y: 0 }, swing = 0 }: { pull: number; push?: Point; swing?: number },
): Point[] {
  const reach = distance(first.point, second.point) * pull;
  const across = { x: -first.inward.y, y: first.inward.x };
  const control = (place: PortPosition, sway: number) =>
    along(along(along(place.point, place.inward, reach), push, 1), across, sway);
  const line = cubic([first.point, control(first, swing), control(second, -swing), second.point], 28);
  // Push and swing make the curve leave its port at an angle, so the steps near the ports are bent back.
  return line.map((point, index) => {
    const place = index < 8 ? first : index > 20 ? second : undefined;
    if (!place) return point;
    const t = Math.min(1, (index < 8 ? index : 28 - index) / 8);
    const off = (point.x - place.point.x) * across.x + (point.y - place.point.y) * across.y;
    const straight = first.inward.x * second.inward.x + first.inward.y * second.inward.y < -0.5;
    return straight ? along(point, across, off * (t * (2 - t) - 1)) : point;
  });
}

/** Returns the tributaries of a tile and their stops, around its clearings and its river. */
export function tributariesOf(
  tile: AmazonasTile,
  clearings: readonly Clearing[],
  amazon: Waterway | undefined,
): { tributaries: Waterway[]; stops: Stop[] } {
  const stops: Stop[] = [];
  const tributaries = tile.segments.flatMap((tributary, segment): Waterway[] => {
    if (tributary.kind !== 'tributary') return [];
    const places = tributary.ports.map((port) => portPosition(tile, port));
    const [first, second] = places;
    if (!first) return [];
    if (!second) {
      const { point, stop: kind } = endOf(tile, segment, { place: first, clearings, amazon });
      const isNew = !stops.some((other) => distance(other.point, point) < 0.01);
      if (kind && isNew) stops.push({ kind, point, radius: STOP_RADIUS[kind] });
      return [{ segment, line: wander(tile, segment, first, point) }];
    }
    if (places.length > 2) return places.map((place) => ({ segment, line: [place.point, middleOf(tile, place)] }));
    const turn = first.inward.x * second.inward.x + first.inward.y * second.inward.y;
    if (turn >= 0) return [{ segment, line: lineBetween(first, second, { pull: turn === 0 ? 0.39 : 0.6 }) }];
    const push = sidestep(first, clearings);
    const swing = push.x !== 0 || push.y !== 0 ? 0 : swingOf(tile, segment, SWING.tributary);
    return [{ segment, line: lineBetween(first, second, { pull: 0.36, push, swing }) }];
  });
  return { tributaries, stops };
}

/** Returns the shift of a straight tributary away from a village at one side, so that the jungle between stays wide enough. */
function sidestep(place: PortPosition, clearings: readonly Clearing[]): Point {
  const across = { x: Math.abs(place.inward.y), y: Math.abs(place.inward.x) };
  const [low, high] = across.x === 1 ? [3, 1] : [0, 2];
  const covered = (side: number) => clearings.some(({ sides }) => sides.length === 1 && sides[0] === side);
  const amount = (covered(low) ? 0.13 : 0) - (covered(high) ? 0.13 : 0);
  return { x: across.x * amount, y: across.y * amount };
}

function middleOf(tile: AmazonasTile, place: PortPosition): Point {
  const offset = offsetsOf(tile)[place.square]!;
  return { x: offset.x + 0.5, y: offset.y + 0.5 };
}

function endOf(
  tile: AmazonasTile,
  segment: number,
  around: { place: PortPosition; clearings: readonly Clearing[]; amazon: Waterway | undefined },
): { point: Point; stop?: Stop['kind'] } {
  const { place, clearings, amazon } = around;
  const middle = middleOf(tile, place);
  const inVillage = (point: Point) => clearings.some(({ outline }) => isInsidePolygon(point, outline));
  const untilVillage = (): Point => {
    for (let way = 0.04; way < 1; way += 0.01) {
      const point = along(place.point, place.inward, way);
      if (inVillage(point)) return point;
    }
    return middle;
  };
  switch (tile.segments[segment]!.end) {
    case 'crossing':
      return { point: middle, stop: 'pool' };
    case 'amazon':
      return { point: amazon ? nearestPointOnLine(amazon.line, along(place.point, place.inward, 0.4)).point : middle };
    case 'village':
      return { point: untilVillage() };
    default: {
      const alone = tile.segments.filter(({ end }) => end === 'rock').length === 1;
      const port = tile.segments[segment]!.ports[0]!;
      const parts = ownerOf(tile, port - 1) !== ownerOf(tile, port + 1);
      return { point: inVillage(middle) || (alone && parts) ? untilVillage() : middle, stop: 'rock' };
    }
  }
}

/** Returns a line from a port to an end, with a slight bend that is always the same for the same tile. */
function wander(tile: AmazonasTile, segment: number, place: PortPosition, end: Point): Point[] {
  const way = distance(place.point, end);
  const bend = (randomOf(`${tile.id} ${segment}`)() - 0.5) * 0.3 * way;
  const across = { x: -place.inward.y, y: place.inward.x };
  const back = { x: (place.point.x - end.x) / (way || 1), y: (place.point.y - end.y) / (way || 1) };
  return cubic([
    place.point,
    along(place.point, place.inward, way * 0.4),
    along(along(end, back, way * 0.35), across, bend),
    end,
  ]);
}

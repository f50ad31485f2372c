import { PORTS_PER_SQUARE, SIDE_STEPS } from '../core/ports.ts';
import { type Square, squaresAt, type TileType } from '../core/tile.ts';
import { along, type Box, boxAround, type Point, pointsOf } from './point.ts';

/** Ports a side, clockwise from the west end of the north side. */
const PORTS_PER_SIDE = 3;

/** Corners of a unit square, clockwise; side s runs from corner s to corner s + 1. */
export const CORNERS = pointsOf([0, 0, 1, 0, 1, 1, 0, 1]);

/** Position of a port in the unturned tile. */
export interface PortPosition {
  /** Index of its square. */
  readonly square: number;
  /** 0 = N, 1 = E, 2 = S, 3 = W. */
  readonly side: number;
  /** Position in squares from the anchor square's top left corner. */
  readonly point: Point;
  /** Unit vector from the port into the tile. */
  readonly inward: Point;
}

/** The squares of a tile as offsets from its anchor, in the unturned tile. */
export function offsetsOf(tile: TileType): Square[] {
  return squaresAt(tile, { x: 0, y: 0 }, 0);
}

/** Returns the rectangle around a tile turned by quarter turns, whose anchor square is at (0, 0). */
export function boxOf(tile: TileType, turns: number): Box {
  return boxAround(squaresAt(tile, { x: 0, y: 0 }, turns), 1);
}

/** Returns the position of a port (square * 12 + port) of a tile. */
export function portPosition(tile: TileType, port: number): PortPosition {
  const square = Math.floor(port / PORTS_PER_SQUARE);
  const side = Math.floor((port % PORTS_PER_SQUARE) / PORTS_PER_SIDE);
  const index = port % PORTS_PER_SIDE;
  const offset = offsetsOf(tile)[square]!;
  const [from, to] = [CORNERS[side]!, CORNERS[(side + 1) % 4]!];
  const share = (2 * index + 1) / (2 * PORTS_PER_SIDE);
  const step = SIDE_STEPS[side]!;
  return {
    square,
    side,
    point: { x: offset.x + from.x + (to.x - from.x) * share, y: offset.y + from.y + (to.y - from.y) * share },
    inward: { x: 0 - step.x, y: 0 - step.y },
  };
}

/** The segment that owns a port; undefined on sides between two squares of the tile. */
export function ownerOf(tile: TileType, port: number): number | undefined {
  const owner = tile.segments.findIndex((segment) => segment.ports.includes(port));
  return owner < 0 ? undefined : owner;
}

/** Returns the segments at the ports on either side of one side of a square, going counterclockwise and clockwise. */
export function flanksOf(tile: TileType, square: number, side: number): [number | undefined, number | undefined] {
  const before = nextSide(tile, { square, side }, -1);
  const after = nextSide(tile, { square, side }, 1);
  return [ownerOf(tile, firstPort(before) + PORTS_PER_SIDE - 1), ownerOf(tile, firstPort(after))];
}

interface OuterSide {
  readonly square: number;
  readonly side: number;
}

function firstPort({ square, side }: OuterSide): number {
  return square * PORTS_PER_SQUARE + side * PORTS_PER_SIDE;
}

/** Returns the next outer side along the tile's border; `turn` is 1 for clockwise, -1 for counterclockwise. */
function nextSide(tile: TileType, { square, side }: OuterSide, turn: number): OuterSide {
  const next = (side + turn + 4) % 4;
  const offsets = offsetsOf(tile);
  const beyond = along(offsets[square]!, SIDE_STEPS[next]!, 1);
  const neighbour = offsets.findIndex(({ x, y }) => x === beyond.x && y === beyond.y);
  // If another square of the tile lies beyond that side, the border continues along that square.
  return neighbour < 0 ? { square, side: next } : nextSide(tile, { square: neighbour, side: (next + 2) % 4 }, turn);
}

import type { AmazonasTile, Square } from '../../engine/index.ts';
import type { Point } from '../point.ts';

/** Ports a square and a side, clockwise from the west end of the north side. */
const PORTS_PER_SQUARE = 12;
const PORTS_PER_SIDE = 3;

/** Outward step of each side: N, E, S, W. */
export const OUTWARD = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
] as const;

/** Corners of a unit square, clockwise; side s runs from corner s to corner s + 1. */
export const CORNERS = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
] as const;

/** Where a port lies in the unturned tile. */
export interface PortPlace {
  /** Index of its square. */
  readonly square: number;
  /** 0 = N, 1 = E, 2 = S, 3 = W. */
  readonly side: number;
  /** 0..2 clockwise along the side. */
  readonly index: number;
  /** Position in squares from the anchor square's top left corner. */
  readonly point: Point;
  /** Unit step into the tile. */
  readonly inward: Point;
}

/** The squares of a tile as offsets from its anchor, in the unturned tile. */
export function offsetsOf(tile: AmazonasTile): Square[] {
  const anchor = tile.squares[0]!;
  return tile.squares.map(({ x, y }) => ({ x: x - anchor.x, y: y - anchor.y }));
}

/** The place of a port (square * 12 + port) of a tile. */
export function portPlace(tile: AmazonasTile, port: number): PortPlace {
  const square = Math.floor(port / PORTS_PER_SQUARE);
  const side = Math.floor((port % PORTS_PER_SQUARE) / PORTS_PER_SIDE);
  const index = port % PORTS_PER_SIDE;
  const offset = offsetsOf(tile)[square]!;
  const [from, to] = [CORNERS[side]!, CORNERS[(side + 1) % 4]!];
  const share = (2 * index + 1) / (2 * PORTS_PER_SIDE);
  const step = OUTWARD[side]!;
  return {
    square,
    side,
    index,
    point: { x: offset.x + from.x + (to.x - from.x) * share, y: offset.y + from.y + (to.y - from.y) * share },
    inward: { x: 0 - step.x, y: 0 - step.y },
  };
}

/** The segment that owns a port; undefined on sides between two squares of the tile. */
export function ownerOf(tile: AmazonasTile, port: number): number | undefined {
  const owner = tile.segments.findIndex((segment) => segment.ports.includes(port));
  return owner < 0 ? undefined : owner;
}

/** The segments beside one side of a square, going round the tile: counterclockwise first, then clockwise. */
export function flanksOf(tile: AmazonasTile, square: number, side: number): [number | undefined, number | undefined] {
  return [1, -1].map((turn) => {
    const next = walk(tile, { square, side }, turn === 1 ? -1 : 1);
    const port = next.square * PORTS_PER_SQUARE + next.side * PORTS_PER_SIDE + (turn === 1 ? PORTS_PER_SIDE - 1 : 0);
    return ownerOf(tile, port);
  }) as [number | undefined, number | undefined];
}

/** The next outer side round the tile; `turn` is 1 for clockwise, -1 for counterclockwise. */
function walk(
  tile: AmazonasTile,
  from: { square: number; side: number },
  turn: number,
): { square: number; side: number } {
  const offsets = offsetsOf(tile);
  let { square } = from;
  let side = (from.side + turn + 4) % 4;
  for (;;) {
    const here = offsets[square]!;
    const step = OUTWARD[side]!;
    const neighbour = offsets.findIndex(({ x, y }) => x === here.x + step.x && y === here.y + step.y);
    if (neighbour < 0) return { square, side };
    square = neighbour;
    side = (side - turn + 4) % 4;
  }
}

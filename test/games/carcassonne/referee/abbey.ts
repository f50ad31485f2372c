import type { Board } from './board.ts';
import type { Feature } from './features.ts';

/** Standing orders for a wagon, the standard first (F12). */
export const WAGON_ORDERS = ['best', 'home'] as const;

/** A wagon that has come home by a scoring, from a square. */
export interface HomeWagon {
  readonly seat: number;
  readonly square: string;
}

/** The corners of a tile: the square beside which it is to the west, and to the north. */
const CORNERS = { NW: [-1, -1], NE: [0, -1], SE: [0, 0], SW: [-1, 0] } as const;

/**
 * The corners of the tile on a square where each of the four tiles shows one field round the corner (F61), with the segment of
 * that tile there.
 */
export function fieldCorners(board: Board, x: number, y: number): { corner: string; part: string }[] {
  return Object.entries(CORNERS).flatMap(([corner, [west, north]]) => {
    const [left, top] = [x + west, y + north];
    const halves = [
      // Of the tile in the north-west its eastern and southern side, and so on clockwise.
      [left, top, 1, 2],
      [left + 1, top, 2, 3],
      [left + 1, top + 1, 3, 0],
      [left, top + 1, 0, 1],
    ] as const;
    const parts = halves.map(([sx, sy, before, after]) => {
      const one = board.partAt(sx, sy, { side: before, port: 2 });
      const other = board.partAt(sx, sy, { side: after, port: 0 });
      const isField = one && board.laid[one.at]!.tile.segments[one.segment]!.kind === 'field';
      return isField && one.segment === other?.segment ? { part: one, square: `${sx},${sy}` } : undefined;
    });
    const own = parts.find((one) => one?.square === `${x},${y}`);
    return own && parts.every((one) => one) ? [{ corner, part: board.nameOf(own.part) }] : [];
  });
}

/** A place to which a wagon may drive. */
export interface Way {
  readonly square: string;
  readonly segment: number;
  readonly feature: Feature;
}

/** Squares around one, as a wagon prefers them among equals: its own, then from the north clockwise (F12). */
const AROUND = ['0,0', '0,-1', '1,-1', '1,0', '1,1', '0,1', '-1,1', '-1,0', '-1,-1'];

/**
 * Everything to which a wagon may drive from a square: free, not complete roads, cities and monasteries of the tiles around (F59).
 *
 * @param of.isOpen whether it may go onto a feature
 */
export function waysFrom(
  board: Board,
  from: string,
  of: {
    featureAt(square: string, segment: number): Feature | undefined;
    isOpen(square: string, one: Feature): boolean;
  },
): Way[] {
  const [x, y] = from.split(',').map(Number) as [number, number];
  return AROUND.flatMap((step) => {
    const [dx, dy] = step.split(',').map(Number) as [number, number];
    const at = board.at(x + dx, y + dy);
    const square = `${x + dx},${y + dy}`;
    if (at === undefined) return [];
    return board.laid[at]!.tile.segments.flatMap(({ kind }, segment) => {
      const feature = of.featureAt(square, segment);
      const isWagons = ['road', 'city', 'monastery'].includes(kind);
      return feature && isWagons && of.isOpen(square, feature) ? [{ square, segment, feature }] : [];
    });
  });
}

/** What an order does: the place with the most points as it stands, the first of equal ones, home if it has none (F12). */
export function orderedDrive(ways: readonly Way[], order: (typeof WAGON_ORDERS)[number]): string {
  const most = Math.max(...ways.map(({ feature }) => feature.points));
  const best = ways.find(({ feature }) => feature.points === most);
  return order === 'home' || !best || most === 0 ? 'rest' : `wagon ${best.square} ${best.segment}`;
}

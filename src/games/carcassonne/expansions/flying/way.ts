import type { Square } from '../../../../core/tile.ts';
import type { TileChecks } from '../../rules/tile-problems.ts';

/** Faces of the die: numbers of squares that a piece flies (G12). */
export const FACES = [1, 2, 3] as const;

/** Direction of a machine on an unturned tile, by its sign: squares to the right and down. */
const WAYS = { flyingW: { x: -1, y: 0 }, flyingNW: { x: -1, y: -1 } } as const satisfies Readonly<
  Record<string, Square>
>;

/** Direction of the machine on a tile after quarter turns; undefined for a tile without a machine. */
export function machineDirection(
  { signs = [] }: { readonly signs?: readonly string[] | undefined },
  turns: number,
): Square | undefined {
  const sign = signs.find((one) => one in WAYS);
  if (sign === undefined) return undefined;
  let way: Square = WAYS[sign as keyof typeof WAYS];
  for (let turn = 0; turn < turns; turn++) way = { x: 0 - way.y, y: way.x };
  return way;
}

/** The square that is a number of squares ahead of a machine. */
export function squareAhead({ x, y }: Square, way: Square, squares: number): Square {
  return { x: x + squares * way.x, y: y + squares * way.y };
}

/** A machine turns with its tile. */
export const FLYING_TILES: TileChecks = {
  tile: () => [],
  set: () => [],
  points: (tile) => machineDirection(tile, 0) !== undefined,
};

import type { Square } from '../../../../core/tile.ts';
import type { TileChecks } from '../../rules/tile-problems.ts';

/** How many squares a piece may fly, as the die says (G12). */
export const FACES = [1, 2, 3] as const;

/** Where a machine points on an unturned tile, by its sign: squares to the right and down. */
const WAYS = { flyingW: { x: -1, y: 0 }, flyingNW: { x: -1, y: -1 } } as const satisfies Readonly<
  Record<string, Square>
>;

/** Where the machine of a tile points in so many quarter turns of the tile; undefined for a tile without one. */
export function wayOf(
  { signs = [] }: { readonly signs?: readonly string[] | undefined },
  turns: number,
): Square | undefined {
  const sign = signs.find((one) => one in WAYS);
  if (sign === undefined) return undefined;
  let way: Square = WAYS[sign as keyof typeof WAYS];
  for (let turn = 0; turn < turns; turn++) way = { x: 0 - way.y, y: way.x };
  return way;
}

/** The square so far ahead of a machine. */
export function squareAhead({ x, y }: Square, way: Square, squares: number): Square {
  return { x: x + squares * way.x, y: y + squares * way.y };
}

/** A machine turns with its tile. */
export const FLYING_TILES: TileChecks = {
  tile: () => [],
  set: () => [],
  points: (tile) => wayOf(tile, 0) !== undefined,
};

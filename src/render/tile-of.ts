import type { AmazonasTile, TileSet } from '../games/amazonas/rules/index.ts';

/**
 * The tile of a set with an id.
 *
 * @throws Error when the set has no such tile
 */
export function tileOf(set: TileSet, id: string): AmazonasTile {
  const tile = set.tiles[set.indexOf.get(id) ?? -1];
  if (!tile) throw new Error(`the tile set "${set.id}" has no tile "${id}"`);
  return tile;
}

import { loadTileSet, type TileSet } from '../../src/games/amazonas/rules/tile-set.ts';
import tilesFile from '../../src/games/amazonas/tiles.json' with { type: 'json' };

const { game: _, ...tilesJson } = tilesFile;

/** The JSON of the shipped tile set, for tests that change a copy of it. */
export const SHIPPED_JSON: unknown = tilesJson;

/** The shipped tile set with `extra` tile definitions appended; throws with every problem of a broken one. */
export function tileSetWith(extra: readonly unknown[] = []): TileSet {
  const loaded = loadTileSet({ ...tilesJson, tiles: [...tilesJson.tiles, ...extra] });
  if (loaded.ok) return loaded.value;
  throw new Error(loaded.failure.map(({ tile, message }) => `${tile ?? 'the set'}: ${message}`).join('\n'));
}

/** The shipped tile set, read once. */
export const SHIPPED = tileSetWith();

import { readFileSync } from 'node:fs';
import { loadTileSet, type TileSet, type TileSetProblem } from './engine/index.ts';

/** The tile set that comes with the program. */
const OWN_TILE_SET = new URL('./engine/amazonas/tiles.json', import.meta.url);

/** A tile set with the text that it was read from. */
export interface LoadedTileSet {
  readonly set: TileSet;
  readonly json: string;
}

/**
 * Reads a tile-set file, or the program's own one.
 *
 * @throws Error naming the file and what is wrong with it, tile by tile
 */
export function readTileSet(file?: string): LoadedTileSet {
  const name = file ?? 'of the program';
  let json: string;
  try {
    json = readFileSync(file ?? OWN_TILE_SET, 'utf8');
  } catch (error) {
    throw new Error(`TILE_SET: the file ${name} cannot be read (${error instanceof Error ? error.message : error})`);
  }
  return { set: parseTileSet(json, name), json };
}

/** Reads a tile set from its text; `name` says in errors where it came from. */
export function parseTileSet(json: string, name: string): TileSet {
  let content: unknown;
  try {
    content = JSON.parse(json);
  } catch (error) {
    throw new Error(`the tile set ${name} is not JSON: ${error instanceof Error ? error.message : error}`);
  }
  const loaded = loadTileSet(content);
  if (loaded.ok) return loaded.value;
  throw new Error(`the tile set ${name} cannot be used:\n${loaded.failure.map(problemLine).join('\n')}`);
}

function problemLine({ tile, message }: TileSetProblem): string {
  return tile ? `  tile ${tile}: ${message}` : `  ${message}`;
}

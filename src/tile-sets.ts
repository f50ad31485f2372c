import { readFileSync } from 'node:fs';
import type { GameTypes } from './core/rules.ts';
import type { AnyGame, ContentProblem, Game } from './games/game.ts';

/** A tile set with the text that it was read from. */
export interface LoadedTileSet<G extends GameTypes> {
  readonly set: G['content'];
  readonly json: string;
}

/**
 * Reads a tile-set file of a game, or the one that comes with it.
 *
 * @throws Error naming the file and what is wrong with it, tile by tile
 */
export function readTileSet<G extends GameTypes>(game: Game<G>, file?: string): LoadedTileSet<G> {
  const name = file ?? 'of the program';
  let json: string;
  try {
    json = readFileSync(file ?? game.contentFile, 'utf8');
  } catch (error) {
    throw new Error(`TILE_SET: the file ${name} cannot be read (${error instanceof Error ? error.message : error})`);
  }
  return { set: parseTileSet(game, json, name), json };
}

/**
 * The tile sets of new games by rule set: a file replaces the set of every game that can read it.
 *
 * @throws Error naming the file and what is wrong with it when no game can read it
 */
export function readTileSets(games: readonly AnyGame[], file?: string): Map<string, LoadedTileSet<GameTypes>> {
  const sets = new Map(games.map((game) => [game.ruleSet, readTileSet(game)]));
  if (!file) return sets;
  const faults = games.flatMap((game) => {
    try {
      sets.set(game.ruleSet, readTileSet(game, file));
      return [];
    } catch (error) {
      return [error instanceof Error ? error.message : String(error)];
    }
  });
  if (faults.length === games.length) throw new Error([...new Set(faults)].join('\n'));
  return sets;
}

/** Reads a tile set from its text; `name` is its source in errors. */
export function parseTileSet<G extends GameTypes>(game: Game<G>, json: string, name: string): G['content'] {
  let content: unknown;
  try {
    content = JSON.parse(json);
  } catch (error) {
    throw new Error(`the tile set ${name} is not JSON: ${error instanceof Error ? error.message : error}`);
  }
  const loaded = game.loadContent(content);
  if (loaded.ok) return loaded.value;
  throw new Error(`the tile set ${name} cannot be used:\n${loaded.failure.map(problemLine).join('\n')}`);
}

function problemLine({ tile, message }: ContentProblem): string {
  return tile ? `  tile ${tile}: ${message}` : `  ${message}`;
}

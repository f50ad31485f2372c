import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { readJson } from '../core/json.ts';
import type { GameTypes } from '../core/rules.ts';
import { propertiesIn, readContentFiles } from '../games/contract/content-files.ts';
import type { AnyGame, Game } from '../games/contract/game.ts';
import { firstFaults, problemText } from './content-file.ts';

/** A tile set with the JSON text that it was read from. */
export interface LoadedTileSet<G extends GameTypes> {
  readonly set: G['content'];
  readonly json: string;
}

/**
 * Reads the content of a game: its own files, and optionally a file of the host that replaces some of their properties.
 *
 * @throws Error naming the file and what is wrong with it, tile by tile
 */
export function readTileSet<G extends GameTypes>(game: Game<G>, file?: string): LoadedTileSet<G> {
  const own = readContentFiles(game);
  const json = JSON.stringify(file === undefined ? own : { ...own, ...readTileSetFile(file) });
  return { set: parseTileSet(game, json, file ?? 'of the program'), json };
}

/** Reads the contents of earlier versions of a game, with which their records can still be checked. */
export function earlierTileSets<G extends GameTypes>(game: Game<G>): G['content'][] {
  const contents = game.earlierContentFiles ?? [];
  return contents.map((contentFiles) => {
    const json = JSON.stringify(readContentFiles({ contentFiles }));
    return parseTileSet(game, json, `of an earlier version (${contentFiles[0]!.pathname})`);
  });
}

/** Parses the JSON file that `TILE_SET` names; returns its properties without `game`. */
function readTileSetFile(file: string): object {
  try {
    return propertiesIn(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`TILE_SET: the file ${file} cannot be read (${error instanceof Error ? error.message : error})`);
  }
}

/** Tile sets by rule set. */
type TileSetsOfGames = ReadonlyMap<string, LoadedTileSet<GameTypes>>;

/** Reads the tile sets that come with games. */
export function readTileSets(games: readonly AnyGame[]): TileSetsOfGames {
  return new Map(games.map((game) => [game.ruleSet, readTileSet(game)]));
}

/**
 * Returns the tile sets of new games: that of the file for every game that can read it, for other games their own.
 *
 * @throws Error naming the file and what is wrong with it when no game can read it
 */
export function replaceTileSets(shipped: TileSetsOfGames, games: readonly AnyGame[], file: string): TileSetsOfGames {
  const sets = new Map(shipped);
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

/** Parses a tile set from its JSON text; `name` names its source in errors. */
export function parseTileSet<G extends GameTypes>(game: Game<G>, json: string, name: string): G['content'] {
  const content = readJson(json, z.unknown());
  if (!content.ok) throw new Error(`the tile set ${name} is not JSON: ${content.failure.message}`);
  const loaded = game.loadContent(content.value);
  if (loaded.ok) return loaded.value;
  const faults = loaded.failure.map((problem) => `  ${problemText(problem)}`);
  throw new Error(`the tile set ${name} cannot be used:\n${firstFaults(faults).join('\n')}`);
}

import { readFileSync } from 'node:fs';
import type { MapFile } from '../../../../src/games/carcassonne/rules/map-file.ts';

/** A tile as its file has it. */
export interface TileFile {
  readonly id: string;
  readonly set: string;
  readonly count: number;
  readonly rotations: number;
  readonly segments: readonly {
    readonly kind: string;
    readonly ports: readonly string[];
    readonly marks?: { readonly coatOfArms?: number; readonly inn?: number; readonly cathedral?: number };
    readonly touches?: readonly number[];
  }[];
}

const FOLDER = new URL('../../../../src/games/carcassonne/', import.meta.url);

/** All tiles by their ids. */
export const TILES: ReadonlyMap<string, TileFile> = new Map(
  (read('tiles.json') as { tiles: TileFile[] }).tiles.map((tile) => [tile.id, tile]),
);

/** A map as its file has it. */
export function readMap(id: string): MapFile {
  return (read(`maps/${id}.json`) as { maps: [MapFile] }).maps[0];
}

function read(file: string): unknown {
  return JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8'));
}

import { readFileSync } from 'node:fs';
import type { MapFile } from '../../../../src/games/carcassonne/rules/map-file.ts';
import { boxOf, EXPANSIONS } from './expansions.ts';
import { RIVER_TILES } from './river-tiles.ts';
import type { TileFile } from './tile.ts';

const FOLDER = new URL('../../../../src/games/carcassonne/', import.meta.url);

/** Tiles of which one copy has a garden (E16). */
export const GARDENS: readonly string[] = [
  ...[...'ehimnruv'].map((letter) => `base-${letter}`),
  ...EXPANSIONS.flatMap((name) => boxOf(name).gardens ?? []),
];

/** The tiles of the files. */
export const FILED_TILES: readonly TileFile[] = [
  'tiles.json',
  ...EXPANSIONS.flatMap((name) => boxOf(name).folder ?? []).map((folder) => `expansions/${folder}/tiles.json`),
].flatMap((file) => (read(file) as { tiles: TileFile[] }).tiles);

const OWN_TILES = [...RIVER_TILES, ...GARDENS.map(withGarden)];

/** All tiles by their ids; those of the river and with gardens are not taken from the file. */
export const TILES: ReadonlyMap<string, TileFile> = new Map(
  [...FILED_TILES, ...OWN_TILES].map((tile) => [tile.id, tile]),
);

/** The copy of a tile with a garden, which is its last segment. */
function withGarden(id: string): TileFile {
  const tile = [...RIVER_TILES, ...FILED_TILES].find((one) => one.id === id)!;
  return { ...tile, id: `${id}-garden`, count: 1, segments: [...tile.segments, { kind: 'garden', ports: [] }] };
}

/** A map as its file has it. */
export function readMap(id: string): MapFile {
  return (read(`maps/${id}.json`) as { maps: [MapFile] }).maps[0];
}

function read(file: string): unknown {
  return JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8'));
}

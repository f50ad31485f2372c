import type * as z from 'zod';
import type { ContentProblem } from '../../contract/game.ts';
import { parsePorts } from '../../kernel/tile-file.ts';
import { createTileSet, type LoadedTiles, tileSetReader } from '../../kernel/tile-set.ts';
import { cityTiles, deriveMap, type GameMap } from './game-map.ts';
import { rulesPart } from './map-file.ts';
import { type MapChecks, mapProblems } from './map-problems.ts';
import { TILE_SETS, type TileSetName } from './options.ts';
import type { CarcassonneTile } from './tile.ts';
import { type MarkKinds, type TileChecks, tileProblems } from './tile-problems.ts';
import { SEGMENT_KINDS, type SegmentKind, type TileFile, type TileSetFile } from './tile-set-file.ts';

/** Numbers of the kinds in the feature graph. */
export const [FIELD, ROAD, CITY, MONASTERY, GARDEN] = [0, 1, 2, 3, 4] as const;
const RIVER = 5;

/** Whether segments of a kind (by its number) are part of features, which bring points; a river is none (E7). */
export function isFeatureKind(kind: number): boolean {
  return kind !== RIVER;
}

/** Marks that features add up, by column. */
export const FEATURE_MARKS = ['coatOfArms', 'furtherSquare'] as const;
export const [COAT_OF_ARMS, FURTHER_SQUARE] = [0, 1] as const;

/** A tile each copy of which replaces a copy of another tile in games with its kinds of segment. */
export interface Replacement {
  readonly tile: string;
  readonly replaces: string;
  readonly copies: number;
  readonly kinds: readonly SegmentKind[];
}

export interface TileSet extends LoadedTiles<CarcassonneTile> {
  /**
   * The tiles of each box by id, with one entry for each copy, except the start tile, the source, and tiles that replace
   * others.
   */
  readonly boxes: Readonly<Record<TileSetName, readonly string[]>>;
  /** The tiles that take the place of copies of others. */
  readonly replacements: readonly Replacement[];
  /** The tile of which one copy lies on the table at the start. */
  readonly start: number;
  /** The maps by their ids. */
  readonly maps: ReadonlyMap<string, GameMap>;
}

/** Creates a reader of tile sets with their maps from a schema and the checks of expansions. */
export function readerOf(
  schema: z.ZodType<TileSetFile>,
  brought: {
    readonly tiles: readonly TileChecks[];
    readonly markKinds: MarkKinds;
    readonly maps: readonly MapChecks[];
  },
) {
  return tileSetReader({
    schema,
    tileProblems: (tile, index) => tileProblems(tile, index, brought),
    setProblems: (file) => [
      ...setProblems(file, brought.tiles),
      ...file.maps.flatMap((map, index) => mapProblems(map, index, brought.maps)),
      ...mapIdProblems(file),
    ],
    derive: deriveTileSet,
  });
}

function setProblems({ tiles }: TileSetFile, brought: readonly TileChecks[]): ContentProblem[] {
  const problems: ContentProblem[] = [];
  for (const [index, { id, count, replaces }] of tiles.entries()) {
    if (replaces === undefined) continue;
    const replaced = tiles.find((one) => one.id === replaces);
    const message = !replaced
      ? `there is no tile "${replaces}" to replace`
      : replaced.replaces !== undefined || copiesOf(replaced) < count
        ? `the tile "${replaces}" has no such copies to replace`
        : undefined;
    if (message) problems.push({ tile: id, path: ['tiles', index, 'replaces'], message });
  }
  const starts = tiles.filter(({ start }) => start).length;
  if (starts !== 1) problems.push({ path: ['tiles'], message: `${starts} start tiles instead of one` });
  return [...problems, ...brought.flatMap((one) => one.set(tiles))];
}

/** Copies of a tile that are neither on the table nor with seats at the start. */
function copiesOf({ closed, count, start, role }: TileFile): number {
  if (closed) return 0;
  return start || role === 'source' ? count - 1 : count;
}

function mapIdProblems({ maps }: TileSetFile): ContentProblem[] {
  return maps.flatMap(({ id }, index) =>
    id === 'none' || maps.findIndex((other) => other.id === id) < index
      ? [{ path: ['maps', index, 'id'], message: `the id "${id}" is taken` }]
      : [],
  );
}

function deriveTileSet(file: TileSetFile): TileSet {
  const { format, tiles, maps } = file;
  const set = createTileSet(file, {
    tiles: [...tiles.map(toTile), ...maps.flatMap(cityTiles)],
    kinds: SEGMENT_KINDS,
    marks: FEATURE_MARKS,
    rulesPart: { format, tiles: tiles.map(({ name: _, ...tile }) => tile), maps: maps.map(rulesPart) },
  });
  return {
    ...set,
    boxes: Object.fromEntries(TILE_SETS.map((box) => [box, copiesIn(file, box)])) as unknown as TileSet['boxes'],
    replacements: tiles.flatMap(({ id: tile, replaces, count: copies, segments }) =>
      replaces === undefined ? [] : [{ tile, replaces, copies, kinds: segments.map(({ kind }) => kind) }],
    ),
    start: tiles.findIndex(({ start }) => start),
    maps: new Map(maps.map((map) => [map.id, deriveMap(map, set.indexOf)])),
  };
}

function copiesIn({ tiles }: TileSetFile, box: TileSetName): string[] {
  return tiles.flatMap((tile) =>
    tile.set === box && tile.replaces === undefined ? Array<string>(copiesOf(tile)).fill(tile.id) : [],
  );
}

function toTile({ id, name, set, count, rotations, role, segments, signs = [], closed }: TileFile): CarcassonneTile {
  return {
    id,
    name,
    set,
    count,
    rotations,
    squares: [{ x: 0, y: 0 }],
    segments: segments.map(({ kind, ports, marks = {}, touches }) => ({
      kind,
      ports: ports.flatMap(parsePorts),
      marks,
      ...(touches && { touches }),
    })),
    monastery: segments.findIndex(({ kind }) => kind === 'monastery'),
    garden: segments.findIndex(({ kind }) => kind === 'garden'),
    signs,
    riverSides: segments
      .filter(({ kind }) => kind === 'river')
      .flatMap(({ ports }) => ports.flatMap(parsePorts))
      .map((port) => Math.floor(port / 3)),
    ...(role && { role }),
    ...(closed && { isClosed: true }),
  };
}

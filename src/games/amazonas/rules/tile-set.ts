import { PORTS_PER_SQUARE } from '../../../core/ports.ts';
import type { Segment, TileTable, TileType } from '../../../core/tile.ts';
import { parsePorts } from '../../kernel/tile-file.ts';
import { createTileSet, type LoadedTiles, tileSetReader } from '../../kernel/tile-set.ts';
import { PLAYER_COUNTS, setProblems, tileProblems } from './tile-problems.ts';
import {
  SEGMENT_KINDS,
  type SegmentKind,
  type TileFile,
  type TileRole,
  type TileSetFile,
  type TributaryEnd,
  tileSetFileSchema,
} from './tile-set-file.ts';

/** Numbers of the segment kinds in the feature graph. */
export const JUNGLE = SEGMENT_KINDS.indexOf('jungle');
export const TRIBUTARY = SEGMENT_KINDS.indexOf('tributary');
export const VILLAGE = SEGMENT_KINDS.indexOf('village');
export const AMAZON = SEGMENT_KINDS.indexOf('amazon');

/** Marks that are counted per feature, by column. */
const FEATURE_MARKS = ['boat', 'fruit', 'animal'] as const;
export const BOAT = FEATURE_MARKS.indexOf('boat');
export const FRUIT = FEATURE_MARKS.indexOf('fruit');
export const ANIMAL = FEATURE_MARKS.indexOf('animal');

/** A segment of an Amazonas tile; `end` tells the picture how a tributary ends inside the tile. */
export interface AmazonasSegment extends Segment<SegmentKind> {
  readonly end?: TributaryEnd;
}

/** A kind of tile of Amazonas. */
export interface AmazonasTile extends TileType<SegmentKind> {
  readonly segments: readonly AmazonasSegment[];
  readonly role: TileRole;
  /** Number of copies in the set. */
  readonly count: number;
  readonly name: string;
  /** True for a "!" tile, which is followed by a double (A11). */
  readonly bang: boolean;
  /** Number of spaces that the tile adds to the river (A18). */
  readonly spaces: number;
  readonly caimans: number;
  readonly piranhas: number;
}

/** The squares of a turned tile where the river enters (west end) and leaves (east end). */
export interface RiverCourse {
  readonly entry: number;
  readonly exit: number;
}

/** A tile set that has been read and checked. */
export interface TileSet extends LoadedTiles<AmazonasTile> {
  /** Start tile for 2, 3, 4 and 5 players, by number of players. */
  readonly start: Readonly<Record<number, number>>;
  /** Points of the river mouth by rank, by number of players (A28). */
  readonly mouth: Readonly<Record<number, readonly number[]>>;
  /** The tiles of the pile by id, with one entry for each copy. */
  readonly landTiles: readonly string[];
  readonly amazonTiles: readonly string[];
  /** The doubles by index of the tile, with one entry for each copy. */
  readonly doubles: readonly number[];
  /** river[tile * 4 + turns] = course of the river; undefined if it could not flow on to the east. */
  readonly river: readonly (RiverCourse | undefined)[];
  /** flows[tile] = the quarter turns at which the river flows on to the east through the tile. */
  readonly flows: readonly (readonly number[])[];
}

/** Reads a tile set. */
export const loadTileSet = tileSetReader({
  schema: tileSetFileSchema,
  tileProblems,
  setProblems,
  derive: deriveTileSet,
});

function deriveTileSet(file: TileSetFile): TileSet {
  const { format, mouth, tiles: content } = file;
  const set = createTileSet(file, {
    tiles: content.map(toTile),
    kinds: SEGMENT_KINDS,
    marks: FEATURE_MARKS,
    rulesPart: { format, mouth, tiles: content.map(({ name: _, ...tile }) => tile) },
  });
  const { tiles, table } = set;
  const byPlayers = <Value>(find: (players: number) => Value) =>
    Object.fromEntries(PLAYER_COUNTS.map((players) => [players, find(players)]));
  const river = tiles.flatMap((tile, index) =>
    [0, 1, 2, 3].map((turns) => riverCourse(tile, table, index * 4 + turns)),
  );
  tiles.forEach((tile, index) => {
    const flows = tile.role === 'start' ? [0] : tile.role === 'land' ? [] : [0, 2];
    if (flows.some((turns) => !river[index * 4 + turns])) {
      throw new Error(`tile ${tile.id}: the river does not flow from west to east through it`);
    }
  });
  return {
    ...set,
    start: byPlayers((players) => content.findIndex((tile) => tile.players?.includes(players))),
    mouth: byPlayers((players) => mouth.find((one) => one.players.includes(players))!.points),
    landTiles: copiesOf(tiles, 'land').map((index) => tiles[index]!.id),
    amazonTiles: copiesOf(tiles, 'amazon').map((index) => tiles[index]!.id),
    doubles: copiesOf(tiles, 'double'),
    river,
    flows: tiles.map((_, index) => [0, 1, 2, 3].filter((turns) => river[index * 4 + turns])),
  };
}

function copiesOf(tiles: readonly AmazonasTile[], role: TileRole): number[] {
  return tiles.flatMap((tile, index) => (tile.role === role ? Array<number>(tile.count).fill(index) : []));
}

function toTile(file: TileFile): AmazonasTile {
  const segments = file.segments.map(({ kind, ports, marks, end }) => ({
    kind,
    ports: ports.flatMap(parsePorts),
    marks: marks ?? {},
    ...(end ? { end } : {}),
  }));
  const river = file.segments.find((segment) => segment.kind === 'amazon');
  return {
    id: file.id,
    role: file.role,
    count: file.count,
    name: file.name,
    bang: file.bang ?? false,
    squares: (file.squares ?? [[0, 0]]).map(([x, y]) => ({ x, y })),
    segments,
    spaces: river?.spaces ?? 0,
    caimans: river?.marks?.caiman ?? 0,
    piranhas: river?.marks?.piranha ?? 0,
  };
}

/** Middle ports of the east and west sides. */
const EAST = 4;
const WEST = 10;

/** Returns the course of the river through a turned tile; a double moves it one square to the side (A5). */
function riverCourse(tile: AmazonasTile, table: TileTable, turned: number): RiverCourse | undefined {
  const river = tile.segments.findIndex((segment) => segment.kind === 'amazon');
  const { segmentAt, squares } = table.turned[turned]!;
  const squareWith = (port: number) =>
    squares.findIndex((_, square) => river >= 0 && segmentAt[square * PORTS_PER_SQUARE + port] === river);
  const exit = squareWith(EAST);
  const entry = tile.role === 'start' ? exit : squareWith(WEST);
  return exit < 0 || entry < 0 ? undefined : { entry, exit };
}

/** True if a tile can be in the pile. */
export function isDrawn(set: TileSet, id: string): boolean {
  const role = set.tiles[set.indexOf.get(id) ?? -1]?.role;
  return role === 'land' || role === 'amazon';
}

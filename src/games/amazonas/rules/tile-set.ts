import { canonicalJson, sha256 } from '../../../core/digest.ts';
import { PORTS_PER_SQUARE } from '../../../core/ports.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import {
  compileTiles,
  innerSides,
  type Segment,
  type Square,
  type TileTable,
  type TileType,
} from '../../../core/tile.ts';
import type { ContentProblem } from '../../contract/game.ts';
import { shapeProblems } from '../../kernel/shape-problems.ts';
import { parsePorts } from '../../kernel/tile-file.ts';
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

/** Marks that features add up, by column. */
const FEATURE_MARKS = ['boat', 'fruit', 'animal'] as const;
export const BOAT = FEATURE_MARKS.indexOf('boat');
export const FRUIT = FEATURE_MARKS.indexOf('fruit');
export const ANIMAL = FEATURE_MARKS.indexOf('animal');

/** A segment of an Amazonas tile; `end` says where a tributary stops inside the tile, for the picture. */
export interface AmazonasSegment extends Segment<SegmentKind> {
  readonly end?: TributaryEnd;
}

/** A kind of tile of this rule set. */
export interface AmazonasTile extends TileType<SegmentKind> {
  readonly segments: readonly AmazonasSegment[];
  readonly role: TileRole;
  /** Copies in the set. */
  readonly count: number;
  readonly name: string;
  /** A "!" tile, which is followed by a double (A11). */
  readonly bang: boolean;
  /** Spaces that it adds to the river (A18). */
  readonly spaces: number;
  readonly caimans: number;
  readonly piranhas: number;
}

/** Where the river enters (its west end) and leaves (its east end) a turned tile: squares of the tile. */
export interface RiverCourse {
  readonly entry: number;
  readonly exit: number;
}

/** A tile set that has been read and checked. */
export interface TileSet {
  readonly id: string;
  readonly name: string;
  readonly notice: string;
  /** SHA-256 of the set's content, names and notice left out. */
  readonly hash: string;
  readonly tiles: readonly AmazonasTile[];
  readonly table: TileTable;
  /** Index of a tile by its id. */
  readonly indexOf: ReadonlyMap<string, number>;
  /** Start tile for 2, 3, 4 and 5 players, by number of players. */
  readonly start: Readonly<Record<number, number>>;
  /** Points of the river mouth by rank, by number of players (A28). */
  readonly mouth: Readonly<Record<number, readonly number[]>>;
  /** The tiles of the pile, every copy by id. */
  readonly landTiles: readonly string[];
  readonly amazonTiles: readonly string[];
  /** The doubles, every copy by the index of its tile. */
  readonly doubles: readonly number[];
  /** river[tile * 4 + turns]: undefined where the river could not flow on to the east. */
  readonly river: readonly (RiverCourse | undefined)[];
  /** flows[tile] = the quarter turns with which the river flows on to the east through it. */
  readonly flows: readonly (readonly number[])[];
}

export const PLAYER_COUNTS = [2, 3, 4, 5] as const;

/** The board's area grows with the square of this number. */
const MAX_TILES = 300;

/** Reads a tile set in three steps: its shape, its meaning, and what is derived from it. */
export function loadTileSet(json: unknown): Result<TileSet, readonly ContentProblem[]> {
  const shape = tileSetFileSchema.safeParse(json);
  if (!shape.success) return failure(shapeProblems(json, shape.error));
  const problems = shape.data.tiles.flatMap(tileProblems).concat(setProblems(shape.data));
  if (problems.length > 0) return failure(problems);
  try {
    return success(deriveTileSet(shape.data));
  } catch (error) {
    return failure([{ message: error instanceof Error ? error.message : String(error) }]);
  }
}

function tileProblems(tile: TileFile, index: number): ContentProblem[] {
  const problems: ContentProblem[] = [];
  const say = (message: string) => problems.push({ tile: tile.id, path: ['tiles', index], message });
  const squares = (tile.squares ?? [[0, 0]]).map(([x, y]) => ({ x, y }));
  const inner = innerSides(squares);
  const owner = new Map<number, SegmentKind>();
  if (new Set(squares.map(({ x, y }) => `${x},${y}`)).size < squares.length) say('covers a square twice');
  else if (!isConnected(squares)) say('covers squares that do not hang together');
  for (const segment of tile.segments) {
    if (segment.ports.length === 0) say(`a ${segment.kind} has no port`);
    for (const text of segment.ports) {
      for (const port of parsePorts(text)) {
        const square = Math.floor(port / PORTS_PER_SQUARE);
        if (square >= squares.length) say(`port ${text} names a square that the tile does not have`);
        else if (inner.has(square * 4 + Math.floor((port % PORTS_PER_SQUARE) / 3))) {
          say(`port ${text} lies between two squares of the tile`);
        } else if (owner.has(port)) say(`port ${text} belongs to two segments`);
        owner.set(port, segment.kind);
        const middle = port % 3 === 1;
        if ((segment.kind === 'tributary' || segment.kind === 'amazon') && !middle) {
          say(`a ${segment.kind} may own only the middle port of a side, not ${text}`);
        }
      }
    }
    const inRiver = segment.kind === 'amazon';
    if (!inRiver && (segment.marks?.caiman || segment.marks?.piranha)) say(`caimans and piranhas live in the Amazon`);
    if (inRiver !== (segment.spaces !== undefined)) say('the Amazon, and nothing else, has spaces');
    if (segment.marks?.boat && segment.kind !== 'tributary') say('boat icons are found only on tributaries');
    if (segment.marks?.animal && segment.kind !== 'jungle') say('animals live only in the jungle');
    if (segment.marks?.fruit && segment.kind !== 'tributary' && segment.kind !== 'village') {
      say('fruit icons are found only on tributaries and villages');
    }
    const stops = segment.kind === 'tributary' && segment.ports.length === 1;
    if (stops !== (segment.end !== undefined)) say('a tributary with one port, and nothing else, says where it ends');
  }
  squares.forEach((_, square) => {
    for (let side = 0; side < 4; side++) {
      if (inner.has(square * 4 + side)) continue;
      const at = square * PORTS_PER_SQUARE + side * 3;
      const kinds = [owner.get(at), owner.get(at + 1), owner.get(at + 2)];
      const where = `${square > 0 ? `${square}:` : ''}${'NESW'[side]}`;
      if (kinds.includes(undefined)) say(`side ${where} has a port without a segment`);
      else if (kinds.includes('village') && !kinds.every((kind) => kind === 'village')) {
        say(`a village owns the whole of side ${where} or nothing of it`);
      } else if (kinds[0] !== kinds[2]) say(`side ${where} reads differently from its two ends`);
    }
  });
  const rivers = tile.segments.filter((segment) => segment.kind === 'amazon');
  const riverPorts = rivers.flatMap((segment) => segment.ports).length;
  const expected = tile.role === 'land' ? 0 : tile.role === 'start' ? 1 : 2;
  if (rivers.length !== Math.min(expected, 1) || riverPorts !== expected) {
    say(`a ${tile.role} tile has ${expected === 0 ? 'no Amazon' : `one Amazon segment with ${expected} end(s)`}`);
  }
  if (tile.bang && tile.role !== 'amazon') say('only an Amazon tile can be a "!" tile');
  if ((tile.role === 'land' || tile.role === 'amazon') && squares.length !== 1) say('covers more than one square');
  if ((tile.role === 'start') !== (tile.players !== undefined))
    say('a start tile, and nothing else, names its players');
  return problems;
}

/** Whether all squares are connected through shared sides. */
function isConnected(squares: readonly Square[]): boolean {
  const reached = new Set([0]);
  for (const from of reached) {
    squares.forEach(({ x, y }, to) => {
      if (Math.abs(x - squares[from]!.x) + Math.abs(y - squares[from]!.y) === 1) reached.add(to);
    });
  }
  return reached.size === squares.length;
}

function setProblems(file: TileSetFile): ContentProblem[] {
  const problems: ContentProblem[] = [];
  const ids = new Set<string>();
  for (const [index, { id }] of file.tiles.entries()) {
    if (ids.has(id)) problems.push({ tile: id, path: ['tiles', index], message: 'two tiles have this id' });
    ids.add(id);
  }
  for (const players of PLAYER_COUNTS) {
    const starts = file.tiles.filter((tile) => tile.players?.includes(players)).length;
    if (starts !== 1) problems.push({ message: `${starts} start tiles for ${players} players instead of one` });
    const mouths = file.mouth.filter((mouth) => mouth.players.includes(players)).length;
    if (mouths !== 1) problems.push({ message: `${mouths} river mouths for ${players} players instead of one` });
  }
  const copies = (wanted: (tile: TileFile) => boolean) =>
    file.tiles.filter(wanted).reduce((sum, tile) => sum + tile.count, 0);
  const all = copies(() => true);
  if (all > MAX_TILES)
    problems.push({ message: `the set has ${all} tiles; the most that a game can hold is ${MAX_TILES}` });
  if (copies((tile) => tile.role === 'land') === 0) problems.push({ message: 'the set has no land tiles' });
  if (copies((tile) => tile.role === 'double') < copies((tile) => tile.bang === true)) {
    problems.push({ message: 'the set has fewer doubles than "!" tiles' });
  }
  return problems;
}

function deriveTileSet(file: TileSetFile): TileSet {
  const tiles = file.tiles.map(toTile);
  const table = compileTiles(tiles, SEGMENT_KINDS, FEATURE_MARKS);
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
  const { format, mouth, tiles: content } = file;
  return {
    id: file.id,
    name: file.name,
    notice: file.notice,
    hash: sha256(canonicalJson({ format, mouth, tiles: content.map(({ name, ...tile }) => tile) })),
    tiles,
    table,
    indexOf: new Map(tiles.map((tile, index) => [tile.id, index])),
    start: byPlayers((players) => file.tiles.findIndex((tile) => tile.players?.includes(players))),
    mouth: byPlayers((players) => file.mouth.find((mouth) => mouth.players.includes(players))!.points),
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

/** Where the river runs through a turned tile; a double moves it one square to the side (A5). */
function riverCourse(tile: AmazonasTile, table: TileTable, at: number): RiverCourse | undefined {
  const river = tile.segments.findIndex((segment) => segment.kind === 'amazon');
  const { segmentAt, squares } = table.turned[at]!;
  const squareWith = (port: number) =>
    squares.findIndex((_, square) => river >= 0 && segmentAt[square * PORTS_PER_SQUARE + port] === river);
  const exit = squareWith(EAST);
  const entry = tile.role === 'start' ? exit : squareWith(WEST);
  return exit < 0 || entry < 0 ? undefined : { entry, exit };
}

/** Whether a tile can be in the pile. */
export function isDrawn(set: TileSet, id: string): boolean {
  const role = set.tiles[set.indexOf.get(id) ?? -1]?.role;
  return role === 'land' || role === 'amazon';
}

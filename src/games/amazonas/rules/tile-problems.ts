import { PORTS_PER_SQUARE } from '../../../core/ports.ts';
import { innerSides, type Square } from '../../../core/tile.ts';
import type { ContentProblem } from '../../contract/game.ts';
import { parsePorts } from '../../kernel/tile-file.ts';
import type { SegmentKind, TileFile, TileSetFile } from './tile-set-file.ts';

/** Numbers of players for which a tile set must have a start tile and a river mouth. */
export const PLAYER_COUNTS = [2, 3, 4, 5] as const;

/** Limit for the tiles of a set; the board's area grows with the square of this number. */
const MAX_TILES = 300;

type Segment = TileFile['segments'][number];

/** Returns the problems of a tile that its schema cannot find. */
export function tileProblems(tile: TileFile, index: number): ContentProblem[] {
  return problemsOf(tile).map((message) => ({ tile: tile.id, path: ['tiles', index], message }));
}

function problemsOf(tile: TileFile): string[] {
  const squares = (tile.squares ?? [[0, 0]]).map(([x, y]) => ({ x, y }));
  const inner = innerSides(squares);
  const owner = new Map<number, SegmentKind>();
  return [
    ...squareProblems(squares),
    ...tile.segments.flatMap((segment) => [
      ...portProblems(segment, { squares, inner, owner }),
      ...segmentProblems(segment),
    ]),
    ...squares.flatMap((_, square) => sideProblems(square, inner, owner)),
    ...roleProblems(tile, squares),
  ];
}

function squareProblems(squares: readonly Square[]): string[] {
  if (new Set(squares.map(({ x, y }) => `${x},${y}`)).size < squares.length) return ['covers a square twice'];
  return isConnected(squares) ? [] : ['covers squares that do not hang together'];
}

/** True if all squares are connected through shared sides. */
function isConnected(squares: readonly Square[]): boolean {
  const reached = new Set([0]);
  for (const from of reached) {
    squares.forEach(({ x, y }, to) => {
      if (Math.abs(x - squares[from]!.x) + Math.abs(y - squares[from]!.y) === 1) reached.add(to);
    });
  }
  return reached.size === squares.length;
}

/** Returns the problems of a segment's ports, and adds the ports with the segment's kind to `owner`. */
function portProblems(
  { kind, ports }: Segment,
  tile: { squares: readonly Square[]; inner: ReadonlySet<number>; owner: Map<number, SegmentKind> },
): string[] {
  const { squares, inner, owner } = tile;
  const problems = ports.length === 0 ? [`a ${kind} has no port`] : [];
  for (const text of ports) {
    for (const port of parsePorts(text)) {
      const square = Math.floor(port / PORTS_PER_SQUARE);
      if (square >= squares.length) problems.push(`port ${text} names a square that the tile does not have`);
      else if (inner.has(square * 4 + Math.floor((port % PORTS_PER_SQUARE) / 3))) {
        problems.push(`port ${text} lies between two squares of the tile`);
      } else if (owner.has(port)) problems.push(`port ${text} belongs to two segments`);
      owner.set(port, kind);
      if ((kind === 'tributary' || kind === 'amazon') && port % 3 !== 1) {
        problems.push(`a ${kind} may own only the middle port of a side, not ${text}`);
      }
    }
  }
  return problems;
}

function segmentProblems({ kind, ports, marks = {}, spaces, end }: Segment): string[] {
  const inRiver = kind === 'amazon';
  const stops = kind === 'tributary' && ports.length === 1;
  return [
    ...(!inRiver && (marks.caiman || marks.piranha) ? ['caimans and piranhas live in the Amazon'] : []),
    ...(inRiver !== (spaces !== undefined) ? ['the Amazon, and nothing else, has spaces'] : []),
    ...(marks.boat && kind !== 'tributary' ? ['boat icons are found only on tributaries'] : []),
    ...(marks.animal && kind !== 'jungle' ? ['animals live only in the jungle'] : []),
    ...(marks.fruit && kind !== 'tributary' && kind !== 'village'
      ? ['fruit icons are found only on tributaries and villages']
      : []),
    ...(stops !== (end !== undefined) ? ['a tributary with one port, and nothing else, says where it ends'] : []),
  ];
}

/** Returns the problems of the outer sides of a tile's square; `owner` has the kind of segment at each port. */
function sideProblems(square: number, inner: ReadonlySet<number>, owner: ReadonlyMap<number, SegmentKind>): string[] {
  return [...'NESW'].flatMap((name, side) => {
    if (inner.has(square * 4 + side)) return [];
    const port = square * PORTS_PER_SQUARE + side * 3;
    const kinds = [owner.get(port), owner.get(port + 1), owner.get(port + 2)];
    const where = `${square > 0 ? `${square}:` : ''}${name}`;
    if (kinds.includes(undefined)) return [`side ${where} has a port without a segment`];
    if (kinds.includes('village') && !kinds.every((kind) => kind === 'village')) {
      return [`a village owns the whole of side ${where} or nothing of it`];
    }
    return kinds[0] === kinds[2] ? [] : [`side ${where} reads differently from its two ends`];
  });
}

function roleProblems({ role, bang, players, segments }: TileFile, squares: readonly Square[]): string[] {
  const rivers = segments.filter(({ kind }) => kind === 'amazon');
  const ends = rivers.flatMap(({ ports }) => ports).length;
  const expected = role === 'land' ? 0 : role === 'start' ? 1 : 2;
  const river = expected === 0 ? 'no Amazon' : `one Amazon segment with ${expected} end(s)`;
  return [
    ...(rivers.length !== Math.min(expected, 1) || ends !== expected ? [`a ${role} tile has ${river}`] : []),
    ...(bang && role !== 'amazon' ? ['only an Amazon tile can be a "!" tile'] : []),
    ...((role === 'land' || role === 'amazon') && squares.length !== 1 ? ['covers more than one square'] : []),
    ...((role === 'start') !== (players !== undefined) ? ['a start tile, and nothing else, names its players'] : []),
  ];
}

/** Returns the problems of a tile set as a whole. */
export function setProblems({ tiles, mouth }: TileSetFile): ContentProblem[] {
  const copies = (wanted: (tile: TileFile) => boolean) =>
    tiles.filter(wanted).reduce((sum, { count }) => sum + count, 0);
  const all = copies(() => true);
  const problems = [
    ...PLAYER_COUNTS.flatMap((players) => {
      const starts = tiles.filter((tile) => tile.players?.includes(players)).length;
      const mouths = mouth.filter((one) => one.players.includes(players)).length;
      return [
        ...(starts === 1 ? [] : [`${starts} start tiles for ${players} players instead of one`]),
        ...(mouths === 1 ? [] : [`${mouths} river mouths for ${players} players instead of one`]),
      ];
    }),
    ...(all > MAX_TILES ? [`the set has ${all} tiles; the most that a game can hold is ${MAX_TILES}`] : []),
    ...(copies(({ role }) => role === 'land') === 0 ? ['the set has no land tiles'] : []),
    ...(copies(({ role }) => role === 'double') < copies(({ bang }) => bang === true)
      ? ['the set has fewer doubles than "!" tiles']
      : []),
  ];
  return problems.map((message) => ({ message }));
}

import { cellOf, squareOfCell } from '../../src/core/area.ts';
import { type Board, type BoardSize, isOpen, tileAt, turnedTile } from '../../src/core/board.ts';
import { createBoard } from '../../src/core/create-board.ts';
import { featureOf, openPorts } from '../../src/core/feature-graph.ts';
import type { BorderPrint, Ground } from '../../src/core/ground.ts';
import { placeTile } from '../../src/core/place-tile.ts';
import { findPlacements, maxPlacements, placementOf } from '../../src/core/placement.ts';
import { PORTS_PER_SQUARE, type QuarterTurns, SIDES, type Side, type SideName } from '../../src/core/ports.ts';
import { compileTiles, type Placement, type Segment, type Square, type TileType } from '../../src/core/tile.ts';

/** A small landscape of fields, roads, cities and monasteries, drawn with all cities to the north. */

/** Ports by side (`N`, all three) or side and place (`N0`, clockwise), after `1:` for the second square of a tile. */
function ports(text: string): number[] {
  return text.split(' ').flatMap((word) => {
    const [, square = '0', side, port] = /^(?:(\d):)?([NESW])([012])?$/.exec(word)!;
    const first = Number(square) * PORTS_PER_SQUARE + SIDES.indexOf(side as SideName) * 3;
    return port ? [first + Number(port)] : [first, first + 1, first + 2];
  });
}

function segment(kind: string, text: string, extra: Partial<Segment> = {}): Segment {
  return { kind, ports: text ? ports(text) : [], marks: {}, ...extra };
}

function tile(id: string, segments: readonly Segment[], squares: readonly Square[] = [{ x: 0, y: 0 }]): TileType {
  return { id, squares, segments };
}

const touching = (...touches: number[]) => ({ touches });
const PAIR = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
];

const TILES = [
  tile('meadow', [segment('field', 'N E S W')]),
  tile('cap', [segment('city', 'N'), segment('field', 'E S W', touching(0))]),
  tile('two caps', [segment('city', 'N'), segment('city', 'S'), segment('field', 'E W', touching(0, 1))]),
  tile('passage', [
    segment('city', 'N S', { marks: { coatOfArms: 1 } }),
    segment('field', 'E', touching(0)),
    segment('field', 'W', touching(0)),
  ]),
  tile('corner', [segment('city', 'N W'), segment('field', 'E S', touching(0))]),
  tile('street', [segment('road', 'N1 S1'), segment('field', 'N2 E S0'), segment('field', 'S2 W N0')]),
  tile('end', [segment('road', 'N1'), segment('field', 'N0 N2 E S W')]),
  tile('monastery', [segment('monastery', ''), segment('field', 'N E S W')]),
  tile(
    'avenue',
    [segment('road', 'W1 1:E1'), segment('field', 'W2 N 1:N 1:E0'), segment('field', '1:E2 1:S S W0')],
    PAIR,
  ),
  tile(
    'capital',
    [
      segment('city', 'N W 1:E 1:S', { marks: { coatOfArms: 4 } }),
      segment('field', 'S', touching(0)),
      segment('field', '1:N', touching(0)),
    ],
    PAIR,
  ),
  tile('lane', [segment('field', 'N S W 1:N 1:S 2:N 2:S 3:N 3:E 3:S')], [...PAIR, { x: 2, y: 0 }, { x: 3, y: 0 }]),
  tile(
    'hook',
    [segment('city', 'N W'), segment('field', 'S 1:N 1:E 2:E 2:S 2:W', touching(0))],
    [...PAIR, { x: 1, y: 1 }],
  ),
] as const;

export const TABLE = compileTiles(TILES, ['field', 'road', 'city', 'monastery'], ['coatOfArms']);

/** What the sides of tiles show. */
export const SHOWN = {
  city: ['city', 'city', 'city'],
  road: ['field', 'road', 'field'],
  field: ['field', 'field', 'field'],
} as const;

/** A print at some edges of a board, given as x, y, side. */
export function print(
  kind: keyof typeof SHOWN,
  edges: readonly (readonly [number, number, SideName])[],
  coatOfArms = 0,
): BorderPrint {
  const at = edges.map(([x, y, side]) => ({ x, y, side: SIDES.indexOf(side) as Side }));
  return { kind, marks: { coatOfArms }, shows: SHOWN[kind], edges: at };
}

/** The index of a tile in the table. */
export function typeOf(id: string): number {
  const type = TILES.findIndex((each) => each.id === id);
  if (type < 0) throw new Error(`no tile is called "${id}"`);
  return type;
}

const ROOM = { tiles: 60, squares: 120, segments: 240, seats: 2 };

/** A board without bounds, for tiles within twenty squares of (0, 0). */
export function boundless(room: Partial<BoardSize> = {}): Board {
  return createBoard(TABLE, { ...ROOM, area: { minX: -21, minY: -21, width: 43, height: 43 }, ...room });
}

/** What is printed on a board besides its squares. */
export interface Printed {
  /** As id, x, y, quarter turns. */
  readonly tiles?: readonly (readonly [string, number, number, QuarterTurns])[];
  readonly prints?: readonly BorderPrint[];
  readonly closes?: boolean;
}

/** A ground drawn as text: every sign but a blank is a square, the first one that of (0, 0). */
export function groundOf(rows: readonly string[], { tiles = [], prints = [], closes = true }: Printed = {}): Ground {
  const squares = rows.flatMap((row, y) => [...row].flatMap((sign, x) => (sign === ' ' ? [] : [{ x, y }])));
  return { squares, closes, prints, tiles: tiles.map(([id, x, y, turns]) => ({ type: typeOf(id), x, y, turns })) };
}

/** A board with this ground. */
export function bounded(rows: readonly string[], printed?: Printed, room: Partial<BoardSize> = {}): Board {
  const width = Math.max(...rows.map((row) => row.length)) + 2;
  const area = { minX: -1, minY: -1, width, height: rows.length + 2 };
  return createBoard(TABLE, { ...ROOM, area, ...room }, groundOf(rows, printed));
}

/** Places a tile; returns its index. */
export function place(board: Board, id: string, x: number, y: number, turns: QuarterTurns = 0): number {
  return placeTile(board, typeOf(id), { x, y, turns });
}

/** The segment, by its number in the feature graph, at a port (0-2, clockwise) of a side of a covered square. */
export function segmentAt(board: Board, [x, y]: readonly [number, number], side: SideName, port = 1): number {
  const { cells, squareTile, squarePart, tileSegment, area } = board;
  const square = cells[cellOf(area, x, y)]! - 1;
  const of = turnedTile(board, squareTile[square]!);
  const at = squarePart[square]! * PORTS_PER_SQUARE + SIDES.indexOf(side) * 3 + port;
  return tileSegment[squareTile[square]!]! + of.segmentAt[at]!;
}

/** The open ports of the feature at the middle of a side of a covered square. */
export function openAt(board: Board, square: readonly [number, number], side: SideName): number {
  return openPorts(board.graph, featureOf(board.graph, segmentAt(board, square, side)));
}

/** Every legal placement of a tile, in order. */
export function placements(board: Board, id: string, end = board.cells.length): Placement[] {
  const found = new Int32Array(maxPlacements(board, typeOf(id)));
  const count = findPlacements(board, typeOf(id), end, found);
  return [...found.subarray(0, count)].sort((a, b) => a - b).map((code) => placementOf(board.area, code));
}

/** The turns with which a tile may be placed on a square. */
export function turnsAt(board: Board, id: string, x: number, y: number): number[] {
  return placements(board, id).flatMap((at) => (at.x === x && at.y === y ? [at.turns] : []));
}

/** A bounded board as text: `x` a covered square, `o` one where tiles may be placed, `.` another one. */
export function picture(board: Board, rows: readonly string[]): string[] {
  const sign = (x: number, y: number) => (tileAt(board, x, y) >= 0 ? 'x' : isOpen(board, x, y) ? 'o' : '.');
  return rows.map((row, y) => [...row].map((square, x) => (square === ' ' ? ' ' : sign(x, y))).join(''));
}

/** The open squares as text, in order. */
export function openSquares(board: Board): string {
  const open = [...board.openCell.subarray(0, board.openCount)].sort((a, b) => a - b);
  return open
    .map((cell) => squareOfCell(board.area, cell))
    .map(({ x, y }) => `${x},${y}`)
    .join(' ');
}

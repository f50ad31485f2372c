import { type Area, cellOf, isInside, neighbourCell, squareOfCell } from './area.ts';
import {
  addSegments,
  closePort,
  type FeatureGraph,
  featureOf,
  graphBytes,
  graphIn,
  joinSegments,
  type OnMerge,
  reopenPort,
  splitFeature,
} from './feature-graph.ts';
import { compileGround, type Ground, type GroundTable } from './ground.ts';
import { aligned, type Memory, memoryOf } from './memory.ts';
import { FACING_PORTS, PORTS_PER_SQUARE } from './ports.ts';
import { NO_SEGMENT, type Placement, packSegments, type Square, type TileTable, type TurnedTile } from './tile.ts';

/**
 * The placed tiles, the squares next to them and the features they form. Mutable and packed, so that a search can play
 * on it; everything outside the engine sees views instead. One cell per square of a fixed area; a cell holds 0 (far
 * from every tile), the number of a covered square + 1, -(slot + 1) of an open square, where a tile may be placed, or
 * OUTSIDE. Cells go column by column, so that whatever lies ahead of a column has a larger cell.
 */
export interface Board {
  readonly table: TileTable;
  /** Undefined for a board without bounds. */
  readonly ground: GroundTable | undefined;
  readonly size: BoardSize;
  readonly area: Area;
  /** The memory of all arrays, the cells first. */
  readonly bytes: Uint8Array;
  readonly cells: Int16Array;
  /** All cells before `usedFrom` and from `usedTo` on are 0, so that copies can leave them out. */
  usedFrom: number;
  usedTo: number;
  squareCount: number;
  /** Per covered square: index of its placed tile, and which of the tile's squares it is. */
  readonly squareTile: Int16Array;
  readonly squarePart: Uint8Array;
  tileCount: number;
  /** Per placed tile: its type, turns, anchor cell and first segment; a border print has no tile type (NO_TYPE). */
  readonly tileType: Int16Array;
  readonly tileTurns: Uint8Array;
  readonly tileCell: Int32Array;
  readonly tileSegment: Int16Array;
  openCount: number;
  /**
   * Per open square: its cell and its demand: code of the facing side * weight for every side with a neighbour or
   * print.
   */
  readonly openCell: Int32Array;
  readonly openDemand: Int32Array;
  readonly graph: FeatureGraph;
}

/** Value of a cell where a bounded board has no square. */
export const OUTSIDE = 0x7fff;

const NO_TYPE = -1;

/** Capacity of a board, everything printed on it included. The area encloses it with one square of margin. */
export interface BoardSize {
  readonly area: Area;
  readonly tiles: number;
  readonly squares: number;
  readonly segments: number;
  readonly seats: number;
}

/**
 * A board with nothing but its printed ground.
 *
 * @throws Error when no tile has a side that a border print shows
 */
export function createBoard(table: TileTable, size: BoardSize, ground?: Ground): Board {
  const compiled = ground && compileGround(table, size.area, ground);
  const board = boardIn(memoryOf(new ArrayBuffer(boardBytes(table, size, compiled))), {
    table,
    size,
    ground: compiled,
  });
  if (ground) printGround(board, ground);
  return board;
}

function printGround(board: Board, { squares, tiles, prints }: Ground): void {
  const { table, area, cells, graph } = board;
  cells.fill(OUTSIDE);
  board.usedFrom = 0;
  board.usedTo = cells.length;
  for (const { x, y } of squares) cells[cellOf(area, x, y)] = 0;
  for (const { kind, marks, shows, edges } of prints) {
    const ports = edges.flatMap(() => [0, 1, 2].filter((port) => shows[port] === kind));
    const tile = board.tileCount++;
    board.tileType[tile] = NO_TYPE;
    board.tileSegment[tile] = addSegments(
      graph,
      tile,
      packSegments([{ kind, ports, marks }], table.kinds, table.marks),
    );
  }
  for (const tile of tiles) placeTile(board, tile.type, tile);
  // Squares beside printed tiles are not legal yet (M4).
  for (let slot = 0; slot < board.openCount; slot++) cells[board.openCell[slot]!] = 0;
  board.openCount = 0;
}

/**
 * A board that changes independently of `board`.
 *
 * @param over an earlier copy that is not needed any more; its memory is reused if it fits
 */
export function copyBoard(board: Board, over?: Board): Board {
  const { table, size, ground, bytes, cells, squareCount, tileCount, openCount, usedFrom, usedTo, graph } = board;
  const suits = over?.table === table && over.size === size && over.ground === ground;
  const copy = suits ? over : boardIn(memoryOf(bytes.buffer.slice(0) as ArrayBuffer), { table, size, ground });
  if (suits) {
    const from = Math.min(usedFrom, over.usedFrom) * 2;
    const to = Math.max(usedTo, over.usedTo) * 2;
    if (from < to) over.bytes.set(bytes.subarray(from, to), from);
    over.bytes.set(bytes.subarray(cells.byteLength), cells.byteLength);
  }
  copy.usedFrom = usedFrom;
  copy.usedTo = usedTo;
  copy.squareCount = squareCount;
  copy.tileCount = tileCount;
  copy.openCount = openCount;
  copy.graph.segmentCount = graph.segmentCount;
  copy.graph.visit = graph.visit;
  return copy;
}

/**
 * The most open squares that a board can have. Without bounds each tile square covers one, after the first, and opens
 * three at most.
 */
export function openCapacity({ squares }: BoardSize, ground: GroundTable | undefined): number {
  return ground?.squares ?? squares * 2 + 4;
}

function boardBytes(table: TileTable, size: BoardSize, ground: GroundTable | undefined): number {
  const { area, tiles, squares } = size;
  const open = openCapacity(size, ground);
  const bytes = [
    area.width * area.height * 2,
    squares * 2,
    squares,
    tiles * 2,
    tiles,
    tiles * 4,
    tiles * 2,
    open * 4,
    open * 4,
  ];
  const own = bytes.reduce((sum, each) => sum + aligned(each), 0);
  return own + graphBytes({ ...size, marks: table.marks.length });
}

function boardIn(memory: Memory, of: Pick<Board, 'table' | 'size' | 'ground'>): Board {
  const { table, size, ground } = of;
  const { area, tiles, squares, segments, seats } = size;
  const open = openCapacity(size, ground);
  return {
    table,
    size,
    ground,
    area,
    bytes: new Uint8Array(memory.block),
    cells: memory.int16(area.width * area.height),
    usedFrom: area.width * area.height,
    usedTo: 0,
    squareCount: 0,
    squareTile: memory.int16(squares),
    squarePart: memory.uint8(squares),
    tileCount: 0,
    tileType: memory.int16(tiles),
    tileTurns: memory.uint8(tiles),
    tileCell: memory.int32(tiles),
    tileSegment: memory.int16(tiles),
    openCount: 0,
    openCell: memory.int32(open),
    openDemand: memory.int32(open),
    graph: graphIn(memory, { segments, marks: table.marks.length, seats }),
  };
}

/** The tile that covers a square, by index, or -1. */
export function tileAt(board: Board, x: number, y: number): number {
  if (!isInside(board.area, x, y)) return -1;
  const content = board.cells[cellOf(board.area, x, y)]!;
  return content > 0 && content !== OUTSIDE ? board.squareTile[content - 1]! : -1;
}

/** Whether a square is free and a tile may be placed there: it is next to a tile or otherwise reached by one (M3). */
export function isOpen(board: Board, x: number, y: number): boolean {
  return isInside(board.area, x, y) && board.cells[cellOf(board.area, x, y)]! < 0;
}

/** The demand of everything around a free square, given by its cell, on a tile there (`TileTable.weights`). */
export function demandAt({ cells, openDemand, ground }: Board, cell: number): number {
  const content = cells[cell]!;
  return content < 0 ? openDemand[-content - 1]! : (ground?.demand[cell] ?? 0);
}

/** The turned form of a placed tile. */
export function turnedTile(board: Board, tile: number): TurnedTile {
  return board.table.turned[board.tileType[tile]! * 4 + board.tileTurns[tile]!]!;
}

/** The squares that a placed tile covers, its anchor first; none for a border print. */
export function squaresOfTile(board: Board, tile: number): Square[] {
  if (board.tileType[tile] === NO_TYPE) return [];
  const anchor = squareOfCell(board.area, board.tileCell[tile]!);
  return turnedTile(board, tile).squares.map(({ x, y }) => ({ x: anchor.x + x, y: anchor.y + y }));
}

/** The kinds of change that placing a tile makes. */
const [SQUARE_CLOSED, SQUARE_OPENED, DEMAND_ADDED, JOINED, PORT_CLOSED] = [0, 1, 2, 3, 4];

/** Numbers of a change in a journal: its kind, and up to three that say what was changed. */
const CHANGE_LENGTH = 4;

/**
 * What the placing of one tile has changed, in order. It can be used again, so that a search which tries tile after tile
 * allocates nothing.
 */
export interface Journal {
  /** `CHANGE_LENGTH` numbers for each change. */
  readonly changes: number[];
  usedFrom: number;
  usedTo: number;
}

/** A journal without anything in it. */
export function newJournal(): Journal {
  return { changes: [], usedFrom: 0, usedTo: 0 };
}

/**
 * Places a tile and joins its segments with those of its neighbours. The caller has made sure that it fits.
 *
 * @param onMerge called just before two features become one
 * @param journal by which `removeLastTile` can take it back
 * @returns the index of the placed tile
 */
export function placeTile(
  board: Board,
  type: number,
  placement: Placement,
  onMerge?: OnMerge,
  journal?: Journal,
): number {
  const anchor = cellOf(board.area, placement.x, placement.y);
  return placeTileAt(board, { type, turns: placement.turns, anchor }, onMerge, journal);
}

/** As `placeTile`, the anchor square given by its cell. */
export function placeTileAt(
  board: Board,
  { type, turns, anchor }: { readonly type: number; readonly turns: number; readonly anchor: number },
  onMerge?: OnMerge,
  journal?: Journal,
): number {
  const { table, area, cells, graph } = board;
  const turned = table.turned[type * 4 + turns]!;
  if (journal) {
    journal.changes.length = 0;
    journal.usedFrom = board.usedFrom;
    journal.usedTo = board.usedTo;
  }
  const tile = board.tileCount++;
  const firstSegment = addSegments(graph, tile, table.segments[type]!);
  board.tileType[tile] = type;
  board.tileTurns[tile] = turns;
  board.tileCell[tile] = anchor;
  board.tileSegment[tile] = firstSegment;
  const { squares, sides, segmentAt } = turned;
  for (let part = 0; part < squares.length; part++) {
    const cell = anchor + squares[part]!.x * area.height + squares[part]!.y;
    if (cells[cell]! < 0) closeSquare(board, cell, journal);
    useCell(board, cell);
    cells[cell] = ++board.squareCount;
    board.squareTile[board.squareCount - 1] = tile;
    board.squarePart[board.squareCount - 1] = part;
  }
  for (let part = 0; part < squares.length; part++) {
    const cell = anchor + squares[part]!.x * area.height + squares[part]!.y;
    for (let side = 0; side < 4; side++) {
      const code = (sides[part]! >> (4 * side)) & 15;
      if (code === 0) continue;
      const neighbour = neighbourCell(area, cell, side);
      const content = cells[neighbour]!;
      if (content <= 0) {
        demand(board, neighbour, code * table.weights[(side + 2) % 4]!, journal);
        continue;
      }
      if (content === OUTSIDE) {
        meetBorder(board, { tile, part, cell, side }, onMerge, journal);
        continue;
      }
      const otherTile = board.squareTile[content - 1]!;
      const otherAt = board.squarePart[content - 1]! * PORTS_PER_SQUARE;
      const other = turnedTile(board, otherTile).segmentAt;
      const otherFirst = board.tileSegment[otherTile]!;
      for (let port = side * 3; port < side * 3 + 3; port++) {
        const own = segmentAt[part * PORTS_PER_SQUARE + port]!;
        const theirs = other[otherAt + FACING_PORTS[port]!]!;
        join(board, firstSegment + own, otherFirst + theirs, onMerge, journal);
      }
    }
  }
  if (board.ground) reachOut(board, board.ground, tile, journal);
  return tile;
}

/**
 * Joins a side of a tile with the border print there; a segment without one ends there if the ground says so (M7, M18).
 */
function meetBorder(
  board: Board,
  at: { readonly tile: number; readonly part: number; readonly cell: number; readonly side: number },
  onMerge: OnMerge | undefined,
  journal: Journal | undefined,
): void {
  const { graph } = board;
  const { closes, printAt } = board.ground!;
  const { segmentAt } = turnedTile(board, at.tile);
  const print = printAt[at.cell * 4 + at.side]!;
  for (let port = at.side * 3; port < at.side * 3 + 3; port++) {
    const own = board.tileSegment[at.tile]! + segmentAt[at.part * PORTS_PER_SQUARE + port]!;
    if (print !== NO_SEGMENT && graph.kind[own] === graph.kind[print]) join(board, own, print, onMerge, journal);
    else if (closes) {
      closePort(graph, own);
      journal?.changes.push(PORT_CLOSED, featureOf(graph, own), 0, 0);
    }
  }
}

/** Opens the squares that a tile makes legal although they are not next to it (M3). */
function reachOut(board: Board, { reaches }: GroundTable, tile: number, journal: Journal | undefined): void {
  for (const { x, y } of squaresOfTile(board, tile)) {
    for (const cell of reaches.get(cellOf(board.area, x, y)) ?? [])
      if (board.cells[cell] === 0) openSquare(board, cell, journal);
  }
}

function join(
  { graph }: Board,
  own: number,
  other: number,
  onMerge: OnMerge | undefined,
  journal: Journal | undefined,
): void {
  if (!journal) {
    joinSegments(graph, own, other, onMerge);
    return;
  }
  const a = featureOf(graph, own);
  const b = featureOf(graph, other);
  const stays = joinSegments(graph, a, b, onMerge);
  journal.changes.push(JOINED, stays, a === b ? -1 : a + b - stays, 0);
}

/** Adds a demand (a side's code * weight) to a free square beside a tile. */
function demand(board: Board, cell: number, added: number, journal: Journal | undefined): void {
  const content = board.cells[cell]!;
  const slot = content < 0 ? -content - 1 : openSquare(board, cell, journal);
  board.openDemand[slot] = board.openDemand[slot]! + added;
  journal?.changes.push(DEMAND_ADDED, slot, added, 0);
}

/** Opens a square that was far from every tile; returns its slot. */
function openSquare(board: Board, cell: number, journal: Journal | undefined): number {
  const slot = board.openCount++;
  useCell(board, cell);
  board.cells[cell] = -(slot + 1);
  board.openCell[slot] = cell;
  board.openDemand[slot] = board.ground ? board.ground.demand[cell]! : 0;
  journal?.changes.push(SQUARE_OPENED, cell, 0, 0);
  return slot;
}

function useCell(board: Board, cell: number): void {
  if (cell < board.usedFrom) board.usedFrom = cell;
  if (cell >= board.usedTo) board.usedTo = cell + 1;
}

function closeSquare(board: Board, cell: number, journal: Journal | undefined): void {
  const slot = -board.cells[cell]! - 1;
  journal?.changes.push(SQUARE_CLOSED, slot, board.openDemand[slot]!, cell);
  const last = --board.openCount;
  if (slot !== last) {
    board.openCell[slot] = board.openCell[last]!;
    board.openDemand[slot] = board.openDemand[last]!;
    board.cells[board.openCell[slot]!] = -(slot + 1);
  }
}

/** Takes the tile off again that was placed last, by the journal of that: the board is as it was before. */
export function removeLastTile(board: Board, { changes, usedFrom, usedTo }: Journal): void {
  const { area, cells, graph, openDemand, table, tileSegment, tileType, tileTurns, tileCell } = board;
  const tile = --board.tileCount;
  const { squares } = table.turned[tileType[tile]! * 4 + tileTurns[tile]!]!;
  for (let part = 0; part < squares.length; part++) {
    cells[tileCell[tile]! + squares[part]!.x * area.height + squares[part]!.y] = 0;
  }
  for (let at = changes.length - CHANGE_LENGTH; at >= 0; at -= CHANGE_LENGTH) {
    const one = changes[at + 1]!;
    const other = changes[at + 2]!;
    switch (changes[at]) {
      case JOINED:
        splitFeature(graph, one, other);
        break;
      case PORT_CLOSED:
        reopenPort(graph, one);
        break;
      case DEMAND_ADDED:
        openDemand[one] = openDemand[one]! - other;
        break;
      case SQUARE_OPENED:
        board.openCount--;
        cells[one] = 0;
        break;
      case SQUARE_CLOSED:
        reopenSquare(board, { slot: one, demand: other, cell: changes[at + 3]! });
        break;
    }
  }
  board.squareCount -= squares.length;
  graph.segmentCount = tileSegment[tile]!;
  board.usedFrom = usedFrom;
  board.usedTo = usedTo;
}

/** Takes back the last `closeSquare`. */
function reopenSquare(board: Board, { slot, demand, cell }: { slot: number; demand: number; cell: number }): void {
  const { cells, openCell, openDemand } = board;
  const last = board.openCount++;
  if (slot !== last) {
    openCell[last] = openCell[slot]!;
    openDemand[last] = openDemand[slot]!;
    cells[openCell[last]!] = -(last + 1);
  }
  openCell[slot] = cell;
  openDemand[slot] = demand;
  cells[cell] = -(slot + 1);
}

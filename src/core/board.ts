import { type Area, cellOf, isInside, squareOfCell } from './area.ts';
import { type FeatureGraph, graphBytes, graphIn } from './feature-graph.ts';
import type { GroundTable } from './ground.ts';
import { aligned, type Memory, memoryOf } from './memory.ts';
import type { Square, TileTable, TurnedTile } from './tile.ts';

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

/** The type of what is no tile: a border print. */
export const NO_TYPE = -1;

/** Capacity of a board, everything printed on it included. The area encloses it with one square of margin. */
export interface BoardSize {
  readonly area: Area;
  readonly tiles: number;
  readonly squares: number;
  readonly segments: number;
  readonly seats: number;
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

/** A board with nothing on it. */
export function emptyBoard(table: TileTable, size: BoardSize, ground?: GroundTable): Board {
  return boardIn(memoryOf(new ArrayBuffer(boardBytes(table, size, ground))), { table, size, ground });
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

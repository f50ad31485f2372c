import { type Area, cellOf, isInside, squareOfCell } from './area.ts';
import { allocateGraph, type FeatureGraph, graphBytes } from './feature-graph.ts';
import type { GroundTable } from './ground.ts';
import { alignedLength, type Memory, memoryOf } from './memory.ts';
import type { Square, TileTable, TurnedTile } from './tile.ts';

/**
 * The placed tiles, the squares next to them and the features they form. Mutable and packed, so that a search can play
 * on it; code outside the engine sees views instead. There is one cell per square of a fixed area. A cell holds 0 for a
 * free square where no tile may be placed, the index of a covered square + 1, -(slot + 1) of an open square, where a tile
 * may be placed, or OUTSIDE. Cells are numbered column by column, so that columns further right have larger cells.
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
  /** All cells before `usedFrom`, and from `usedTo` on, are 0; copies leave these out. */
  usedFrom: number;
  usedTo: number;
  squareCount: number;
  /** Per covered square: index of its placed tile, and which of the tile's squares it is. */
  readonly squareTile: Int16Array;
  readonly squarePart: Uint8Array;
  tileCount: number;
  /** Per placed tile: its type, turns, anchor cell and first segment; a border print has no tile type (NO_TILE_TYPE). */
  readonly tileType: Int16Array;
  readonly tileTurns: Uint8Array;
  readonly tileCell: Int32Array;
  readonly tileSegment: Int16Array;
  openCount: number;
  /**
   * Per open square: its cell, and its demand, which is the sum of code * weight over the sides of neighbours and border
   * prints that face it (`TileTable.weights`).
   */
  readonly openCell: Int32Array;
  readonly openDemand: Int32Array;
  readonly graph: FeatureGraph;
}

/** Value of a cell outside the squares of a bounded board. */
export const OUTSIDE = 0x7fff;

/** Value of `Board.tileType` for a border print, which is not a tile. */
export const NO_TILE_TYPE = -1;

/** Capacity of a board, printed tiles and border prints included. The area has one square of margin around the board. */
export interface BoardSize {
  readonly area: Area;
  readonly tiles: number;
  readonly squares: number;
  readonly segments: number;
  readonly seats: number;
}

/**
 * Copies a board.
 *
 * @param target an earlier copy that is no longer needed; it is overwritten if it has the same table, size and ground
 */
export function copyBoard(board: Board, target?: Board): Board {
  const { table, size, ground, bytes, cells, squareCount, tileCount, openCount, usedFrom, usedTo, graph } = board;
  const isReusable = target?.table === table && target.size === size && target.ground === ground;
  const copy = isReusable ? target : emptyBoard(table, size, ground);
  const from = Math.min(usedFrom, copy.usedFrom) * 2;
  const to = Math.max(usedTo, copy.usedTo) * 2;
  if (from < to) copy.bytes.set(bytes.subarray(from, to), from);
  copy.bytes.set(bytes.subarray(cells.byteLength), cells.byteLength);
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
 * Returns the largest number of open squares that a board can have. On a board without bounds, each tile square after the
 * first covers an open square and opens at most three.
 */
export function openCapacity({ squares }: BoardSize, ground: GroundTable | undefined): number {
  return ground?.squares ?? squares * 2 + 4;
}

/** Creates a board with nothing on it. */
export function emptyBoard(table: TileTable, size: BoardSize, ground?: GroundTable): Board {
  return allocateBoard(memoryOf(new ArrayBuffer(boardBytes(table, size, ground))), { table, size, ground });
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
  const own = bytes.reduce((sum, each) => sum + alignedLength(each), 0);
  return own + graphBytes({ ...size, marks: table.marks.length });
}

function allocateBoard(memory: Memory, tables: Pick<Board, 'table' | 'size' | 'ground'>): Board {
  const { table, size, ground } = tables;
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
    graph: allocateGraph(memory, { segments, marks: table.marks.length, seats }),
  };
}

/** Index of the tile that covers a square; -1 if it is free. */
export function tileAt(board: Board, x: number, y: number): number {
  if (!isInside(board.area, x, y)) return -1;
  const content = board.cells[cellOf(board.area, x, y)]!;
  return content > 0 && content !== OUTSIDE ? board.squareTile[content - 1]! : -1;
}

/** True if a tile may be placed on a square: it is free, and next to a tile or opened by one further away (M3). */
export function isOpen(board: Board, x: number, y: number): boolean {
  return isInside(board.area, x, y) && board.cells[cellOf(board.area, x, y)]! < 0;
}

/** Demand on a tile placed in a cell, from neighbours and border prints (`TileTable.weights`); the cell must be free. */
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
  if (board.tileType[tile] === NO_TILE_TYPE) return [];
  const anchor = squareOfCell(board.area, board.tileCell[tile]!);
  return turnedTile(board, tile).squares.map(({ x, y }) => ({ x: anchor.x + x, y: anchor.y + y }));
}

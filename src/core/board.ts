import { type Area, cellOf, isInside, neighbourCell, squareOfCell } from './area.ts';
import { addSegments, type FeatureGraph, graphBytes, graphIn, joinSegments, type OnMerge } from './feature-graph.ts';
import { aligned, type Memory, memoryOf } from './memory.ts';
import { FACING_PORTS, PORTS_PER_SQUARE } from './ports.ts';
import type { Placement, Square, TileTable, TurnedTile } from './tile.ts';

/**
 * The placed tiles, the squares next to them and the features they form. Mutable and packed, so that a search can play
 * on it; everything outside the engine sees views instead. One cell per square of a fixed area; a cell holds 0 (far
 * from every tile), the number of a covered square + 1, or -(slot + 1) of an open square that touches a tile. Cells go
 * column by column, so that whatever lies ahead of a column has a larger cell.
 */
export interface Board {
  readonly table: TileTable;
  readonly size: BoardSize;
  readonly area: Area;
  /** The memory of all arrays. */
  readonly block: ArrayBuffer;
  readonly cells: Int16Array;
  squareCount: number;
  /** Per covered square: index of its placed tile, and which of the tile's squares it is. */
  readonly squareTile: Int16Array;
  readonly squarePart: Uint8Array;
  tileCount: number;
  /** Per placed tile: its type, turns, anchor cell and first segment. */
  readonly tileType: Int16Array;
  readonly tileTurns: Uint8Array;
  readonly tileCell: Int32Array;
  readonly tileSegment: Int16Array;
  openCount: number;
  /** Per open square: its cell and its demand: code of the facing side * weight for every side with a neighbour. */
  readonly openCell: Int32Array;
  readonly openDemand: Int32Array;
  readonly graph: FeatureGraph;
}

/** How much a board has room for. */
export interface BoardSize {
  readonly area: Area;
  readonly tiles: number;
  readonly squares: number;
  readonly segments: number;
  readonly seats: number;
}

/** An empty board. */
export function createBoard(table: TileTable, size: BoardSize): Board {
  return boardIn(memoryOf(new ArrayBuffer(boardBytes(table, size))), table, size);
}

/**
 * A board that changes independently of `board`.
 *
 * @param over an earlier copy that is not needed any more: its memory is used again where it suits
 */
export function copyBoard(board: Board, over?: Board): Board {
  const { table, size, block, squareCount, tileCount, openCount, graph } = board;
  const suits = over?.table === table && over.size === size;
  if (suits) new Uint8Array(over.block).set(new Uint8Array(block));
  const copy = suits ? over : boardIn(memoryOf(block.slice(0)), table, size);
  copy.graph.count = graph.count;
  copy.graph.counts = graph.counts;
  return Object.assign(copy, { squareCount, tileCount, openCount });
}

/** The most open squares that a board can have: each tile square covers one, after the first, and opens three at most. */
export function mostOpen({ squares }: BoardSize): number {
  return squares * 2 + 4;
}

function boardBytes(table: TileTable, size: BoardSize): number {
  const { area, tiles, squares } = size;
  const bytes = [
    area.width * area.height * 2,
    squares * 2,
    squares,
    tiles * 2,
    tiles,
    tiles * 4,
    tiles * 2,
    mostOpen(size) * 4,
    mostOpen(size) * 4,
  ];
  const own = bytes.reduce((sum, each) => sum + aligned(each), 0);
  return own + graphBytes({ ...size, marks: table.marks.length });
}

function boardIn(memory: Memory, table: TileTable, size: BoardSize): Board {
  const { area, tiles, squares, segments, seats } = size;
  return {
    table,
    size,
    area,
    block: memory.block,
    cells: memory.int16(area.width * area.height),
    squareCount: 0,
    squareTile: memory.int16(squares),
    squarePart: memory.uint8(squares),
    tileCount: 0,
    tileType: memory.int16(tiles),
    tileTurns: memory.uint8(tiles),
    tileCell: memory.int32(tiles),
    tileSegment: memory.int16(tiles),
    openCount: 0,
    openCell: memory.int32(mostOpen(size)),
    openDemand: memory.int32(mostOpen(size)),
    graph: graphIn(memory, { segments, marks: table.marks.length, seats }),
  };
}

/** The tile that covers a square, by index, or -1. */
export function tileAt(board: Board, x: number, y: number): number {
  if (!isInside(board.area, x, y)) return -1;
  const content = board.cells[cellOf(board.area, x, y)]!;
  return content > 0 ? board.squareTile[content - 1]! : -1;
}

/** Whether a square is free and touches a tile. */
export function isOpen(board: Board, x: number, y: number): boolean {
  return isInside(board.area, x, y) && board.cells[cellOf(board.area, x, y)]! < 0;
}

/** The turned form of a placed tile. */
export function turnedTile(board: Board, tile: number): TurnedTile {
  return board.table.turned[board.tileType[tile]! * 4 + board.tileTurns[tile]!]!;
}

/** The squares that a placed tile covers, its anchor first. */
export function squaresOfTile(board: Board, tile: number): Square[] {
  const anchor = squareOfCell(board.area, board.tileCell[tile]!);
  return turnedTile(board, tile).squares.map(({ x, y }) => ({ x: anchor.x + x, y: anchor.y + y }));
}

/**
 * Lays a tile and joins its segments with those of its neighbours. The caller has made sure that it fits.
 *
 * @param onMerge told of every two features that become one, before they do
 * @returns the index of the placed tile
 */
export function placeTile(board: Board, type: number, placement: Placement, onMerge?: OnMerge): number {
  const { table, area, cells, graph } = board;
  const turned = table.turned[type * 4 + placement.turns]!;
  const anchor = cellOf(area, placement.x, placement.y);
  const tile = board.tileCount++;
  const firstSegment = addSegments(graph, tile, table.segments[type]!);
  board.tileType[tile] = type;
  board.tileTurns[tile] = placement.turns;
  board.tileCell[tile] = anchor;
  board.tileSegment[tile] = firstSegment;
  const { squares, sides, segmentAt } = turned;
  for (let part = 0; part < squares.length; part++) {
    const cell = anchor + squares[part]!.x * area.height + squares[part]!.y;
    if (cells[cell]! < 0) closeSquare(board, cell);
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
        demand(board, neighbour, (side + 2) % 4, code);
        continue;
      }
      const otherTile = board.squareTile[content - 1]!;
      const otherAt = board.squarePart[content - 1]! * PORTS_PER_SQUARE;
      const other = turnedTile(board, otherTile).segmentAt;
      const otherFirst = board.tileSegment[otherTile]!;
      for (let port = side * 3; port < side * 3 + 3; port++) {
        const own = segmentAt[part * PORTS_PER_SQUARE + port]!;
        const theirs = other[otherAt + FACING_PORTS[port]!]!;
        joinSegments(graph, firstSegment + own, otherFirst + theirs, onMerge);
      }
    }
  }
  return tile;
}

function demand(board: Board, cell: number, side: number, code: number): void {
  const content = board.cells[cell]!;
  const slot = content < 0 ? -content - 1 : board.openCount++;
  if (content === 0) {
    board.cells[cell] = -(slot + 1);
    board.openCell[slot] = cell;
    board.openDemand[slot] = 0;
  }
  board.openDemand[slot] = board.openDemand[slot]! + code * board.table.weights[side]!;
}

function closeSquare(board: Board, cell: number): void {
  const slot = -board.cells[cell]! - 1;
  const last = --board.openCount;
  if (slot !== last) {
    board.openCell[slot] = board.openCell[last]!;
    board.openDemand[slot] = board.openDemand[last]!;
    board.cells[board.openCell[slot]!] = -(slot + 1);
  }
}

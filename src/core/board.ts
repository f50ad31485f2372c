import { addSegments, type FeatureGraph, graphBytes, graphIn, joinSegments, type OnMerge } from './feature-graph.ts';
import { aligned, type Memory, memoryOf } from './memory.ts';
import { FACING_PORTS, PORTS_PER_SQUARE, type QuarterTurns, type Side } from './ports.ts';
import type { Square, TileTable, TurnedTile } from './tile.ts';

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

/** The rectangle of squares a game can reach, `minX <= x < minX + width` and so on, with one square of margin. */
export interface Area {
  readonly minX: number;
  readonly minY: number;
  readonly width: number;
  readonly height: number;
}

/** A way to lay a tile: the square of its anchor and the quarter turns. */
export interface Placement extends Square {
  readonly turns: QuarterTurns;
}

/** A side at which a tile would not continue the landscape: codes of `TileTable.sideKinds`. */
export interface Clash extends Square {
  readonly side: Side;
  readonly offered: number;
  readonly demanded: number;
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
function mostOpen({ squares }: BoardSize): number {
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

/** The cell of square (x, y); the square must lie inside the board's area. */
export function cellOf(area: Area, x: number, y: number): number {
  return (x - area.minX) * area.height + (y - area.minY);
}

/** The square of a cell. */
export function squareOfCell(area: Area, cell: number): Square {
  const column = Math.floor(cell / area.height);
  return { x: column + area.minX, y: cell - column * area.height + area.minY };
}

/** Whether a square lies inside the area, margin excluded. */
export function isInside(area: Area, x: number, y: number): boolean {
  return x > area.minX && y > area.minY && x < area.minX + area.width - 1 && y < area.minY + area.height - 1;
}

/** The tile that covers a square, by index, or -1. */
export function tileAt(board: Board, x: number, y: number): number {
  if (!isInside(board.area, x, y)) return -1;
  const content = board.cells[cellOf(board.area, x, y)]!;
  return content > 0 ? board.squareTile[content - 1]! : -1;
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

/** A way to lay a one-square tile as one number: its cell * 4 + quarter turns. */
export type PlacementCode = number;

/** The placement that a code stands for. */
export function placementOf(area: Area, code: PlacementCode): Placement {
  const cell = code >> 2;
  const column = Math.floor(cell / area.height);
  const y = cell - column * area.height + area.minY;
  return { x: column + area.minX, y, turns: (code & 3) as QuarterTurns };
}

/** The code of a placement; its square must lie inside the board's area. */
export function codeOf(area: Area, { x, y, turns }: Placement): PlacementCode {
  return cellOf(area, x, y) * 4 + turns;
}

/**
 * Every legal way to lay a one-square tile: next to a tile, each touching side continuing the landscape.
 *
 * @param end cells from this one on are not allowed; as cells go column by column, that can close columns to the right
 * @param found receives them from its beginning on; room for 4 placements on each open square is needed
 * @returns how many there are
 */
export function findPlacements(board: Board, type: number, end: number, found: Int32Array): number {
  const { openCell, openDemand, openCount } = board;
  const { fits, demands } = board.table;
  const row = type * demands;
  let count = 0;
  for (let slot = 0; slot < openCount; slot++) {
    const cell = openCell[slot]!;
    if (cell >= end) continue;
    const turns = fits[row + openDemand[slot]!]!;
    const code = cell * 4;
    // All four are written and only those that fit are kept: which fit is anybody's guess, to a processor as well.
    found[count] = code;
    count += turns & 1;
    found[count] = code + 1;
    count += (turns >> 1) & 1;
    found[count] = code + 2;
    count += (turns >> 2) & 1;
    found[count] = code + 3;
    count += turns >> 3;
  }
  return count;
}

/** The most placements that a board can ever offer for a tile, and one to spare. */
export function mostPlacements(board: Board): number {
  return 4 * mostOpen(board.size) + 1;
}

/** Whether a one-square tile can be laid anywhere at all, with the limit of `findPlacements`. */
export function hasPlacement(board: Board, type: number, end: number): boolean {
  const { openCell, openDemand, openCount } = board;
  const { fits, demands } = board.table;
  const row = type * demands;
  for (let slot = 0; slot < openCount; slot++) {
    if (fits[row + openDemand[slot]!]! > 0 && openCell[slot]! < end) return true;
  }
  return false;
}

/** Whether a square is free and touches a tile. */
export function isOpen(board: Board, x: number, y: number): boolean {
  return isInside(board.area, x, y) && board.cells[cellOf(board.area, x, y)]! < 0;
}

/** The side codes that the neighbours of a square demand of a tile, N first; 0 where none lies. */
export function demandedSides(board: Board, { x, y }: Square): number[] {
  const { sideKinds, weights } = board.table;
  const slot = isOpen(board, x, y) ? -board.cells[cellOf(board.area, x, y)]! - 1 : -1;
  const demand = slot < 0 ? 0 : board.openDemand[slot]!;
  return weights.map((weight) => Math.floor(demand / weight) % sideKinds.length);
}

/** The sides at which a one-square tile at an open square would not continue the landscape. */
export function clashesAt(board: Board, type: number, placement: Placement): Clash[] {
  const { x, y, turns } = placement;
  const sides = board.table.turned[type * 4 + turns]!.sides[0]!;
  return demandedSides(board, placement).flatMap((demanded, side): Clash[] => {
    const offered = (sides >> (4 * side)) & 15;
    return demanded === 0 || demanded === offered ? [] : [{ x, y, side: side as Side, offered, demanded }];
  });
}

function neighbourCell(area: Area, cell: number, side: number): number {
  return side === 0 ? cell - 1 : side === 1 ? cell + area.height : side === 2 ? cell + 1 : cell - area.height;
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

import { addSegment, copyGraph, createGraph, type FeatureGraph, joinSegments, type OnMerge } from './feature-graph.ts';
import { FACING_PORTS, PORTS_PER_SQUARE, type QuarterTurns, type Side } from './ports.ts';
import { NO_SEGMENT, type Square, type TileTable, type TurnedTile } from './tile.ts';

/**
 * The placed tiles, the squares next to them and the features they form. Mutable and packed, so that a search can play
 * on it; everything outside the engine sees views instead. One cell per square of a fixed area; a cell holds 0 (far
 * from every tile), the number of a covered square + 1, or -(slot + 1) of an open square that touches a tile.
 */
export interface Board {
  readonly table: TileTable;
  readonly area: Area;
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
  /** Per open square: its cell and the side codes that its neighbours demand, 4 bits a side, 0 = no neighbour. */
  readonly openCell: Int32Array;
  readonly openDemand: Int32Array;
  /** Per open square: 15 in every nibble of its demand whose side has a neighbour. */
  readonly openMask: Int32Array;
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

/** An empty board. `tiles`, `squares` and `segments` say how much can be placed on it. */
export function createBoard(options: {
  table: TileTable;
  area: Area;
  tiles: number;
  squares: number;
  segments: number;
  seats: number;
}): Board {
  const { table, area, tiles, squares } = options;
  return {
    table,
    area,
    cells: new Int16Array(area.width * area.height),
    squareCount: 0,
    squareTile: new Int16Array(squares),
    squarePart: new Uint8Array(squares),
    tileCount: 0,
    tileType: new Int16Array(tiles),
    tileTurns: new Uint8Array(tiles),
    tileCell: new Int32Array(tiles),
    tileSegment: new Int16Array(tiles),
    openCount: 0,
    openCell: new Int32Array(squares * 2 + 4),
    openDemand: new Int32Array(squares * 2 + 4),
    openMask: new Int32Array(squares * 2 + 4),
    graph: createGraph(options.segments, table.marks.length, options.seats),
  };
}

/** A board that changes independently of `board`. */
export function copyBoard(board: Board): Board {
  return {
    ...board,
    cells: board.cells.slice(),
    squareTile: board.squareTile.slice(),
    squarePart: board.squarePart.slice(),
    tileType: board.tileType.slice(),
    tileTurns: board.tileTurns.slice(),
    tileCell: board.tileCell.slice(),
    tileSegment: board.tileSegment.slice(),
    openCell: board.openCell.slice(),
    openDemand: board.openDemand.slice(),
    openMask: board.openMask.slice(),
    graph: copyGraph(board.graph),
  };
}

/** The cell of square (x, y); the square must lie inside the board's area. */
export function cellOf(area: Area, x: number, y: number): number {
  return (y - area.minY) * area.width + (x - area.minX);
}

/** The square of a cell. */
export function squareOfCell(area: Area, cell: number): Square {
  return { x: (cell % area.width) + area.minX, y: Math.floor(cell / area.width) + area.minY };
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
  const firstSegment = graph.count;
  board.tileType[tile] = type;
  board.tileTurns[tile] = placement.turns;
  board.tileCell[tile] = anchor;
  board.tileSegment[tile] = firstSegment;
  const kinds = table.kindOf[type]!;
  const open = table.openPorts[type]!;
  const marks = table.marksOf[type]!;
  for (let segment = 0; segment < kinds.length; segment++) {
    addSegment(graph, {
      kind: kinds[segment]!,
      tile,
      openPorts: open[segment]!,
      marks,
      marksAt: segment * graph.marks,
    });
  }
  const { squares, sides } = turned;
  for (let part = 0; part < squares.length; part++) {
    const cell = anchor + squares[part]!.y * area.width + squares[part]!.x;
    if (cells[cell]! < 0) closeSquare(board, cell);
    cells[cell] = ++board.squareCount;
    board.squareTile[board.squareCount - 1] = tile;
    board.squarePart[board.squareCount - 1] = part;
  }
  for (let part = 0; part < squares.length; part++) {
    const cell = anchor + squares[part]!.y * area.width + squares[part]!.x;
    for (let side = 0; side < 4; side++) {
      const code = (sides[part]! >> (4 * side)) & 15;
      if (code === 0) continue;
      const neighbour = neighbourCell(area, cell, side);
      const content = cells[neighbour]!;
      if (content > 0) joinAcross(board, { firstSegment, turned, part, side, neighbour: content - 1 }, onMerge);
      else demand(board, neighbour, (side + 2) % 4, code);
    }
  }
  return tile;
}

/** A way to lay a one-square tile as one number: its cell * 4 + quarter turns. */
export type PlacementCode = number;

/** The placement that a code stands for. */
export function placementOf(area: Area, code: PlacementCode): Placement {
  const cell = code >> 2;
  const row = Math.floor(cell / area.width);
  return { x: cell - row * area.width + area.minX, y: row + area.minY, turns: (code & 3) as QuarterTurns };
}

/** The code of a placement; its square must lie inside the board's area. */
export function codeOf(area: Area, { x, y, turns }: Placement): PlacementCode {
  return cellOf(area, x, y) * 4 + turns;
}

/**
 * Every legal way to lay a one-square tile: next to a tile, each touching side continuing the landscape (A4).
 *
 * @param maxX squares with a larger x are not allowed (A3)
 * @param most stop after as many
 */
export function placementsOf(
  board: Board,
  type: number,
  maxX: number,
  most = Number.POSITIVE_INFINITY,
): PlacementCode[] {
  const { openCell, openDemand, openMask, openCount } = board;
  const { minX, width } = board.area;
  const { loneSides } = board.table;
  const found: PlacementCode[] = [];
  const [north, east, south, west] = [0, 1, 2, 3].map((turns) => loneSides[type * 4 + turns]!) as Four;
  for (let slot = 0; slot < openCount; slot++) {
    const demanded = openDemand[slot]!;
    const mask = openMask[slot]!;
    const cell = openCell[slot]!;
    const before = found.length;
    if (((north ^ demanded) & mask) === 0) found.push(cell * 4);
    if (((east ^ demanded) & mask) === 0) found.push(cell * 4 + 1);
    if (((south ^ demanded) & mask) === 0) found.push(cell * 4 + 2);
    if (((west ^ demanded) & mask) === 0) found.push(cell * 4 + 3);
    if (found.length === before) continue;
    if ((cell % width) + minX > maxX) found.length = before;
    else if (found.length >= most) break;
  }
  return found;
}

type Four = [number, number, number, number];

/** Whether a one-square tile can be laid anywhere at all, with the limit of `placementsOf`. */
export function hasPlacement(board: Board, type: number, maxX: number): boolean {
  return placementsOf(board, type, maxX, 1).length > 0;
}

/** The side codes that the neighbours of an open square demand, or 0 when no tile touches it. */
export function demandAt(board: Board, x: number, y: number): number {
  if (!isInside(board.area, x, y)) return 0;
  const content = board.cells[cellOf(board.area, x, y)]!;
  return content < 0 ? board.openDemand[-content - 1]! : 0;
}

/** The sides at which a one-square tile at an open square would not continue the landscape. */
export function clashesAt(board: Board, type: number, placement: Placement): Clash[] {
  const demanded = demandAt(board, placement.x, placement.y);
  const offered = board.table.turned[type * 4 + placement.turns]!.sides[0]!;
  const clashes: Clash[] = [];
  for (let side = 0; side < 4; side++) {
    const want = (demanded >> (4 * side)) & 15;
    const have = (offered >> (4 * side)) & 15;
    if (want !== 0 && want !== have) {
      clashes.push({ x: placement.x, y: placement.y, side: side as Side, offered: have, demanded: want });
    }
  }
  return clashes;
}

function neighbourCell(area: Area, cell: number, side: number): number {
  return side === 0 ? cell - area.width : side === 1 ? cell + 1 : side === 2 ? cell + area.width : cell - 1;
}

function demand(board: Board, cell: number, side: number, code: number): void {
  const content = board.cells[cell]!;
  const slot = content < 0 ? -content - 1 : board.openCount++;
  if (content === 0) {
    board.cells[cell] = -(slot + 1);
    board.openCell[slot] = cell;
    board.openDemand[slot] = 0;
    board.openMask[slot] = 0;
  }
  board.openDemand[slot] = board.openDemand[slot]! | (code << (4 * side));
  board.openMask[slot] = board.openMask[slot]! | (15 << (4 * side));
}

function closeSquare(board: Board, cell: number): void {
  const slot = -board.cells[cell]! - 1;
  const last = --board.openCount;
  if (slot !== last) {
    board.openCell[slot] = board.openCell[last]!;
    board.openDemand[slot] = board.openDemand[last]!;
    board.openMask[slot] = board.openMask[last]!;
    board.cells[board.openCell[slot]!] = -(slot + 1);
  }
}

function joinAcross(
  board: Board,
  at: { firstSegment: number; turned: TurnedTile; part: number; side: number; neighbour: number },
  onMerge: OnMerge | undefined,
): void {
  const otherTile = board.squareTile[at.neighbour]!;
  const otherPart = board.squarePart[at.neighbour]!;
  const other = turnedTile(board, otherTile);
  const otherFirst = board.tileSegment[otherTile]!;
  for (let port = at.side * 3; port < at.side * 3 + 3; port++) {
    const own = at.turned.segmentAt[at.part * PORTS_PER_SQUARE + port]!;
    const theirs = other.segmentAt[otherPart * PORTS_PER_SQUARE + FACING_PORTS[port]!]!;
    if (own === NO_SEGMENT || theirs === NO_SEGMENT) continue;
    joinSegments(board.graph, at.firstSegment + own, otherFirst + theirs, onMerge);
  }
}

import { cellOf, neighbourCell } from './area.ts';
import { type Board, OUTSIDE, squaresOfTile, turnedTile } from './board.ts';
import {
  addSegments,
  closePort,
  featureOf,
  joinSegments,
  type OnMerge,
  reopenPort,
  splitFeature,
} from './feature-graph.ts';
import type { GroundTable } from './ground.ts';
import { type PlacementCode, placementCodeOf } from './placement.ts';
import { FACING_PORTS, PORTS_PER_SQUARE } from './ports.ts';
import { NO_SEGMENT, type Placement } from './tile.ts';

/** The kinds of change that placing a tile makes. */
const [SQUARE_CLOSED, SQUARE_OPENED, DEMAND_ADDED, JOINED, PORT_CLOSED] = [0, 1, 2, 3, 4];

/** Numbers per change in a journal: its kind and three arguments, of which unused ones are 0. */
const CHANGE_LENGTH = 4;

/**
 * The changes that placing one tile has made, in order. A journal can be reused, so that a search that tries many tiles
 * allocates no memory.
 */
export interface Journal {
  /** `CHANGE_LENGTH` numbers for each change. */
  readonly changes: number[];
  usedFrom: number;
  usedTo: number;
}

/** Creates an empty journal. */
export function newJournal(): Journal {
  return { changes: [], usedFrom: 0, usedTo: 0 };
}

/**
 * Places a tile and joins its segments with those of its neighbours. The caller must make sure that the tile fits.
 *
 * @param onMerge called just before two features become one
 * @param journal receives the changes, so that `removeLastTile` can undo them
 * @returns the index of the placed tile
 */
export function placeTile(
  board: Board,
  type: number,
  placement: Placement,
  onMerge?: OnMerge,
  journal?: Journal,
): number {
  return placeTileAt(board, type, placementCodeOf(board.area, placement), onMerge, journal);
}

/** Does the same as `placeTile`, with the placement given by its code. */
export function placeTileAt(
  board: Board,
  type: number,
  code: PlacementCode,
  onMerge?: OnMerge,
  journal?: Journal,
): number {
  const { table, area, cells, graph } = board;
  const anchor = code >> 2;
  const turns = code & 3;
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
        addDemand(board, neighbour, code * table.weights[(side + 2) % 4]!, journal);
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
  if (turned.isClosed) {
    for (const segment of portsBeside(board, tile)) close(board, segment, journal);
  }
  if (board.ground) openReachedSquares(board, board.ground, tile, journal);
  return tile;
}

/**
 * Joins the segments at one side of a tile with the border print at that side. Segments without a print end at the border
 * if the ground closes features there (M7, M18).
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
    else if (closes) close(board, own, journal);
  }
}

/** Closes a port of a segment, at which nothing can join it any more. */
function close({ graph }: Board, segment: number, journal: Journal | undefined): void {
  closePort(graph, segment);
  journal?.changes.push(PORT_CLOSED, featureOf(graph, segment), 0, 0);
}

/** The segments of other tiles at the ports that face a tile (by its index), one for each port. */
export function portsBeside(board: Board, tile: number): number[] {
  const { area, cells } = board;
  const segments: number[] = [];
  for (let side = 0; side < 4; side++) {
    const content = cells[neighbourCell(area, board.tileCell[tile]!, side)]!;
    if (content <= 0 || content === OUTSIDE) continue;
    const other = board.squareTile[content - 1]!;
    const { segmentAt } = turnedTile(board, other);
    const at = board.squarePart[content - 1]! * PORTS_PER_SQUARE;
    for (let port = side * 3; port < side * 3 + 3; port++) {
      const own = segmentAt[at + FACING_PORTS[port]!]!;
      if (own !== NO_SEGMENT) segments.push(board.tileSegment[other]! + own);
    }
  }
  return segments;
}

/** Opens the squares that the ground links with those of a tile, although they are not next to it (M3). */
function openReachedSquares(board: Board, { reaches }: GroundTable, tile: number, journal: Journal | undefined): void {
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
  const keptRoot = joinSegments(graph, a, b, onMerge);
  journal.changes.push(JOINED, keptRoot, a === b ? -1 : a + b - keptRoot, 0);
}

/** Adds a demand (code * weight of one side) to a free square beside a tile; opens the square if needed. */
function addDemand(board: Board, cell: number, added: number, journal: Journal | undefined): void {
  const content = board.cells[cell]!;
  const slot = content < 0 ? -content - 1 : openSquare(board, cell, journal);
  board.openDemand[slot] = board.openDemand[slot]! + added;
  journal?.changes.push(DEMAND_ADDED, slot, added, 0);
}

/** Opens a square, so that a tile may be placed there; returns its slot. */
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

/** Removes the tile placed last and undoes all its changes, which its journal lists. */
export function removeLastTile(board: Board, { changes, usedFrom, usedTo }: Journal): void {
  const { area, cells, graph, openDemand, table, tileSegment, tileType, tileTurns, tileCell } = board;
  const tile = --board.tileCount;
  const { squares } = table.turned[tileType[tile]! * 4 + tileTurns[tile]!]!;
  for (let part = 0; part < squares.length; part++) {
    cells[tileCell[tile]! + squares[part]!.x * area.height + squares[part]!.y] = 0;
  }
  for (let index = changes.length - CHANGE_LENGTH; index >= 0; index -= CHANGE_LENGTH) {
    const one = changes[index + 1]!;
    const other = changes[index + 2]!;
    switch (changes[index]) {
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
        reopenSquare(board, { slot: one, demand: other, cell: changes[index + 3]! });
        break;
    }
  }
  board.squareCount -= squares.length;
  graph.segmentCount = tileSegment[tile]!;
  board.usedFrom = usedFrom;
  board.usedTo = usedTo;
}

/** Undoes the last `closeSquare`. */
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

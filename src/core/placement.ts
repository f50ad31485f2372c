import { type Area, cellOf, squareOfCell } from './area.ts';
import { type Board, demandAt, openCapacity } from './board.ts';
import type { QuarterTurns, Side } from './ports.ts';
import type { Placement, Square, TileTable, TurnedTile } from './tile.ts';

/** A placement as one number: cell of the tile's anchor * 4 + quarter turns. */
export type PlacementCode = number;

/** The placement that a code stands for. */
export function placementOf(area: Area, code: PlacementCode): Placement {
  const { x, y } = squareOfCell(area, code >> 2);
  // Not by a spread: an object that begins with one is slow, and this is asked for every placement.
  return { x, y, turns: (code & 3) as QuarterTurns };
}

/** The code of a placement; its square must lie inside the board's area. */
export function placementCodeOf(area: Area, { x, y, turns }: Placement): PlacementCode {
  return cellOf(area, x, y) * 4 + turns;
}

/** A side of a square at which a tile does not match its neighbour; both codes are indexes of `TileTable.sideKinds`. */
export interface Clash extends Square {
  readonly side: Side;
  readonly offered: number;
  readonly demanded: number;
}

/**
 * Finds every legal placement of a tile: all its squares are free, at least one is open, and all its sides match the
 * neighbours.
 *
 * @param end the first cell that is not allowed; as cells are numbered column by column, this can close the right columns
 * @param codes receives the placements, from index 0; its length must be at least `maxPlacements`
 * @returns the number of placements
 */
export function findPlacements(board: Board, type: number, end: number, codes: Int32Array): number {
  const { openCell, openDemand, openCount } = board;
  const { fits, demands, types } = board.table;
  const row = type * demands;
  let count = 0;
  for (let slot = 0; slot < openCount; slot++) {
    const cell = openCell[slot]!;
    if (cell >= end) continue;
    const turns = fits[row + openDemand[slot]!]!;
    const code = cell * 4;
    // Branch-free: all four are written, and only those that fit are kept, as a branch would often be mispredicted.
    codes[count] = code;
    count += turns & 1;
    codes[count] = code + 1;
    count += (turns >> 1) & 1;
    codes[count] = code + 2;
    count += (turns >> 2) & 1;
    codes[count] = code + 3;
    count += turns >> 3;
  }
  // `fits` lists only tiles of one square.
  return count === 0 && types[type]!.squares.length > 1 ? findLargePlacements(board, type, end, codes) : count;
}

/** Finds the placements of a tile of several squares: each once, at the first of the tile's squares that is open. */
function findLargePlacements(board: Board, type: number, end: number, codes: Int32Array): number {
  const { area, openCell, openCount, table } = board;
  let count = 0;
  for (let slot = 0; slot < openCount; slot++) {
    for (let turns = 0; turns < 4; turns++) {
      const turned = table.turned[type * 4 + turns]!;
      for (const [part, { x, y }] of turned.squares.entries()) {
        const anchor = openCell[slot]! - x * area.height - y;
        if (firstOpenPart(board, turned, anchor, end) === part) codes[count++] = anchor * 4 + turns;
      }
    }
  }
  return count;
}

/** Index of the first of a tile's squares that would cover an open square; -1 if the tile cannot be placed. */
function firstOpenPart(board: Board, { squares, sides }: TurnedTile, anchor: number, end: number): number {
  const { area, cells, table } = board;
  let first = -1;
  for (let part = 0; part < squares.length; part++) {
    const cell = anchor + squares[part]!.x * area.height + squares[part]!.y;
    if (cell >= end || cells[cell]! > 0) return -1;
    const demand = demandAt(board, cell);
    for (let side = 0; side < 4; side++) {
      const demanded = demandOf(table, demand, side);
      if (demanded > 0 && demanded !== ((sides[part]! >> (4 * side)) & 15)) return -1;
    }
    if (first < 0 && cells[cell]! < 0) first = part;
  }
  return first;
}

/** The code of a side in a demand; 0 if the side is free. */
function demandOf({ sideKinds, weights }: TileTable, demand: number, side: number): number {
  return Math.floor(demand / weights[side]!) % sideKinds.length;
}

/** Length of an array for the placements of a tile: an upper bound, plus the one entry that `findPlacements` discards. */
export function maxPlacements({ size, ground, table }: Board, type: number): number {
  return 4 * openCapacity(size, ground) * table.types[type]!.squares.length + 1;
}

/** True if a tile can be placed anywhere before the cell `end` (as in `findPlacements`). */
export function hasPlacement(board: Board, type: number, end: number): boolean {
  const { openCell, openDemand, openCount } = board;
  const { fits, demands, types } = board.table;
  const row = type * demands;
  for (let slot = 0; slot < openCount; slot++) {
    if (fits[row + openDemand[slot]!]! > 0 && openCell[slot]! < end) return true;
  }
  if (types[type]!.squares.length === 1) return false;
  return findLargePlacements(board, type, end, new Int32Array(maxPlacements(board, type))) > 0;
}

/** Returns the sides at which a tile would not match its neighbours; its squares must be free. */
export function clashesAt(board: Board, type: number, placement: Placement): Clash[] {
  const { area, table } = board;
  const { squares, sides } = table.turned[type * 4 + placement.turns]!;
  const clashes: Clash[] = [];
  for (let part = 0; part < squares.length; part++) {
    const x = placement.x + squares[part]!.x;
    const y = placement.y + squares[part]!.y;
    const demand = demandAt(board, cellOf(area, x, y));
    for (const side of [0, 1, 2, 3] as const) {
      const offered = (sides[part]! >> (4 * side)) & 15;
      const demanded = demandOf(table, demand, side);
      if (demanded > 0 && demanded !== offered) clashes.push({ x, y, side, offered, demanded });
    }
  }
  return clashes;
}

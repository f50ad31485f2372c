import { type Area, cellOf } from './area.ts';
import { type Board, demandAt, mostOpen } from './board.ts';
import type { QuarterTurns, Side } from './ports.ts';
import type { Placement, Square } from './tile.ts';

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

/** A side at which a tile would not continue the landscape: codes of `TileTable.sideKinds`. */
export interface Clash extends Square {
  readonly side: Side;
  readonly offered: number;
  readonly demanded: number;
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
  return 4 * mostOpen(board.size, board.ground) + 1;
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

/** The sides at which a one-square tile on a free square would not continue the landscape. */
export function clashesAt(board: Board, type: number, { x, y, turns }: Placement): Clash[] {
  const { sideKinds, turned, weights } = board.table;
  const sides = turned[type * 4 + turns]!.sides[0]!;
  const demand = demandAt(board, cellOf(board.area, x, y));
  const clashes: Clash[] = [];
  for (const side of [0, 1, 2, 3] as const) {
    const offered = (sides >> (4 * side)) & 15;
    const demanded = Math.floor(demand / weights[side]!) % sideKinds.length;
    if (demanded > 0 && demanded !== offered) clashes.push({ x, y, side, offered, demanded });
  }
  return clashes;
}

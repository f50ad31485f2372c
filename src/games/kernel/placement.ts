import type { Board } from '../../core/board.ts';
import {
  findPlacements,
  maxPlacements,
  type PlacementCode,
  placementCodeOf,
  placementOf,
} from '../../core/placement.ts';
import { type Degrees, degreesOf, turnsOf } from '../../core/ports.ts';
import type { Square } from '../../core/tile.ts';

/** The placement of the drawn tile; `rotation` in degrees clockwise. */
export type PlaceAction = { readonly type: 'place'; readonly rotation: Degrees } & Square;

/** The placement that a code stands for on a board. */
export function placeActionOf({ area }: Board, code: PlacementCode): PlaceAction {
  const { x, y, turns } = placementOf(area, code);
  return { type: 'place', x, y, rotation: degreesOf(turns) };
}

/** The code of a placement on a board. */
export function placementCode({ area }: Board, { x, y, rotation }: PlaceAction): PlacementCode {
  return placementCodeOf(area, { x, y, turns: turnsOf(rotation) });
}

/** Scratch array for `findPlacements`, reused to save allocations. */
let scratchCodes = new Int32Array(0);

/**
 * Returns every legal placement of a tile (by its index).
 *
 * @param end the first cell that is not allowed; by default all are
 */
export function placementCodes(board: Board, tile: number, end = Number.POSITIVE_INFINITY): PlacementCode[] {
  const max = maxPlacements(board, tile);
  if (scratchCodes.length < max) scratchCodes = new Int32Array(max);
  const count = findPlacements(board, tile, end, scratchCodes);
  const codes = new Array<PlacementCode>(count);
  for (let index = 0; index < count; index++) codes[index] = scratchCodes[index]!;
  return codes;
}

import { hasPlacement, type PlacementCode, placementOf } from '../../../core/placement.ts';
import type { Placement } from '../../../core/tile.ts';
import { placementCodes } from '../../kernel/placement.ts';
import type { Rejection } from './rejection.ts';
import type { State } from './state.ts';

/** Why an expansion lets a tile (by its index) not lie at a placement; undefined when it may lie there. */
export function placingRejection(state: State, tile: number, placement: Placement): Rejection | undefined {
  for (const ask of state.play.placingRejections) {
    const rejection = ask(state, tile, placement);
    if (rejection) return rejection;
  }
  return undefined;
}

/** Every way to place a tile (by its index); of turns that look alike the first (M25). */
export function placementsOf(state: State, tile: number): PlacementCode[] {
  const { board, play } = state;
  const codes = placementCodes(board, tile);
  if (play.placingRejections.length === 0) return codes;
  return codes.filter((code) => !placingRejection(state, tile, placementOf(board.area, code)));
}

/** Whether a tile (by its index) can be placed anywhere. */
export function hasPlace(state: State, tile: number): boolean {
  if (state.play.placingRejections.length > 0) return placementsOf(state, tile).length > 0;
  return hasPlacement(state.board, tile, Number.POSITIVE_INFINITY);
}

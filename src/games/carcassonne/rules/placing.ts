import { hasPlacement, type PlacementCode, placementOf } from '../../../core/placement.ts';
import type { Placement } from '../../../core/tile.ts';
import { placementCodes } from '../../kernel/placement.ts';
import type { PlacingRule } from './expansion.ts';
import type { Rejection } from './rejection.ts';
import type { State } from './state.ts';

/** Why an expansion forbids a placement of a tile (by its index); undefined if none does. */
export function placingRejection(state: State, tile: number, placement: Placement): Rejection | undefined {
  for (const rule of placingRules(state, tile)) {
    const rejection = rule(placement);
    if (rejection) return rejection;
  }
  return undefined;
}

/** Every legal placement of a tile (by its index); of rotations that look alike only the first (M25). */
export function placementsOf(state: State, tile: number): PlacementCode[] {
  const codes = placementCodes(state.board, tile);
  const rules = placingRules(state, tile);
  return rules.length === 0 ? codes : codes.filter((code) => isAllowed(state, rules, code));
}

/** Whether a tile (by its index) can be placed anywhere. */
export function hasPlace(state: State, tile: number): boolean {
  const rules = placingRules(state, tile);
  if (rules.length === 0) return hasPlacement(state.board, tile, Number.POSITIVE_INFINITY);
  return placementCodes(state.board, tile).some((code) => isAllowed(state, rules, code));
}

/** Rules of expansions about the placement of a tile (by its index); none if it may be placed wherever it fits. */
function placingRules(state: State, tile: number): PlacingRule[] {
  const rules: PlacingRule[] = [];
  for (const ask of state.rules.placingRules) {
    const rule = ask(state, tile);
    if (rule) rules.push(rule);
  }
  return rules;
}

function isAllowed({ board }: State, rules: readonly PlacingRule[], code: PlacementCode): boolean {
  const placement = placementOf(board.area, code);
  return rules.every((rule) => !rule(placement));
}

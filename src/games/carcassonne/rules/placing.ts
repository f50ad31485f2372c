import { hasPlacement, type PlacementCode, placementOf } from '../../../core/placement.ts';
import type { Placement } from '../../../core/tile.ts';
import { placementCodes } from '../../kernel/placement.ts';
import type { PlacingRule } from './expansion.ts';
import type { Rejection } from './rejection.ts';
import type { State } from './state.ts';

/** Why an expansion lets a tile (by its index) not lie at a placement; undefined when it may lie there. */
export function placingRejection(state: State, tile: number, placement: Placement): Rejection | undefined {
  for (const rule of placingRules(state, tile)) {
    const rejection = rule(placement);
    if (rejection) return rejection;
  }
  return undefined;
}

/** Every way to place a tile (by its index); of turns that look alike the first (M25). */
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

/** What expansions say of where a tile (by its index) may lie; nothing where it may lie wherever it fits. */
function placingRules(state: State, tile: number): PlacingRule[] {
  const rules: PlacingRule[] = [];
  for (const ask of state.play.placingRules) {
    const rule = ask(state, tile);
    if (rule) rules.push(rule);
  }
  return rules;
}

function isAllowed({ board }: State, rules: readonly PlacingRule[], code: PlacementCode): boolean {
  const placement = placementOf(board.area, code);
  return rules.every((rule) => !rule(placement));
}

import { isOpen, tileAt } from '../../../core/board.ts';
import { featureOf, isOccupied } from '../../../core/feature-graph.ts';
import { clashesAt } from '../../../core/placement.ts';
import { SIDES, turnsOf } from '../../../core/ports.ts';
import type { Action, ActionType, PlaceAction } from './action.ts';
import { actionOf, legalMoves, placeMoves } from './move.ts';
import type { Landscape, Phase, Rejection } from './rejection.ts';
import { lastTile, type State } from './state.ts';

const PHASE_OF: Readonly<Record<ActionType, Phase>> = { draw: 'draw', place: 'place', meeple: 'piece', pass: 'piece' };

/** Every action that the seat to move may take now; none when the game is over. */
export function legalActions(state: State): Action[] {
  return legalMoves(state).map((move) => actionOf(state, move));
}

/** Every way to place the drawn tile. */
export function legalPlacements(state: State): PlaceAction[] {
  return placeMoves(state).map((move) => actionOf(state, move) as PlaceAction);
}

/** Why `seat` may not take `action` now; undefined when it may. */
export function rejectionOf(state: State, seat: number, action: Action): Rejection | undefined {
  if (state.phase === 'over') return { code: 'game-over' };
  if (seat !== state.seat) return { code: 'not-your-turn', seat: state.seat };
  if (PHASE_OF[action.type] !== state.phase) return { code: 'wrong-phase', phase: state.phase, action: action.type };
  if (action.type === 'place') return placeRejection(state, action);
  return action.type === 'meeple' ? meepleRejection(state, action.on) : undefined;
}

function placeRejection({ board, tile }: State, { x, y, rotation }: PlaceAction): Rejection | undefined {
  if (tileAt(board, x, y) >= 0) return { code: 'square-taken', x, y };
  if (!isOpen(board, x, y)) return { code: 'square-apart', x, y };
  const clashes = clashesAt(board, tile, { x, y, turns: turnsOf(rotation) });
  if (clashes.length === 0) return undefined;
  // A side is called after what runs through its middle.
  const landscape = (code: number) => board.table.sideKinds[code]![1] as Landscape;
  return {
    code: 'edge-clash',
    x,
    y,
    clashes: clashes.map(({ side, offered, demanded }) => ({
      side: SIDES[side],
      offered: landscape(offered),
      demanded: landscape(demanded),
    })),
  };
}

function meepleRejection(state: State, on: number): Rejection | undefined {
  const { board, set, setup, supply, seat } = state;
  const tile = lastTile(state);
  const segment = set.tiles[board.tileType[tile]!]!.segments[on];
  if (!segment) return { code: 'no-such-segment', on };
  if (segment.kind === 'field' && !setup.options.farms) return { code: 'no-farms' };
  if (supply[seat] === 0) return { code: 'none-left' };
  const feature = featureOf(board.graph, board.tileSegment[tile]! + on);
  return isOccupied(board.graph, feature) ? { code: 'occupied', kind: segment.kind } : undefined;
}

import { featureOf, isOccupied } from '../../../core/feature-graph.ts';
import { turnsOf } from '../../../core/ports.ts';
import { placeActionOf } from '../../kernel/placement.ts';
import { placementRejection, turnRejection } from '../../kernel/rejection.ts';
import { lastTile, supplyCount } from '../../kernel/state.ts';
import type { Action, ActionType, DoubleAction, PlaceAction } from './action.ts';
import { PIECE_KINDS, type PieceKind } from './event.ts';
import { actionOf, legalMoves, placeMoves } from './move.ts';
import type { Landscape, Phase, Rejection } from './rejection.ts';
import { frontColumn, type State } from './state.ts';
import { JUNGLE, TRIBUTARY, VILLAGE } from './tile-set.ts';

const PHASE_OF: Readonly<Record<ActionType, Phase>> = {
  draw: 'draw',
  place: 'place',
  double: 'double',
  meeple: 'piece',
  camp: 'piece',
  boat: 'piece',
};

/** Returns every action that the seat to move may take now; none if the game is over. */
export function legalActions(state: State): Action[] {
  return legalMoves(state).map((move) => actionOf(state, move));
}

/** Returns every legal placement of the drawn tile (A3, A4, A6). */
export function legalPlacements(state: State): PlaceAction[] {
  return placeMoves(state).map((code) => placeActionOf(state.board, code));
}

/** Returns why `seat` may not take `action` now; undefined if it may. */
export function rejectionOf(state: State, seat: number, action: Action): Rejection | undefined {
  const { type } = action;
  const outOfTurn = turnRejection(state, seat, { type, isAllowed: state.phase === PHASE_OF[type] });
  if (outOfTurn) return outOfTurn;
  switch (action.type) {
    case 'draw':
    case 'boat':
      return undefined;
    case 'place':
      return state.set.tiles[state.tile]!.role === 'amazon'
        ? riverRejection(state, action)
        : landRejection(state, action);
    case 'double':
      return doubleRejection(state, action);
    case 'meeple':
    case 'camp':
      return pieceRejection(state, action.type, action.on);
  }
}

function riverRejection(state: State, { x, y, rotation }: PlaceAction): Rejection | undefined {
  if (x !== state.riverX || y !== state.riverY) return { code: 'not-the-river', x: state.riverX, y: state.riverY };
  return state.set.flows[state.tile]!.includes(turnsOf(rotation)) ? undefined : { code: 'river-blocked', rotation };
}

function landRejection(state: State, action: PlaceAction): Rejection | undefined {
  const { x, y } = action;
  const rejection = placementRejection<Landscape>(state.board, state.tile, action);
  if (rejection?.code !== 'square-taken' && x > frontColumn(state))
    return { code: 'square-ahead', x, y, front: frontColumn(state) };
  return rejection;
}

/** Returns why a double may not be placed: it must still be face up (A11), and the river must flow on. */
function doubleRejection(state: State, { tile, rotation }: DoubleAction): Rejection | undefined {
  const index = state.set.indexOf.get(tile);
  if (index === undefined || !state.set.doubles.includes(index)) return { code: 'no-such-double', tile };
  if (!state.doubles.includes(index)) return { code: 'double-used', tile };
  return state.set.flows[index]!.includes(turnsOf(rotation)) ? undefined : { code: 'river-blocked', rotation };
}

/** Returns why a meeple or camp may not be placed on a segment of the tile just placed; undefined if it may (A13, A14). */
function pieceRejection(state: State, piece: PieceKind, on: number): Rejection | undefined {
  const { board, set } = state;
  const tile = lastTile(state);
  const segment = set.tiles[board.tileType[tile]!]!.segments[on];
  if (!segment) return { code: 'no-such-segment', on };
  const kind = board.graph.kind[board.tileSegment[tile]! + on]!;
  const suits = piece === 'meeple' ? kind === TRIBUTARY || kind === VILLAGE : kind === JUNGLE;
  if (!suits || segment.kind === 'amazon') return { code: 'wrong-segment', piece, kind: segment.kind };
  if (supplyCount(state, PIECE_KINDS.indexOf(piece), state.seat) === 0) return { code: 'none-left', piece };
  const feature = featureOf(board.graph, board.tileSegment[tile]! + on);
  return isOccupied(board.graph, feature) ? { code: 'occupied', piece, kind: segment.kind } : undefined;
}

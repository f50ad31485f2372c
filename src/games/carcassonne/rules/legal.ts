import { degreesOf, turnsOf } from '../../../core/ports.ts';
import { placementRejection, turnRejection } from '../../kernel/rejection.ts';
import { inSupply, lastTile } from '../../kernel/state.ts';
import type { Action, ActionOf, ActionType, PlaceAction } from './action.ts';
import {
  actionOf,
  addedAction,
  legalMoves,
  moveOf,
  payloadOf,
  pieceNumber,
  placeMoves,
  standingRejection,
} from './move.ts';
import { placingRejection } from './placing.ts';
import type { Landscape, Phase, Rejection } from './rejection.ts';
import type { State } from './state.ts';

/** The phases in which an action can be taken; those that expansions add say so themselves. */
const PHASES_OF: Readonly<Partial<Record<ActionType, readonly Phase[]>>> = {
  draw: ['draw'],
  place: ['place'],
  meeple: ['piece'],
  pass: ['piece', 'upgrade', 'further'],
};

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
  const { type } = action;
  const added = addedAction(state, type);
  const phases = added ? [added.phase] : (PHASES_OF[type] ?? []);
  const outOfTurn = turnRejection(state, seat, { type, phases });
  const isPlayed = phases.length > 0;
  if (outOfTurn && (isPlayed || outOfTurn.code !== 'wrong-phase')) return outOfTurn;
  if (!isPlayed) return { code: 'not-this-game', action: type };
  if (type === 'place') return placeRejection(state, action);
  if (type === 'meeple') return meepleRejection(state, action);
  if (payloadOf(moveOf(state, action)) >= 0) return undefined;
  return type === 'retrieve' ? { code: 'nothing-to-retrieve' } : { code: 'not-possible', action: type };
}

function placeRejection(state: State, action: PlaceAction): Rejection | undefined {
  const { board, set, tile } = state;
  const rejection = placementRejection<Landscape>(board, tile, action);
  if (rejection && rejection.code !== 'edge-clash') return rejection;
  const turns = turnsOf(action.rotation);
  const forbidden = placingRejection(state, tile, { x: action.x, y: action.y, turns }) ?? rejection;
  if (forbidden) return forbidden;
  // Of turns that look alike only the first is a placement (M25).
  const { rotations } = set.tiles[tile]!;
  return turns < rotations ? undefined : { code: 'looks-alike', rotation: degreesOf(turns % rotations) };
}

function meepleRejection(state: State, { on, as }: ActionOf<'meeple'>): Rejection | undefined {
  const { board, play, set, seat } = state;
  const piece = pieceNumber(state, as);
  const kind = play.pieces[piece];
  if (!kind) return { code: 'not-this-game', action: 'meeple' };
  const tile = lastTile(state);
  const segment = set.tiles[board.tileType[tile]!]!.segments[on];
  if (!segment) return { code: 'no-such-segment', on };
  if (segment.kind === 'field' && !play.hasFields) return { code: 'no-farms' };
  if (!kind.standsOn.includes(segment.kind)) {
    return segment.kind === 'garden' ? { code: 'only-abbot' } : { code: 'stands-elsewhere', piece: kind.id };
  }
  if (inSupply(state, piece, seat) === 0) return { code: 'no-piece-left', piece: kind.id };
  const code = standingRejection(state, kind, board.tileSegment[tile]! + on);
  return code && { code, kind: segment.kind };
}

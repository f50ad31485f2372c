import { featureOf, isOccupied, strengthOf } from '../../../core/feature-graph.ts';
import { placeActionOf, placementCode } from '../../kernel/placement.ts';
import { inSupply, lastTile } from '../../kernel/state.ts';
import type { Action, ActionType } from './action.ts';
import { makeAction } from './action.ts';
import type { AddedAction, PieceKind } from './expansion.ts';
import { isCompleted } from './feature.ts';
import { placementsOf } from './placing.ts';
import type { Phase } from './rejection.ts';
import type { State } from './state.ts';
import { FIELD } from './tile-set.ts';
import { SEGMENT_KINDS, type SegmentKind } from './tile-set-file.ts';

/**
 * A legal action as one number, so that a search allocates next to nothing: payload * 16 + kind. The payload of `place` is
 * a placement code, of `meeple` kind of piece * 32 + segment; of an action that an expansion adds the expansion says it.
 */
export type Move = number;

const KINDS = [
  'draw',
  'pass',
  'place',
  'meeple',
  'take',
  'island',
  'treat',
  'set',
  'sell',
  'upgrade',
  'turn',
  'retrieve',
] as const satisfies readonly ActionType[];
const [DRAW, , PLACE, MEEPLE] = [0, 1, 2, 3] as const;

/** The move that does nothing. */
export const PASS: Move = 1;

/** The move of a kind with a payload. */
export function moveWith(kind: ActionType, payload: number): Move {
  return payload * 16 + KINDS.indexOf(kind as (typeof KINDS)[number]);
}

/** Phases in which a seat may do nothing. */
const MAY_PASS: ReadonlySet<Phase> = new Set(['piece', 'upgrade', 'further']);

/** The kind of a move. */
export function kindOf(move: Move): ActionType {
  return KINDS[move & 15]!;
}

/** The payload of a move. */
export function payloadOf(move: Move): number {
  return move >> 4;
}

/** Every move of the seat to move, the one that does nothing last; none when the game is over. */
export function legalMoves(state: State): Move[] {
  const { phase } = state;
  const moves = ownMoves(state);
  pushAddedMoves(state, moves);
  if (MAY_PASS.has(phase)) moves.push(PASS);
  return moves;
}

function ownMoves(state: State): Move[] {
  switch (state.phase) {
    case 'draw':
      return [DRAW];
    case 'place':
      return placeMoves(state);
    case 'piece':
      return meepleMoves(state);
    default:
      return [];
  }
}

/** Adds the moves that expansions add to the phase of the turn. */
function pushAddedMoves(state: State, moves: Move[]): void {
  for (const added of state.play.actions) {
    if (added.phase !== state.phase) continue;
    for (const payload of added.payloads(state)) moves.push(moveWith(added.type, payload));
  }
}

/** Whether expansions add a move to the phase of the turn. */
export function hasAddedMove(state: State): boolean {
  for (const added of state.play.actions) {
    if (added.phase === state.phase && added.payloads(state).length > 0) return true;
  }
  return false;
}

/** What an expansion says of a kind of action; undefined where none adds it. */
export function addedAction({ play }: State, type: ActionType): AddedAction<State> | undefined {
  return play.actions.find((one) => one.type === type);
}

/** Every way to place the drawn tile; of turns that look alike the first (M25). */
export function placeMoves(state: State): Move[] {
  return state.tile < 0 ? [] : placementsOf(state, state.tile, (code) => code * 16 + PLACE);
}

/** More segments than a tile has: the distance between two kinds of piece in the payload of `meeple`. */
const PIECE_STEP = 32;

/** The number of the kind of piece, and the segment, of the payload of `meeple`. */
export function placedPieceOf(payload: number): { readonly piece: number; readonly on: number } {
  return { piece: Math.floor(payload / PIECE_STEP), on: payload % PIECE_STEP };
}

/** The number of a kind of piece, by default of the ordinary meeple; -1 when it is not played with. */
export function pieceNumber({ play }: State, id = 'meeple'): number {
  return play.pieces.findIndex((one) => one.id === id);
}

/** Why a kind of piece may not be placed on the feature of a segment of its kinds; undefined where it may. */
export function standingRejection(
  { board, seat }: State,
  { needs = 'free', isUnfinishedOnly }: PieceKind,
  segment: number,
): 'occupied' | 'needs-own-meeple' | 'feature-completed' | undefined {
  const { graph } = board;
  const feature = featureOf(graph, segment);
  if (needs === 'free' && isOccupied(graph, feature)) return 'occupied';
  if (needs === 'own' && strengthOf(graph, feature, seat) === 0) return 'needs-own-meeple';
  return isUnfinishedOnly && isCompleted(board, segment) ? 'feature-completed' : undefined;
}

/** Every piece that may be placed on the tile just placed. */
export function meepleMoves(state: State, max = Number.POSITIVE_INFINITY): Move[] {
  const { board, play, seat } = state;
  const moves: Move[] = [];
  const { graph } = board;
  const first = board.tileSegment[lastTile(state)]!;
  for (let piece = 0; piece < play.pieces.length; piece++) {
    if (inSupply(state, piece, seat) === 0) continue;
    const one = play.pieces[piece]!;
    for (let segment = first; segment < graph.segmentCount && moves.length < max; segment++) {
      const kind = graph.kind[segment]!;
      if ((kind === FIELD && !play.hasFields) || !one.standsOn.includes(SEGMENT_KINDS[kind]!)) continue;
      const on = segment - first;
      if (!standingRejection(state, one, segment)) moves.push((piece * PIECE_STEP + on) * 16 + MEEPLE);
    }
  }
  return moves;
}

/** The kinds of piece in the supply of the seat to move that may hold a free feature of a kind. */
export function holdersOf(state: State, kind: SegmentKind): string[] {
  return state.play.pieces.flatMap(({ id, standsOn, strength }, piece) =>
    inSupply(state, piece, state.seat) > 0 && strength > 0 && standsOn.includes(kind) ? [id] : [],
  );
}

/** The action that a move stands for. */
export function actionOf(state: State, move: Move): Action {
  const kind = kindOf(move);
  const payload = payloadOf(move);
  switch (kind) {
    case 'draw':
    case 'pass':
      return { type: kind };
    case 'place':
      return placeActionOf(state.board, payload);
    case 'meeple': {
      const { on, piece } = placedPieceOf(payload);
      return { type: 'meeple', on, ...(piece > 0 && { as: state.play.pieces[piece]!.id }) };
    }
    default:
      return addedAction(state, kind)!.actionOf(state, payload);
  }
}

/** The move that a legal action stands for; one of an expansion that is not legal has a negative payload. */
export function moveOf(state: State, action: Action): Move {
  switch (action.type) {
    case 'draw':
      return DRAW;
    case 'pass':
      return PASS;
    case 'place':
      return placementCode(state.board, action) * 16 + PLACE;
    case 'meeple':
      return (pieceNumber(state, action.as) * PIECE_STEP + action.on) * 16 + MEEPLE;
    default: {
      const text = makeAction(action);
      const added = addedAction(state, action.type);
      const payload = added?.payloads(state).find((one) => makeAction(added.actionOf(state, one)) === text) ?? -1;
      return moveWith(action.type, payload);
    }
  }
}

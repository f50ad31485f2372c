import { featureOf, isOccupied, strengthOf } from '../../../core/feature-graph.ts';
import { lastTile, placePiece, supplyCount } from '../../kernel/state.ts';
import { type ActionOf, BASE_SCHEMAS } from './action.ts';
import { isCompleted } from './feature.ts';
import { currentStep } from './move.ts';
import type { Rejection } from './rejection.ts';
import type { PieceKind, State } from './state.ts';
import type { SegmentKind } from './tile-set-file.ts';
import type { Verb } from './verb.ts';

/** More segments than a tile has: the distance between two kinds of piece in the payload of `meeple`. */
const PIECE_STEP = 32;

/** Places a piece on the tile just placed; the payload is kind of piece * 32 + segment. */
export const pieceVerb: Verb<State, ActionOf<'meeple'>> = {
  type: 'meeple',
  schema: BASE_SCHEMAS.meeple,
  step: 'piece',
  endsStep: true,
  payloads: (state) => piecePayloads(state),
  isPossible: (state) => piecePayloads(state, 1).length > 0,
  actionOf({ rules }, payload) {
    const { on, piece } = placedPieceOf(payload);
    return { type: 'meeple', on, ...(piece > 0 && { as: rules.pieces[piece]!.id }) };
  },
  payloadOf: (state, { on, as }) => pieceNumber(state, as) * PIECE_STEP + on,
  placed({ board }, payload) {
    const { on, piece } = placedPieceOf(payload);
    return { piece, segment: board.tileSegment[lastTile({ board })]! + on };
  },
  rejectionOf: (state, { on, as }) => {
    const piece = pieceNumber(state, as);
    const kind = state.rules.pieces[piece];
    if (!kind) return { code: 'not-this-game', action: 'meeple' };
    if (placesFurtherPieces(state) && !kind.mayFollow) {
      return { code: 'wrong-phase', phase: state.phase, action: 'meeple' };
    }
    return pieceRejection(state, kind, { piece, tile: lastTile(state), on });
  },
  play(state, payload, events) {
    const { on, piece: kind } = placedPieceOf(payload);
    const { id, strength } = state.rules.pieces[kind]!;
    placePiece<string, SegmentKind>(state, events, { on, kind, id, strength });
  },
};

/** The number of the kind of piece, and the segment, of the payload of `meeple`. */
export function placedPieceOf(payload: number): { readonly piece: number; readonly on: number } {
  return { piece: Math.floor(payload / PIECE_STEP), on: payload % PIECE_STEP };
}

/** The number of a kind of piece, by default of the ordinary meeple; -1 when it is not played with. */
export function pieceNumber({ rules }: State, id = 'meeple'): number {
  return rules.pieces.findIndex((one) => one.id === id);
}

/** The kinds of piece in the supply of the seat to move that may hold a free feature of a kind. */
export function placeablePieces({ rules, seat, scores, supply }: State, kind: SegmentKind): PieceKind[] {
  return rules.pieces.filter(
    ({ standsOn, strength }, piece) =>
      supply[piece * scores.length + seat]! > 0 && strength > 0 && standsOn.includes(kind),
  );
}

/** Whether a piece can be placed now, as the first of the turn or after another one. */
export function placesPieces(state: State): boolean {
  return state.phase === 'piece' || placesFurtherPieces(state);
}

function placesFurtherPieces(state: State): boolean {
  return state.phase !== 'piece' && currentStep(state)?.furtherPieces === true;
}

/** Every piece that may be placed on the tile just placed, at most so many. */
function piecePayloads(state: State, max = Number.POSITIVE_INFINITY): number[] {
  const { board, rules, seat, scores, supply } = state;
  const payloads: number[] = [];
  const { graph } = board;
  const first = board.tileSegment[lastTile(state)]!;
  const isFurther = placesFurtherPieces(state);
  if (tileRejection(state, lastTile(state))) return payloads;
  for (let piece = 0; piece < rules.pieces.length; piece++) {
    if (supply[piece * scores.length + seat] === 0) continue;
    const one = rules.pieces[piece]!;
    if (isFurther && !one.mayFollow) continue;
    const kinds = rules.standing[piece]!;
    for (let segment = first; segment < graph.segmentCount && payloads.length < max; segment++) {
      if ((kinds & (1 << graph.kind[segment]!)) === 0) continue;
      if (!standingRejection(state, one, segment)) payloads.push(piece * PIECE_STEP + segment - first);
    }
  }
  return payloads;
}

/** Why no piece may be placed on a tile (by its index); undefined if one may. */
export function tileRejection(state: State, tile: number): Rejection | undefined {
  for (const ask of state.rules.tileRejections) {
    const rejection = ask(state, tile);
    if (rejection) return rejection;
  }
  return undefined;
}

/** Why a kind of piece may not be placed on the feature of a segment, whose kind suits it; undefined if it may. */
export function standingRejection(
  state: State,
  { needs = 'free', isUnfinishedOnly }: PieceKind,
  segment: number,
): 'occupied' | 'needs-own-meeple' | 'feature-completed' | undefined {
  const { board, rules, seat } = state;
  const { graph } = board;
  const feature = featureOf(graph, segment);
  if (needs === 'free' && isOccupied(graph, feature)) return 'occupied';
  if (needs !== 'own') for (const isBarred of rules.bars) if (isBarred(state, feature)) return 'occupied';
  if (needs === 'own' && strengthOf(graph, feature, seat) === 0) return 'needs-own-meeple';
  return isUnfinishedOnly && isCompleted(board, segment) ? 'feature-completed' : undefined;
}

/**
 * Why the seat to move may not place a piece on a segment of a tile; undefined where it may.
 *
 * @param at.piece the number of the kind of piece
 * @param at.tile the index of the tile, `on` that of the segment on it
 */
export function pieceRejection(
  state: State,
  kind: PieceKind,
  { piece, tile, on }: { readonly piece: number; readonly tile: number; readonly on: number },
): Rejection | undefined {
  const { board, rules, set, seat } = state;
  const segment = set.tiles[board.tileType[tile]!]!.segments[on];
  if (!segment) return { code: 'no-such-segment', on };
  if (segment.kind === 'field' && !rules.hasFields) return { code: 'no-farms' };
  if (!kind.standsOn.includes(segment.kind)) {
    const brought = rules.expansions.find(({ segmentKind }) => segmentKind === segment.kind);
    return brought?.segmentRejection ?? { code: 'stands-elsewhere', piece: kind.id };
  }
  const rejection = tileRejection(state, tile);
  if (rejection) return rejection;
  if (supplyCount(state, piece, seat) === 0) return { code: 'no-piece-left', piece: kind.id };
  const code = standingRejection(state, kind, board.tileSegment[tile]! + on);
  return code && { code, kind: segment.kind };
}

import { tileAt } from '../../../core/board.ts';
import type { Square } from '../../../core/tile.ts';
import type { ActionSchema } from '../../kernel/action.ts';
import { type EventSink, placePiece, squareOfTile } from '../../kernel/state.ts';
import type { Action, ActionType } from './action.ts';
import type { GameEvent } from './event.ts';
import { currentStep } from './move.ts';
import { pieceNumber, pieceRejection, standingRejection, tileRejection } from './piece-verb.ts';
import type { StepName } from './rejection.ts';
import type { PieceKind, State } from './state.ts';
import { FIELD } from './tile-set.ts';
import { SEGMENT_KINDS, type SegmentKind } from './tile-set-file.ts';
import type { Verb } from './verb.ts';

/** A piece on a tile by its anchor square; `on` and `as` as in `meeple`. */
type PieceElsewhere = Square & { readonly type: ActionType; readonly on: number; readonly as?: string };

/** More segments than a board has: the distance between two kinds of piece in the payload. */
const PIECE_STEP = 2 ** 15;

/**
 * Makes a verb that places a piece on another tile than the one just placed, on an incomplete feature that is unoccupied unless
 * `standing` allows others (F51); apart from that it is like `meeple`. Its schema has `ELSEWHERE_FIELDS`. The payload is kind
 * of piece * 2^15 + segment in the feature graph.
 *
 * @param of.tilesFor the tiles (by index) onto which the seat to move may now put a kind of piece
 * @param of.standing a kind of piece as it may stand there; left out, as on the tile just placed
 */
export function elsewhereVerb(of: {
  readonly type: ActionType;
  readonly schema: ActionSchema;
  readonly step: StepName;
  tilesFor(state: State, kind: PieceKind): readonly number[];
  standing?(kind: PieceKind): PieceKind;
}): Verb<State> {
  const { tilesFor, standing = (kind) => kind, ...verb } = of;
  return {
    ...verb,
    endsStep: true,
    isElsewhere: true,
    payloads(state) {
      const { rules, scores, seat, supply } = state;
      return rules.pieces.flatMap((kind, piece) => {
        if (supply[piece * scores.length + seat] === 0 || !isPlaceableNow(state, kind)) return [];
        const segments = tilesFor(state, kind).flatMap((tile) => freeSegments(state, standing(kind), tile));
        return segments.map((segment) => elsewherePayload(piece, segment));
      });
    },
    actionOf(state, payload) {
      const { piece, segment } = pieceElsewhere(payload);
      const { board, rules } = state;
      const tile = board.graph.tile[segment]!;
      const on = segment - board.tileSegment[tile]!;
      const kind = piece > 0 && { as: rules.pieces[piece]!.id };
      return { type: of.type, ...squareOfTile(board, tile), on, ...kind } as PieceElsewhere as Action;
    },
    payloadOf(state, action) {
      const { board } = state;
      const { x, y, on, as } = action as PieceElsewhere;
      const tile = tileAt(board, x, y);
      const segment = board.tileSegment[tile]! + on;
      return board.graph.tile[segment] === tile ? elsewherePayload(pieceNumber(state, as), segment) : -1;
    },
    placed: (_, payload) => pieceElsewhere(payload),
    rejectionOf(state, action) {
      const { x, y, on, as, type } = action as PieceElsewhere;
      const piece = pieceNumber(state, as);
      const kind = state.rules.pieces[piece];
      const tile = tileAt(state.board, x, y);
      const isOffered = kind && isPlaceableNow(state, kind) && tilesFor(state, kind).includes(tile);
      if (!isOffered) return { code: 'not-possible', action: type };
      const anchor = squareOfTile(state.board, tile);
      if (anchor.x !== x || anchor.y !== y) return { code: 'not-possible', action: type };
      return pieceRejection(state, { ...standing(kind), isUnfinishedOnly: true }, { piece, tile, on });
    },
    play: placeElsewhere,
  };
}

/** The payload of a piece on a segment. */
export function elsewherePayload(piece: number, segment: number): number {
  return piece * PIECE_STEP + segment;
}

/** Places the piece of a payload on its segment. */
export function placeElsewhere(state: State, payload: number, events: EventSink<GameEvent>): void {
  const { board, rules } = state;
  const { piece, segment } = pieceElsewhere(payload);
  const { id, strength } = rules.pieces[piece]!;
  const tile = board.graph.tile[segment]!;
  const on = segment - board.tileSegment[tile]!;
  placePiece<string, SegmentKind>(state, events, { tile, on, kind: piece, id, strength });
}

/** The piece and the segment of a payload. */
export function pieceElsewhere(payload: number): { readonly piece: number; readonly segment: number } {
  return { piece: Math.floor(payload / PIECE_STEP), segment: payload % PIECE_STEP };
}

/** True if a kind of piece may be placed at the current step: after another piece only kinds with `mayFollow`. */
export function isPlaceableNow(state: State, { mayFollow }: PieceKind): boolean {
  return mayFollow === true || currentStep(state)?.furtherPieces !== true;
}

/** The segments of a tile with features that are not complete on which a kind of piece may be placed. */
export function freeSegments(state: State, kind: PieceKind, tile: number): number[] {
  if (tileRejection(state, tile)) return [];
  const { board, rules } = state;
  const { graph, tileSegment } = board;
  const first = tileSegment[tile]!;
  const segments: number[] = [];
  for (let segment = first; segment < graph.segmentCount && graph.tile[segment] === tile; segment++) {
    const on = graph.kind[segment]!;
    if ((on === FIELD && !rules.hasFields) || !kind.standsOn.includes(SEGMENT_KINDS[on]!)) continue;
    if (!standingRejection(state, { ...kind, isUnfinishedOnly: true }, segment)) segments.push(segment);
  }
  return segments;
}

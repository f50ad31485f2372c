import { featureOf, isOccupied } from '../../../core/feature-graph.ts';
import { placeActionOf, placementCode, placementMoves } from '../../kernel/placement.ts';
import { lastTile } from '../../kernel/state.ts';
import type { Action, ActionType } from './action.ts';
import { makeAction } from './action-notation.ts';
import { islandActions, sellActions, setActions, treatSquares, upgradeActions } from './chip-rules.ts';
import { fieldsCount } from './options.ts';
import type { State } from './state.ts';
import { FIELD } from './tile-set.ts';
import { SEGMENT_KINDS } from './tile-set-file.ts';

/**
 * A legal action as one number, so that a search allocates next to nothing: payload * 16 + kind. The payload of `place` is
 * a placement code, of `meeple` kind of piece * 32 + segment, of an action with chips its index among those of its kind (`chipActions`).
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
] as const satisfies readonly ActionType[];
const [DRAW, PASS, PLACE, MEEPLE, TAKE] = [0, 1, 2, 3, 4] as const;

/** Actions with chips that have to be chosen among several. */
type ChipActionType = 'island' | 'treat' | 'set' | 'sell' | 'upgrade' | 'turn';

/** The kind of a move. */
export function kindOf(move: Move): ActionType {
  return KINDS[move & 15]!;
}

/** The payload of a move. */
export function payloadOf(move: Move): number {
  return move >> 4;
}

/** Every move of the seat to move; none when the game is over. */
export function legalMoves(state: State): Move[] {
  switch (state.phase) {
    case 'draw':
      return [DRAW, ...chipMoves(state, 'island')];
    case 'place':
      return placeMoves(state);
    case 'chip':
      return [TAKE];
    case 'treat':
    case 'set':
      return chipMoves(state, state.phase);
    case 'piece': {
      const moves = meepleMoves(state);
      if (state.chips) moves.push(...chipMoves(state, 'sell'));
      moves.push(PASS);
      return moves;
    }
    case 'upgrade':
      return [...chipMoves(state, 'upgrade'), PASS];
    case 'further':
      return [...chipMoves(state, 'turn'), PASS];
    case 'over':
      return [];
  }
}

/** Every action of a kind that the seat to move could take with its chips, in the order of its moves. */
export function chipActions(state: State, type: ChipActionType): readonly Action[] {
  const { chips, seat } = state;
  if (!chips) return [];
  switch (type) {
    case 'island':
      return islandActions(state);
    case 'treat':
      return treatSquares(state).map(({ x, y }) => ({ type, x, y }));
    case 'set':
      return chips.game === 'isle' ? setActions(chips.hands[seat]!) : [];
    case 'sell':
      return sellActions(state);
    case 'upgrade':
      return upgradeActions(state);
    case 'turn':
      return chips.game === 'isle' ? [{ type }] : [];
  }
}

function chipMoves(state: State, type: ChipActionType): Move[] {
  return chipActions(state, type).map((_, index) => index * 16 + KINDS.indexOf(type));
}

/** Every way to place the drawn tile; of turns that look alike the first (M25). */
export function placeMoves({ board, tile }: State): Move[] {
  if (tile < 0) return [];
  return placementMoves(board, tile, { end: Number.POSITIVE_INFINITY, move: (code) => code * 16 + PLACE });
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

/** Every piece that may be placed on the tile just placed: where no other stands on the feature. */
export function meepleMoves(state: State, max = Number.POSITIVE_INFINITY): Move[] {
  const { board, play, seat, setup, scores, supply } = state;
  const moves: Move[] = [];
  const { graph } = board;
  const withFields = fieldsCount(setup.options);
  const first = board.tileSegment[lastTile(state)]!;
  for (let piece = 0; piece < play.pieces.length; piece++) {
    if (supply[piece * scores.length + seat] === 0) continue;
    const { standsOn } = play.pieces[piece]!;
    for (let segment = first; segment < graph.segmentCount && moves.length < max; segment++) {
      const kind = graph.kind[segment]!;
      if ((kind === FIELD && !withFields) || !standsOn.includes(SEGMENT_KINDS[kind]!)) continue;
      const on = segment - first;
      if (!isOccupied(graph, featureOf(graph, segment))) moves.push((piece * PIECE_STEP + on) * 16 + MEEPLE);
    }
  }
  return moves;
}

/** The action that a move stands for. */
export function actionOf(state: State, move: Move): Action {
  const kind = kindOf(move);
  const payload = payloadOf(move);
  switch (kind) {
    case 'draw':
    case 'pass':
    case 'take':
      return { type: kind };
    case 'place':
      return placeActionOf(state.board, payload);
    case 'meeple': {
      const { on, piece } = placedPieceOf(payload);
      return { type: 'meeple', on, ...(piece > 0 && { as: state.play.pieces[piece]!.id }) };
    }
    default:
      return chipActions(state, kind)[payload]!;
  }
}

/** The move that a legal action stands for. */
export function moveOf(state: State, action: Action): Move {
  switch (action.type) {
    case 'draw':
      return DRAW;
    case 'pass':
      return PASS;
    case 'take':
      return TAKE;
    case 'place':
      return placementCode(state.board, action) * 16 + PLACE;
    case 'meeple':
      return (pieceNumber(state, action.as) * PIECE_STEP + action.on) * 16 + MEEPLE;
    default: {
      const text = makeAction(action);
      const index = chipActions(state, action.type).findIndex((one) => makeAction(one) === text);
      return index * 16 + KINDS.indexOf(action.type);
    }
  }
}

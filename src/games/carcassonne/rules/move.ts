import { featureOf, isOccupied } from '../../../core/feature-graph.ts';
import { codeOf, findPlacements, mostPlacements, placementOf } from '../../../core/placement.ts';
import { degreesOf, turnsOf } from '../../../core/ports.ts';
import type { Action, ActionType } from './action.ts';
import { lastTile, type State } from './state.ts';
import { FIELD } from './tile-set.ts';

/**
 * A legal action as one number, so that a search allocates next to nothing: payload * 4 + kind. The payload of `place` is
 * a placement code, of `meeple` the segment.
 */
export type Move = number;

const KINDS = ['draw', 'pass', 'place', 'meeple'] as const satisfies readonly ActionType[];
const DRAW = 0;
const PASS = 1;
const PLACE = 2;
const MEEPLE = 3;

/** The kind of a move. */
export function kindOf(move: Move): ActionType {
  return KINDS[move & 3]!;
}

/** The payload of a move. */
export function payloadOf(move: Move): number {
  return move >> 2;
}

/** Every move of the seat to move; none when the game is over. */
export function legalMoves(state: State): Move[] {
  switch (state.phase) {
    case 'draw':
      return [DRAW];
    case 'place':
      return placeMoves(state);
    case 'piece': {
      const moves = meepleMoves(state);
      moves.push(PASS);
      return moves;
    }
    case 'over':
      return [];
  }
}

/** Placements just found; kept between calls only to save memory. */
let found = new Int32Array(0);

/**
 * Every way to place the drawn tile: of turns that look alike the first (M25), as the others would be the same tile on
 * the same square.
 */
export function placeMoves({ board, set, tile }: State): Move[] {
  if (tile < 0) return [];
  const most = mostPlacements(board, tile);
  if (found.length < most) found = new Int32Array(most);
  const count = findPlacements(board, tile, Number.POSITIVE_INFINITY, found);
  const { rotations } = set.tiles[tile]!;
  const moves: Move[] = [];
  for (let at = 0; at < count; at++) if ((found[at]! & 3) < rotations) moves.push(found[at]! * 4 + PLACE);
  return moves;
}

/** Every meeple that may be placed on the tile just placed: where no other stands on the feature. */
export function meepleMoves(state: State, most = Number.POSITIVE_INFINITY): Move[] {
  const { board, seat, setup, supply } = state;
  const moves: Move[] = [];
  if (supply[seat] === 0) return moves;
  const { graph } = board;
  const first = board.tileSegment[lastTile(state)]!;
  for (let segment = first; segment < graph.count && moves.length < most; segment++) {
    if (graph.kind[segment] === FIELD && !setup.options.farms) continue;
    if (!isOccupied(graph, featureOf(graph, segment))) moves.push((segment - first) * 4 + MEEPLE);
  }
  return moves;
}

/** The action that a move stands for. */
export function actionOf({ board }: State, move: Move): Action {
  const kind = kindOf(move);
  const payload = payloadOf(move);
  switch (kind) {
    case 'draw':
    case 'pass':
      return { type: kind };
    case 'place': {
      const { x, y, turns } = placementOf(board.area, payload);
      return { type: 'place', x, y, rotation: degreesOf(turns) };
    }
    case 'meeple':
      return { type: 'meeple', on: payload };
  }
}

/** The move that a legal action stands for. */
export function moveOf({ board }: State, action: Action): Move {
  switch (action.type) {
    case 'draw':
      return DRAW;
    case 'pass':
      return PASS;
    case 'place': {
      const { x, y, rotation } = action;
      return codeOf(board.area, { x, y, turns: turnsOf(rotation) }) * 4 + PLACE;
    }
    case 'meeple':
      return action.on * 4 + MEEPLE;
  }
}

import { featureOf, isOccupied } from '../../../core/feature-graph.ts';
import { placementCodeOf } from '../../../core/placement.ts';
import { degreesOf, turnsOf } from '../../../core/ports.ts';
import { placeActionOf, placementCode, placementCodes } from '../../kernel/placement.ts';
import { lastTile, supplyCount } from '../../kernel/state.ts';
import type { Action, ActionType } from './action.ts';
import { CAMP, MEEPLE } from './event.ts';
import { endOfLand, type State } from './state.ts';
import { JUNGLE, TRIBUTARY, VILLAGE } from './tile-set.ts';

/**
 * A legal action as one number, so that a search allocates little memory: kind * 2^24 + payload. The payload of `place`, and so
 * its move, is a placement code; of `double`, tile * 4 + quarter turns; of `meeple` and `camp`, the segment.
 */
export type Move = number;

const KINDS = ['place', 'draw', 'boat', 'double', 'meeple', 'camp'] as const satisfies readonly ActionType[];
const KIND = 1 << 24;
const DRAW = KIND;
/** The move that places no piece: the boat sails instead. */
export const BOAT_MOVE: Move = 2 * KIND;
const DOUBLE = 3 * KIND;
const PLACE_MEEPLE = 4 * KIND;
const PLACE_CAMP = 5 * KIND;

/** Returns the kind of a move. */
export function kindOf(move: Move): ActionType {
  return KINDS[move >> 24]!;
}

/** Returns the payload of a move. */
export function payloadOf(move: Move): number {
  return move & (KIND - 1);
}

/** Returns every move of the seat to move; none if the game is over. */
export function legalMoves(state: State): Move[] {
  switch (state.phase) {
    case 'draw':
      return [DRAW];
    case 'place':
      return placeMoves(state);
    case 'double':
      return doubleMoves(state);
    case 'piece': {
      const moves = pieceMoves(state);
      moves.push(BOAT_MOVE);
      return moves;
    }
    case 'over':
      return [];
  }
}

/** Returns every legal placement of the drawn tile (A3, A4, A6). */
export function placeMoves(state: State): Move[] {
  const { board, set, tile } = state;
  if (tile < 0) return [];
  if (set.tiles[tile]!.role !== 'amazon') return placementCodes(board, tile, endOfLand(state));
  const next = placementCodeOf(board.area, { x: state.riverX, y: state.riverY, turns: 0 });
  return set.flows[tile]!.map((turns) => next + turns);
}

/** Returns the moves that place a meeple or camp on the tile just placed (A13, A14). */
export function pieceMoves(state: State, max = Number.POSITIVE_INFINITY): Move[] {
  const { board, seat } = state;
  const first = board.tileSegment[lastTile(state)]!;
  const moves: Move[] = [];
  for (let segment = first; segment < board.graph.segmentCount && moves.length < max; segment++) {
    const kind = board.graph.kind[segment]!;
    const meeple = kind === TRIBUTARY || kind === VILLAGE;
    if (!meeple && kind !== JUNGLE) continue;
    if (supplyCount(state, meeple ? MEEPLE : CAMP, seat) === 0) continue;
    if (isOccupied(board.graph, featureOf(board.graph, segment))) continue;
    moves.push((meeple ? PLACE_MEEPLE : PLACE_CAMP) + segment - first);
  }
  return moves;
}

/** Converts a move to its action. */
export function actionOf(state: State, move: Move): Action {
  const kind = kindOf(move);
  const payload = payloadOf(move);
  switch (kind) {
    case 'draw':
    case 'boat':
      return { type: kind };
    case 'place':
      return placeActionOf(state.board, payload);
    case 'double':
      return { type: 'double', tile: state.set.tiles[payload >> 2]!.id, rotation: degreesOf(payload & 3) };
    case 'meeple':
    case 'camp':
      return { type: kind, on: payload };
  }
}

/** Converts a legal action to its move. */
export function moveOf(state: State, action: Action): Move {
  switch (action.type) {
    case 'draw':
      return DRAW;
    case 'boat':
      return BOAT_MOVE;
    case 'place':
      return placementCode(state.board, action);
    case 'double':
      return DOUBLE + state.set.indexOf.get(action.tile)! * 4 + turnsOf(action.rotation);
    case 'meeple':
    case 'camp':
      return (action.type === 'meeple' ? PLACE_MEEPLE : PLACE_CAMP) + action.on;
  }
}

function doubleMoves(state: State): Move[] {
  return [...new Set(state.doubles)].flatMap((tile) =>
    state.set.flows[tile]!.map((turns) => DOUBLE + tile * 4 + turns),
  );
}

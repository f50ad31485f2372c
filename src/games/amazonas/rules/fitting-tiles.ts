import { DEGREES, type Degrees } from '../../../core/ports.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import type { Square } from '../../../core/tile.ts';
import type { FittingTile, OpenSquare } from '../../contract/game.ts';
import { legalPlacements, rejectionOf } from './legal.ts';
import type { Rejection } from './rejection.ts';
import { copyState, type State } from './state.ts';
import { viewOf } from './view.ts';

/**
 * The tiles left in the pile that fit a square of the current board, in the order of the tile set; fails with the
 * reason if no tile at all can be placed there.
 */
export function fittingTiles(state: State, square: Square): Result<readonly FittingTile[], Rejection> {
  const { pile } = viewOf(state);
  if (state.phase === 'over') return failure({ code: 'game-over' });
  const board = copyState(state);
  board.phase = 'place';
  const fitting: FittingTile[] = [];
  let reason: Rejection | undefined;
  for (const [tile, count] of Object.entries(pile.tiles)) {
    board.tile = state.set.indexOf.get(tile)!;
    const rotations: Degrees[] = [];
    for (const rotation of DEGREES) {
      const rejection = rejectionOf(board, board.seat, { type: 'place', ...square, rotation });
      if (!rejection) rotations.push(rotation);
      // Only a rejection of the square itself holds for every tile.
      else if (rejection.code.startsWith('square-')) reason = rejection;
    }
    if (rotations.length > 0) fitting.push({ tile, count, rotations });
  }
  return fitting.length === 0 && reason ? failure(reason) : success(fitting);
}

/** The squares of the current board where any tile left in the pile fits; none when the game is over. */
export function openSquares(state: State): readonly OpenSquare[] {
  if (state.phase === 'over') return [];
  const board = copyState(state);
  board.phase = 'place';
  const open = new Map<string, OpenSquare>();
  for (const [tile, count] of Object.entries(viewOf(state).pile.tiles)) {
    board.tile = state.set.indexOf.get(tile)!;
    const squares = new Map(legalPlacements(board).map(({ x, y }) => [`${x},${y}`, { x, y }]));
    for (const [key, square] of squares) open.set(key, { ...square, count: (open.get(key)?.count ?? 0) + count });
  }
  return [...open.values()];
}

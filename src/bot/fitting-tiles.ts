import {
  copyState,
  DEGREES,
  type Degrees,
  failure,
  type Rejection,
  type Result,
  rejectionOf,
  type Square,
  type State,
  success,
  viewFor,
} from '../engine/index.ts';

/** A tile of the pile that fits a square: how many are left, and the rotations in which it fits. */
export interface FittingTile {
  readonly tile: string;
  readonly count: number;
  readonly rotations: readonly Degrees[];
}

/**
 * The tiles left in the pile that could be laid on a square as the board is now, in the order of the tile set; where no
 * tile at all could be laid there, why not.
 */
export function fittingTiles(state: State, square: Square): Result<readonly FittingTile[], Rejection> {
  const { pile } = viewFor(state);
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
      // Only what is wrong with the square itself goes for every tile.
      else if (rejection.code.startsWith('square-')) reason = rejection;
    }
    if (rotations.length > 0) fitting.push({ tile, count, rotations });
  }
  return fitting.length === 0 && reason ? failure(reason) : success(fitting);
}

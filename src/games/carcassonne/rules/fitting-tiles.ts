import { DEGREES } from '../../../core/ports.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import type { Square } from '../../../core/tile.ts';
import type { FittingTile, OpenSquare } from '../../contract/game.ts';
import { legalPlacements, rejectionOf } from './legal.ts';
import type { Rejection } from './rejection.ts';
import { copyState, type State } from './state.ts';
import { tilesLeft } from './view.ts';

/**
 * The tiles left in the pile that could be placed on a square as the board is now, in the order of the tile set; where no
 * tile at all could be, why not.
 */
export function fittingTiles(state: State, square: Square): Result<readonly FittingTile[], Rejection> {
  if (state.phase === 'over') return failure({ code: 'game-over' });
  const trial = copyState(state);
  trial.phase = 'place';
  const fitting: FittingTile[] = [];
  let reason: Rejection | undefined;
  for (const [tile, count] of Object.entries(tilesLeft(state))) {
    trial.tile = state.set.indexOf.get(tile)!;
    const rotations = DEGREES.slice(0, state.set.tiles[trial.tile]!.rotations).filter((rotation) => {
      const rejection = rejectionOf(trial, trial.seat, { type: 'place', ...square, rotation });
      // Only what is wrong with the square itself goes for every tile.
      if (rejection?.code.startsWith('square-')) reason = rejection;
      return !rejection;
    });
    if (rotations.length > 0) fitting.push({ tile, count, rotations });
  }
  return fitting.length === 0 && reason ? failure(reason) : success(fitting);
}

/** The squares where any tile left in the pile could be placed as the board is now; none when the game is over. */
export function openSquares(state: State): readonly OpenSquare[] {
  if (state.phase === 'over') return [];
  const trial = copyState(state);
  trial.phase = 'place';
  const open = new Map<string, OpenSquare>();
  for (const [tile, count] of Object.entries(tilesLeft(state))) {
    trial.tile = state.set.indexOf.get(tile)!;
    const squares = new Map(legalPlacements(trial).map(({ x, y }) => [`${x},${y}`, { x, y }]));
    for (const [key, square] of squares) open.set(key, { ...square, count: (open.get(key)?.count ?? 0) + count });
  }
  return [...open.values()];
}

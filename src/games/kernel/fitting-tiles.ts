import { neighbourCell, squareOfCell } from '../../core/area.ts';
import { OUTSIDE } from '../../core/board.ts';
import { DEGREES } from '../../core/ports.ts';
import { failure, type Result, success } from '../../core/result.ts';
import type { Square } from '../../core/tile.ts';
import type { FittingTile, OpenSquare } from '../contract/game.ts';
import type { CommonView } from '../contract/view.ts';
import type { PlaceAction } from './placement.ts';
import type { TileGameState } from './state.ts';
import { countCopies } from './view.ts';

/** Functions of a game that `tileFitting` needs. */
interface PlacingGame<State, Rejection> {
  readonly copyState: (state: State) => State;
  readonly viewOf: (state: State) => Pick<CommonView, 'pile'>;
  readonly rejectionOf: (state: State, seat: number, action: PlaceAction) => Rejection | undefined;
  /** Returns the tiles (by index) that seats hold for their turns; by default there are none. */
  readonly heldTiles?: (state: State) => readonly number[];
  /** Returns every legal placement of the drawn tile. */
  readonly legalPlacements: (state: State) => readonly Square[];
}

/** Creates functions that find which tiles left in the pile fit where on the current board. */
export function tileFitting<State extends TileGameState, Rejection extends { readonly code: string }>(
  game: PlacingGame<State, Rejection | { readonly code: 'game-over' }>,
) {
  /** Calls `attempt` for every kind of tile left, then for those held, with a copy of the state in which this tile is drawn. */
  function eachTile(state: State, attempt: (trial: State, left: Omit<FittingTile, 'rotations'>) => void): void {
    const trial = game.copyState(state);
    trial.phase = 'place';
    const inPile = Object.entries(game.viewOf(state).pile.tiles);
    const held = Object.entries(countCopies(state.set, game.heldTiles?.(state) ?? []));
    for (const [at, [tile, count]] of [...inPile, ...held].entries()) {
      trial.tile = state.set.indexOf.get(tile)!;
      attempt(trial, { tile, count, ...(at >= inPile.length && { isHeld: true as const }) });
    }
  }

  return {
    /** Returns the tiles that fit a square, in the order of the tile set, held ones last; fails if no tile can be placed there at all. */
    fittingTiles(state: State, square: Square): Result<readonly FittingTile[], Rejection | { code: 'game-over' }> {
      if (state.phase === 'over') return failure({ code: 'game-over' });
      const fitting: FittingTile[] = [];
      let reason: Rejection | { code: 'game-over' } | undefined;
      eachTile(state, (trial, left) => {
        const rotations = DEGREES.slice(0, state.set.tiles[trial.tile]!.rotations).filter((rotation) => {
          const rejection = game.rejectionOf(trial, trial.seat, { type: 'place', ...square, rotation });
          // Rejections with these codes are about the square, and hold for every tile.
          if (rejection?.code.startsWith('square-')) reason = rejection;
          return !rejection;
        });
        if (rotations.length > 0) fitting.push({ ...left, rotations });
      });
      return fitting.length === 0 && reason ? failure(reason) : success(fitting);
    },

    /** Returns the squares where any tile left or held fits; none if the game is over. */
    openSquares(state: State): readonly OpenSquare[] {
      if (state.phase === 'over') return [];
      const open = new Map<string, OpenSquare>();
      eachTile(state, (trial, { count }) => {
        const squares = new Map(game.legalPlacements(trial).map(({ x, y }) => [`${x},${y}`, { x, y }]));
        for (const [key, square] of squares) open.set(key, { ...square, count: (open.get(key)?.count ?? 0) + count });
      });
      return [...open.values()];
    },
  };
}

/** Returns the free squares between two tiles or more that none of these tiles (by index) fits; only for tiles of one square. */
export function deadSquares({ board }: TileGameState, coming: readonly number[]): readonly Square[] {
  const { area, cells, openCell, openCount, openDemand, table } = board;
  const { fits, demands } = table;
  const dead: Square[] = [];
  for (let slot = 0; slot < openCount; slot++) {
    const cell = openCell[slot]!;
    const covered = [0, 1, 2, 3].filter((side) => {
      const beside = cells[neighbourCell(area, cell, side)]!;
      return beside > 0 && beside !== OUTSIDE;
    });
    const isFitted = coming.some((tile) => fits[tile * demands + openDemand[slot]!]! > 0);
    if (covered.length > 1 && !isFitted) dead.push(squareOfCell(area, cell));
  }
  return dead;
}

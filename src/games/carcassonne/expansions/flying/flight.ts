import { tileAt } from '../../../../core/board.ts';
import type { Square } from '../../../../core/tile.ts';
import { lastTile, squareOfLastTile } from '../../../kernel/state.ts';
import { type PieceKind, type State, statePart } from '../../rules/state.ts';
import { FACES, squareAhead, wayOf } from './way.ts';

/** The name of the die among the chances of a game. */
export const DIE = 'flight';

/** State of the machine on the tile just placed. */
interface Machine {
  /** A piece has flown with it. */
  readonly isUsed: boolean;
  /** Number of the kind of piece in the air, and number of squares that it flies, once the die was thrown. */
  readonly inAir?: number | undefined;
  readonly thrown?: number | undefined;
}

export const MACHINE = statePart<Machine>('flying', { isUsed: false });

/** The square to which a piece flies from the tile just placed, for each face of the die; none for a tile without a machine. */
export function squaresAhead(state: State): Square[] {
  const { board, set } = state;
  const tile = lastTile(state);
  const way = wayOf(set.tiles[board.tileType[tile]!]!, board.tileTurns[tile]!);
  const square = squareOfLastTile(state);
  return way ? FACES.map((squares) => squareAhead(square, way, squares)) : [];
}

/** A list with the tile (by index) on a square; empty without a tile. */
export function tilesOn({ board }: State, { x, y }: Square): number[] {
  const tile = tileAt(board, x, y);
  return tile < 0 ? [] : [tile];
}

/** The kind of piece with the rules for landing: also on occupied features, but not on fields (G14). */
export function landing(kind: PieceKind): PieceKind {
  return { ...kind, needs: 'nothing', standsOn: kind.standsOn.filter((one) => one !== 'field') };
}

/** Whether a kind of piece flies: all that may hold a free feature (G12). */
export function flies({ needs = 'free' }: PieceKind): boolean {
  return needs === 'free';
}

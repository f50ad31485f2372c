import { tileAt } from '../../../../core/board.ts';
import type { Square } from '../../../../core/tile.ts';
import { lastTile, squareOfLastTile } from '../../../kernel/state.ts';
import { type PieceKind, type State, statePart } from '../../rules/state.ts';
import { FACES, machineDirection, squareAhead } from './way.ts';

/** The name of the die among the chances of a game. */
export const FLIGHT_CHANCE = 'flight';

/** State of the machine on the tile just placed. */
interface Machine {
  /** True if a piece has flown with the machine. */
  readonly isUsed: boolean;
  /** Number of the kind of piece in the air, and number of squares that it flies, once the die was thrown. */
  readonly inAir?: number | undefined;
  readonly thrown?: number | undefined;
}

export const FLYING_PART = statePart<Machine>('flying', { isUsed: false });

/** The square to which a piece flies from the tile just placed, for each face of the die; none for a tile without a machine. */
export function squaresAhead(state: State): Square[] {
  const { board, set } = state;
  const tile = lastTile(state);
  const way = machineDirection(set.tiles[board.tileType[tile]!]!, board.tileTurns[tile]!);
  const square = squareOfLastTile(state);
  return way ? FACES.map((squares) => squareAhead(square, way, squares)) : [];
}

/** A list with the tile (by index) on a square; empty without a tile. */
export function tilesOn({ board }: State, { x, y }: Square): number[] {
  const tile = tileAt(board, x, y);
  return tile < 0 ? [] : [tile];
}

/** Returns a kind of piece with the rules for landing: occupied features are allowed, fields are not (G14). */
export function landingKind(kind: PieceKind): PieceKind {
  return { ...kind, needs: 'nothing', standsOn: kind.standsOn.filter((one) => one !== 'field') };
}

/** True if a kind of piece may fly: every kind that may be placed on an unoccupied feature (G12). */
export function canFly({ needs = 'free' }: PieceKind): boolean {
  return needs === 'free';
}

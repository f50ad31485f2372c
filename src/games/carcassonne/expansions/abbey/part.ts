import { type PlacedPiece, type State, statePart } from '../../rules/state.ts';

/** A wagon that has come home by a scoring in this turn, from a tile (by its index). */
export interface ReturnedWagon {
  readonly seat: number;
  readonly tile: number;
}

/** State of Abbey & Mayor. */
interface Abbeys {
  /** Seats that have placed their abbey. */
  readonly placed: readonly number[];
  /** In the last round the seats that are still to come, in their order; undefined before it (F56). */
  readonly round?: readonly number[];
  /** Wagons that may still drive on in this turn (F59). */
  readonly wagons: readonly ReturnedWagon[];
}

/** The part of game states with it. */
export const ABBEYS = statePart<Abbeys>('abbey', { placed: [], wagons: [] });

/** The kind of a piece on the board, by its name. */
export function isKind({ play }: State, { kind = 0 }: Pick<PlacedPiece, 'kind'>, id: string): boolean {
  return play.pieces[kind]!.id === id;
}

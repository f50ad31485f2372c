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
  /** Seats that still have a turn in the last round, in order; undefined before the last round (F56). */
  readonly round?: readonly number[];
  /** Wagons that may still drive on in this turn (F59). */
  readonly wagons: readonly ReturnedWagon[];
}

/** Part of the state: abbeys and wagons. */
export const ABBEY_PART = statePart<Abbeys>('abbey', { placed: [], wagons: [] });

/** The kind of a piece on the board, by its name. */
export function isKind({ rules }: State, { kind = 0 }: Pick<PlacedPiece, 'kind'>, id: string): boolean {
  return rules.pieces[kind]!.id === id;
}

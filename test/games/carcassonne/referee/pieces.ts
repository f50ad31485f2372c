import { BRINGS, type GameOptions, PIECE_NAMES, type PieceName } from './expansions.ts';
import type { Feature } from './features.ts';

/** A piece on the board. */
export interface Piece {
  readonly seat: number;
  /** The name of the segment that it stands on. */
  readonly part: string;
  readonly name: PieceName;
  /** The value of the chip under it. */
  readonly chip?: number;
}

/** Pieces of every kind in the supply of each seat. */
export type Supply = Record<PieceName, number[]>;

export function fullSupply(options: GameOptions, hasMap: boolean, seats: number): Supply {
  const { meeples } = options;
  const ordinary = meeples === '9' || (meeples === 'usual' && hasMap) ? 9 : 7;
  const countOf = (name: PieceName) => (name === 'meeple' ? ordinary : options[BRINGS[name]] ? 1 : 0);
  return Object.fromEntries(PIECE_NAMES.map((name) => [name, Array<number>(seats).fill(countOf(name))])) as Supply;
}

/** What a piece counts for the majority, which is also whether it occupies (E5). */
export function strengthOf({ name, chip }: Piece): number {
  if (name === 'builder' || name === 'pig') return 0;
  return name === 'large' || chip ? 2 : 1;
}

/** Whether a seat may put a piece onto a feature of the tile just placed, on which the pieces `there` stand. */
export function mayStand(
  name: PieceName,
  seat: number,
  { kind, completed }: Feature,
  there: readonly Piece[],
): boolean {
  const occupying = there.filter((piece) => strengthOf(piece) > 0);
  const isOwn = occupying.some((piece) => piece.seat === seat);
  switch (name) {
    // Onto an own road or city that goes on (E36).
    case 'builder':
      return (kind === 'road' || kind === 'city') && !completed && isOwn;
    // Into an own farm (E41).
    case 'pig':
      return kind === 'field' && isOwn;
    case 'abbot':
      return (kind === 'monastery' || kind === 'garden') && occupying.length === 0;
    // Ordinary and large meeples and phantoms: never in a garden (E17, E30, F4).
    default:
      return kind !== 'garden' && occupying.length === 0;
  }
}

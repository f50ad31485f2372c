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
  /** The corner of its tile, for a barn. */
  readonly corner?: string;
}

/** Whether a piece is a meeple, which occupies, wins, and lets builder and pig join (F4). */
export function isMeeple({ name }: Piece): boolean {
  return name !== 'builder' && name !== 'pig' && name !== 'barn';
}

/** Pieces of every kind in the supply of each seat. */
export type Supply = Record<PieceName, number[]>;

export function fullSupply(options: GameOptions, hasMap: boolean, seats: number): Supply {
  const { meeples } = options;
  const ordinary = meeples === '9' || (meeples === 'usual' && hasMap) ? 9 : 7;
  const countOf = (name: PieceName) => (name === 'meeple' ? ordinary : options[BRINGS[name]] ? 1 : 0);
  return Object.fromEntries(PIECE_NAMES.map((name) => [name, Array<number>(seats).fill(countOf(name))])) as Supply;
}

/** What a piece counts for the majority on its feature (E5): a mayor the coats of arms (F57). */
export function strengthOf(piece: Piece, { coats }: Feature): number {
  const { name, chip } = piece;
  if (!isMeeple(piece)) return 0;
  if (name === 'mayor') return coats;
  return name === 'large' || chip ? 2 : 1;
}

/** Whether a seat may put a piece onto a feature of the tile just placed, on which the pieces `there` stand. */
export function mayStand(
  name: PieceName,
  seat: number,
  { kind, completed }: Feature,
  there: readonly Piece[],
): boolean {
  // No farmer enters a farm with a barn; a pig may follow one whom this tile joins to it (F63).
  if (name !== 'pig' && there.some((piece) => piece.name === 'barn')) return false;
  const occupying = there.filter(isMeeple);
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
    case 'mayor':
      return kind === 'city' && occupying.length === 0;
    // On no field (F58).
    case 'wagon':
      return ['road', 'city', 'monastery'].includes(kind) && occupying.length === 0;
    // On a corner, not on a segment (F61).
    case 'barn':
      return false;
    // Ordinary and large meeples and phantoms: never in a garden (E17, E30, F4).
    default:
      return kind !== 'garden' && occupying.length === 0;
  }
}

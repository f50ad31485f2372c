import type { TileSetName } from './tile-boxes.ts';
import type { Mark, SegmentKind } from './tile-set-file.ts';

/** A kind of piece that every seat has. */
export interface PieceKind {
  /** Its name in actions, views and words. */
  readonly id: string;
  /** How many a seat has. */
  readonly count: number;
  /** What it counts for the majority (E5). */
  readonly strength: number;
  /** Kinds of segment on which it may stand, where nobody else stands on the feature. */
  readonly standsOn: readonly SegmentKind[];
}

/** Where kinds of piece may stand. */
export const STANDS_ON = {
  meeple: ['field', 'road', 'city', 'monastery'],
} as const satisfies Readonly<Record<string, readonly SegmentKind[]>>;

/** What a completed feature with a mark is worth instead of the usual; while it is open it is worth nothing. */
export interface MarkedWorth {
  readonly mark: Mark;
  readonly kind: SegmentKind;
  /** Points a tile, and a coat of arms. */
  readonly tile: number;
  readonly coatOfArms: number;
}

/** An expansion: what it adds to the game when the option of its id is chosen. */
export interface Expansion {
  readonly id: string;
  /** Whether it can be chosen when a game is opened. */
  readonly isOffered: boolean;
  /** The box whose tiles it adds on the open table (E2, E55). */
  readonly box: TileSetName;
  /** Most players on the open table. */
  readonly maxSeats: number;
  readonly pieces: readonly PieceKind[];
  readonly worths: readonly MarkedWorth[];
}

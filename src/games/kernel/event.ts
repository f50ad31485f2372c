import type { Degrees } from '../../core/ports.ts';
import type { Square } from '../../core/tile.ts';
import type { Scoring } from '../contract/game.ts';
import type { SegmentPlace } from '../contract/view.ts';

/** Events that every tile game has, except those of scoring: codes and numbers, no prose. Seats are indexes. */
export type TurnEvent =
  | { readonly type: 'drawn'; readonly seat: number; readonly tile: string }
  | { readonly type: 'discarded'; readonly seat: number; readonly tile: string }
  | ({ readonly type: 'placed'; readonly seat: number; readonly tile: string; readonly rotation: Degrees } & Square)
  /** `by` = kind of the piece that gives the seat this further turn; absent for a usual turn. */
  | { readonly type: 'turn-started'; readonly seat: number; readonly turn: number; readonly by?: string }
  /** `winners` are all seats with the highest score. */
  | { readonly type: 'ended'; readonly scores: readonly number[]; readonly winners: readonly number[] };

/** A piece has been placed on a segment (by its index) of a tile, whose anchor is the square. */
export type PiecePlaced<Piece extends string, Kind extends string> = {
  readonly type: 'piece-placed';
  readonly seat: number;
  readonly piece: Piece;
  readonly kind: Kind;
  readonly segment: number;
  /** The square that it comes from, if it stood on the board. */
  readonly from?: Square;
  /** Set if it stands on another tile than the one placed last. */
  readonly isElsewhere?: true;
} & Square;

/** A feature has been scored. */
export interface FeatureScored<Kind extends string> {
  readonly type: 'feature-scored';
  readonly kind: Kind;
  readonly completed: boolean;
  /** Part of the final scoring. */
  readonly final: boolean;
  readonly tiles: number;
  /** Points for each seat of `seats`. */
  readonly points: number;
  /** Seats with the majority; empty if nobody had a piece there. */
  readonly seats: readonly number[];
  /** Seats with pieces on the feature but without the majority. */
  readonly beaten: readonly number[];
  /** One of the feature's segments. */
  readonly at: SegmentPlace;
}

/** Returns the points that a scored feature gave to the seats with the majority, in the category of its kind. */
export function featureScoring({ kind, final, at, points, seats }: FeatureScored<string>): Scoring {
  return { category: kind, final, feature: { at, points }, lines: seats.map((seat) => ({ seat, points })) };
}

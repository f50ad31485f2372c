import type { Degrees } from '../../../core/ports.ts';
import type { Square } from '../../../core/tile.ts';
import type { SegmentPlace } from '../../view.ts';
import type { SegmentKind } from './tile-set-file.ts';

/** What followed from an action, derived from the log: codes and numbers, no prose. Seats are indexes. */
export type GameEvent =
  | { readonly type: 'drawn'; readonly seat: number; readonly tile: string }
  | { readonly type: 'discarded'; readonly seat: number; readonly tile: string }
  | ({
      readonly type: 'placed';
      readonly seat: number;
      readonly tile: string;
      readonly rotation: Degrees;
    } & Square)
  | ({
      readonly type: 'piece-placed';
      readonly seat: number;
      readonly piece: 'meeple';
      readonly kind: SegmentKind;
      readonly segment: number;
    } & Square)
  | {
      readonly type: 'feature-scored';
      readonly kind: SegmentKind;
      readonly completed: boolean;
      /** Part of the final scoring. */
      readonly final: boolean;
      /** Tiles of the feature; for a monastery the squares with a tile among its own and the eight around it. */
      readonly tiles: number;
      readonly coatsOfArms: number;
      /** Completed cities that a field touches. */
      readonly cities: number;
      /** Points for each seat of `seats`. */
      readonly points: number;
      /** Seats with the majority; empty when nobody was there. */
      readonly seats: readonly number[];
      /** Seats that had meeples there but fewer. */
      readonly beaten: readonly number[];
      /** One of the feature's segments. */
      readonly at: SegmentPlace;
    }
  | { readonly type: 'turn-started'; readonly seat: number; readonly turn: number }
  | {
      readonly type: 'ended';
      readonly scores: readonly number[];
      /** All seats with the highest score. */
      readonly winners: readonly number[];
    };

/** One line of the score sheet. */
export interface ScoreLine {
  readonly seat: number;
  readonly points: number;
}

/** The points that an event gave, one line a seat; a seat's score is the sum of its lines over all events. */
export function scoreLines(event: GameEvent): ScoreLine[] {
  return event.type === 'feature-scored' ? event.seats.map((seat) => ({ seat, points: event.points })) : [];
}

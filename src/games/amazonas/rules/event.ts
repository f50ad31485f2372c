import type { Square } from '../../../core/tile.ts';
import type { Scoring } from '../../contract/game.ts';
import { type FeatureScored, featureScoring, type PiecePlaced, type TurnEvent } from '../../kernel/event.ts';

/** Kinds of piece on the land, by their numbers in the supply. */
export const PIECE_KINDS = ['meeple', 'camp'] as const;
export const [MEEPLE, CAMP] = [0, 1] as const;
export type PieceKind = (typeof PIECE_KINDS)[number];

/** Reason why a boat advances: icons of a tributary (A17), no piece placed (A13), no points in an Amazon scoring (A26). */
export type SailCause = 'icons' | 'no-piece' | 'no-points';

/** Kinds of feature that score by majority. */
export type FeatureKind = 'tributary' | 'village' | 'jungle';

/** Points for one seat; `rank` counts from 1. */
export interface Award {
  readonly seat: number;
  readonly rank: number;
  readonly points: number;
}

/** An effect of an action, derived from the log: codes and numbers, no prose. Seats are indexes. */
export type GameEvent =
  | TurnEvent
  | PiecePlaced<PieceKind, FeatureKind>
  | {
      readonly type: 'sailed';
      readonly seat: number;
      readonly cause: SailCause;
      /** Steps gained; steps beyond the last space of the river are lost (A18). */
      readonly steps: number;
      /** Spaces, counted from 1 at the source. */
      readonly from: number;
      readonly to: number;
    }
  | (FeatureScored<FeatureKind> & {
      readonly fruit: number;
      readonly animals: number;
      /** Squares of the feature's tiles. */
      readonly squares: readonly Square[];
    })
  | {
      readonly type: 'amazon-scored';
      readonly caimans: number;
      readonly piranhas: number;
      readonly awards: readonly Award[];
    }
  | { readonly type: 'mouth-scored'; readonly awards: readonly Award[] };

/** Returns the points that an event gave; undefined if it gave none. */
export function scoringOf(event: GameEvent): Scoring | undefined {
  switch (event.type) {
    case 'feature-scored':
      return featureScoring(event);
    case 'amazon-scored':
      return { category: 'amazon', final: false, lines: linesOf(event.awards) };
    case 'mouth-scored':
      return { category: 'mouth', final: true, lines: linesOf(event.awards) };
    default:
      return undefined;
  }
}

function linesOf(awards: readonly Award[]): Scoring['lines'] {
  return awards.map(({ seat, points }) => ({ seat, points }));
}

/** Returns the points of an event, one line for each seat; a seat's score is the sum of its lines over all events. */
export function scoreLines(event: GameEvent): Scoring['lines'] {
  return scoringOf(event)?.lines ?? [];
}

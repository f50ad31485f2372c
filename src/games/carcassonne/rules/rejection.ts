import type { Degrees, SideName } from '../../../core/ports.ts';
import type { TakebackRejection } from '../../../core/rules.ts';
import type { ActionType } from './action.ts';
import type { SegmentKind } from './tile-set-file.ts';

/**
 * What a game waits for: a draw, a tile to be placed, the chip under it to be turned over, a square for that chip, a set to
 * pay, a meeple or wine, an upgrade, the purchase of a further turn, nothing.
 */
export const PHASES = ['draw', 'place', 'chip', 'treat', 'set', 'piece', 'upgrade', 'further', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** What a side of a tile shows. */
export type Landscape = 'field' | 'road' | 'city';

/** Why an action is refused; nothing has changed. Codes and numbers, to be put into words by whoever tells the player. */
export type Rejection =
  | { readonly code: 'not-your-turn'; readonly seat: number }
  | { readonly code: 'wrong-phase'; readonly phase: Phase; readonly action: ActionType }
  | { readonly code: 'square-taken'; readonly x: number; readonly y: number }
  | { readonly code: 'square-apart'; readonly x: number; readonly y: number }
  | {
      readonly code: 'edge-clash';
      readonly x: number;
      readonly y: number;
      readonly clashes: readonly {
        readonly side: SideName;
        readonly offered: Landscape;
        readonly demanded: Landscape;
      }[];
    }
  /** The tile looks the same at `rotation`, which stands for both (M25). */
  | { readonly code: 'looks-alike'; readonly rotation: Degrees }
  /** The game is played without chips, or on a map whose chips are not for that. */
  | { readonly code: 'not-this-game'; readonly action: ActionType }
  /** A chip cannot be used like this now: the seat lacks the chips, or there is no such tile, square or meeple. */
  | { readonly code: 'not-possible'; readonly action: ActionType }
  /** Options that belong to a map were chosen without one. */
  | { readonly code: 'needs-map' }
  | { readonly code: 'no-such-segment'; readonly on: number }
  | { readonly code: 'no-farms' }
  | { readonly code: 'occupied'; readonly kind: SegmentKind }
  | { readonly code: 'none-left' }
  | TakebackRejection;

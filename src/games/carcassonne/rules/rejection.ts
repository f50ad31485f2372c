import type { SideName } from '../../../core/ports.ts';
import type { TakebackRejection } from '../../../core/rules.ts';
import type { ActionType } from './action.ts';
import type { SegmentKind } from './tile-set-file.ts';

/** What a game waits for. */
export const PHASES = ['draw', 'place', 'piece', 'over'] as const;
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
  | { readonly code: 'no-such-segment'; readonly on: number }
  | { readonly code: 'no-farms' }
  | { readonly code: 'occupied'; readonly kind: SegmentKind }
  | { readonly code: 'none-left' }
  | TakebackRejection;

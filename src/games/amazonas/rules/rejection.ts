import type { SideName } from '../../../core/ports.ts';
import type { TakebackRejection } from '../../../core/rules.ts';
import type { ActionType } from './action.ts';
import type { FeatureKind, PieceKind } from './event.ts';

/** Phases of a game, by what it waits for. */
export const PHASES = ['draw', 'place', 'double', 'piece', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** What a side of a tile shows. */
export type Landscape = 'jungle' | 'tributary' | 'village' | 'amazon';

/** Why an action is rejected; nothing has changed. Codes and numbers; presenters put them into words. */
export type Rejection =
  | { readonly code: 'not-your-turn'; readonly seat: number }
  | { readonly code: 'wrong-phase'; readonly phase: Phase; readonly action: ActionType }
  | { readonly code: 'square-taken'; readonly x: number; readonly y: number }
  | { readonly code: 'square-apart'; readonly x: number; readonly y: number }
  | { readonly code: 'square-ahead'; readonly x: number; readonly y: number; readonly front: number }
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
  | { readonly code: 'not-the-river'; readonly x: number; readonly y: number }
  | { readonly code: 'river-blocked'; readonly rotation: number }
  | { readonly code: 'no-such-double'; readonly tile: string }
  | { readonly code: 'double-used'; readonly tile: string }
  | { readonly code: 'no-such-segment'; readonly on: number }
  | { readonly code: 'wrong-segment'; readonly piece: PieceKind; readonly kind: FeatureKind | 'amazon' }
  | { readonly code: 'occupied'; readonly piece: PieceKind; readonly kind: FeatureKind }
  | { readonly code: 'none-left'; readonly piece: PieceKind }
  | TakebackRejection;

export type RejectionCode = Rejection['code'];

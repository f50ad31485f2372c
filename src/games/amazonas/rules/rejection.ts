import type { PlacementRejection, TurnRejection } from '../../kernel/rejection.ts';
import type { ActionType } from './action.ts';
import type { FeatureKind, PieceKind } from './event.ts';

/** Phases of a game, named after the action that the game waits for. */
export const PHASES = ['draw', 'place', 'double', 'piece', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** Landscape at a side of a tile. */
export type Landscape = 'jungle' | 'tributary' | 'village' | 'amazon';

/** Reason why an action is rejected, as codes and numbers without prose. */
export type Rejection =
  | TurnRejection<Phase, ActionType>
  | PlacementRejection<Landscape>
  | { readonly code: 'square-ahead'; readonly x: number; readonly y: number; readonly front: number }
  | { readonly code: 'not-the-river'; readonly x: number; readonly y: number }
  | { readonly code: 'river-blocked'; readonly rotation: number }
  | { readonly code: 'no-such-double'; readonly tile: string }
  | { readonly code: 'double-used'; readonly tile: string }
  | { readonly code: 'no-such-segment'; readonly on: number }
  | { readonly code: 'wrong-segment'; readonly piece: PieceKind; readonly kind: FeatureKind | 'amazon' }
  | { readonly code: 'occupied'; readonly piece: PieceKind; readonly kind: FeatureKind }
  | { readonly code: 'none-left'; readonly piece: PieceKind };

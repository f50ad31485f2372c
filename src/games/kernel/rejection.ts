import { type Board, isOpen, tileAt } from '../../core/board.ts';
import { clashesAt } from '../../core/placement.ts';
import { type Degrees, SIDES, type SideName, turnsOf } from '../../core/ports.ts';
import type { TakebackRejection } from '../../core/rules.ts';
import type { Square } from '../../core/tile.ts';
import type { TileGameState } from './state.ts';

/** Reason why a seat may not act, or not take an action of this type, now. */
export type TurnRejection<Phase extends string, ActionType extends string> =
  | TakebackRejection
  /** `isAsked` = the turn is another one's, but asks that seat something. */
  | { readonly code: 'not-your-turn'; readonly seat: number; readonly isAsked?: true }
  | { readonly code: 'wrong-phase'; readonly phase: Phase; readonly action: ActionType };

/** Reason why a tile cannot be placed on a square; `Landscape` is the kind that a side of a tile shows. */
export type PlacementRejection<Landscape extends string> =
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
    };

/** Returns why `seat` may not take any action of a type now; `isAllowed` tells whether the phase allows the type. */
export function turnRejection<Phase extends string, ActionType extends string>(
  state: TileGameState<Phase>,
  seat: number,
  { type, isAllowed }: { readonly type: ActionType; readonly isAllowed: boolean },
): TurnRejection<Phase, ActionType> | undefined {
  if (state.phase === 'over') return { code: 'game-over' };
  if (seat !== state.seat) return { code: 'not-your-turn', seat: state.seat };
  return isAllowed ? undefined : { code: 'wrong-phase', phase: state.phase, action: type };
}

/** Returns why a tile (by its index) cannot be placed: the square is covered, not open, or sides do not match. */
export function placementRejection<Landscape extends string>(
  board: Board,
  tile: number,
  { x, y, rotation }: Square & { readonly rotation: Degrees },
): PlacementRejection<Landscape> | undefined {
  if (tileAt(board, x, y) >= 0) return { code: 'square-taken', x, y };
  if (!isOpen(board, x, y)) return { code: 'square-apart', x, y };
  const clashes = clashesAt(board, tile, { x, y, turns: turnsOf(rotation) });
  if (clashes.length === 0) return undefined;
  // A side is named after the kind at its middle port.
  const landscape = (code: number) => board.table.sideKinds[code]![1] as Landscape;
  return {
    code: 'edge-clash',
    x,
    y,
    clashes: clashes.map(({ side, offered, demanded }) => ({
      side: SIDES[side],
      offered: landscape(offered),
      demanded: landscape(demanded),
    })),
  };
}

import { type Board, isOpen, tileAt } from '../../core/board.ts';
import { clashesAt } from '../../core/placement.ts';
import { type Degrees, SIDES, type SideName, turnsOf } from '../../core/ports.ts';
import type { TakebackRejection } from '../../core/rules.ts';
import type { Square } from '../../core/tile.ts';
import type { TileGameState } from './state.ts';

/** Why the turn of a game is not at an action. */
export type TurnRejection<Phase extends string, ActionType extends string> =
  | TakebackRejection
  | { readonly code: 'not-your-turn'; readonly seat: number }
  | { readonly code: 'wrong-phase'; readonly phase: Phase; readonly action: ActionType };

/** Why a tile cannot be placed on a square of the land; `Landscape` is what a side of a tile shows. */
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

/** Why `seat` may not take an action of this type now, whatever it does; `phases` are those in which it can be taken. */
export function turnRejection<Phase extends string, ActionType extends string>(
  state: TileGameState<Phase>,
  seat: number,
  { type, phases }: { readonly type: ActionType; readonly phases: readonly Phase[] },
): TurnRejection<Phase, ActionType> | undefined {
  if (state.phase === 'over') return { code: 'game-over' };
  if (seat !== state.seat) return { code: 'not-your-turn', seat: state.seat };
  return phases.includes(state.phase) ? undefined : { code: 'wrong-phase', phase: state.phase, action: type };
}

/** Why a tile (by its index) cannot be placed like this: the square is taken or lies apart, or sides do not fit. */
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

import { isOpen, tileAt } from '../../../core/board.ts';
import { featureOf, isOccupied } from '../../../core/feature-graph.ts';
import { clashesAt } from '../../../core/placement.ts';
import { degreesOf, SIDES, turnsOf } from '../../../core/ports.ts';
import type { Action, ActionType, PlaceAction } from './action.ts';
import type { ChipGame } from './map-file.ts';
import { actionOf, legalMoves, moveOf, payloadOf, placeMoves } from './move.ts';
import { fieldsCount } from './options.ts';
import type { Landscape, Phase, Rejection } from './rejection.ts';
import { lastTile, type State } from './state.ts';

/** The phases in which an action can be taken. */
const PHASES_OF: Readonly<Record<ActionType, readonly Phase[]>> = {
  draw: ['draw'],
  island: ['draw'],
  place: ['place'],
  take: ['chip'],
  treat: ['treat'],
  set: ['set'],
  meeple: ['piece'],
  sell: ['piece'],
  upgrade: ['upgrade'],
  turn: ['further'],
  pass: ['piece', 'upgrade', 'further'],
};

/** Actions of a chip game, each with its game. */
const GAME_OF: Readonly<Partial<Record<ActionType, ChipGame>>> = {
  island: 'islands',
  treat: 'treats',
  set: 'isle',
  turn: 'isle',
  sell: 'wine',
  upgrade: 'upgrades',
};

/** Every action that the seat to move may take now; none when the game is over. */
export function legalActions(state: State): Action[] {
  return legalMoves(state).map((move) => actionOf(state, move));
}

/** Every way to place the drawn tile. */
export function legalPlacements(state: State): PlaceAction[] {
  return placeMoves(state).map((move) => actionOf(state, move) as PlaceAction);
}

/** Why `seat` may not take `action` now; undefined when it may. */
export function rejectionOf(state: State, seat: number, action: Action): Rejection | undefined {
  if (state.phase === 'over') return { code: 'game-over' };
  if (seat !== state.seat) return { code: 'not-your-turn', seat: state.seat };
  const { type } = action;
  const game = GAME_OF[type];
  if (game && state.chips?.game !== game) return { code: 'not-this-game', action: type };
  if (!PHASES_OF[type].includes(state.phase)) return { code: 'wrong-phase', phase: state.phase, action: type };
  if (type === 'place') return placeRejection(state, action);
  if (type === 'meeple') return meepleRejection(state, action.on);
  return payloadOf(moveOf(state, action)) < 0 ? { code: 'not-possible', action: type } : undefined;
}

function placeRejection({ board, set, tile }: State, { x, y, rotation }: PlaceAction): Rejection | undefined {
  if (tileAt(board, x, y) >= 0) return { code: 'square-taken', x, y };
  if (!isOpen(board, x, y)) return { code: 'square-apart', x, y };
  const clashes = clashesAt(board, tile, { x, y, turns: turnsOf(rotation) });
  if (clashes.length === 0) {
    // Of turns that look alike only the first is a placement (M25).
    const { rotations } = set.tiles[tile]!;
    const turns = turnsOf(rotation);
    return turns < rotations ? undefined : { code: 'looks-alike', rotation: degreesOf(turns % rotations) };
  }
  // A side is called after what runs through its middle.
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

function meepleRejection(state: State, on: number): Rejection | undefined {
  const { board, set, setup, supply, seat } = state;
  const tile = lastTile(state);
  const segment = set.tiles[board.tileType[tile]!]!.segments[on];
  if (!segment) return { code: 'no-such-segment', on };
  if (segment.kind === 'field' && !fieldsCount(setup.options)) return { code: 'no-farms' };
  if (supply[seat] === 0) return { code: 'none-left' };
  const feature = featureOf(board.graph, board.tileSegment[tile]! + on);
  return isOccupied(board.graph, feature) ? { code: 'occupied', kind: segment.kind } : undefined;
}

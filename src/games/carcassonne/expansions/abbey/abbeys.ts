import * as z from 'zod';
import { neighbourCell, squareOfCell } from '../../../../core/area.ts';
import { OUTSIDE } from '../../../../core/board.ts';
import { type EventSink, placeOnBoard, seatsFrom } from '../../../kernel/state.ts';
import type { ActionOf } from '../../rules/action.ts';
import type { GameEvent } from '../../rules/event.ts';
import type { State } from '../../rules/state.ts';
import { hasTileFor } from '../../rules/tile-giver.ts';
import { beginTurn } from '../../rules/turn.ts';
import type { Verb } from '../../rules/verb.ts';
import { ABBEY_PART } from './part.ts';

/** Id of the abbey tile, of which every seat has one. */
export const ABBEY = 'abbey';

/** Places the abbey of the seat, instead of drawing. */
const abbeySchema = z.strictObject({ type: z.literal('abbey'), x: z.int(), y: z.int() });

declare module '../../rules/expansion-types.ts' {
  interface ExpansionActions {
    readonly abbey: z.infer<typeof abbeySchema>;
  }
}

/** Whether a seat still has its abbey. */
export function hasAbbey(state: State, seat: number): boolean {
  return !ABBEY_PART.of(state).placed.includes(seat);
}

/** Whether a seat has an abbey and a place for it. */
export function canPlaceAbbey(state: State, seat: number): boolean {
  return hasAbbey(state, seat) && holes(state).length > 0;
}

/** The empty squares with tiles on all four sides, by their cells (F53). */
function holes({ board }: State): number[] {
  const { area, cells, openCell, openCount } = board;
  const found: number[] = [];
  for (let slot = 0; slot < openCount; slot++) {
    const cell = openCell[slot]!;
    const isOpen = (side: number) => {
      const content = cells[neighbourCell(area, cell, side)]!;
      return content <= 0 || content === OUTSIDE;
    };
    if (![0, 1, 2, 3].some(isOpen)) found.push(cell);
  }
  return found.sort((a, b) => a - b);
}

/**
 * Places the abbey of the seat instead of drawing a tile; it closes the sides around it (F53, F54). The payload is the cell of
 * its square.
 */
export const abbeyVerb: Verb<State, ActionOf<'abbey'>> = {
  type: 'abbey',
  schema: abbeySchema,
  step: 'draw',
  alsoAt: 'abbey',
  goesOnAt: 'piece',
  placesTile: true,
  payloads: (state) => (hasAbbey(state, state.seat) ? holes(state) : []),
  actionOf: ({ board }, cell) => ({ type: 'abbey', ...squareOfCell(board.area, cell) }),
  play(state, cell, events) {
    const { board, rules, seat, set } = state;
    const square = squareOfCell(board.area, cell);
    ABBEY_PART.change(state, { placed: [...ABBEY_PART.of(state).placed, seat] });
    placeOnBoard(state, events, { tile: set.indexOf.get(ABBEY)!, code: cell * 4 });
    for (const expansion of rules.expansions) expansion.covered?.(state, square, events);
  },
};

/** The last round after the last tile: in turn order, each seat that can place its abbey may do so (F56). */
export function beginLastRound(state: State, events: EventSink<GameEvent>): boolean {
  const { round = seatsFrom(state, state.turnSeat + 1) } = ABBEY_PART.of(state);
  const at = round.findIndex((seat) => canPlaceAbbey(state, seat));
  if (at < 0) return false;
  ABBEY_PART.change(state, { round: round.slice(at + 1) });
  beginTurn(state, events, round[at]!, ABBEY);
  // This is a turn of its own, not a further tile.
  state.isFurtherTile = false;
  return true;
}

/** Begins a turn in which only the abbey can be placed: in the last round, and as a further tile (F53). */
export function beginAbbeyTurn(state: State, by: string | undefined): void {
  if (by !== undefined && !hasTileFor(state, state.seat)) state.phase = 'abbey';
}

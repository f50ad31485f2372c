import { tileAt } from '../../../core/board.ts';
import type { Square } from '../../../core/tile.ts';
import type { EventSink } from '../../kernel/state.ts';
import type { ActionOf } from '../rules/action.ts';
import type { Chip } from '../rules/chip.ts';
import type { GameEvent } from '../rules/event.ts';
import type { AddedAction } from '../rules/expansion.ts';
import { type Expansion, type State, statePart } from '../rules/state.ts';
import { BOARD_CHIPS, CHIPS, gain, isAt, removeChip, takeAction } from './board-chips.ts';

/** The part of states with the chip just taken, until it is laid out. */
export const TREATS = statePart<{ readonly treat: Chip | undefined }>('treats', { treat: undefined });

/** The chip just taken is laid face up on a square of its colour's rows without tile and chip. */
const treatAction: AddedAction<State, ActionOf<'treat'>> = {
  type: 'treat',
  phase: 'treat',
  list: (state) => {
    const { treat } = TREATS.of(state);
    return treat ? squaresFor(state, treat).map(({ x, y }) => ({ type: 'treat', x, y })) : [];
  },
  play(state, { x, y }, events) {
    const chip = TREATS.of(state).treat!;
    TREATS.change(state, { treat: undefined });
    CHIPS.change(state, { onBoard: [...CHIPS.of(state).onBoard, { x, y, chip, faceUp: true }] });
    events?.push({ type: 'treat-laid', seat: state.seat, chip, x, y });
  },
};

/** The chips of Ibérica: laid out as treats, they bring whoever covers them twice their value. */
export const treats: Expansion = {
  ...BOARD_CHIPS,
  actions: [takeAction(keepOrLose), treatAction],
  covered(state, square, events) {
    BOARD_CHIPS.covered(state, square, events);
    const treat = CHIPS.of(state).onBoard.find((one) => one.faceUp && isAt(square)(one));
    if (!treat) return;
    const points = 2 * treat.chip.value;
    removeChip(state, treat);
    gain(state, points);
    events?.push({ type: 'treat-taken', seat: state.seat, chip: treat.chip, points, ...square });
  },
  view(state) {
    const { treat } = TREATS.of(state);
    return { ...BOARD_CHIPS.view(state), ...(treat && { treat }) };
  },
};

/** A chip for which no square is free leaves the game. */
function keepOrLose(state: State, chip: Chip, events: EventSink<GameEvent>): void {
  if (squaresFor(state, chip).length > 0) TREATS.change(state, { treat: chip });
  else events?.push({ type: 'chip-lost', seat: state.seat, chip });
}

function squaresFor(state: State, { colour }: Chip): Square[] {
  const { board } = state;
  const map = state.map!;
  const rows = new Set((map.tracks ?? []).flatMap((track) => (track.colour === colour ? [track.row] : [])));
  const { onBoard } = CHIPS.of(state);
  const isFree = (square: Square) => tileAt(board, square.x, square.y) < 0 && !onBoard.some(isAt(square));
  return map.squares.filter((square) => rows.has(square.y) && isFree(square));
}

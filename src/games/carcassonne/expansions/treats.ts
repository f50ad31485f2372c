import { cellOf, squareOfCell } from '../../../core/area.ts';
import type { EventSink } from '../../kernel/state.ts';
import type { ActionOf } from '../rules/action.ts';
import type { Chip, ChipColour } from '../rules/chip.ts';
import type { GameEvent } from '../rules/event.ts';
import { type AddedAction, NO_PAYLOADS } from '../rules/expansion.ts';
import type { GameMap } from '../rules/game-map.ts';
import { type Expansion, type State, statePart } from '../rules/state.ts';
import { BOARD_CHIPS, CHIPS, chipAt, gain, removeChip, takeAction } from './board-chips.ts';

/** The part of states with the chip just taken, until it is laid out. */
export const TREATS = statePart<{ readonly treat: Chip | undefined }>('treats', { treat: undefined });

/** The chip just taken is laid face up on a square of its colour's rows without tile and chip, given by its cell. */
const treatAction: AddedAction<State, ActionOf<'treat'>> = {
  type: 'treat',
  phase: 'treat',
  payloads(state) {
    const { treat } = TREATS.of(state);
    return treat ? cellsFor(state, treat) : NO_PAYLOADS;
  },
  actionOf: ({ board }, cell) => ({ type: 'treat', ...squareOfCell(board.area, cell) }),
  play(state, cell, events) {
    const { x, y } = squareOfCell(state.board.area, cell);
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
    const treat = chipAt(state, square, true);
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
  if (cellsFor(state, chip).length > 0) TREATS.change(state, { treat: chip });
  else events?.push({ type: 'chip-lost', seat: state.seat, chip });
}

/** Cells on which a chip can be laid. */
function cellsFor({ board, map, parts }: State, { colour }: Chip): number[] {
  const taken = new Set<number>();
  for (const { x, y } of CHIPS.of({ parts }).onBoard) taken.add(cellOf(board.area, x, y));
  return rowsOf(map!)[colour].filter((cell) => board.cells[cell]! <= 0 && !taken.has(cell));
}

/** Cells of the rows of each colour. */
type Rows = Readonly<Record<ChipColour, readonly number[]>>;

const rowsOfMaps = new WeakMap<GameMap, Rows>();

function rowsOf(map: GameMap): Rows {
  const known = rowsOfMaps.get(map);
  if (known) return known;
  const { area, squares, tracks = [] } = map;
  const cellsOf = (colour: ChipColour) =>
    squares
      .filter(({ y }) => tracks.some((track) => track.colour === colour && track.row === y))
      .map(({ x, y }) => cellOf(area, x, y));
  const rows = { orange: cellsOf('orange'), lightBlue: cellsOf('lightBlue'), purple: cellsOf('purple') };
  rowsOfMaps.set(map, rows);
  return rows;
}

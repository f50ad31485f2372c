import * as z from 'zod';
import { cellOf, squareOfCell } from '../../../../core/area.ts';
import type { Square } from '../../../../core/tile.ts';
import type { Scoring } from '../../../contract/game.ts';
import type { EventSink } from '../../../kernel/state.ts';
import type { ActionOf } from '../../rules/action.ts';
import { type GameEvent, seatScoring } from '../../rules/event.ts';
import type { GameMap } from '../../rules/game-map.ts';
import { type Expansion, type State, statePart } from '../../rules/state.ts';
import type { Verb } from '../../rules/verb.ts';
import type { Chip, ChipColour } from '../chips/chip.ts';
import { addPoints, BOARD_CHIPS, CHIPS_PART, type ChipTaken, chipAt, removeChip, takeVerb } from '../chips/rules.ts';

/** Places the chip just taken on a square, as a treat. */
const treatSchema = z.strictObject({ type: z.literal('treat'), x: z.int(), y: z.int() });

interface TreatTaken extends Omit<ChipTaken, 'type'> {
  readonly type: 'treat-taken';
}

declare module '../../rules/expansion-types.ts' {
  interface ExpansionViews {
    /** The chip that has to be placed as a treat. */
    readonly treats: { readonly treat?: Chip };
  }
  interface ExpansionActions {
    readonly treat: z.infer<typeof treatSchema>;
  }
  interface ExpansionEvents {
    readonly 'treat-taken': TreatTaken;
    readonly 'treat-laid': { readonly type: 'treat-laid'; readonly seat: number; readonly chip: Chip } & Square;
    /** No square of its rows was free for a chip, which leaves the game. */
    readonly 'chip-lost': { readonly type: 'chip-lost'; readonly seat: number; readonly chip: Chip };
  }
  interface ExpansionSteps {
    readonly treat: true;
  }
}

/** How each event of the expansion is scored, by event type. */
export const TREAT_SCORINGS = {
  'treat-taken': (event: TreatTaken): Scoring => seatScoring('chip', event),
  'treat-laid': 'nothing' as const,
  'chip-lost': 'nothing' as const,
};

/** Part of the state: the chip just taken, until it is placed. */
export const TREATS_PART = statePart<{ readonly treat: Chip | undefined }>('treats', { treat: undefined });

/** Places the chip just taken face up on a square without tile and chip in the rows of its colour; the payload is the cell. */
const treatVerb: Verb<State, ActionOf<'treat'>> = {
  type: 'treat',
  schema: treatSchema,
  step: 'treat',
  payloads(state) {
    const { treat } = TREATS_PART.of(state);
    return treat ? cellsFor(state, treat) : [];
  },
  actionOf: ({ board }, cell) => ({ type: 'treat', ...squareOfCell(board.area, cell) }),
  play(state, cell, events) {
    const { x, y } = squareOfCell(state.board.area, cell);
    const chip = TREATS_PART.of(state).treat!;
    TREATS_PART.change(state, { treat: undefined });
    CHIPS_PART.change(state, { onBoard: [...CHIPS_PART.of(state).onBoard, { x, y, chip, faceUp: true }] });
    events?.push({ type: 'treat-laid', seat: state.seat, chip, x, y });
  },
};

/** The chips of Ibérica: placed as treats, they bring the seat that covers them twice their value. */
export const treats: Expansion = {
  ...BOARD_CHIPS,
  verbs: [takeVerb(keepOrLose), treatVerb],
  steps: [...BOARD_CHIPS.steps, { name: 'treat', after: 'chip' }],
  covered(state, square, events) {
    BOARD_CHIPS.covered(state, square, events);
    const treat = chipAt(state, square, true);
    if (!treat) return;
    const points = 2 * treat.chip.value;
    removeChip(state, treat);
    addPoints(state, points);
    events?.push({ type: 'treat-taken', seat: state.seat, chip: treat.chip, points, ...square });
  },
  view(state) {
    const { treat } = TREATS_PART.of(state);
    return { ...BOARD_CHIPS.view(state), treats: treat ? { treat } : {} };
  },
  stated: (state) => ({ chips: { ...BOARD_CHIPS.stated(state).chips, treat: TREATS_PART.of(state).treat } }),
};

/** A chip for which no square is free leaves the game. */
function keepOrLose(state: State, chip: Chip, events: EventSink<GameEvent>): void {
  if (cellsFor(state, chip).length > 0) TREATS_PART.change(state, { treat: chip });
  else events?.push({ type: 'chip-lost', seat: state.seat, chip });
}

/** Cells on which a chip can be laid. */
function cellsFor({ board, map, parts }: State, { colour }: Chip): number[] {
  const taken = new Set<number>();
  for (const { x, y } of CHIPS_PART.of({ parts }).onBoard) taken.add(cellOf(board.area, x, y));
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

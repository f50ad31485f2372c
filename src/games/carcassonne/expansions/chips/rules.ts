import * as z from 'zod';
import type { Square } from '../../../../core/tile.ts';
import type { Scoring } from '../../../contract/game.ts';
import { type EventSink, squareOfLastTile } from '../../../kernel/state.ts';
import type { ActionOf } from '../../rules/action.ts';
import { type GameEvent, seatScoring } from '../../rules/event.ts';
import { type GameMap, squareKey } from '../../rules/game-map.ts';
import { type Expansion, type State, statePart } from '../../rules/state.ts';
import { payloadIf, type Verb } from '../../rules/verb.ts';
import type { ViewParts } from '../../rules/view.ts';
import { allChips, CHIP_VALUES, type Chip, type ChipColour, type ChipValue, withoutChips } from './chip.ts';
import { placeChips } from './spread.ts';

/** Takes the chip on the square just covered. */
const takeSchema = z.strictObject({ type: z.literal('take') });

/** A chip turned over; `points` went to the seat. */
export interface ChipTaken extends Square {
  readonly type: 'chip-taken';
  readonly seat: number;
  readonly chip: Chip;
  readonly points: number;
}

/** Points for the coats of arms of an island. */
interface CoatsScored extends Square {
  readonly type: 'coats-scored';
  readonly seat: number;
  readonly points: number;
}

/** A chip on the board; its colour and value as far as they are known. */
export interface ChipView extends Square {
  readonly colour?: ChipColour;
  readonly value?: ChipValue;
  /** True for a treat. */
  readonly faceUp: boolean;
}

declare module '../../rules/expansion-types.ts' {
  interface ExpansionViews {
    readonly chips: { readonly onBoard: readonly ChipView[] };
  }
  interface ExpansionSeatViews {
    /** Chips in front of the seat. */
    readonly chips: readonly Chip[];
  }
  interface ExpansionActions {
    readonly take: z.infer<typeof takeSchema>;
  }
  interface ExpansionEvents {
    readonly 'chip-taken': ChipTaken;
    readonly 'coats-scored': CoatsScored;
  }
  interface ExpansionSteps {
    readonly chip: true;
  }
}

/** Scorings of the events of all chip games, by type. */
export const CHIP_SCORINGS = {
  'chip-taken': (event: ChipTaken): Scoring => seatScoring('chip', event),
  'coats-scored': (event: CoatsScored): Scoring => seatScoring('coats', event),
};

/** A chip on a square of the map. */
export interface BoardChip extends Square {
  readonly chip: Chip;
  /** A treat, which everybody sees. */
  readonly faceUp: boolean;
}

/** The chips of a map. */
export interface BoardChips {
  readonly onBoard: readonly BoardChip[];
  /** Chips in front of each seat. */
  readonly hands: readonly (readonly Chip[])[];
}

/** Part of the state that every game with chips has. */
export const CHIPS_PART = statePart<BoardChips>('chips', { onBoard: [], hands: [] });

const NO_CHIPS: readonly Chip[] = [];

/** The chips in front of a seat; none where there are no chips. */
export function handOf(state: Pick<State, 'parts'>, seat: number): readonly Chip[] {
  return CHIPS_PART.of(state).hands[seat] ?? NO_CHIPS;
}

/** The chip on a square, face up or down; undefined where there is none. */
export function chipAt(state: Pick<State, 'parts'>, { x, y }: Square, faceUp: boolean): BoardChip | undefined {
  return CHIPS_PART.of(state).onBoard.find((one) => one.x === x && one.y === y && one.faceUp === faceUp);
}

/** Replaces the chips in front of a seat. */
export function setHand(state: State, seat: number, hand: readonly Chip[]): void {
  CHIPS_PART.change(state, { hands: CHIPS_PART.of(state).hands.with(seat, hand) });
}

/** Adds points to the score of the seat to move. */
export function addPoints({ scores, seat }: State, points: number): void {
  scores[seat] = scores[seat]! + points;
}

/** Rules of all chip games: chips lie face down on the map, and a seat that covers one turns it over. */
export const BOARD_CHIPS = {
  steps: [{ name: 'chip', after: 'place' }],
  reveals: ['chip-taken'],
  layOut: ({ map, started, random }) => ({ chips: placeChips(map!, started, random) }),
  laid: { fields: ['chips'], isWhole: ({ chips }) => chips !== undefined },
  start: ({ layout: { chips = [] }, seats }) => ({
    chips: {
      onBoard: chips.map(({ x, y, colour, value }) => ({ x, y, chip: { colour, value }, faceUp: false })),
      hands: Array.from({ length: seats }, () => []),
    } satisfies BoardChips,
  }),
  /** The coats of arms of an island bring points at once. */
  covered(state, square, events) {
    const { map, seat } = state;
    const coats = map!.coatSquares?.find(({ x, y }) => x === square.x && y === square.y)?.coatsOfArms ?? 0;
    if (coats === 0) return;
    addPoints(state, 2 * coats);
    events?.push({ type: 'coats-scored', seat, points: 2 * coats, ...square });
  },
  isQuiet(state, { x, y }) {
    const isThere = (one: Square) => one.x === x && one.y === y;
    return !CHIPS_PART.of(state).onBoard.some(isThere) && !state.map!.coatSquares?.some(isThere);
  },
  redeal(state, { mix }) {
    const { onBoard } = CHIPS_PART.of(state);
    const isHidden = faceDownOn(onBoard);
    const seen = state.setup.layout!.chips!.filter((chip) => !isHidden.has(squareKey(chip)));
    const unseen = mix(withoutChips(allChips(), seen));
    const dealt = onBoard.map((one) => {
      if (one.faceUp) return one;
      const at = isColourSeen(state.map!) ? unseen.findIndex(({ colour }) => colour === one.chip.colour) : 0;
      return { ...one, chip: unseen.splice(at, 1)[0]! };
    });
    CHIPS_PART.change(state, { onBoard: dealt });
  },
  layoutOf(state, { chips = [], ...layout }) {
    const hidden = faceDownOn(CHIPS_PART.of(state).onBoard);
    return { ...layout, chips: chips.map((chip) => ({ ...chip, ...hidden.get(squareKey(chip)) })) };
  },
  view: (state) => ({ chips: { onBoard: seenOnBoard(state) } }),
  seatView: (state, seat) => ({ chips: handOf(state, seat) }),
  /** Squares of spread chips are unknown before a game begins. */
  emptyView: (_, map): ViewParts => (isColourSeen(map) ? {} : { chips: { onBoard: [] } }),
  stated: (state) => ({ chips: { game: state.map!.chips.game, onBoard: seenOnBoard(state), piles: [] } }),
  statedSeat: (state, seat) => ({ chips: handOf(state, seat) }),
} satisfies Omit<Expansion, 'id'>;

/**
 * Turning over the chip under the tile just placed, which gives its value in points (M16).
 *
 * @param gets gives the chip its place; by default the hand of the seat that took it
 */
export function takeVerb(
  gets: (state: State, chip: Chip, events: EventSink<GameEvent>) => void = takeIntoHand,
): Verb<State, ActionOf<'take'>> {
  const covered = (state: State) => chipAt(state, squareOfLastTile(state), false);
  return {
    type: 'take',
    schema: takeSchema,
    step: 'chip',
    isAutomatic: true,
    payloads: (state) => payloadIf(covered(state) !== undefined),
    actionOf: () => ({ type: 'take' }),
    play(state, _, events) {
      const taken = covered(state)!;
      const { chip, x, y } = taken;
      removeChip(state, taken);
      addPoints(state, chip.value);
      events?.push({ type: 'chip-taken', seat: state.seat, chip, points: chip.value, x, y });
      gets(state, chip, events);
    },
  };
}

/** Puts a chip in front of the seat to move. */
export function takeIntoHand(state: State, chip: Chip): void {
  setHand(state, state.seat, [...handOf(state, state.seat), chip]);
}

/** Takes a chip off the map. */
export function removeChip(state: State, chip: BoardChip): void {
  CHIPS_PART.change(state, { onBoard: CHIPS_PART.of(state).onBoard.filter((one) => one !== chip) });
}

/** True if a hand has chips with these values, one digit each; if a colour is given, of that colour. */
export function canPay(hand: readonly Chip[], values: string, colour?: ChipColour): boolean {
  if (hand.length < values.length) return false;
  for (const value of CHIP_VALUES) {
    let lacking = 0;
    for (let at = 0; at < values.length; at++) if (Number(values[at]) === value) lacking++;
    for (const chip of hand) if (chip.value === value && (colour ?? chip.colour) === chip.colour) lacking--;
    if (lacking > 0) return false;
  }
  return true;
}

/** The first chips of a hand with these values, one digit each, in this order; the hand has them. */
export function chipsFor(hand: readonly Chip[], values: string): Chip[] {
  const left = [...hand];
  return [...values].map((digit) => {
    const at = left.findIndex(({ value }) => value === Number(digit));
    return left.splice(at, 1)[0]!;
  });
}

/** Values that are face down are not seen, and colours only where chips lie on squares of their colour. */
function seenOnBoard(state: State): ChipView[] {
  return CHIPS_PART.of(state).onBoard.map(({ x, y, faceUp, chip: { colour, value } }) => ({
    x,
    y,
    faceUp,
    ...((faceUp || isColourSeen(state.map!)) && { colour }),
    ...(faceUp && { value }),
  }));
}

function isColourSeen({ chips }: GameMap): boolean {
  return chips.squares !== undefined;
}

/** Chips face down, by `squareKey`. */
function faceDownOn(onBoard: readonly BoardChip[]): ReadonlyMap<string, Chip> {
  return new Map(onBoard.flatMap((one) => (one.faceUp ? [] : [[squareKey(one), one.chip]])));
}

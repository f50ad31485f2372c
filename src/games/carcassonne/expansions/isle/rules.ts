import * as z from 'zod';
import type { EventSink } from '../../../kernel/state.ts';
import type { ActionOf } from '../../rules/action.ts';
import type { GameEvent } from '../../rules/event.ts';
import { type Expansion, type State, statePart } from '../../rules/state.ts';
import { hasTileFor } from '../../rules/tile-giver.ts';
import { beginTurn } from '../../rules/turn.ts';
import { payloadIf, type Verb } from '../../rules/verb.ts';
import { allChips, type Chip, makeChip, parseChip, withoutChips } from '../chips/chip.ts';
import { BOARD_CHIPS, handOf, setHand, takeIntoHand, takeVerb } from '../chips/rules.ts';

const chipText = z.string().refine((text) => {
  const chip = parseChip(text);
  return chip !== undefined && makeChip(chip) === text;
}, 'a chip is a colour and a value');

/** Pays a set of three chips, in ascending order of their texts. */
const setSchema = z.strictObject({ type: z.literal('set'), chips: z.array(chipText).length(3) });

/** Buys another turn. */
const turnSchema = z.strictObject({ type: z.literal('turn') });

interface SetPaid {
  readonly type: 'set-paid';
  readonly seat: number;
  readonly chips: readonly Chip[];
  readonly meeples: number;
}

declare module '../../rules/expansion-types.ts' {
  interface ExpansionSeatViews {
    /** Meeples on the Isle of Man. */
    readonly isle: number;
  }
  interface ExpansionActions {
    readonly set: z.infer<typeof setSchema>;
    readonly turn: z.infer<typeof turnSchema>;
  }
  interface ExpansionEvents {
    readonly 'set-paid': SetPaid;
    readonly 'turn-bought': { readonly type: 'turn-bought'; readonly seat: number };
  }
  interface ExpansionSteps {
    readonly set: true;
    readonly further: true;
  }
}

/** How each event of the expansion is scored, by event type. */
export const ISLE_SCORINGS = { 'set-paid': 'nothing' as const, 'turn-bought': 'nothing' as const };

interface Isle {
  /** Meeples of each seat on the Isle of Man; none where a seat has no number. */
  readonly meeples: Readonly<Record<number, number>>;
  /** True if the seat to move has bought a turn in this round. */
  readonly hasBought: boolean;
}

/** Part of the state: the meeples on the Isle of Man, and the turns bought with them. */
export const ISLE_PART = statePart<Isle>('isle', { meeples: {}, hasBought: false });

/** Meeples of a seat on the Isle of Man. */
export function meeplesOnIsle(state: Pick<State, 'parts'>, seat: number): number {
  return ISLE_PART.of(state).meeples[seat] ?? 0;
}

function canBuyTurn(state: State): boolean {
  const { seat, supply } = state;
  return !ISLE_PART.of(state).hasBought && supply[seat]! > 0 && hasTileFor(state, seat);
}

/** Buys another turn with a meeple of the supply, once a round (M20). */
const turnVerb: Verb<State, ActionOf<'turn'>> = {
  type: 'turn',
  schema: turnSchema,
  step: 'further',
  payloads: (state) => payloadIf(canBuyTurn(state)),
  actionOf: () => ({ type: 'turn' }),
  play(state, _, events) {
    const { seat, supply } = state;
    supply[seat] = supply[seat]! - 1;
    ISLE_PART.change(state, {
      meeples: { ...ISLE_PART.of(state).meeples, [seat]: meeplesOnIsle(state, seat) + 1 },
      hasBought: true,
    });
    events?.push({ type: 'turn-bought', seat });
    beginTurn(state, events, seat);
  },
};

/** Chips of each kind, in the order of their texts. */
const CHIP_KINDS = allChips()
  .map(makeChip)
  .sort()
  .filter((text, at, texts) => text !== texts[at - 1])
  .map((text) => parseChip(text)!);

/** Pays a set, which the seat chooses if it has several; the payload has the kinds of the three chips as digits. */
const setVerb: Verb<State, ActionOf<'set'>> = {
  type: 'set',
  schema: setSchema,
  step: 'set',
  payloads: (state) => setsIn(handOf(state, state.seat)),
  actionOf: (_, payload) => ({ type: 'set', chips: chipsOfSet(payload).map(makeChip) }),
  play: (state, payload, events) => paySet(state, chipsOfSet(payload), events),
};

/** The chips of Great Britain: sets of three bring meeples home that went to the Isle of Man for further turns. */
export const isle: Expansion = {
  ...BOARD_CHIPS,
  verbs: [takeVerb(takeAndPay), setVerb, turnVerb],
  steps: [...BOARD_CHIPS.steps, { name: 'set', after: 'chip' }, { name: 'further', after: 'again', canPass: true }],
  // Another turn is bought when this one has been scored.
  isQuiet: (state, square) => BOARD_CHIPS.isQuiet(state, square) && setsIn(handOf(state, state.seat)).length === 0,
  turnBegins(state, seat) {
    if (seat !== state.seat && ISLE_PART.of(state).hasBought) ISLE_PART.change(state, { hasBought: false });
  },
  seatView: (state, seat) => ({ ...BOARD_CHIPS.seatView(state, seat), isle: meeplesOnIsle(state, seat) }),
  statedSeat: (state, seat) => ({ ...BOARD_CHIPS.statedSeat(state, seat), isle: meeplesOnIsle(state, seat) }),
};

/** A set is paid at once, also with no meeple on the isle. */
function takeAndPay(state: State, chip: Chip, events: EventSink<GameEvent>): void {
  takeIntoHand(state, chip);
  const sets = setsIn(handOf(state, state.seat));
  if (sets.length === 1) setVerb.play(state, sets[0]!, events);
}

/** The different sets of three equal values or three colours that a hand holds, each chip of a set in order. */
function setsIn(hand: readonly Chip[]): number[] {
  if (hand.length < 3) return [];
  const sets: number[] = [];
  for (let a = 0; a < hand.length; a++) {
    for (let b = a + 1; b < hand.length; b++) {
      for (let c = b + 1; c < hand.length; c++) {
        const [one, two, three] = [hand[a]!, hand[b]!, hand[c]!];
        const isOneValue = one.value === two.value && two.value === three.value;
        const isThreeColours = one.colour !== two.colour && two.colour !== three.colour && three.colour !== one.colour;
        if (!isOneValue && !isThreeColours) continue;
        const set = [one, two, three]
          .map(kindOf)
          .sort()
          .reduce((sum, kind) => sum * 10 + kind, 0);
        if (!sets.includes(set)) sets.push(set);
      }
    }
  }
  return sets;
}

function kindOf({ colour, value }: Chip): number {
  return CHIP_KINDS.findIndex((one) => one.colour === colour && one.value === value);
}

function chipsOfSet(payload: number): Chip[] {
  return [Math.floor(payload / 100), Math.floor(payload / 10) % 10, payload % 10].map((kind) => CHIP_KINDS[kind]!);
}

/** Pays a set, which leaves the game; all meeples of the seat come home from the isle. */
function paySet(state: State, chips: readonly Chip[], events: EventSink<GameEvent>): void {
  const { seat, supply } = state;
  const meeples = meeplesOnIsle(state, seat);
  setHand(state, seat, withoutChips(handOf(state, seat), chips));
  if (meeples > 0) {
    ISLE_PART.change(state, { meeples: { ...ISLE_PART.of(state).meeples, [seat]: 0 } });
    supply[seat] = supply[seat]! + meeples;
  }
  events?.push({ type: 'set-paid', seat, chips, meeples });
}

import type { EventSink } from '../../kernel/state.ts';
import type { ActionOf } from '../rules/action.ts';
import { type Chip, makeChip, parseChip, withoutChips } from '../rules/chip.ts';
import type { GameEvent } from '../rules/event.ts';
import type { AddedAction } from '../rules/expansion.ts';
import { type Expansion, type State, statePart } from '../rules/state.ts';
import { BOARD_CHIPS, handOf, setHand, takeAction, takeIntoHand } from './board-chips.ts';

interface Isle {
  /** Meeples of each seat on the Isle of Man; none where a seat has no number. */
  readonly meeples: Readonly<Record<number, number>>;
  /** The seat to move has bought a turn in this round. */
  readonly hasBought: boolean;
}

/** The part of states with what went to the Isle of Man. */
export const ISLE = statePart<Isle>('isle', { meeples: {}, hasBought: false });

/** Meeples of a seat on the Isle of Man. */
export function onIsle(state: Pick<State, 'parts'>, seat: number): number {
  return ISLE.of(state).meeples[seat] ?? 0;
}

/** Another turn for a meeple of the supply, once a round (M20). */
const turnAction: AddedAction<State, ActionOf<'turn'>> = {
  type: 'turn',
  phase: 'further',
  list: (state) => (!ISLE.of(state).hasBought && state.supply[state.seat]! > 0 ? [{ type: 'turn' }] : []),
  play(state, _, events) {
    const { seat, supply } = state;
    supply[seat] = supply[seat]! - 1;
    ISLE.change(state, { meeples: { ...ISLE.of(state).meeples, [seat]: onIsle(state, seat) + 1 }, hasBought: true });
    events?.push({ type: 'turn-bought', seat });
  },
};

/** Which of several sets is paid is the seat's choice. */
const setAction: AddedAction<State, ActionOf<'set'>> = {
  type: 'set',
  phase: 'set',
  list: (state) => setsIn(handOf(state, state.seat)),
  play: (state, { chips }, events) =>
    paySet(
      state,
      chips.map((text) => parseChip(text)!),
      events,
    ),
};

/** The chips of Great Britain: sets of three bring meeples home that went to the Isle of Man for further turns. */
export const isle: Expansion = {
  ...BOARD_CHIPS,
  actions: [takeAction(takeAndPay), setAction, turnAction],
  turnBegins(state, seat) {
    if (seat !== state.seat) ISLE.change(state, { hasBought: false });
  },
  seatView: (state, seat) => ({ ...BOARD_CHIPS.seatView(state, seat), isle: onIsle(state, seat) }),
};

/** A set is paid at once, also with no meeple on the isle. */
function takeAndPay(state: State, chip: Chip, events: EventSink<GameEvent>): void {
  takeIntoHand(state, chip);
  const sets = setsIn(handOf(state, state.seat));
  if (sets.length === 1) setAction.play(state, sets[0]!, events);
}

/** The different sets of three equal values or three colours that a hand holds, in ascending order of their texts. */
function setsIn(hand: readonly Chip[]): ActionOf<'set'>[] {
  const found = new Map<string, ActionOf<'set'>>();
  for (const [a, one] of hand.entries()) {
    for (const [b, two] of hand.entries()) {
      for (const [c, three] of hand.entries()) {
        if (a >= b || b >= c) continue;
        const set = [one, two, three];
        const values = new Set(set.map(({ value }) => value)).size;
        const colours = new Set(set.map(({ colour }) => colour)).size;
        if (values > 1 && colours < 3) continue;
        const chips = set.map(makeChip).sort();
        found.set(chips.join(), { type: 'set', chips });
      }
    }
  }
  return [...found.values()];
}

/** A set leaves the game, and all meeples of the seat come home from the isle. */
function paySet(state: State, chips: readonly Chip[], events: EventSink<GameEvent>): void {
  const { seat, supply } = state;
  const meeples = onIsle(state, seat);
  setHand(state, seat, withoutChips(handOf(state, seat), chips));
  ISLE.change(state, { meeples: { ...ISLE.of(state).meeples, [seat]: 0 } });
  supply[seat] = supply[seat]! + meeples;
  events?.push({ type: 'set-paid', seat, chips, meeples });
}

import type { Scoring } from '../../../contract/game.ts';
import type { EventSink } from '../../../kernel/state.ts';
import { type GameEvent, ownScoring } from '../../rules/event.ts';
import type { BoxExpansion, State } from '../../rules/state.ts';
import { ORDERS, orderedVictim } from './orders.ts';
import { firstAmounts, isBagPlaced, nextAtHome, othersOn, putRobber, ROBBERS, robberOf, seatsInTurn } from './track.ts';
import { HOME, NEXT_STEP, OWN_STEP, ROBBER_VERB } from './verb.ts';

/** The robber of a seat is on a space, beside the figures of other seats. */
interface RobberMoved {
  readonly type: 'robber-moved';
  readonly seat: number;
  readonly space: number;
  readonly beside: readonly number[];
  /** It has gone there with a figure that robbed points have moved (G42). */
  readonly along?: true;
}

/** A seat gets points by what another one has got, and its robber is home (G41). */
interface Robbed {
  readonly type: 'robbed';
  readonly seat: number;
  readonly from: number;
  readonly points: number;
}

declare module '../../rules/brought.ts' {
  interface BroughtSigns {
    readonly bag: true;
  }
  interface BroughtSeatViews {
    /** The space of the seat's robber. */
    readonly robbers: number | 'home';
  }
  interface BroughtEvents {
    readonly 'robber-moved': RobberMoved;
    readonly robbed: Robbed;
  }
}

/** What its events score. */
export const ROBBERS_SCORINGS = {
  'robber-moved': 'nothing' as const,
  robbed: (event: Robbed): Scoring => ownScoring('robbers', event),
};

/** The Robbers: on the score track they wait beside others' figures for half of what these get next (G39 to G43). */
export const robbers: BoxExpansion = {
  isOffered: true,
  isLobbyOnly: true,
  isTableOnly: true,
  box: 'robbers',
  maxSeats: 5,
  notWith: ['dragon', 'abbey'],
  verbs: [ROBBER_VERB],
  steps: [
    { name: OWN_STEP, after: 'place', canPass: true, standIn: () => ({ type: 'pass' }) },
    {
      name: NEXT_STEP,
      after: OWN_STEP,
      mover: (state) => (isBagPlaced(state) ? nextAtHome(state) : undefined) ?? state.turnSeat,
      question: {
        id: 'robber',
        orders: ORDERS,
        answer(state, order) {
          const victim = orderedVictim(state, order);
          return { type: 'robber', to: victim === undefined ? HOME : String(state.scores[victim]) };
        },
      },
    },
    // Points of an abbot who is taken back are a step of their own (G6, G43).
    {
      name: 'robbed',
      after: 'piece',
      goesFirst: true,
      enter(state, events) {
        rob(state, events);
        return false;
      },
    },
  ],
  isQuiet: (state) =>
    !(state.tile >= 0 && state.set.tiles[state.tile]!.signs.includes('bag')) &&
    ROBBERS.of(state).spaces.every((space) => space === undefined),
  gained(state, seat, points) {
    if (points > 0) ROBBERS.change(state, { gains: [...ROBBERS.of(state).gains, { seat, points }] });
  },
  scoresMore: rob,
  scoreCategories: ['robbers'],
  seatView: (state, seat) => ({ robbers: robberOf(state, seat) ?? HOME }),
  statedSeat: (state, seat) => ({ robber: robberOf(state, seat) ?? HOME }),
};

/** Every robber takes its share of what a step has brought beside it, and what it takes moves its own figure after that (G41). */
function rob(state: State, events: EventSink<GameEvent>): void {
  const { gains, spaces } = ROBBERS.of(state);
  if (gains.length === 0) return;
  const before = [...state.scores];
  for (const { seat, points } of gains) before[seat]! -= points;
  const amounts = firstAmounts(state);
  const robbed = seatsInTurn(state).flatMap((seat) => {
    const space = spaces[seat];
    const victims = space === undefined ? [] : othersOn({ scores: before }, space, seat);
    const loot = Math.max(...victims.map((victim) => amounts[victim] ?? 0), 0);
    return loot > 0 ? [{ seat, from: victims.find((victim) => amounts[victim] === loot)!, loot }] : [];
  });
  ROBBERS.change(state, { gains: [] });
  for (const { seat } of robbed) putRobber(state, seat, undefined);
  for (const { seat, from, loot } of robbed) {
    const points = Math.ceil(loot / 2);
    events?.push({ type: 'robbed', seat, from, points });
    moveWithRobbers(state, seat, points, events);
  }
}

/**
 * Robbed points rob nobody: a robber beside the figure that they move goes along, or stays where a figure is left that is not its
 * own seat's (G42).
 */
function moveWithRobbers(state: State, seat: number, points: number, events: EventSink<GameEvent>): void {
  const { scores } = state;
  const left = scores[seat]!;
  const space = left + points;
  scores[seat] = space;
  for (const owner of seatsInTurn(state)) {
    if (owner === seat || robberOf(state, owner) !== left || othersOn(state, left, owner).length > 0) continue;
    putRobber(state, owner, space);
    events?.push({ type: 'robber-moved', seat: owner, space, beside: othersOn(state, space, owner), along: true });
  }
}

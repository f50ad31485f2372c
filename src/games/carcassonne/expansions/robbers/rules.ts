import type { Scoring } from '../../../contract/game.ts';
import { type EventSink, seatsFrom } from '../../../kernel/state.ts';
import { type GameEvent, seatScoring } from '../../rules/event.ts';
import type { FigureMove } from '../../rules/expansion.ts';
import type { BoxExpansion, State } from '../../rules/state.ts';
import { gainPoints, settleTrack } from '../../rules/track.ts';
import { orderedVictim, ROBBER_ORDERS, spaceOf } from './orders.ts';
import { isBagPlaced, isWatched, nextAtHome, otherSeatsOn, placeRobber, ROBBERS_PART, robberOf } from './track.ts';
import { HOME, NEXT_STEP, OWN_STEP, ROBBER_VERB } from './verb.ts';

/** The robber of a seat is on a space, beside the figures of other seats. */
interface RobberMoved {
  readonly type: 'robber-moved';
  readonly seat: number;
  readonly space: number;
  readonly beside: readonly number[];
  /** Set if it moved there with a figure that robbed points have moved (G42). */
  readonly along?: true;
}

/** The robber of a seat takes points of another seat and goes home (G41). */
interface Robbed {
  readonly type: 'robbed';
  readonly seat: number;
  readonly from: number;
  readonly points: number;
}

declare module '../../rules/expansion-types.ts' {
  interface ExpansionSigns {
    readonly bag: true;
  }
  interface ExpansionSeatViews {
    /** The space of the seat's robber. */
    readonly robbers: number | 'home';
  }
  interface ExpansionEvents {
    readonly 'robber-moved': RobberMoved;
    readonly robbed: Robbed;
  }
}

/** How each event of the expansion is scored, by event type. */
export const ROBBERS_SCORINGS = {
  'robber-moved': 'nothing' as const,
  robbed: (event: Robbed): Scoring => seatScoring('robbers', event),
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
        orders: ROBBER_ORDERS,
        answer(state, order) {
          const victim = orderedVictim(state, order);
          return { type: 'robber', to: victim === undefined ? HOME : String(spaceOf(state, victim)) };
        },
      },
    },
    // Points of an abbot who is taken back are a step of their own (G6, G43).
    {
      name: 'robbed',
      after: 'piece',
      goesFirst: true,
      enter(state, events) {
        settleTrack(state, events);
        return false;
      },
    },
  ],
  isQuiet: (state) =>
    !(state.tile >= 0 && state.set.tiles[state.tile]!.signs.includes('bag')) &&
    ROBBERS_PART.of(state).spaces.every((space) => space === undefined),
  figures: 1,
  scoresMore: settleTrack,
  figureMoved: goAlong,
  figuresMoved: rob,
  isWatched,
  scoreCategories: ['robbers'],
  seatView: (state, seat) => ({ robbers: robberOf(state, seat) ?? HOME }),
  statedSeat: (state, seat) => ({ robber: robberOf(state, seat) ?? HOME }),
};

/**
 * Every robber takes its share of the points that moved the figure beside it in a step (G41); these points move figures
 * afterwards.
 */
function rob(state: State, moves: readonly FigureMove[], events: EventSink<GameEvent>): void {
  const robbed = seatsFrom(state, state.turnSeat).flatMap((seat) => {
    const space = robberOf(state, seat);
    const beside = firstMoves(moves).filter((move) => !move.isTaken && move.seat !== seat && move.from === space);
    return beside.length > 0
      ? [{ seat, move: beside.reduce((most, one) => (one.points > most.points ? one : most)) }]
      : [];
  });
  for (const { seat } of robbed) placeRobber(state, seat, undefined);
  for (const { seat, move } of robbed) {
    const points = Math.ceil(move.points / 2);
    events?.push({ type: 'robbed', seat, from: move.seat, points });
    gainPoints(state, { seat, points, isTaken: true });
  }
}

/** The first move of each figure in a step, which began where the step did. */
function firstMoves(moves: readonly FigureMove[]): FigureMove[] {
  const isSame = (one: FigureMove, other: FigureMove) => one.seat === other.seat && one.figure === other.figure;
  return moves.filter((move, at) => moves.findIndex((one) => isSame(one, move)) === at);
}

/**
 * Robbed points trigger no robber: a robber beside the figure that they move goes along, or stays if a figure of another seat
 * remains there (G42).
 */
function goAlong(state: State, { from, isTaken, points, seat }: FigureMove, events: EventSink<GameEvent>): void {
  if (!isTaken) return;
  const space = from + points;
  for (const owner of seatsFrom(state, state.turnSeat)) {
    if (owner === seat || robberOf(state, owner) !== from || otherSeatsOn(state, from, owner).length > 0) continue;
    placeRobber(state, owner, space);
    events?.push({ type: 'robber-moved', seat: owner, space, beside: otherSeatsOn(state, space, owner), along: true });
  }
}

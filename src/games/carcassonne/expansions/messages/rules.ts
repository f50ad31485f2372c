import type { Square } from '../../../../core/tile.ts';
import type { Scoring } from '../../../contract/game.ts';
import type { ActionOf } from '../../rules/action.ts';
import { seatScoring } from '../../rules/event.ts';
import type { Amount, FigureMove } from '../../rules/expansion.ts';
import type { BoxExpansion, State } from '../../rules/state.ts';
import type { SegmentKind } from '../../rules/tile-set-file.ts';
import { moveFigure, nextAmount, safeFigure, TRACK } from '../../rules/track.ts';
import { FIGURES, type FigureName, isMessageDue, MESSAGES, type Message, STACK, STACKED } from './stack.ts';
import { ABBOT_STEP, MESSAGE_VERBS, ORDERS, orderedFigure, SCORED_STEP } from './verbs.ts';

/** An amount of points has moved a figure to a space of the score track. */
interface FigureMoved {
  readonly type: 'figure-moved';
  readonly seat: number;
  readonly figure: FigureName;
  readonly space: number;
}

interface MessageDrawn {
  readonly type: 'message-drawn';
  readonly seat: number;
  readonly message: Message;
}

/** A seat has done what its message says, or taken points instead; with the piece that has gone home for it. */
interface MessageAnswered {
  readonly type: 'message-answered';
  readonly seat: number;
  readonly message: Message;
  readonly points: number;
  readonly isInstead?: true;
  readonly home?: { readonly piece: string; readonly kind: SegmentKind; readonly segment: number } & Square;
}

/** How many messages have been drawn, the one that is open, and what the step under way has moved and is still to move. */
export interface MessagesView {
  readonly drawn: number;
  readonly open?: Message;
  readonly moved: readonly number[];
  readonly due: readonly Amount[];
  readonly moves: readonly FigureMove[];
}

declare module '../../rules/brought.ts' {
  interface BroughtViews {
    readonly messages: MessagesView;
  }
  interface BroughtEvents {
    readonly 'figure-moved': FigureMoved;
    readonly 'message-drawn': MessageDrawn;
    readonly 'message-answered': MessageAnswered;
  }
  interface BroughtRejections {
    /** On a map it is played without chips, and not where covered towns cost points (G2). */
    readonly 'messages-beside-map': { readonly code: 'messages-beside-map' };
  }
}

/** What each event of the expansion scores, by its type. */
export const MESSAGES_SCORINGS = {
  'figure-moved': 'nothing' as const,
  'message-drawn': 'nothing' as const,
  'message-answered': (event: MessageAnswered): Scoring => seatScoring('messages', event),
};

/** What the two steps of The Messages have in common. */
const STEP = {
  mover: (state: State) => nextAmount(state)?.seat ?? state.turnSeat,
  question: {
    id: 'figure',
    orders: ORDERS,
    byOrderAlone: true,
    isAsked: (state: State) => nextAmount(state) !== undefined,
    answer: orderedFigure,
  },
  // An absent player takes the points (G49).
  standIn(state: State): ActionOf<'figure' | 'points' | 'message'> {
    if (nextAmount(state)) return orderedFigure(state, ORDERS[0]);
    return { type: isMessageDue(state) ? 'message' : 'points' };
  },
} as const;

/** The Messages: two figures of each seat on the score track, on whose dark spaces messages are drawn (G16 to G22). */
export const messages: BoxExpansion = {
  isOffered: true,
  isLobbyOnly: true,
  maxSeats: 5,
  notWith: ['dragon', 'abbey'],
  besideRejection: (_, { chips, towns }) => (chips || towns === 'b' ? { code: 'messages-beside-map' } : undefined),
  figures: 2,
  chances: [{ name: STACK, kind: 'bag', things: MESSAGES }],
  reveals: ['message-drawn'],
  verbs: MESSAGE_VERBS,
  steps: [
    { name: ABBOT_STEP, after: 'piece', goesFirst: true, ...STEP },
    { name: SCORED_STEP, after: 'score', ...STEP },
  ],
  // Its verb notes the further tile where one is earned (G21).
  givesTile: () => undefined,
  figureMoved(state, { figure, from, points, seat }, events) {
    const { moved } = STACKED.of(state);
    if (seat === state.turnSeat && !moved.includes(figure)) STACKED.change(state, { moved: [...moved, figure] });
    events?.push({ type: 'figure-moved', seat, figure: FIGURES[figure]!, space: from + points });
  },
  turnBegins(state) {
    // Where a turn is cut short, as for a plan, what is left moves as the standard order says.
    for (let left = nextAmount(state); left; left = nextAmount(state)) {
      moveFigure(state, safeFigure(state, left.seat), undefined);
    }
    if (STACKED.of(state).moved.length > 0) STACKED.change(state, { moved: [] });
  },
  scoreCategories: ['messages'],
  view: (state) => ({ messages: messagesView(state) }),
  stated: (state) => ({ messages: messagesView(state) }),
  statedSeat: ({ parts }, seat) => ({ courier: TRACK.of({ parts }).seconds[seat] ?? 0 }),
};

function messagesView(state: State): MessagesView {
  const { drawn, moved, open } = STACKED.of(state);
  const { due, moves } = TRACK.of(state);
  return { drawn, ...(open && { open }), moved, due, moves };
}

import type { Square } from '../../../../core/tile.ts';
import type { Scoring } from '../../../contract/game.ts';
import type { ActionOf } from '../../rules/action.ts';
import { seatScoring } from '../../rules/event.ts';
import type { FigureMove, TrackAmount } from '../../rules/expansion.ts';
import type { BoxExpansion, State } from '../../rules/state.ts';
import type { SegmentKind } from '../../rules/tile-set-file.ts';
import { moveFigure, nextAmount, safeFigure, TRACK_PART } from '../../rules/track.ts';
import {
  type FigureName,
  isMessageDue,
  MESSAGES,
  MESSAGES_CHANCE,
  MESSAGES_PART,
  type Message,
  TRACK_FIGURES,
} from './stack.ts';
import { ABBOT_STEP, MESSAGE_ORDERS, MESSAGE_VERBS, orderedFigure, SCORED_STEP } from './verbs.ts';

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

/** Number of drawn messages, the open message, and the figure moves done and still due in the current step. */
export interface MessagesView {
  readonly drawn: number;
  readonly open?: Message;
  readonly moved: readonly number[];
  readonly due: readonly TrackAmount[];
  readonly moves: readonly FigureMove[];
}

declare module '../../rules/expansion-types.ts' {
  interface ExpansionViews {
    readonly messages: MessagesView;
  }
  interface ExpansionEvents {
    readonly 'figure-moved': FigureMoved;
    readonly 'message-drawn': MessageDrawn;
    readonly 'message-answered': MessageAnswered;
  }
  interface ExpansionRejections {
    /** On a map it is played without chips, and not where covered towns cost points (G2). */
    readonly 'messages-beside-map': { readonly code: 'messages-beside-map' };
  }
}

/** How each event of the expansion is scored, by event type. */
export const MESSAGES_SCORINGS = {
  'figure-moved': 'nothing' as const,
  'message-drawn': 'nothing' as const,
  'message-answered': (event: MessageAnswered): Scoring => seatScoring('messages', event),
};

/** Members that both steps of The Messages share. */
const STEP = {
  mover: (state: State) => nextAmount(state)?.seat ?? state.turnSeat,
  question: {
    id: 'figure',
    orders: MESSAGE_ORDERS,
    byOrderAlone: true,
    isAsked: (state: State) => nextAmount(state) !== undefined,
    answer: orderedFigure,
  },
  // An absent player takes the points (G49).
  standIn(state: State): ActionOf<'figure' | 'points' | 'message'> {
    if (nextAmount(state)) return orderedFigure(state, MESSAGE_ORDERS[0]);
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
  chances: [{ name: MESSAGES_CHANCE, kind: 'bag', things: MESSAGES }],
  reveals: ['message-drawn'],
  verbs: MESSAGE_VERBS,
  steps: [
    { name: ABBOT_STEP, after: 'piece', goesFirst: true, ...STEP },
    { name: SCORED_STEP, after: 'score', ...STEP },
  ],
  // The verb of a message notes a further tile that it gives (G21).
  givesTile: () => undefined,
  figureMoved(state, { figure, from, points, seat }, events) {
    const { moved } = MESSAGES_PART.of(state);
    if (seat === state.turnSeat && !moved.includes(figure)) MESSAGES_PART.change(state, { moved: [...moved, figure] });
    events?.push({ type: 'figure-moved', seat, figure: TRACK_FIGURES[figure]!, space: from + points });
  },
  turnBegins(state) {
    // If a turn is cut short, as for a plan, the standard order decides how the remaining amounts move figures.
    for (let left = nextAmount(state); left; left = nextAmount(state)) {
      moveFigure(state, safeFigure(state, left.seat), undefined);
    }
    if (MESSAGES_PART.of(state).moved.length > 0) MESSAGES_PART.change(state, { moved: [] });
  },
  scoreCategories: ['messages'],
  view: (state) => ({ messages: messagesView(state) }),
  stated: (state) => ({ messages: messagesView(state) }),
  statedSeat: ({ parts }, seat) => ({ courier: TRACK_PART.of({ parts }).seconds[seat] ?? 0 }),
};

function messagesView(state: State): MessagesView {
  const { drawn, moved, open } = MESSAGES_PART.of(state);
  const { due, moves } = TRACK_PART.of(state);
  return { drawn, ...(open && { open }), moved, due, moves };
}

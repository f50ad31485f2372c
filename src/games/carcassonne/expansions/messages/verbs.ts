import * as z from 'zod';
import type { EventSink } from '../../../kernel/state.ts';
import type { ActionOf } from '../../rules/action.ts';
import type { GameEvent } from '../../rules/event.ts';
import { orderField } from '../../rules/order.ts';
import { placeOfPiece, returnToSeat } from '../../rules/scoring.ts';
import type { State } from '../../rules/state.ts';
import { gainPoints, moveFigure, nextAmount, safeFigure, settleTrack } from '../../rules/track.ts';
import { payloadIf, type Verb } from '../../rules/verb.ts';
import { POINTS_INSTEAD, pointsOf, returnableMeeples, worthOfReturn } from './actions.ts';
import { drawMessage, isMessageDue, MESSAGES_PART, TRACK_FIGURES } from './stack.ts';

/** The steps at which figures move and messages are answered: after an abbot was taken back, and after the scoring. */
export const [ABBOT_STEP, SCORED_STEP] = ['abbotFigures', 'figures'] as const;

/** Standing orders for the figure that moves, the standard first (G8). */
export const MESSAGE_ORDERS = ['safe', ...TRACK_FIGURES] as const;

/** Name of a message as the giver of a further tile. */
export const MESSAGE_STEP = 'message';

/** Moves a figure by the next amount; `by` is the order that decided it. */
const figureSchema = z.strictObject({
  type: z.literal('figure'),
  moves: z.enum(TRACK_FIGURES),
  ...orderField(MESSAGE_ORDERS),
});

/** Draws a message. */
const messageSchema = z.strictObject({ type: z.literal('message') });

/** Does what the message says; `piece` is the one that goes home, by its index among the pieces on the board. */
const followSchema = z.strictObject({ type: z.literal('follow'), piece: z.int().min(0).exactOptional() });

/** Takes points instead. */
const pointsSchema = z.strictObject({ type: z.literal('points') });

declare module '../../rules/expansion-types.ts' {
  interface ExpansionActions {
    readonly figure: z.infer<typeof figureSchema>;
    readonly message: z.infer<typeof messageSchema>;
    readonly follow: z.infer<typeof followSchema>;
    readonly points: z.infer<typeof pointsSchema>;
  }
  interface ExpansionSteps {
    readonly figures: true;
    readonly abbotFigures: 'figures';
  }
}

const STEPS = { step: SCORED_STEP, alsoAt: ABBOT_STEP } as const;

/** The action by which an order moves a figure (G8). */
export function orderedFigure(state: State, order: string): ActionOf<'figure'> {
  const named = TRACK_FIGURES.find((figure) => figure === order);
  return { type: 'figure', moves: named ?? TRACK_FIGURES[safeFigure(state, state.seat)]! };
}

const figureVerb: Verb<State, ActionOf<'figure'>> = {
  type: 'figure',
  schema: figureSchema,
  ...STEPS,
  payloads: (state) => (nextAmount(state)?.seat === state.seat ? TRACK_FIGURES.map((_, figure) => figure) : []),
  actionOf: (_, figure) => ({ type: 'figure', moves: TRACK_FIGURES[figure]! }),
  play(state, figure, events) {
    moveFigure(state, figure, events);
    settleTrack(state, events);
  },
};

const messageVerb: Verb<State, ActionOf<'message'>> = {
  type: 'message',
  schema: messageSchema,
  ...STEPS,
  isAutomatic: true,
  payloads: (state) => payloadIf(isMessageDue(state)),
  actionOf: () => ({ type: 'message' }),
  play(state, _, events) {
    const message = drawMessage(state);
    events?.push({ type: 'message-drawn', seat: state.seat, message });
  },
};

/** The payload is 0, or the index of the piece that goes home and 1 more. */
const followVerb: Verb<State, ActionOf<'follow'>> = {
  type: 'follow',
  schema: followSchema,
  ...STEPS,
  payloads(state) {
    const { open } = MESSAGES_PART.of(state);
    if (open === undefined) return [];
    if (open === 'return') return returnableMeeples(state).map((at) => at + 1);
    return payloadIf(pointsOf(state, open) !== undefined);
  },
  actionOf: (_, payload) => ({ type: 'follow', ...(payload > 0 && { piece: payload - 1 }) }),
  play(state, payload, events) {
    const open = MESSAGES_PART.of(state).open!;
    if (open === 'return') {
      const piece = state.pieces[payload - 1]!;
      const points = worthOfReturn(state, piece);
      const home = placeOfPiece(state, piece);
      returnToSeat(state, piece, events);
      answer(state, { points, home }, events);
      return;
    }
    const points = pointsOf(state, open)!;
    if (open === 'tile') state.earnedBy = MESSAGE_STEP;
    answer(state, { points }, events);
  },
};

const pointsVerb: Verb<State, ActionOf<'points'>> = {
  type: 'points',
  schema: pointsSchema,
  ...STEPS,
  payloads: (state) => payloadIf(MESSAGES_PART.of(state).open !== undefined),
  actionOf: () => ({ type: 'points' }),
  play: (state, _, events) => answer(state, { points: POINTS_INSTEAD, isInstead: true }, events),
};

/** The open message is answered; its points move a figure, which may bring the next message (G18). */
function answer(
  state: State,
  { points, ...of }: { points: number; isInstead?: true; home?: ReturnType<typeof placeOfPiece> },
  events: EventSink<GameEvent>,
): void {
  const { seat } = state;
  const message = MESSAGES_PART.of(state).open!;
  MESSAGES_PART.change(state, { open: undefined });
  gainPoints(state, { seat, points });
  events?.push({ type: 'message-answered', seat, message, points, ...of });
}

/** Verbs of The Messages. */
export const MESSAGE_VERBS: readonly Verb<State>[] = [figureVerb, messageVerb, followVerb, pointsVerb];

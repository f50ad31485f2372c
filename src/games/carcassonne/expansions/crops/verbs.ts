import * as z from 'zod';
import { squareOfTile } from '../../../kernel/state.ts';
import type { ActionOf } from '../../rules/action.ts';
import { elsewherePayload, pieceElsewhere, placeElsewhere } from '../../rules/elsewhere-verb.ts';
import { orderField } from '../../rules/order.ts';
import { takeOff } from '../../rules/scoring.ts';
import type { State } from '../../rules/state.ts';
import type { SegmentKind } from '../../rules/tile-set-file.ts';
import { payloadIf, type Verb } from '../../rules/verb.ts';
import {
  CIRCLE_CHOICES,
  CIRCLE_PART,
  type CircleChoice,
  lastCircleKind,
  meeplesInSupply,
  nextInCircle,
  noteDone,
  ownMeeples,
} from './circle.ts';

/** The steps of a crop circle: its choice, and what every seat does then. */
export const [CIRCLE_STEP, ADDING, REMOVING] = ['circle', 'adding', 'removing'] as const;

/** Standing orders for what crop circles ask, the standard first (G10, G11). */
export const ADD_ORDERS = ['gain', 'never'] as const;
export const REMOVE_ORDERS = ['least', 'small'] as const;

/** Chooses what every seat does at the crop circle of the tile just placed. */
const circleSchema = z.strictObject({ type: z.literal('circle'), choice: z.enum(CIRCLE_CHOICES) });

/** Adds a meeple, by its kind, on a segment of the tile on a square; `by` is the order that decided it. */
const addSchema = z.strictObject({
  type: z.literal('add'),
  x: z.int(),
  y: z.int(),
  on: z.int().min(0),
  as: z.string().regex(/^[a-z]{1,12}$/),
  ...orderField(ADD_ORDERS),
});

/** Adds no meeple. */
const keepSchema = z.strictObject({ type: z.literal('keep'), ...orderField(ADD_ORDERS) });

/** Takes a meeple home, by its index among the pieces on the board. */
const removeSchema = z.strictObject({
  type: z.literal('remove'),
  piece: z.int().min(0),
  ...orderField(REMOVE_ORDERS),
});

declare module '../../rules/expansion-types.ts' {
  interface ExpansionActions {
    readonly circle: z.infer<typeof circleSchema>;
    readonly add: z.infer<typeof addSchema>;
    readonly keep: z.infer<typeof keepSchema>;
    readonly remove: z.infer<typeof removeSchema>;
  }
  interface ExpansionSteps {
    readonly circle: true;
    readonly adding: true;
    readonly removing: true;
  }
}

/** Kind of feature of the current crop circle, if the seat to move is to answer it now. */
function asked(state: State, choice: CircleChoice): SegmentKind | undefined {
  return nextInCircle(state, choice) === state.seat ? lastCircleKind(state) : undefined;
}

const circleVerb: Verb<State, ActionOf<'circle'>> = {
  type: 'circle',
  schema: circleSchema,
  step: CIRCLE_STEP,
  payloads(state) {
    const isDue = CIRCLE_PART.of(state).choice === undefined && lastCircleKind(state) !== undefined;
    return isDue ? CIRCLE_CHOICES.map((_, at) => at) : [];
  },
  actionOf: (_, at) => ({ type: 'circle', choice: CIRCLE_CHOICES[at]! }),
  play(state, at, events) {
    const choice = CIRCLE_CHOICES[at]!;
    const kind = lastCircleKind(state)!;
    CIRCLE_PART.change(state, { choice, done: 0 });
    events?.push({ type: 'circle-chosen', seat: state.seat, choice, kind });
  },
};

/** Adds a meeple of the supply beside one of the seat (G46); the payload is that of `elsewhereVerb`. */
export const addVerb: Verb<State, ActionOf<'add'>> = {
  type: 'add',
  schema: addSchema,
  step: ADDING,
  payloads(state) {
    const kind = asked(state, 'add');
    if (kind === undefined) return [];
    const segments = [...new Set(ownMeeples(state, kind, state.seat).map((at) => state.pieces[at]!.segment))];
    return meeplesInSupply(state, kind, state.seat).flatMap((piece) =>
      segments.map((segment) => elsewherePayload(piece, segment)),
    );
  },
  actionOf({ board, rules }, payload) {
    const { piece, segment } = pieceElsewhere(payload);
    const tile = board.graph.tile[segment]!;
    const on = segment - board.tileSegment[tile]!;
    return { type: 'add', ...squareOfTile(board, tile), on, as: rules.pieces[piece]!.id };
  },
  placed: (_, payload) => pieceElsewhere(payload),
  play(state, payload, events) {
    placeElsewhere(state, payload, events);
    noteDone(state);
  },
};

const keepVerb: Verb<State, ActionOf<'keep'>> = {
  type: 'keep',
  schema: keepSchema,
  step: ADDING,
  payloads: (state) => payloadIf(asked(state, 'add') !== undefined),
  actionOf: () => ({ type: 'keep' }),
  play: noteDone,
};

/** Takes a meeple of the seat home unscored, with its builder or pig if that is alone then (G47, F7). */
export const removeVerb: Verb<State, ActionOf<'remove'>> = {
  type: 'remove',
  schema: removeSchema,
  step: REMOVING,
  payloads(state) {
    const kind = asked(state, 'remove');
    return kind === undefined ? [] : ownMeeples(state, kind, state.seat);
  },
  actionOf: (_, piece) => ({ type: 'remove', piece }),
  play(state, at, events) {
    takeOff(state, state.pieces[at]!, events);
    noteDone(state);
  },
};

/** Verbs of Crop Circles. */
export const CROP_VERBS: readonly Verb<State>[] = [circleVerb, addVerb, keepVerb, removeVerb];

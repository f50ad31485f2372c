import type { BoxExpansion, State } from '../../rules/state.ts';
import type { SegmentKind } from '../../rules/tile-set-file.ts';
import { CIRCLE_PART, type CircleChoice, circleKind, lastCircleKind, nextInCircle } from './circle.ts';
import { orderedAdd, orderedRemove } from './orders.ts';
import { ADD_ORDERS, ADDING, CIRCLE_STEP, CROP_VERBS, REMOVE_ORDERS, REMOVING } from './verbs.ts';

/** A seat has chosen what every seat does on a kind of feature (G45). */
interface CircleChosen {
  readonly type: 'circle-chosen';
  readonly seat: number;
  readonly choice: CircleChoice;
  readonly kind: SegmentKind;
}

/**
 * The choice at the current crop circle, and the number of seats that have answered, in turn order after the seat whose turn it
 * is.
 */
export interface CropsView {
  readonly choice?: CircleChoice;
  readonly done?: number;
}

declare module '../../rules/expansion-types.ts' {
  interface ExpansionSigns {
    readonly cropField: true;
    readonly cropRoad: true;
    readonly cropCity: true;
  }
  interface ExpansionViews {
    readonly crops: CropsView;
  }
  interface ExpansionEvents {
    readonly 'circle-chosen': CircleChosen;
  }
}

/** How each event of the expansion is scored, by event type. */
export const CROPS_SCORINGS = { 'circle-chosen': 'nothing' as const };

/** Crop Circles: after the scoring of six tiles every seat adds a meeple beside an own one, or takes one home (G44 to G47). */
export const crops: BoxExpansion = {
  isOffered: true,
  isLobbyOnly: true,
  isTableOnly: true,
  box: 'crop2',
  maxSeats: 5,
  notWith: ['dragon', 'abbey'],
  verbs: CROP_VERBS,
  steps: [
    // An absent player has others add, and adds nothing (G49).
    { name: CIRCLE_STEP, after: 'score', standIn: () => ({ type: 'circle', choice: 'add' }) },
    {
      name: ADDING,
      after: CIRCLE_STEP,
      standIn: () => ({ type: 'keep' }),
      mover: (state) => nextInCircle(state, 'add') ?? state.turnSeat,
      question: { id: 'add', orders: ADD_ORDERS, answer: orderedAdd },
    },
    {
      name: REMOVING,
      after: ADDING,
      mover: (state) => nextInCircle(state, 'remove') ?? state.turnSeat,
      question: { id: 'remove', orders: REMOVE_ORDERS, answer: orderedRemove },
    },
  ],
  choosesAfterPiece: (state) => (state.tile < 0 ? lastCircleKind(state) : circleKind(state, state.tile)) !== undefined,
  turnBegan: endCircle,
  gameEnds: endCircle,
  view: (state) => ({ crops: cropsView(state) }),
  stated: (state) => ({ circle: cropsView(state) }),
};

function endCircle(state: State): void {
  if (CIRCLE_PART.of(state).choice !== undefined) CIRCLE_PART.change(state, { choice: undefined, done: 0 });
}

function cropsView(state: State): CropsView {
  const { choice, done } = CIRCLE_PART.of(state);
  return choice === undefined ? {} : { choice, done };
}

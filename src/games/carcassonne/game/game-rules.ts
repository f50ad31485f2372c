import { COLOURS } from '../../../core/colour.ts';
import type * as life from '../../../core/rules.ts';
import { PROGRESS_QUERIES } from '../../kernel/state.ts';
import { EXPANSIONS } from '../expansions/index.ts';
import type { Action } from '../rules/action.ts';
import type { GameEvent } from '../rules/event.ts';
import { rejectionOf } from '../rules/legal.ts';
import { dueAction, hasExpansionChoice } from '../rules/move.ts';
import { ALL_OPTIONS, STATED_OPTIONS } from '../rules/options.ts';
import { orderedAction } from '../rules/order.ts';
import type { Rejection } from '../rules/rejection.ts';
import { RULE_SET, type Setup } from '../rules/setup.ts';
import { standInAction } from '../rules/stand-in.ts';
import { copyState, type State } from '../rules/state.ts';
import { statedPosition } from '../rules/stated-position.ts';
import { perform } from '../rules/step.ts';
import type { TileSet } from '../rules/tile-set.ts';
import { publicSetup } from '../rules/unseen.ts';
import { viewOf } from '../rules/view-of.ts';
import { makeAction, parseAction } from './action.ts';
import { maxSeats, optionsRejection, questionsOf } from './compile-rules.ts';
import { layoutSchema } from './content.ts';
import { createSetup, hasAllTiles, isLayoutPossible } from './create-setup.ts';
import { startState } from './start.ts';

/** The types of Carcassonne. */
export interface Carcassonne {
  content: TileSet;
  setup: Setup;
  state: State;
  action: Action;
  event: GameEvent;
  rejection: Rejection;
}

/** Events that show what was hidden. */
const REVEALING: ReadonlySet<GameEvent['type']> = new Set([
  'drawn',
  'discarded',
  ...EXPANSIONS.flatMap(({ reveals = [] }) => reveals),
]);

/** Whether an event shows what was hidden. */
export function isRevealing({ type }: GameEvent): boolean {
  return REVEALING.has(type);
}

/** True if the standing order of the seat to move is to draw even if another action is possible instead (F53). */
function drawsByOrder({ rules }: State, standing: (question: string) => string | undefined = () => undefined): boolean {
  return rules.expansions.some(({ drawQuestion }) => {
    const order = drawQuestion && standing(drawQuestion.id);
    return order !== undefined && order !== drawQuestion?.orders[0];
  });
}

/** The rules of Carcassonne for the life of a game. */
export const RULES: life.Rules<Carcassonne> = {
  ...PROGRESS_QUERIES,
  ...RULE_SET,
  progressOf: ({ phase, seat, turn, turnSeat }) =>
    turnSeat === seat ? { phase, seat, turn } : { phase, seat, turn, turnSeat },
  colours: COLOURS,
  seats: { min: 2, max: 6 },
  maxSeats,
  options: ALL_OPTIONS,
  statedOptions: STATED_OPTIONS,
  optionsRejection,
  layoutSchema,
  publicSetup,
  createSetup,
  strangeTileIndex: (content, pile) => pile.findIndex((id) => !content.indexOf.has(id)),
  hasAllTiles,
  isLayoutPossible,
  startState,
  // If another action is possible instead, drawing is a choice, unless the standing order decides (F53).
  openingAction: (state, standing) =>
    state.phase === 'draw' && (!hasExpansionChoice(state) || drawsByOrder(state, standing))
      ? { type: 'draw' }
      : undefined,
  dueAction,
  questions: questionsOf,
  orderedAction,
  standInAction,
  copyState,
  rejectionOf,
  perform,
  reveals: (events) => events.some(isRevealing),
  viewOf,
  statedPosition,
  makeAction,
  parseAction,
};

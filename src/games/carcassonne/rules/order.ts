import * as z from 'zod';
import { COLOURS } from '../../../core/colour.ts';
import { makeOrder, parseOrder } from '../../../core/order-name.ts';
import type { Action } from './action.ts';
import { actionOf, currentStep, legalMoves, moveOf } from './move.ts';
import type { Rejection } from './rejection.ts';
import type { State } from './state.ts';
import type { AskedQuestion } from './verb.ts';

/** The field of an action that answers a question: the standing order by which it does; absent if no order decided (F14). */
export function orderField(orders: readonly string[], mayName = false) {
  const written = orders.flatMap((order) => [
    order,
    ...(mayName ? COLOURS.map((named) => makeOrder({ order, named })) : []),
  ]);
  return { by: z.exactOptional(z.enum(written)) };
}

/** The order that an action names as its reason; undefined if no order decided. */
export function orderOf(action: Action): string | undefined {
  return (action as { readonly by?: string }).by;
}

/** The question to the seat to move in the turn of another seat; undefined in its own turn (F8). */
export function openQuestion(state: State): AskedQuestion<State> | undefined {
  return state.seat === state.turnSeat ? undefined : questionOf(state);
}

/** The question of the current step; undefined where it asks something else now, or nothing. */
function questionOf(state: State): AskedQuestion<State> | undefined {
  const question = currentStep(state)?.question;
  return question?.isAsked?.(state) === false ? undefined : question;
}

/**
 * The action that answers the current question without asking a player: the only legal one, or that of the standing order. In the
 * turn of another seat the action names the order. Undefined if there is no question, or the player has to answer (F15).
 *
 * @param standing returns the standing order for a question; undefined for the default
 * @param isLeft true if the order answers even where players are asked: the player chose that (F8), or is absent (F14)
 */
export function orderedAction(
  state: State,
  standing: (question: string) => string | undefined,
  isLeft = false,
): Action | undefined {
  const question = questionOf(state);
  if (!question) return undefined;
  // A single legal move is made without asking anybody, even the seat whose turn it is (F15).
  const [only, another] = legalMoves(state);
  if (another === undefined) return actionOf(state, only!);
  const isOwn = state.seat === state.turnSeat;
  if (!isLeft && (isOwn || asksPlayers(state, question))) return undefined;
  const order = standing(question.id) ?? question.orders[0];
  return isOwn ? question.answer(state, order) : answerBy(state, question, order);
}

/** Rejects an action that differs from the answer of the order it names, or that names no order although one decides. */
export function orderRejection(state: State, action: Action): Rejection | undefined {
  const by = orderOf(action);
  const question = openQuestion(state);
  const isOnly = question !== undefined && legalMoves(state).length === 1;
  const isRight =
    by === undefined
      ? !question || isOnly || asksPlayers(state, question)
      : question &&
        !isOnly &&
        names(state, by) &&
        moveOf(state, answerBy(state, question, by)) === moveOf(state, action);
  return isRight ? undefined : { code: 'not-possible', action: action.type };
}

/** True if an order names no seat, or another seat of the game (F10). */
function names({ seat, setup: { colours } }: State, order: string): boolean {
  const { named } = parseOrder(order);
  return named === undefined || (named !== colours[seat] && colours.includes(named));
}

function answerBy(state: State, question: AskedQuestion<State>, order: string): Action {
  return Object.assign({ ...question.answer(state, order) }, { by: order });
}

function asksPlayers({ setup }: State, { byOrderAlone }: AskedQuestion<State>): boolean {
  return setup.options.interrupts === 'ask' && !byOrderAlone;
}

/** Rating of a choice by an order: larger numbers are better, and the first that differs decides. */
export type Criteria = readonly number[];

/** The item with the best rating, the first of equal ones. */
export function mostLiked<Item extends { readonly likes: Criteria }>(items: readonly Item[]): Item {
  return items.reduce((best, one) => {
    const at = one.likes.findIndex((liked, index) => liked !== best.likes[index]);
    return at >= 0 && one.likes[at]! > best.likes[at]! ? one : best;
  });
}

import * as z from 'zod';
import type { Action } from './action.ts';
import { actionOf, currentStep, legalMoves, moveOf } from './move.ts';
import type { Rejection } from './rejection.ts';
import type { State } from './state.ts';
import type { AskedQuestion } from './verb.ts';

/** The field of an action that answers a question: the standing order by which it does; absent if no order decided (F14). */
export function orderField(orders: readonly [string, ...string[]]) {
  return { by: z.exactOptional(z.enum(orders)) };
}

/** The order by which an action answers; undefined where no order decided. */
export function orderOf(action: Action): string | undefined {
  return (action as { readonly by?: string }).by;
}

/** What the turn asks the seat to move, where that is another one than the seat whose turn it is (F8). */
export function openQuestion(state: State): AskedQuestion<State> | undefined {
  return state.seat === state.turnSeat ? undefined : currentStep(state)?.question;
}

/**
 * The action with which the seat to move answers a question without being asked: where several things can be done, by its
 * order, which the action then names; undefined where nothing is asked, or its player is (F15).
 *
 * @param standing returns the standing order for a kind of question; undefined for the standard
 */
export function orderedAction(state: State, standing: (question: string) => string | undefined): Action | undefined {
  // Where one thing can be done, nobody is asked, not even the seat whose turn it is (F15).
  if (!currentStep(state)?.question) return undefined;
  const [only, another] = legalMoves(state);
  if (another === undefined) return actionOf(state, only!);
  const question = openQuestion(state);
  return !question || asksPlayers(state) ? undefined : answerBy(state, question, standing(question.id));
}

/** The answer by the standard, for a seat without a player, also in its own turn (F14); undefined where nothing is asked. */
export function standardAnswer(state: State): Action | undefined {
  const question = currentStep(state)?.question;
  if (!question) return undefined;
  const own = state.seat === state.turnSeat ? question.answer(state, question.orders[0]) : undefined;
  return orderedAction(state, () => undefined) ?? own ?? answerBy(state, question);
}

/** Why an action is not the answer that its order gives, or names none where one has to decide; undefined where all is right. */
export function orderRejection(state: State, action: Action): Rejection | undefined {
  const by = orderOf(action);
  const question = openQuestion(state);
  const isOnly = question !== undefined && legalMoves(state).length === 1;
  const isRight =
    by === undefined
      ? !question || isOnly || asksPlayers(state)
      : question && !isOnly && moveOf(state, answerBy(state, question, by)) === moveOf(state, action);
  return isRight ? undefined : { code: 'not-possible', action: action.type };
}

function answerBy(state: State, question: AskedQuestion<State>, order: string = question.orders[0]): Action {
  const answer = question.answer(state, order);
  return Object.assign({ ...answer }, { by: order });
}

function asksPlayers({ setup }: State): boolean {
  return setup.options.interrupts === 'ask';
}

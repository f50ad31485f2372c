import { turnRejection } from '../../kernel/rejection.ts';
import type { Action, PlaceAction } from './action.ts';
import { actionOf, currentStep, kindNumber, legalMoves, payloadIn } from './move.ts';
import { orderRejection } from './order.ts';
import { placeVerb } from './place-verb.ts';
import type { Rejection } from './rejection.ts';
import type { State } from './state.ts';

/** Every action that the seat to move may take now; none when the game is over. */
export function legalActions(state: State): Action[] {
  return legalMoves(state).map((move) => actionOf(state, move));
}

/** Every way to place the drawn tile. */
export function legalPlacements(state: State): PlaceAction[] {
  return placeVerb.payloads(state).map((code) => placeVerb.actionOf(state, code));
}

/** Why `seat` may not take `action` now; undefined if it may. */
export function rejectionOf(state: State, seat: number, action: Action): Rejection | undefined {
  const { type } = action;
  const kind = kindNumber(state, type);
  const verb = state.rules.verbs[kind];
  const step = currentStep(state);
  const isAllowed = type === 'pass' ? step?.canPass : step?.verbs.some((one) => one.kind === kind);
  const outOfTurn = turnRejection(state, seat, { type, isAllowed: isAllowed === true });
  if (outOfTurn?.code === 'not-your-turn' && state.seat !== state.turnSeat) return { ...outOfTurn, isAsked: true };
  if (outOfTurn && (verb || outOfTurn.code !== 'wrong-phase')) return outOfTurn;
  if (!verb) return { code: 'not-this-game', action: type };
  if (verb.rejectionOf) return verb.rejectionOf(state, action);
  if (payloadIn(state, verb, action) < 0) return { code: 'not-possible', action: type };
  return orderRejection(state, action);
}

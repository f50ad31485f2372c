import type { EventSink } from '../../kernel/state.ts';
import type { Action } from './action.ts';
import type { GameEvent } from './event.ts';
import { hasChoice, kindOf, type Move, moveOf, payloadOf, stepIndex } from './move.ts';
import { openQuestion, orderOf } from './order.ts';
import type { Phase } from './rejection.ts';
import type { State } from './state.ts';
import { endGame, scoreTurn } from './turn.ts';

/** Carries out a legal action on `state` itself, for folds that own it; adds what follows to `events`. */
export function perform(state: State, action: Action, events: GameEvent[]): void {
  const order = orderOf(action);
  if (order !== undefined) {
    events.push({ type: 'answered-by-order', seat: state.seat, question: openQuestion(state)!.id, order });
  }
  play(state, moveOf(state, action), events);
}

/** Carries out a legal move on `state` itself, for searches that own it; adds what follows to `events`, if any. */
export function play(state: State, move: Move, events?: GameEvent[]): void {
  const { phase } = state;
  const verb = state.rules.verbs[kindOf(move)]!;
  const endsPieces = verb.endsPieces?.(state, payloadOf(move)) ?? false;
  verb.play(state, payloadOf(move), events);
  if (state.phase !== phase) return;
  const at = stepIndex(state.rules, verb.goesOnAt ?? phase);
  goOn(state, events, at + (verb.endsStep ? 1 : 0), endsPieces);
}

/**
 * Goes through the steps of the turn, from one on, to the first at which the seat can choose something.
 *
 * @param endsPieces whether steps for further pieces are left out
 */
function goOn(state: State, events: EventSink<GameEvent>, from: number, endsPieces: boolean): void {
  const { steps } = state.rules;
  for (let at = from; at < steps.length; at++) {
    const step = steps[at]!;
    if (step.isApart || (endsPieces && step.furtherPieces)) continue;
    if ((step.name === 'piece' || step.furtherPieces) && skipsPieces(state)) continue;
    state.seat = step.mover ? step.mover(state) : state.turnSeat;
    if (step.enter) {
      if (step.enter(state, events)) return;
      continue;
    }
    state.phase = step.name as Phase;
    if (hasChoice(state, step)) return;
  }
}

/** True if the turn skips the steps for pieces. */
function skipsPieces(state: State): boolean {
  for (const skips of state.rules.skipsPieces) if (skips(state)) return true;
  return false;
}

/** Scores on `state` itself what the tile of the turn has completed, where that is still to be scored. */
export function scorePending(state: State, events: GameEvent[]): void {
  if (!isUnscored(state)) return;
  state.seat = state.turnSeat;
  scoreTurn(state, events);
}

/** Ends the game on `state` itself at once, with what its turn has completed and no piece more. */
export function endNow(state: State, events: GameEvent[]): void {
  state.seat = state.turnSeat;
  if (isUnscored(state)) scoreTurn(state, events);
  endGame(state, events);
}

/** Whether a tile is placed whose features are still to be scored. */
export function isUnscored({ phase, rules }: State): boolean {
  const at = stepIndex(rules, phase);
  return at > stepIndex(rules, 'place') && at < stepIndex(rules, 'score');
}

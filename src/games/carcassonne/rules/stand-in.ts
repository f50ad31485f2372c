import { makeStandIn } from '../../kernel/stand-in.ts';
import type { Action } from './action.ts';
import { baseScoringOf, type GameEvent } from './event.ts';
import {
  actionOf,
  currentStep,
  kindOf,
  legalMoves,
  MEEPLE,
  moveOf,
  PASS,
  PLACE,
  payloadOf,
  stepIndex,
} from './move.ts';
import { orderedAction } from './order.ts';
import { placedPieceOf } from './piece-verb.ts';
import { copyState, type State } from './state.ts';
import { isUnscored, play } from './step.ts';

/**
 * The next action for a seat whose player is absent: the legal placement with the most points in this turn, and a meeple only
 * if it scores in this turn. Actions of expansions are taken only if the rules demand one: by the rule for absent players
 * (G49), or by the standard order (F14), which also answers in turns of others.
 */
export function standInAction(state: State): Action {
  const own = state.seat === state.turnSeat ? currentStep(state)?.standIn?.(state) : undefined;
  return own ?? orderedAction(state, () => undefined, true) ?? chosenAction(state);
}

/** The step under way if its moves are not compared: before the pieces it is left out, after them done as for absent players. */
function passedStep(state: State) {
  const step = isUnscored(state) ? currentStep(state) : undefined;
  return step?.standIn || step?.verbs.some(({ verb }) => verb.isAutomatic) ? step : undefined;
}

const chosenAction = makeStandIn({
  legalMoves,
  actionOf,
  copyState: (state: State, over?: State) => copyState(state, over),
  play,
  isDecline: (move) => move === PASS,
  // Leaves out verbs of expansions, and all pieces but ordinary meeples (E58).
  considers: (move) =>
    kindOf(move) === MEEPLE ? placedPieceOf(payloadOf(move)).piece === 0 : kindOf(move) === PLACE || move === PASS,
  comparesPoints: ({ phase }) => phase === 'place' || phase === 'piece',
  // Leaves out points of expansions, gardens and the final scoring (E58).
  scoreLines: (event: GameEvent) =>
    event.type === 'feature-scored' && !event.final && event.kind !== 'garden'
      ? (baseScoringOf(event)?.lines ?? [])
      : [],
  passStep(state, events) {
    for (let step = passedStep(state); step; step = passedStep(state)) {
      if (stepIndex(state.rules, state.phase) < stepIndex(state.rules, 'piece')) state.phase = 'piece';
      else play(state, moveOf(state, step.standIn!(state)), events);
    }
  },
  continuesTurn: (state) => isUnscored(state) && currentStep(state)?.canPass === true,
});

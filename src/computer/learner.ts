import type { Choose } from '../core/chooser.ts';
import type { GameTypes } from '../core/rules.ts';
import { standingOf } from './evaluation.ts';
import type { KnownPosition } from './known-position.ts';
import { bestOf, turnSearch } from './turn-search.ts';

/** One in this many choices of a learner is a mistake. */
const MISTAKE = 4;

/**
 * A learner takes what brings most points at once, those that its pieces would bring if the game ended now included. Some of
 * the time it does anything else.
 */
export function learnerAction<G extends GameTypes>(position: KnownPosition<G>, choose: Choose): G['action'] {
  const state = position.sample(choose);
  const { computer } = position.game;
  const actions = computer.legalActions(state);
  if (choose(MISTAKE) === 0) return actions[choose(actions.length)]!;
  return bestOf(turnSearch(position.game, standingOf(computer)).rate(state, choose)).action;
}

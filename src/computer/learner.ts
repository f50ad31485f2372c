import type { Choose } from '../core/chooser.ts';
import type { GameTypes } from '../core/rules.ts';
import { standingOf } from './evaluation.ts';
import type { KnownPosition } from './known-position.ts';
import { bestOf, turnSearch } from './turn-search.ts';

/** One in this many choices of a learner is a mistake. */
const MISTAKE = 4;

/** The action that brings most points at once, those that pieces would bring if the game ended now included. */
export function greedyAction<G extends GameTypes>(position: KnownPosition<G>, choose: Choose): G['action'] {
  const { computer } = position.game;
  const sample = position.sample(choose);
  const search = turnSearch(position.game, standingOf(computer));
  return computer.actionOf(sample, bestOf(search.rate(sample, choose)).move);
}

/** A learner takes what brings most points at once; some of the time it does anything else. */
export function learnerAction<G extends GameTypes>(position: KnownPosition<G>, choose: Choose): G['action'] {
  if (choose(MISTAKE) > 0) return greedyAction(position, choose);
  const actions = position.game.computer.legalActions(position.sample(choose));
  return actions[choose(actions.length)]!;
}

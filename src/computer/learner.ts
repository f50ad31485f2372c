import type { GameTypes } from '../core/rules.ts';
import { standings } from './evaluation.ts';
import type { KnownPosition } from './known-position.ts';
import { bestOf, TurnSearch } from './turn-search.ts';

/** One in this many choices of a learner is a mistake. */
const MISTAKE = 4;

/** The action that brings most points at once, those that pieces would bring if the game ended now included. */
export function greedyAction<G extends GameTypes>(position: KnownPosition<G>): G['action'] {
  const { game } = position;
  const sample = position.sample();
  const search = new TurnSearch(position, { evaluation: standings(game) });
  return game.computer.actionOf(sample, bestOf(search.rate(sample)).move);
}

/** A learner takes what brings most points at once; some of the time it does anything else. */
export function learnerAction<G extends GameTypes>(position: KnownPosition<G>): G['action'] {
  const { choose, game } = position;
  if (choose(MISTAKE) > 0) return greedyAction(position);
  const actions = game.computer.legalActions(position.sample());
  return actions[choose(actions.length)]!;
}

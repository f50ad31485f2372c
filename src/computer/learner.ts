import type { GameTypes } from '../core/rules.ts';
import { standingsEvaluation } from './evaluation.ts';
import type { KnownPosition } from './known-position.ts';
import { bestOf, TurnSearch } from './turn-search.ts';

/** A learner takes a random action once in this many choices, on average. */
const MISTAKE = 4;

/** Returns the action after which the seat is furthest ahead if the game ended at the end of its turn. */
export function greedyAction<G extends GameTypes>(position: KnownPosition<G>): G['action'] {
  const { game } = position;
  const sample = position.sample();
  const search = new TurnSearch(position, { evaluation: standingsEvaluation(game) });
  return game.computer.actionOf(sample, bestOf(search.rate(sample)).move);
}

/** Returns the greedy action, or sometimes a random one (`MISTAKE`). */
export function learnerAction<G extends GameTypes>(position: KnownPosition<G>): G['action'] {
  const { choose, game } = position;
  if (choose(MISTAKE) > 0) return greedyAction(position);
  const actions = game.computer.legalActions(position.sample());
  return actions[choose(actions.length)]!;
}

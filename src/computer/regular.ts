import type { Choose } from '../core/chooser.ts';
import type { GameTypes } from '../core/rules.ts';
import type { Weights } from '../games/contract/computer.ts';
import { evaluationOf } from './evaluation.ts';
import type { KnownPosition } from './known-position.ts';
import { bestOf, type RatedMove, turnSearch } from './turn-search.ts';

/** Guesses of what is hidden that are averaged where a turn may reveal something. */
const GUESSES = 4;

/** The action with which a turn ends best by the evaluation of the game. */
export function regularAction<G extends GameTypes>(
  position: KnownPosition<G>,
  choose: Choose,
  weights?: Weights,
): G['action'] {
  const { computer } = position.game;
  return computer.actionOf(position.sample(choose), bestOf(ratedMoves(position, choose, weights)).move);
}

/** Every legal move with its worth at the end of the turn, in points ahead of the others. */
export function ratedMoves<G extends GameTypes>(
  { game, sample }: KnownPosition<G>,
  choose: Choose,
  weights?: Weights,
): RatedMove[] {
  const first = sample(choose);
  const evaluate = evaluationOf(game.computer, game.rules.scoresOf(first).length, weights);
  const search = turnSearch(game, evaluate);
  const rated = search.rate(first, choose);
  if (rated.length < 2 || !search.hasRevealed()) return rated;
  const others = Array.from({ length: GUESSES - 1 }, () => search.rate(sample(choose), choose));
  return rated.map(({ move, worth }, at) => ({
    move,
    worth: others.reduce((sum, one) => sum + one[at]!.worth, worth) / GUESSES,
  }));
}

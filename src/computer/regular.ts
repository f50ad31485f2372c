import type { Choose } from '../core/chooser.ts';
import type { GameTypes } from '../core/rules.ts';
import { evaluationOf } from './evaluation.ts';
import type { KnownPosition } from './known-position.ts';
import { bestOf, type RatedMove, type RatedTurn, type TurnSearch, turnSearch } from './turn-search.ts';

/** Guesses of what is hidden that are averaged where a turn may reveal something. */
const GUESSES = 4;

/** The action with which a turn ends best by the evaluation of the game. */
export function regularAction<G extends GameTypes>(position: KnownPosition<G>, choose: Choose): G['action'] {
  const { computer } = position.game;
  return computer.actionOf(position.sample(choose), bestOf(ratedMoves(position, choose)).move);
}

/** Every legal move with its worth at the end of the turn, in points ahead of the others. */
export function ratedMoves<G extends GameTypes>(position: KnownPosition<G>, choose: Choose): RatedMove[] {
  const first = position.sample(choose);
  return averaged(position, first, searchOf(position, first), choose);
}

/** The best ways to play the turn until something hidden is revealed, the best first, at most so many. */
export function ratedTurns<G extends GameTypes>(
  position: KnownPosition<G>,
  choose: Choose,
  most: number,
): { readonly first: G['state']; readonly turns: RatedTurn[] } {
  const first = position.sample(choose);
  const search = searchOf(position, first);
  const rated = averaged(position, first, search, choose);
  return { first, turns: search.rateTurns(first, choose, most, search.hasRevealed() ? rated : undefined) };
}

function searchOf<G extends GameTypes>({ game }: KnownPosition<G>, state: G['state']) {
  return turnSearch(game, evaluationOf(game.computer, game.rules.scoresOf(state).length));
}

/** The moves of a guess, with their worth in that and, where something may be revealed, in others. */
function averaged<G extends GameTypes>(
  { sample }: KnownPosition<G>,
  first: G['state'],
  search: TurnSearch<G>,
  choose: Choose,
): RatedMove[] {
  const rated = search.rate(first, choose);
  if (rated.length < 2 || !search.hasRevealed()) return rated;
  const others = Array.from({ length: GUESSES - 1 }, () => search.rate(sample(choose), choose));
  return rated.map(({ move, worth }, at) => ({
    move,
    worth: others.reduce((sum, one) => sum + one[at]!.worth, worth) / GUESSES,
  }));
}

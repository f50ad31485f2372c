import type { GameTypes } from '../core/rules.ts';
import type { KnownPosition } from './known-position.ts';
import { bestOf, type RatedMove, type RatedTurn, TurnSearch } from './turn-search.ts';

/** Guesses of what is hidden that are averaged where a turn may reveal something. */
const GUESSES = 4;

/** The action with which a turn ends best by the evaluation of the game. */
export function regularAction<G extends GameTypes>(position: KnownPosition<G>): G['action'] {
  return position.game.computer.actionOf(position.sample(), bestOf(ratedMoves(position)).move);
}

/** Every legal move with its worth at the end of the turn, in points ahead of the others. */
export function ratedMoves<G extends GameTypes>(position: KnownPosition<G>): RatedMove[] {
  return averaged(position, position.sample(), new TurnSearch(position));
}

/** The best ways to play the turn until something hidden is revealed, the best first, at most so many. */
export function ratedTurns<G extends GameTypes>(
  position: KnownPosition<G>,
  most: number,
): { readonly first: G['state']; readonly turns: RatedTurn[] } {
  const first = position.sample();
  const search = new TurnSearch(position);
  const rated = averaged(position, first, search);
  return { first, turns: search.rateTurns(first, most, search.hasRevealed ? rated : undefined) };
}

/** The moves of a guess, with their worth in that and, where something may be revealed, in others. */
function averaged<G extends GameTypes>(
  position: KnownPosition<G>,
  first: G['state'],
  search: TurnSearch<G>,
): RatedMove[] {
  const rated = search.rate(first);
  if (rated.length < 2 || !search.hasRevealed) return rated;
  const others = Array.from({ length: GUESSES - 1 }, () => search.rate(position.sample()));
  return rated.map(({ move, worth }, at) => ({
    move,
    worth: others.reduce((sum, one) => sum + one[at]!.worth, worth) / GUESSES,
  }));
}

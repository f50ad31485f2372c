import type { GameTypes } from '../core/rules.ts';
import type { KnownPosition } from './known-position.ts';
import { bestOf, type RatedMove, type RatedTurn, TurnSearch } from './turn-search.ts';

/** Number of guesses of what is hidden that are averaged if a turn may reveal something. */
const GUESSES = 4;

/** Returns the action that leads to the best end of the turn, by the evaluation of the game. */
export function regularAction<G extends GameTypes>(position: KnownPosition<G>): G['action'] {
  return position.game.computer.actionOf(position.sample(), bestOf(ratedMoves(position)).move);
}

/** Rates every legal move by the lead at the end of the turn, in points. */
export function ratedMoves<G extends GameTypes>(position: KnownPosition<G>): RatedMove[] {
  return averageRatings(position, position.sample(), new TurnSearch(position));
}

/** Returns up to `most` ways to play the turn until something hidden is revealed, the best first, and the guess `first`. */
export function ratedTurns<G extends GameTypes>(
  position: KnownPosition<G>,
  most: number,
): { readonly first: G['state']; readonly turns: RatedTurn[] } {
  const first = position.sample();
  const search = new TurnSearch(position);
  const rated = averageRatings(position, first, search);
  return { first, turns: search.rateTurns(first, most, search.hasRevealed ? rated : undefined) };
}

/** Rates the moves of a guess; averages over further guesses if a move may reveal something. */
function averageRatings<G extends GameTypes>(
  position: KnownPosition<G>,
  first: G['state'],
  search: TurnSearch<G>,
): RatedMove[] {
  const rated = search.rate(first);
  if (rated.length < 2 || !search.hasRevealed) return rated;
  const others = Array.from({ length: GUESSES - 1 }, () => search.rate(position.sample()));
  return rated.map(({ move, worth }, index) => ({
    move,
    worth: others.reduce((sum, one) => sum + one[index]!.worth, worth) / GUESSES,
  }));
}

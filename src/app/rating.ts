import { rate, rating } from 'openskill';
import type { Rating, RatingChange, RatingRecord } from '../store/records.ts';
import type { RatedPlayer } from './rated-games.ts';

/** Added to the uncertainty of every player before a game, as skill changes with time. */
const DRIFT = 25 / 300;

/** The rating of somebody who has played no rated game. */
export const NEW_RATING: Rating = rating();

/** The ratings of players after a game between them, in the same order; equal places are a draw. */
export function ratingsAfter(players: readonly { readonly rating: Rating; readonly place: number }[]): Rating[] {
  const teams = players.map((player) => [{ ...player.rating }]);
  const rated = rate(teams, { rank: players.map(({ place }) => place), tau: DRIFT });
  return rated.map(([one]) => ({ mu: one!.mu, sigma: one!.sigma }));
}

/** A person whose rating a result changes, with the earlier rating; absent before the first rated game. */
interface PlayerToRate extends RatedPlayer {
  readonly earlier?: RatingRecord | undefined;
}

/** The new ratings of the players of a game. */
export function ratingChanges(players: readonly PlayerToRate[]): readonly RatingChange[] {
  if (players.length === 0) return [];
  const after = ratingsAfter(players.map(({ earlier, place }) => ({ rating: earlier ?? NEW_RATING, place })));
  return players.map(({ userId, seat, earlier }, index) => ({
    userId,
    seat,
    ...after[index]!,
    games: (earlier?.games ?? 0) + 1,
  }));
}

import { rate, rating } from 'openskill';
import type { Rating } from './records.ts';

/** Raises every uncertainty a little before a game, as skill changes with time. */
const DRIFT = 25 / 300;

/** The rating of somebody who has played no rated game. */
export const NEW_RATING: Rating = rating();

/** The ratings of players after a game between them, in the same order; equal places are a draw. */
export function ratingsAfter(players: readonly { readonly rating: Rating; readonly place: number }[]): Rating[] {
  const teams = players.map((player) => [{ ...player.rating }]);
  const rated = rate(teams, { rank: players.map(({ place }) => place), tau: DRIFT });
  return rated.map(([one]) => ({ mu: one!.mu, sigma: one!.sigma }));
}

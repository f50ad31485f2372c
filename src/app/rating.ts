import { rate, rating } from 'openskill';
import {
  type GameRecord,
  isPerson,
  type Rating,
  type RatingChange,
  type RatingRecord,
  type SeatResult,
  type UserId,
} from '../store/records.ts';
import { playerAfter } from './acts.ts';
import { mayAdvise } from './computers.ts';

/** Added to the uncertainty of every player before a game, as skill changes with time. */
const DRIFT = 25 / 300;

/** The rating of somebody who has played no rated game. */
export const NEW_RATING: Rating = rating();

/** The ratings of players after a game between them, in the same order; equal places are a draw. */
function ratingsAfter(players: readonly { readonly rating: Rating; readonly place: number }[]): Rating[] {
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

/**
 * True if the result of a game can change ratings. It cannot if computers could advise people who play against each other:
 * the table allowed advice, or somebody played against computers alone before others took seats over.
 */
export function changesRatings({ options, seats, acts }: Pick<GameRecord, 'options' | 'seats' | 'acts'>): boolean {
  if (options.advice) return false;
  const seatedAfter = (act: number) => seats.map((_, seat) => ({ userId: playerAfter({ seats, acts }, seat, act) }));
  const changes = acts.flatMap(({ act }, index) => (act.type === 'replaced' ? [index] : []));
  const advised = [-1, ...changes].map((act) => mayAdvise({ options, seats: seatedAfter(act) }));
  return !advised.some((isAdvised, index) => isAdvised && advised.slice(index).includes(false));
}

/** A person whose rating a game changes, with their seat and their place in the final ranking, from 1. */
interface RatedPlayer {
  readonly userId: UserId;
  readonly seat: number;
  readonly place: number;
}

/**
 * The people whose ratings a result changes: those whom it counts for and who want statistics; nobody if there are fewer than
 * two.
 *
 * @param withoutStatistics people who want no statistics
 */
export function ratedPlayers(
  seats: readonly Pick<SeatResult, 'userId' | 'place'>[],
  withoutStatistics: ReadonlySet<UserId>,
): readonly RatedPlayer[] {
  const players = seats.flatMap(({ userId, place }, seat) =>
    userId !== undefined && isPerson(userId) && !withoutStatistics.has(userId) ? [{ userId, seat, place }] : [],
  );
  return players.length < 2 ? [] : players;
}

import { type GameRecord, isComputer, isPerson, type SeatResult, type UserId } from '../store/records.ts';
import { playerAfter } from './acts.ts';

/*
 * Which games change ratings, and whose: those of people against people, in which no computer could advise anybody.
 */

/**
 * Whether computers may advise the people of a game: where nobody plays against other people, or where these have agreed to
 * it, so that the game changes no ratings.
 */
export function mayAdvise({
  options,
  seats,
}: Pick<GameRecord, 'options'> & { readonly seats: readonly { readonly userId: UserId }[] }): boolean {
  return options.advice === true || seats.filter(({ userId }) => !isComputer(userId)).length < 2;
}

/**
 * Whether the result of a game can change ratings: not where computers could advise people who play against each other,
 * because the table wanted that, or as somebody played against computers alone before others took seats over.
 */
export function changesRatings({ options, seats, acts }: Pick<GameRecord, 'options' | 'seats' | 'acts'>): boolean {
  if (options.advice) return false;
  const seatedAfter = (act: number) => seats.map((_, seat) => ({ userId: playerAfter({ seats, acts }, seat, act) }));
  const changes = acts.flatMap(({ act }, at) => (act.type === 'replaced' ? [at] : []));
  const advised = [-1, ...changes].map((act) => mayAdvise({ options, seats: seatedAfter(act) }));
  return !advised.some((isAdvised, at) => isAdvised && advised.slice(at).includes(false));
}

/** A person whose rating a game changes, with their seat and place. */
export interface RatedPlayer {
  readonly userId: UserId;
  readonly seat: number;
  readonly place: number;
}

/**
 * The people whose ratings a result changes: whom it counts for and who want statistics, if at least two of them are left;
 * else nobody.
 *
 * @param withoutStatistics those who want none
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

import { type GameRecord, isPerson, type SeatResult, type UserId } from '../store/records.ts';
import { playerAfter } from './acts.ts';
import { mayAdvise } from './computers.ts';

/*
 * Which games change ratings, and whose: games of people against people in which no computer could advise anybody.
 */

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
export interface RatedPlayer {
  readonly userId: UserId;
  readonly seat: number;
  readonly place: number;
}

/**
 * The people whose ratings a result changes: people whom it counts for and who want statistics. Nobody if they are fewer than
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

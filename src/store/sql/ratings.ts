import {
  type GameId,
  isPerson,
  type RatingChange,
  type SeatResult,
  type UnratedGame,
  type UserId,
  type WriteOutcome,
} from '../records.ts';
import { calls } from './calls.ts';
import type { Database } from './database.ts';
import type { Statements } from './statements.ts';

/** What a game changes in ratings, with its result where none is stored yet. */
interface RatedGame {
  readonly gameId: GameId;
  readonly seats?: readonly SeatResult[];
  readonly ratings: readonly RatingChange[];
}

/** Ratings of people, which games change one after another. */
export function ratingsIn(database: Database) {
  return {
    ...calls(database, 'ratings', { ofUser: 'run', best: 'run' }),

    /** The game that ended first of those that have not changed the ratings yet. */
    nextGame(): Promise<UnratedGame | undefined> {
      return database.read(async (on) => {
        const next = await on.ratings.nextGame();
        return next && { ...next, seats: await on.results.seatsOf(next.gameId) };
      });
    },

    /**
     * Changes ratings by that game, which is done then, and stores its result if there is none yet. Nothing is written, and
     * the outcome is `conflict`, for any other game, and where one of the ratings has changed since it was read, or its person
     * was forgotten or wants no statistics.
     */
    rate(rated: RatedGame): Promise<Exclude<WriteOutcome, 'duplicate'>> {
      // What a power cut undoes is done again.
      return database.note((on) => rate(on, rated), 'ratings');
    },
  };
}

async function rate(
  on: Statements,
  { gameId, seats = [], ratings }: RatedGame,
): Promise<Exclude<WriteOutcome, 'duplicate'>> {
  const next = await on.ratings.nextGame();
  if (next?.gameId !== gameId || !(await on.ratings.areBefore(ratings, next))) return 'conflict';
  // Somebody may have been forgotten since, or wants no statistics.
  const named = [...ratings, ...seats].flatMap(({ userId }) => userId ?? []).filter(isPerson);
  const known = seats.length > 0 ? await playersOf(on, gameId) : namesIn(await on.results.seatsOf(gameId));
  if (named.some((userId) => !known.has(userId))) return 'conflict';
  if ((await on.people.withoutStatistics(ratings.map(({ userId }) => userId))).size > 0) return 'conflict';
  await on.results.insert(gameId, seats);
  await on.ratings.change(ratings, next);
  await on.ratings.done(gameId);
  return 'written';
}

/** Everybody who has had a seat in a game, as far as they are not forgotten. */
async function playersOf(on: Statements, gameId: GameId): Promise<Set<UserId>> {
  const { seats = [], acts = [] } = (await on.games.byId(gameId)) ?? {};
  return namesIn([...seats, ...acts.flatMap(({ act }) => (act.type === 'replaced' ? [act] : []))]);
}

function namesIn(named: readonly { readonly userId?: UserId }[]): Set<UserId> {
  return new Set(named.flatMap(({ userId }) => userId ?? []));
}

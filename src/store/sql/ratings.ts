import {
  type GameId,
  isPerson,
  type RatingChange,
  type SeatResult,
  type UnratedGame,
  type UserId,
  type WriteOutcome,
} from '../records.ts';
import { standaloneCalls } from './calls.ts';
import type { Database } from './database.ts';
import type { Statements } from './statements.ts';

/** The new ratings after a game, with its result if none is stored yet. */
interface RatedGame {
  readonly gameId: GameId;
  readonly seats?: readonly SeatResult[];
  readonly ratings: readonly RatingChange[];
}

/** Ratings of people; games are rated one after another. */
export function ratingsIn(database: Database) {
  return {
    ...standaloneCalls(database, 'ratings', { ofUser: 'run', best: 'run' }),

    /** The earliest ended game that has not been rated. */
    nextGame(): Promise<UnratedGame | undefined> {
      return database.read(async (tables) => {
        const next = await tables.ratings.nextGame();
        return next && { ...next, seats: await tables.results.seatsOf(next.gameId) };
      });
    },

    /**
     * Stores the new ratings after the next unrated game, marks it as rated, and stores its result if there is none yet. Writes
     * nothing, with the outcome `conflict`, if the game is not the next one, if one of the ratings has changed since it was read,
     * or if one of the people was forgotten or wants no statistics.
     */
    rate(rated: RatedGame): Promise<Exclude<WriteOutcome, 'duplicate'>> {
      // A note is enough: after a power cut the game is rated again.
      return database.note((tables) => rate(tables, rated), 'ratings');
    },
  };
}

async function rate(
  tables: Statements,
  { gameId, seats = [], ratings }: RatedGame,
): Promise<Exclude<WriteOutcome, 'duplicate'>> {
  const next = await tables.ratings.nextGame();
  if (next?.gameId !== gameId || !(await tables.ratings.areBefore(ratings, next))) return 'conflict';
  // A person may have been forgotten meanwhile, or may want no statistics now.
  const named = [...ratings, ...seats].flatMap(({ userId }) => userId ?? []).filter(isPerson);
  const namedPlayers =
    seats.length > 0 ? await playersOf(tables, gameId) : namesIn(await tables.results.seatsOf(gameId));
  if (named.some((userId) => !namedPlayers.has(userId))) return 'conflict';
  if ((await tables.people.withoutStatistics(ratings.map(({ userId }) => userId))).size > 0) return 'conflict';
  await tables.results.insert(gameId, seats);
  await tables.ratings.change(ratings, next);
  await tables.ratings.done(gameId);
  return 'written';
}

/** Present and former players of a game, without forgotten ones. */
async function playersOf(tables: Statements, gameId: GameId): Promise<Set<UserId>> {
  const { seats = [], acts = [] } = (await tables.games.byId(gameId)) ?? {};
  return namesIn([...seats, ...acts.flatMap(({ act }) => (act.type === 'replaced' ? [act] : []))]);
}

function namesIn(named: readonly { readonly userId?: UserId }[]): Set<UserId> {
  return new Set(named.flatMap(({ userId }) => userId ?? []));
}

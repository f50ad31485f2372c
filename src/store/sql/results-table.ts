import { asc, count, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import * as z from 'zod';
import { unlessUnreadable } from '../../guard/each-game.ts';
import {
  COMPUTER_PREFIX,
  FORGOTTEN_PREFIX,
  type GameId,
  type GameStatus,
  type PlayedGame,
  type SeatResult,
  type UserId,
} from '../records.ts';
import type { UnreadableGame } from '../unreadable-game.ts';
import { placeholders } from './inserts.ts';
import { prepared } from './prepared.ts';
import type { Row } from './schema.ts';
import type { Session } from './session.ts';
import { parseStored } from './stored-json.ts';

const categoriesSchema = z.record(z.string(), z.number());

/**
 * The results of games. No method begins a transaction.
 *
 * @param onUnreadable called with a game whose unreadable result is left out
 */
export function resultsTable(session: Session, onUnreadable: (error: UnreadableGame) => void) {
  const statements = prepareStatements(session);
  return {
    /** Stores the result of a game, one of every seat in order; keeps a result that is already stored. */
    async insert(gameId: GameId, ofSeats: readonly SeatResult[]): Promise<void> {
      for (const [seat, { userId = null, points, place, categories }] of ofSeats.entries()) {
        await statements.insert({ gameId, seat, userId, points, place, categories: JSON.stringify(categories) });
      }
    },

    /** Places of a stored result and the users whom they count for, in the order of play; empty if no result is stored. */
    seatsOf: async (gameId: GameId): Promise<PlayedGame['seats']> =>
      (await statements.ofGame({ gameId })).map(playerOf),

    /** Number of stored results that count for a user. */
    countOf: async (userId: UserId): Promise<number> => (await statements.countOf({ userId }))[0]!.count,

    /** The games whose results count for a user, the earliest first. */
    async ofUser(userId: UserId): Promise<PlayedGame[]> {
      const rows = await statements.ofUser({ userId });
      const played: PlayedGame[] = [];
      for (const seated of gamesOf(rows)) {
        const ownRow = seated.find((row) => row.userId === userId);
        const game = ownRow && (await unlessUnreadable(async () => playedGame(ownRow, seated), onUnreadable));
        if (game) played.push(game);
      }
      return played;
    },

    /**
     * The games of a rule set whose results count for exactly these people, up to the game `last`, the earliest first, with players
     * and places. Seats of computer players are left out.
     */
    async between(
      userIds: readonly UserId[],
      last: { readonly id: GameId; readonly ruleSet: string },
    ): Promise<Pick<PlayedGame, 'gameId' | 'seats'>[]> {
      const people = JSON.stringify(userIds);
      const rows = await statements.between({
        first: userIds[0] ?? '',
        people,
        count: userIds.length,
        ...last,
      });
      return gamesOf(rows).map((seated) => ({ gameId: seated[0]!.gameId, seats: seated.map(playerOf) }));
    },

    /** Replaces a user by an anonymous stand-in. */
    forget: (userId: UserId) => statements.forget({ userId }),
  };
}

interface ResultRow extends Omit<Row<'results'>, 'categories'> {
  readonly ruleSet: string;
  readonly guildId: string;
  readonly status: GameStatus;
  /** JSON of the points by category of the requested user; empty for others. */
  readonly categories: string;
}

/** Groups rows by game, in the order of the games. */
function gamesOf<One extends { readonly gameId: GameId }>(rows: readonly One[]): One[][] {
  const byGame = new Map<GameId, One[]>();
  for (const row of rows) {
    const seatsOfGame = byGame.get(row.gameId);
    if (seatsOfGame) seatsOfGame.push(row);
    else byGame.set(row.gameId, [row]);
  }
  return [...byGame.values()];
}

function playedGame(row: ResultRow, seated: readonly ResultRow[]): PlayedGame {
  const { gameId, guildId, ruleSet, status, points, place, mu, sigma } = row;
  const categories = parseStored(categoriesSchema, row.categories, { gameId, what: `result of seat ${row.seat}` });
  return {
    gameId,
    guildId,
    ruleSet,
    isStopped: status === 'closed',
    own: { points, place, categories },
    ...(mu !== null && sigma !== null && { rating: { mu, sigma } }),
    seats: seated.map(playerOf),
  };
}

function playerOf({ userId, place }: Pick<ResultRow, 'userId' | 'place'>): PlayedGame['seats'][number] {
  return { ...(userId !== null && { userId }), place };
}

/** Prepares the statements of the table. Long, as there are many. */
function prepareStatements({ db, tables: { games, results }, dialect }: Session) {
  const { placeholder } = sql;
  const gameId = placeholder('gameId');
  const userId = placeholder('userId');
  const mine = alias(results, 'mine');
  const inOrder = [asc(games.changedAt), asc(games.id), asc(results.seat)];
  const people = dialect.texts(placeholder('people'));
  const isPerson = sql`coalesce(other.user_id, '') not like ${`${COMPUTER_PREFIX}%`}`;
  const others = sql`select count(*) from ${results} other where other.game_id = ${games.id} and ${isPerson}`;
  return prepared('results', {
    insert: db
      .insert(results)
      .values(placeholders('gameId', 'seat', 'userId', 'points', 'place', 'categories'))
      .onConflictDoNothing(),
    ofGame: db
      .select({ userId: results.userId, place: results.place })
      .from(results)
      .where(eq(results.gameId, gameId))
      .orderBy(asc(results.seat)),
    countOf: db.select({ count: count() }).from(results).where(eq(results.userId, userId)),
    ofUser: db
      .select({
        gameId: results.gameId,
        seat: results.seat,
        userId: results.userId,
        points: results.points,
        place: results.place,
        mu: results.mu,
        sigma: results.sigma,
        categories: sql<string>`case when ${results.userId} = ${userId} then ${results.categories} else '' end`,
        ruleSet: games.ruleSet,
        guildId: games.guildId,
        status: games.status,
      })
      .from(mine)
      .innerJoin(games, eq(games.id, mine.gameId))
      .innerJoin(results, eq(results.gameId, mine.gameId))
      .where(eq(mine.userId, userId))
      .orderBy(...inOrder),
    between: db
      .select({ gameId: results.gameId, userId: results.userId, place: results.place })
      .from(mine)
      .innerJoin(games, eq(games.id, mine.gameId))
      .innerJoin(results, eq(results.gameId, mine.gameId))
      .where(
        sql`${mine.userId} = ${placeholder('first')} and ${games.ruleSet} = ${placeholder('ruleSet')}
          and (${games.changedAt}, ${games.id}) <=
            (select last.changed_at, last.id from ${games} last where last.id = ${placeholder('id')})
          and ${results.userId} in ${people}
          and (${others}) = ${placeholder('count')}
          and (${others} and other.user_id in ${people}) = ${placeholder('count')}`,
      )
      .orderBy(...inOrder),
    forget: db
      .update(results)
      .set({ userId: sql`${FORGOTTEN_PREFIX} || ${results.seat}` })
      .where(eq(results.userId, userId)),
  });
}

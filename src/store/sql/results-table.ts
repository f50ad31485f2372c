import { asc, count, eq, sql } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import { alias } from 'drizzle-orm/sqlite-core';
import * as z from 'zod';
import {
  COMPUTER,
  FORGOTTEN,
  type GameId,
  type GameStatus,
  type PlayedGame,
  type SeatResult,
  type UserId,
} from '../records.ts';
import { UnreadableGame } from '../unreadable-game.ts';
import { games, results } from './schema.ts';
import { parseStored } from './stored-json.ts';

const categoriesSchema = z.record(z.string(), z.number());

/** The results of games. No method begins a transaction. */
export class ResultsTable {
  readonly #statements: ReturnType<typeof prepareStatements>;
  readonly #onUnreadable: (error: UnreadableGame) => void;

  /** @param onUnreadable called with a game whose result is left out, as it cannot be read */
  constructor(db: BetterSQLite3Database, onUnreadable: (error: UnreadableGame) => void) {
    this.#statements = prepareStatements(db);
    this.#onUnreadable = onUnreadable;
  }

  /** Stores the result of a game, one of every seat in order; a result that is stored already stays. */
  insert(gameId: GameId, ofSeats: readonly SeatResult[]): void {
    ofSeats.forEach(({ userId = null, points, place, categories }, seat) => {
      this.#statements.insert.run({ gameId, seat, userId, points, place, categories: JSON.stringify(categories) });
    });
  }

  /** Places of a stored result and whom they count for, in the order of play; none where it is not stored. */
  seatsOf(gameId: GameId): PlayedGame['seats'] {
    return this.#statements.ofGame.all({ gameId }).map(playerOf);
  }

  /** Number of stored results that count for a user. */
  countOf(userId: UserId): number {
    return this.#statements.countOf.get({ userId })!.count;
  }

  /** The games whose results count for a user, the earliest first. */
  ofUser(userId: UserId): PlayedGame[] {
    const rows = this.#statements.ofUser.all({ userId });
    return gamesOf(rows).flatMap((seated) => {
      const own = seated.find((row) => row.userId === userId);
      if (!own) return [];
      try {
        return [playedGame(own, seated)];
      } catch (error) {
        if (!(error instanceof UnreadableGame)) throw error;
        this.#onUnreadable(error);
        return [];
      }
    });
  }

  /**
   * The games of a rule set whose results count for just these people, up to one of them, which is the last one; seats of
   * computer players do not count.
   */
  between(
    userIds: readonly UserId[],
    { id, ruleSet }: { readonly id: GameId; readonly ruleSet: string },
  ): Pick<PlayedGame, 'gameId' | 'seats'>[] {
    const people = JSON.stringify(userIds);
    const rows = this.#statements.between.all({ first: userIds[0] ?? '', people, count: userIds.length, id, ruleSet });
    return gamesOf(rows).map((seated) => ({ gameId: seated[0]!.gameId, seats: seated.map(playerOf) }));
  }

  /** Replaces a user by a nameless stand-in. */
  forget(userId: UserId): void {
    this.#statements.forget.run({ userId });
  }
}

interface ResultRow extends Omit<typeof results.$inferSelect, 'categories'> {
  readonly ruleSet: string;
  readonly guildId: string;
  readonly status: GameStatus;
  /** JSON of the points by category of the user who is asked for; else empty. */
  readonly categories: string;
}

/** Rows by game, in the order of the games. */
function gamesOf<Row extends { readonly gameId: GameId }>(rows: readonly Row[]): Row[][] {
  const byGame = new Map<GameId, Row[]>();
  for (const row of rows) {
    const known = byGame.get(row.gameId);
    if (known) known.push(row);
    else byGame.set(row.gameId, [row]);
  }
  return [...byGame.values()];
}

function playedGame(own: ResultRow, seated: readonly ResultRow[]): PlayedGame {
  const { gameId, guildId, ruleSet, status, points, place, mu, sigma } = own;
  const categories = parseStored(categoriesSchema, own.categories, { gameId, what: `result of seat ${own.seat}` });
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

function prepareStatements(db: BetterSQLite3Database) {
  const { placeholder } = sql;
  const gameId = placeholder('gameId');
  const userId = placeholder('userId');
  const mine = alias(results, 'mine');
  const inOrder = [asc(games.changedAt), asc(games.id), asc(results.seat)];
  const people = sql`(select value from json_each(${placeholder('people')}))`;
  const isPerson = sql`coalesce(other.user_id, '') not glob ${`${COMPUTER}*`}`;
  const others = sql`select count(*) from ${results} other where other.game_id = ${games.id} and ${isPerson}`;
  return {
    insert: db
      .insert(results)
      .values({
        gameId,
        seat: placeholder('seat'),
        userId,
        points: placeholder('points'),
        place: placeholder('place'),
        categories: placeholder('categories'),
      })
      .onConflictDoNothing()
      .prepare(),
    ofGame: db
      .select({ userId: results.userId, place: results.place })
      .from(results)
      .where(eq(results.gameId, gameId))
      .orderBy(asc(results.seat))
      .prepare(),
    countOf: db.select({ count: count() }).from(results).where(eq(results.userId, userId)).prepare(),
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
      .orderBy(...inOrder)
      .prepare(),
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
      .orderBy(...inOrder)
      .prepare(),
    forget: db
      .update(results)
      .set({ userId: sql`${FORGOTTEN} || ${results.seat}` })
      .where(eq(results.userId, userId))
      .prepare(),
  };
}

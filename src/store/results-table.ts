import { asc, count, eq, sql } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import { alias } from 'drizzle-orm/sqlite-core';
import * as z from 'zod';
import { COMPUTER, type GameId, type PlayedGame, type SeatResult, type UserId } from './records.ts';
import { games, results, seats } from './schema.ts';
import { parseStored } from './stored-json.ts';
import { UnreadableGame } from './unreadable-game.ts';

const categoriesSchema = z.record(z.string(), z.number());

/** The results of games that were played to their end. No method begins a transaction. */
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
    ofSeats.forEach(({ points, place, categories }, seat) => {
      this.#statements.insert.run({ gameId, seat, points, place, categories: JSON.stringify(categories) });
    });
  }

  has(gameId: GameId): boolean {
    return this.#statements.one.get({ gameId }) !== undefined;
  }

  /** Number of stored results of a user. */
  countOf(userId: UserId): number {
    return this.#statements.countOf.get({ userId })!.count;
  }

  /** The games that a user has played to their end, the earliest first. */
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
   * Players and places of the games of a rule set that just these people have played to their end, up to one of them,
   * which is the last one; seats of computer players do not count.
   */
  between(userIds: readonly UserId[], { id, ruleSet }: { readonly id: GameId; readonly ruleSet: string }) {
    const people = JSON.stringify(userIds);
    const rows = this.#statements.between.all({ first: userIds[0] ?? '', people, count: userIds.length, id, ruleSet });
    return gamesOf(rows).map((seated) => seated.map(({ userId, place }) => ({ userId, place })));
  }
}

interface ResultRow extends Omit<typeof results.$inferSelect, 'categories'> {
  readonly ruleSet: string;
  readonly userId: UserId;
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
  const { gameId, ruleSet, points, place, mu, sigma } = own;
  const categories = parseStored(categoriesSchema, own.categories, { gameId, what: `result of seat ${own.seat}` });
  return {
    gameId,
    ruleSet,
    own: { points, place, categories },
    ...(mu !== null && sigma !== null && { rating: { mu, sigma } }),
    seats: seated.map((row) => ({ userId: row.userId, place: row.place })),
  };
}

function prepareStatements(db: BetterSQLite3Database) {
  const { placeholder } = sql;
  const gameId = placeholder('gameId');
  const userId = placeholder('userId');
  const mine = alias(seats, 'mine');
  const ofSeat = sql`${seats.gameId} = ${results.gameId} and ${seats.position} = ${results.seat}`;
  const inOrder = [asc(games.changedAt), asc(games.id), asc(results.seat)];
  const people = sql`(select value from json_each(${placeholder('people')}))`;
  const isPerson = sql`other.user_id not glob ${`${COMPUTER}*`}`;
  const others = sql`select count(*) from ${seats} other where other.game_id = ${games.id} and ${isPerson}`;
  return {
    insert: db
      .insert(results)
      .values({
        gameId,
        seat: placeholder('seat'),
        points: placeholder('points'),
        place: placeholder('place'),
        categories: placeholder('categories'),
      })
      .onConflictDoNothing()
      .prepare(),
    one: db.select({ seat: results.seat }).from(results).where(eq(results.gameId, gameId)).limit(1).prepare(),
    countOf: db
      .select({ count: count() })
      .from(seats)
      .innerJoin(results, ofSeat)
      .where(eq(seats.userId, userId))
      .prepare(),
    ofUser: db
      .select({
        gameId: results.gameId,
        seat: results.seat,
        points: results.points,
        place: results.place,
        mu: results.mu,
        sigma: results.sigma,
        categories: sql<string>`case when ${seats.userId} = ${userId} then ${results.categories} else '' end`,
        ruleSet: games.ruleSet,
        userId: seats.userId,
      })
      .from(mine)
      .innerJoin(games, eq(games.id, mine.gameId))
      .innerJoin(results, eq(results.gameId, mine.gameId))
      .innerJoin(seats, ofSeat)
      .where(eq(mine.userId, userId))
      .orderBy(...inOrder)
      .prepare(),
    between: db
      .select({ gameId: results.gameId, userId: seats.userId, place: results.place })
      .from(mine)
      .innerJoin(games, eq(games.id, mine.gameId))
      .innerJoin(results, eq(results.gameId, mine.gameId))
      .innerJoin(seats, ofSeat)
      .where(
        sql`${mine.userId} = ${placeholder('first')} and ${games.ruleSet} = ${placeholder('ruleSet')}
          and (${games.changedAt}, ${games.id}) <=
            (select last.changed_at, last.id from ${games} last where last.id = ${placeholder('id')})
          and ${seats.userId} in ${people}
          and (${others}) = ${placeholder('count')}
          and (${others} and other.user_id in ${people}) = ${placeholder('count')}`,
      )
      .orderBy(...inOrder)
      .prepare(),
  };
}

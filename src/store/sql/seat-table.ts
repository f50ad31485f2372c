import { asc, eq, sql } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import { FORGOTTEN, type GameId, type SeatRecord, type UserId } from '../records.ts';
import { games, isOver, seats } from './schema.ts';

/** Who has a seat in which game. No method begins a transaction. */
export class SeatTable {
  readonly #statements: ReturnType<typeof prepareStatements>;

  constructor(db: BetterSQLite3Database) {
    this.#statements = prepareStatements(db);
  }

  /** The seats of a game, in the order of play. */
  ofGame(gameId: GameId): SeatRecord[] {
    return this.#statements.ofGame.all({ gameId });
  }

  replace(gameId: GameId, replacements: readonly SeatRecord[]): void {
    this.#statements.delete.run({ gameId });
    replacements.forEach(({ userId, colour }, position) => {
      this.#statements.insert.run({ gameId, position, userId, colour });
    });
  }

  /** Gives a seat of a game to another user; its colour stays. */
  give(gameId: GameId, position: number, userId: UserId): void {
    this.#statements.give.run({ gameId, position, userId });
  }

  /** Replaces a user by a nameless stand-in in games that are over. */
  forget(userId: UserId): void {
    this.#statements.forget.run({ userId });
  }
}

function prepareStatements(db: BetterSQLite3Database) {
  const { placeholder } = sql;
  const gameId = placeholder('gameId');
  const userId = placeholder('userId');
  return {
    ofGame: db
      .select({ userId: seats.userId, colour: seats.colour })
      .from(seats)
      .where(eq(seats.gameId, gameId))
      .orderBy(asc(seats.position))
      .prepare(),
    delete: db.delete(seats).where(eq(seats.gameId, gameId)).prepare(),
    insert: db
      .insert(seats)
      .values({ gameId, position: placeholder('position'), userId, colour: placeholder('colour') })
      .prepare(),
    give: db
      .update(seats)
      .set({ userId: sql`${userId}` })
      .where(sql`${seats.gameId} = ${gameId} and ${seats.position} = ${placeholder('position')}`)
      .prepare(),
    forget: db
      .update(seats)
      .set({ userId: sql`${FORGOTTEN} || ${seats.position}` })
      .where(sql`${seats.userId} = ${userId} and ${seats.gameId} in (select ${games.id} from ${games} where ${isOver})`)
      .prepare(),
  };
}

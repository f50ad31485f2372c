import { asc, eq, sql } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import type { GameId, QuietRecord, UserId } from '../records.ts';
import { quiets } from './schema.ts';

/** Quiet turns by game and spectator. No method begins a transaction. */
export class QuietTable {
  readonly #statements: ReturnType<typeof prepareStatements>;

  constructor(db: BetterSQLite3Database) {
    this.#statements = prepareStatements(db);
  }

  has({ gameId, userId, turn }: QuietRecord): boolean {
    return this.#statements.find.get({ gameId, userId, turn }) !== undefined;
  }

  /** Makes a turn quiet or ends that; returns whether it is quiet now. */
  toggle({ gameId, userId, turn }: QuietRecord): boolean {
    if (this.#statements.end.run({ gameId, userId, turn }).changes > 0) return false;
    this.#statements.begin.run({ gameId, userId, turn });
    return true;
  }

  /** Users for whom a turn is quiet. */
  inTurn(gameId: GameId, turn: number): UserId[] {
    return this.#statements.inTurn.all({ gameId, turn }).map(({ userId }) => userId);
  }

  /** Deletes the quiet turns of a game before one. */
  dropBefore(gameId: GameId, turn: number): void {
    this.#statements.dropBefore.run({ gameId, turn });
  }

  /** Deletes the quiet turns of a user in a game. */
  endIn(gameId: GameId, userId: UserId): void {
    this.#statements.endIn.run({ gameId, userId });
  }

  ofUser(userId: UserId): Pick<QuietRecord, 'gameId' | 'turn'>[] {
    return this.#statements.ofUser.all({ userId });
  }

  forget(userId: UserId): void {
    this.#statements.forget.run({ userId });
  }
}

function prepareStatements(db: BetterSQLite3Database) {
  const { placeholder } = sql;
  const gameId = placeholder('gameId');
  const userId = placeholder('userId');
  const turn = placeholder('turn');
  const inGame = sql`${quiets.gameId} = ${gameId}`;
  const one = sql`${inGame} and ${quiets.userId} = ${userId} and ${quiets.turn} = ${turn}`;
  return {
    find: db.select({ turn: quiets.turn }).from(quiets).where(one).prepare(),
    begin: db.insert(quiets).values({ gameId, userId, turn }).prepare(),
    end: db.delete(quiets).where(one).prepare(),
    inTurn: db
      .select({ userId: quiets.userId })
      .from(quiets)
      .where(sql`${inGame} and ${quiets.turn} = ${turn}`)
      .prepare(),
    dropBefore: db.delete(quiets).where(sql`${inGame} and ${quiets.turn} < ${turn}`).prepare(),
    endIn: db.delete(quiets).where(sql`${inGame} and ${quiets.userId} = ${userId}`).prepare(),
    ofUser: db
      .select({ gameId: quiets.gameId, turn: quiets.turn })
      .from(quiets)
      .where(eq(quiets.userId, userId))
      .orderBy(asc(quiets.gameId), asc(quiets.turn))
      .prepare(),
    forget: db.delete(quiets).where(eq(quiets.userId, userId)).prepare(),
  };
}

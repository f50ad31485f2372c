import { asc, eq, sql } from 'drizzle-orm';
import type { GameId, QuietRecord, UserId } from '../records.ts';
import { prepared } from './prepared.ts';
import type { Session } from './session.ts';

/** Quiet turns by game and spectator, which stay quiet when they are taken back. No method begins a transaction. */
export function quietTable({ db, tables: { quiets } }: Session) {
  const { placeholder } = sql;
  const gameId = placeholder('gameId');
  const userId = placeholder('userId');
  const turn = placeholder('turn');
  const inGame = sql`${quiets.gameId} = ${gameId}`;
  const isRow = sql`${inGame} and ${quiets.userId} = ${userId} and ${quiets.turn} = ${turn}`;
  const statements = prepared('quiet', {
    begin: db.insert(quiets).values({ gameId, userId, turn }).onConflictDoNothing(),
    end: db.delete(quiets).where(isRow).returning({ turn: quiets.turn }),
    dropBefore: db.delete(quiets).where(sql`${inGame} and ${quiets.turn} < ${turn}`),
    endIn: db.delete(quiets).where(sql`${inGame} and ${quiets.userId} = ${userId}`),
    ofUser: db
      .select({ gameId: quiets.gameId, turn: quiets.turn })
      .from(quiets)
      .where(eq(quiets.userId, userId))
      .orderBy(asc(quiets.gameId), asc(quiets.turn)),
    forget: db.delete(quiets).where(eq(quiets.userId, userId)),
  });
  return {
    /** Makes a turn quiet, or no longer quiet; returns true if it is quiet now. */
    async toggle({ gameId, userId, turn }: QuietRecord): Promise<boolean> {
      if ((await statements.end({ gameId, userId, turn })).length > 0) return false;
      await statements.begin({ gameId, userId, turn });
      return true;
    },

    /** Deletes the quiet turns of a game before a turn. */
    dropBefore: (gameId: GameId, turn: number) => statements.dropBefore({ gameId, turn }),

    /** Deletes the quiet turns of a user in a game. */
    endIn: (gameId: GameId, userId: UserId) => statements.endIn({ gameId, userId }),

    ofUser: (userId: UserId): Promise<Pick<QuietRecord, 'gameId' | 'turn'>[]> => statements.ofUser({ userId }),

    forget: (userId: UserId) => statements.forget({ userId }),
  };
}

import { and, eq, sql } from 'drizzle-orm';
import type { GameId, Ping, UserId } from '../records.ts';
import { upsert } from './inserts.ts';
import { prepared } from './prepared.ts';
import type { Session } from './session.ts';

const { placeholder } = sql;

/** Pings of users by topic. No method begins a transaction. */
export function pingTable({ db, tables: { pings } }: Session) {
  const statements = prepared('ping', {
    about: db
      .select({ userId: pings.userId, postId: pings.postId, at: pings.at })
      .from(pings)
      .where(and(eq(pings.gameId, placeholder('gameId')), eq(pings.about, placeholder('about')))),
    note: upsert(db, pings, { key: ['gameId', 'about', 'userId'], columns: ['postId', 'at'] }),
    forget: db.delete(pings).where(eq(pings.userId, placeholder('userId'))),
  });
  return {
    /** The last pings about a topic in a game, by user. */
    async about(gameId: GameId, about: string): Promise<ReadonlyMap<UserId, Pick<Ping, 'postId' | 'at'>>> {
      const pings = await statements.about({ gameId, about });
      return new Map(pings.map(({ userId, ...ping }) => [userId, ping]));
    },

    /** Stores a ping. */
    note: (ping: Ping) => statements.note(ping),

    forget: (userId: UserId) => statements.forget({ userId }),
  };
}

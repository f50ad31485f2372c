import { and, asc, eq, sql } from 'drizzle-orm';
import type { GameId, NoticesToWrite, UserId, WatcherRecord } from '../records.ts';
import { upsert } from './inserts.ts';
import type { noticeTable } from './notice-table.ts';
import { prepared } from './prepared.ts';
import type { Row } from './schema.ts';
import type { Session } from './session.ts';

const { placeholder } = sql;
const gameId = placeholder('gameId');
const userId = placeholder('userId');

/** Spectators of games, and their notices. No method begins a transaction. */
export function spectatorTable(session: Session, notices: ReturnType<typeof noticeTable>) {
  const watchers = prepareWatchers(session);
  const table = {
    watch: (gameId: GameId, { userId, what }: WatcherRecord) => watchers.insert({ gameId, userId, what }),

    async unwatch(gameId: GameId, userId: UserId): Promise<boolean> {
      await notices.drop(gameId, userId);
      return (await watchers.delete({ gameId, userId })).length === 1;
    },

    ofGame: (gameId: GameId): Promise<WatcherRecord[]> => watchers.ofGame({ gameId }),

    ofUser: (userId: UserId): Promise<Pick<Row<'watchers'>, 'gameId' | 'what'>[]> => watchers.ofUser({ userId }),

    /** Number of games that a user watches. */
    countOf: async (userId: UserId): Promise<number> => (await table.ofUser(userId)).length,

    async forget(userId: UserId): Promise<void> {
      await notices.forget(userId);
      await watchers.forget({ userId });
    },

    /**
     * Writes notices about a public message.
     *
     * @param message.length length of the log after the entries that the message tells of
     */
    async tell(
      gameId: GameId,
      { to, isLast }: NoticesToWrite,
      { postId, length }: { readonly postId: number; readonly length: number },
    ): Promise<void> {
      for (const { userId, told } of to) {
        const [watcher] = await watchers.told({ gameId, userId, told });
        if (watcher) await notices.insert({ gameId, userId, what: watcher.what, postId, length });
      }
      if (isLast) await watchers.endGame({ gameId });
    },

    /** Removes the spectators of a game and their notices. */
    async endGame(gameId: GameId): Promise<void> {
      await notices.dropAll(gameId);
      await watchers.endGame({ gameId });
    },
  };
  return table;
}

function prepareWatchers({ db, tables: { watchers } }: Session) {
  const ofGame = eq(watchers.gameId, gameId);
  const ofUser = eq(watchers.userId, userId);
  return prepared('watcher', {
    insert: upsert(db, watchers, { key: ['gameId', 'userId'], columns: ['what'] }),
    delete: db.delete(watchers).where(and(ofGame, ofUser)).returning({ userId: watchers.userId }),
    endGame: db.delete(watchers).where(ofGame),
    forget: db.delete(watchers).where(ofUser),
    ofGame: db
      .select({ userId: watchers.userId, what: watchers.what })
      .from(watchers)
      .where(ofGame)
      .orderBy(asc(watchers.userId)),
    told: db
      .update(watchers)
      .set({ told: sql`${placeholder('told')}` })
      .where(and(ofGame, ofUser))
      .returning({ what: watchers.what }),
    ofUser: db
      .select({ gameId: watchers.gameId, what: watchers.what })
      .from(watchers)
      .where(ofUser)
      .orderBy(asc(watchers.gameId)),
  });
}

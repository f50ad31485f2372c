import { and, asc, eq, sql } from 'drizzle-orm';
import type { GameId, NoticesToWrite, SpectatorRecord, UserId, WatcherRecord } from '../records.ts';
import type { NoticeTable } from './notice-table.ts';
import { prepared } from './prepared.ts';
import type { Row } from './schema.ts';
import type { Session } from './session.ts';

const { placeholder } = sql;
const gameId = placeholder('gameId');
const userId = placeholder('userId');
const what = placeholder('what');

/** Spectators of games, and their notices. No method begins a transaction. */
export class SpectatorTable {
  readonly #watchers: ReturnType<typeof prepareWatchers>;
  readonly #notices: NoticeTable;

  constructor(session: Session, notices: NoticeTable) {
    this.#watchers = prepareWatchers(session);
    this.#notices = notices;
  }

  async watch(gameId: GameId, { userId, what }: WatcherRecord): Promise<void> {
    await this.#watchers.insert({ gameId, userId, what });
  }

  async unwatch(gameId: GameId, userId: UserId): Promise<boolean> {
    await this.#notices.drop(gameId, userId);
    return (await this.#watchers.delete({ gameId, userId })).length === 1;
  }

  async ofGame(gameId: GameId): Promise<WatcherRecord[]> {
    return await this.#watchers.ofGame({ gameId });
  }

  async ofUser(userId: UserId): Promise<Pick<Row<'watchers'>, 'gameId' | 'what'>[]> {
    return await this.#watchers.ofUser({ userId });
  }

  /** Number of games that a user watches. */
  async countOf(userId: UserId): Promise<number> {
    return (await this.ofUser(userId)).length;
  }

  async forget(userId: UserId): Promise<void> {
    await this.#notices.forget(userId);
    await this.#watchers.forget({ userId });
  }

  /** The spectators of a game, in a fixed order; `isQuiet` if the turn is quiet for the spectator. */
  async inTurn(gameId: GameId, turn: number): Promise<SpectatorRecord[]> {
    const rows = await this.#watchers.inTurn({ gameId, turn });
    return rows.map(({ quiet, ...rest }) => ({ ...rest, isQuiet: quiet !== null }));
  }

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
      const [watcher] = await this.#watchers.told({ gameId, userId, told });
      if (watcher) await this.#notices.insert({ gameId, userId, what: watcher.what, postId, length });
    }
    if (isLast) await this.#watchers.endGame({ gameId });
  }

  /** Removes the spectators of a game and their notices. */
  async endGame(gameId: GameId): Promise<void> {
    await this.#notices.dropAll(gameId);
    await this.#watchers.endGame({ gameId });
  }
}

function prepareWatchers({ db, tables: { quiets, watchers } }: Session) {
  const ofGame = eq(watchers.gameId, gameId);
  const ofUser = eq(watchers.userId, userId);
  return prepared('watcher', {
    insert: db
      .insert(watchers)
      .values({ gameId, userId, what })
      .onConflictDoUpdate({ target: [watchers.gameId, watchers.userId], set: { what: sql`excluded.what` } }),
    delete: db.delete(watchers).where(and(ofGame, ofUser)).returning({ userId: watchers.userId }),
    endGame: db.delete(watchers).where(ofGame),
    forget: db.delete(watchers).where(ofUser),
    ofGame: db
      .select({ userId: watchers.userId, what: watchers.what })
      .from(watchers)
      .where(ofGame)
      .orderBy(asc(watchers.userId)),
    inTurn: db
      .select({ userId: watchers.userId, what: watchers.what, told: watchers.told, quiet: quiets.turn })
      .from(watchers)
      .leftJoin(
        quiets,
        sql`${quiets.gameId} = ${watchers.gameId} and ${quiets.userId} = ${watchers.userId}
          and ${quiets.turn} = ${placeholder('turn')}`,
      )
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

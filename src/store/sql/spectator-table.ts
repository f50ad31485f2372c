import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import {
  ALL_SERVERS,
  type GameId,
  type NoticeRecord,
  type SpectatorRecord,
  type UserId,
  type WatcherRecord,
} from '../records.ts';
import type { NoticesToWrite } from '../store.ts';
import { inShard, ofShard } from './in-shard.ts';
import { isDue, LONGEST_WAIT_OF_MESSAGES } from './is-due.ts';
import { prepared } from './prepared.ts';
import type { Row } from './schema.ts';
import type { Session } from './session.ts';

const { placeholder } = sql;
const gameId = placeholder('gameId');
const userId = placeholder('userId');
const what = placeholder('what');

/** Who watches which game, and the direct messages on their way to them. No method begins a transaction. */
export class SpectatorTable {
  readonly #watchers: ReturnType<typeof prepareWatchers>;
  readonly #notices: ReturnType<typeof prepareNotices>;

  constructor(session: Session) {
    this.#watchers = prepareWatchers(session);
    this.#notices = prepareNotices(session);
  }

  async watch(gameId: GameId, { userId, what }: WatcherRecord): Promise<void> {
    await this.#watchers.insert({ gameId, userId, what });
  }

  async unwatch(gameId: GameId, userId: UserId): Promise<boolean> {
    await this.#notices.drop({ gameId, userId });
    return (await this.#watchers.delete({ gameId, userId })).length === 1;
  }

  async ofGame(gameId: GameId): Promise<WatcherRecord[]> {
    return await this.#watchers.ofGame({ gameId });
  }

  async ofUser(userId: UserId): Promise<Pick<Row<'watchers'>, 'gameId' | 'what'>[]> {
    return await this.#watchers.ofUser({ userId });
  }

  async forget(userId: UserId): Promise<void> {
    await this.#notices.forget({ userId });
    await this.#watchers.forget({ userId });
  }

  /** Those who watch a game, with what they were told of last, and whether a turn is quiet for them. */
  async inTurn(gameId: GameId, turn: number): Promise<SpectatorRecord[]> {
    const found = await this.#watchers.inTurn({ gameId, turn });
    return found.map(({ quiet, ...rest }) => ({ ...rest, isQuiet: quiet !== null }));
  }

  /**
   * Writes notices about a public message.
   *
   * @param message.length of the log with what the message tells of
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

  /** Drops the watches of a game of which nothing can be told any more. */
  async endGame(gameId: GameId): Promise<void> {
    await this.#notices.dropAll({ gameId });
    await this.#watchers.endGame({ gameId });
  }

  async due(now: number, shard = ALL_SERVERS): Promise<NoticeRecord | undefined> {
    return (await this.#notices.due({ now, ...ofShard(shard) }))[0];
  }

  async nextDue(shard = ALL_SERVERS): Promise<number | undefined> {
    return (await this.#notices.nextDue(ofShard(shard)))[0]?.at ?? undefined;
  }

  async done(id: number): Promise<void> {
    await this.#notices.done({ id });
  }

  async held(id: number, until: number): Promise<void> {
    await this.#notices.held({ id, until: Math.ceil(until) });
  }

  async failed(id: number, retryAt: number): Promise<void> {
    await this.#notices.failed({ id, retryAt: Math.ceil(retryAt) });
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

function prepareNotices({ db, tables: { games, notices, posts } }: Session) {
  const { notBefore, ...columns } = getTableColumns(notices);
  const one = eq(notices.id, placeholder('id'));
  const ofUser = eq(notices.userId, userId);
  // In order for every spectator, and with a public message to link to where there can be one.
  const isNext = sql`${notices.id} in (select min(${notices.id}) from ${notices} group by ${notices.gameId}, ${notices.userId})
    and exists (select 1 from ${posts} where ${posts.id} = ${notices.postId} and ${posts.pending} is distinct from 'send')`;
  return prepared('notice', {
    insert: db
      .insert(notices)
      .values({ gameId, userId, what, postId: placeholder('postId'), length: placeholder('length') }),
    drop: db.delete(notices).where(and(eq(notices.gameId, gameId), ofUser)),
    dropAll: db.delete(notices).where(eq(notices.gameId, gameId)),
    forget: db.delete(notices).where(ofUser),
    due: db
      .select(columns)
      .from(notices)
      .innerJoin(games, eq(games.id, notices.gameId))
      .where(sql`${isNext} and ${inShard(games.guildId)} and ${isDue(notBefore, LONGEST_WAIT_OF_MESSAGES)}`)
      .orderBy(sql`${notices.id} limit 1`),
    nextDue: db
      .select({ at: sql<number | null>`min(${notBefore})` })
      .from(notices)
      .innerJoin(games, eq(games.id, notices.gameId))
      .where(sql`${isNext} and ${inShard(games.guildId)}`),
    done: db.delete(notices).where(one),
    held: db
      .update(notices)
      .set({ notBefore: sql`${placeholder('until')}` })
      .where(one),
    failed: db
      .update(notices)
      .set({ attempts: sql`${notices.attempts} + 1`, notBefore: sql`${placeholder('retryAt')}` })
      .where(one),
  });
}

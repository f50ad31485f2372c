import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import type { GameId, NoticeRecord, UserId, WatcherRecord } from '../records.ts';
import { notices, posts, watchers } from './schema.ts';

const { placeholder } = sql;
const gameId = placeholder('gameId');
const userId = placeholder('userId');
const what = placeholder('what');

/** No notice waits for so long, in milliseconds: one that seems to was written by a clock that was ahead. */
const TOO_LONG = 60 * 60_000;

/** Who watches which game, and the direct messages on their way to them. No method begins a transaction. */
export class SpectatorTable {
  readonly #watchers: ReturnType<typeof prepareWatchers>;
  readonly #notices: ReturnType<typeof prepareNotices>;

  constructor(db: BetterSQLite3Database) {
    this.#watchers = prepareWatchers(db);
    this.#notices = prepareNotices(db);
  }

  watch(gameId: GameId, { userId, what }: WatcherRecord): void {
    this.#watchers.insert.run({ gameId, userId, what });
  }

  unwatch(gameId: GameId, userId: UserId): boolean {
    this.#notices.drop.run({ gameId, userId });
    return this.#watchers.delete.run({ gameId, userId }).changes === 1;
  }

  ofGame(gameId: GameId): WatcherRecord[] {
    return this.#watchers.ofGame.all({ gameId });
  }

  ofUser(userId: UserId): Pick<typeof watchers.$inferSelect, 'gameId' | 'what'>[] {
    return this.#watchers.ofUser.all({ userId });
  }

  forget(userId: UserId): void {
    this.#notices.forget.run({ userId });
    this.#watchers.forget.run({ userId });
  }

  /**
   * Writes the notices that a turn makes due; the last ones when the game has ended with it.
   *
   * @param turn.turn that has ended; when it was taken back and ends anew, whoever was told of it is told once more, so that
   * nobody can be told without end
   * @param turn.length of the log with the turn
   * @param turn.excluded users who get no notice: the players, and spectators for whom the turn is quiet
   */
  tell(
    gameId: GameId,
    {
      turn,
      postId,
      length,
      ended,
      excluded,
    }: { turn: number; postId: number; length: number; ended: boolean; excluded: ReadonlySet<UserId> },
  ): void {
    for (const { userId, what, told } of this.#watchers.toldOf.all({ gameId })) {
      if (excluded.has(userId) || (what === 'end' && !ended)) continue;
      if (turn > 0) {
        const first = 2 * turn;
        if (!ended && told > first) continue;
        this.#watchers.told.run({ gameId, userId, told: told < first ? first : told + 1 });
      }
      this.#notices.insert.run({ gameId, userId, what, postId, length });
    }
    if (ended) this.#watchers.endGame.run({ gameId });
  }

  /** Drops the watches of a game of which nothing can be told any more. */
  endGame(gameId: GameId): void {
    this.#notices.dropAll.run({ gameId });
    this.#watchers.endGame.run({ gameId });
  }

  due(now: number): NoticeRecord | undefined {
    return this.#notices.due.get({ now });
  }

  nextDue(): number | undefined {
    return this.#notices.nextDue.get()?.at ?? undefined;
  }

  done(id: number): void {
    this.#notices.done.run({ id });
  }

  held(id: number, until: number): void {
    this.#notices.held.run({ id, until });
  }

  failed(id: number, retryAt: number): void {
    this.#notices.failed.run({ id, retryAt });
  }
}

function prepareWatchers(db: BetterSQLite3Database) {
  const ofGame = eq(watchers.gameId, gameId);
  const ofUser = eq(watchers.userId, userId);
  return {
    insert: db
      .insert(watchers)
      .values({ gameId, userId, what })
      .onConflictDoUpdate({ target: [watchers.gameId, watchers.userId], set: { what: sql`excluded.what` } })
      .prepare(),
    delete: db.delete(watchers).where(and(ofGame, ofUser)).prepare(),
    endGame: db.delete(watchers).where(ofGame).prepare(),
    forget: db.delete(watchers).where(ofUser).prepare(),
    ofGame: db
      .select({ userId: watchers.userId, what: watchers.what })
      .from(watchers)
      .where(ofGame)
      .orderBy(asc(watchers.userId))
      .prepare(),
    toldOf: db
      .select({ userId: watchers.userId, what: watchers.what, told: watchers.told })
      .from(watchers)
      .where(ofGame)
      .orderBy(asc(watchers.userId))
      .prepare(),
    told: db
      .update(watchers)
      .set({ told: sql`${placeholder('told')}` })
      .where(and(ofGame, ofUser))
      .prepare(),
    ofUser: db
      .select({ gameId: watchers.gameId, what: watchers.what })
      .from(watchers)
      .where(ofUser)
      .orderBy(asc(watchers.gameId))
      .prepare(),
  };
}

function prepareNotices(db: BetterSQLite3Database) {
  const { notBefore, ...columns } = getTableColumns(notices);
  const one = eq(notices.id, placeholder('id'));
  const ofUser = eq(notices.userId, userId);
  // In order for every spectator, and with a public message to link to where there can be one.
  const isNext = sql`${notices.id} in (select min(${notices.id}) from ${notices} group by ${notices.gameId}, ${notices.userId})
    and exists (select 1 from ${posts} where ${posts.id} = ${notices.postId} and ${posts.pending} is not 'send')`;
  return {
    insert: db
      .insert(notices)
      .values({ gameId, userId, what, postId: placeholder('postId'), length: placeholder('length') })
      .prepare(),
    drop: db
      .delete(notices)
      .where(and(eq(notices.gameId, gameId), ofUser))
      .prepare(),
    dropAll: db.delete(notices).where(eq(notices.gameId, gameId)).prepare(),
    forget: db.delete(notices).where(ofUser).prepare(),
    due: db
      .select(columns)
      .from(notices)
      .where(
        sql`${isNext} and (${notBefore} <= ${placeholder('now')} or ${notBefore} > ${placeholder('now')} + ${TOO_LONG})`,
      )
      .orderBy(asc(notices.id))
      .prepare(),
    nextDue: db
      .select({ at: sql<number | null>`min(${notBefore})` })
      .from(notices)
      .where(isNext)
      .prepare(),
    done: db.delete(notices).where(one).prepare(),
    held: db
      .update(notices)
      .set({ notBefore: sql`${placeholder('until')}` })
      .where(one)
      .prepare(),
    failed: db
      .update(notices)
      .set({ attempts: sql`${notices.attempts} + 1`, notBefore: sql`${placeholder('retryAt')}` })
      .where(one)
      .prepare(),
  };
}

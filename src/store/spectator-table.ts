import { asc, eq, sql } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import { notices, posts, watchers } from './schema.ts';
import type { GameId, NoticeRecord, UserId, WatcherRecord } from './store.ts';

/** Who watches which game, and the direct messages on their way to them. Nothing here begins a transaction. */
export class SpectatorTable {
  readonly #statements: ReturnType<typeof prepareStatements>;

  constructor(db: BetterSQLite3Database) {
    this.#statements = prepareStatements(db);
  }

  watch(gameId: GameId, { userId, what }: WatcherRecord): void {
    this.#statements.watch.run({ gameId, userId, what });
  }

  unwatch(gameId: GameId, userId: UserId): boolean {
    this.#statements.dropNotices.run({ gameId, userId });
    return this.#statements.unwatch.run({ gameId, userId }).changes === 1;
  }

  ofGame(gameId: GameId): WatcherRecord[] {
    return this.#statements.ofGame.all({ gameId });
  }

  ofUser(userId: UserId): Pick<typeof watchers.$inferSelect, 'gameId' | 'what'>[] {
    return this.#statements.ofUser.all({ userId });
  }

  forget(userId: UserId): void {
    this.#statements.forgetNotices.run({ userId });
    this.#statements.forgetWatches.run({ userId });
  }

  /**
   * Writes the notices that a turn makes due; the last ones when the game has ended with it.
   *
   * @param turn.length of the log with the turn
   * @param turn.untold who is not to be told: the players, whom the game itself tells, and who wants quiet
   */
  tell(gameId: GameId, turn: { postId: number; length: number; ended: boolean; untold: ReadonlySet<UserId> }): void {
    const { postId, length, ended, untold } = turn;
    for (const { userId, what } of this.ofGame(gameId)) {
      if (untold.has(userId) || (what === 'end' && !ended)) continue;
      this.#statements.insert.run({ gameId, userId, what, postId, length });
    }
    if (ended) this.#statements.endWatches.run({ gameId });
  }

  due(now: number): NoticeRecord | undefined {
    return this.#statements.due.get({ now });
  }

  nextDue(): number | undefined {
    return this.#statements.nextDue.get()?.at ?? undefined;
  }

  done(id: number): void {
    this.#statements.done.run({ id });
  }

  failed(id: number, retryAt: number): void {
    this.#statements.failed.run({ id, retryAt });
  }
}

function prepareStatements(db: BetterSQLite3Database) {
  const { placeholder } = sql;
  const id = placeholder('id');
  const gameId = placeholder('gameId');
  const userId = placeholder('userId');
  const what = placeholder('what');
  const watching = sql`${watchers.gameId} = ${gameId} and ${watchers.userId} = ${userId}`;
  // In order for every spectator, and with a public message to link to where there can be one.
  const isNext = sql`${notices.id} in (select min(${notices.id}) from ${notices} group by ${notices.gameId}, ${notices.userId})
    and exists (select 1 from ${posts} where ${posts.id} = ${notices.postId} and ${posts.pending} is not 'send')`;
  return {
    watch: db
      .insert(watchers)
      .values({ gameId, userId, what })
      .onConflictDoUpdate({ target: [watchers.gameId, watchers.userId], set: { what: sql`excluded.what` } })
      .prepare(),
    unwatch: db.delete(watchers).where(watching).prepare(),
    endWatches: db.delete(watchers).where(eq(watchers.gameId, gameId)).prepare(),
    forgetWatches: db.delete(watchers).where(eq(watchers.userId, userId)).prepare(),
    ofGame: db
      .select({ userId: watchers.userId, what: watchers.what })
      .from(watchers)
      .where(eq(watchers.gameId, gameId))
      .orderBy(asc(watchers.userId))
      .prepare(),
    ofUser: db
      .select({ gameId: watchers.gameId, what: watchers.what })
      .from(watchers)
      .where(eq(watchers.userId, userId))
      .orderBy(asc(watchers.gameId))
      .prepare(),
    insert: db
      .insert(notices)
      .values({ gameId, userId, what, postId: placeholder('postId'), length: placeholder('length') })
      .prepare(),
    dropNotices: db
      .delete(notices)
      .where(sql`${notices.gameId} = ${gameId} and ${notices.userId} = ${userId}`)
      .prepare(),
    forgetNotices: db.delete(notices).where(eq(notices.userId, userId)).prepare(),
    due: db
      .select({
        id: notices.id,
        gameId: notices.gameId,
        userId: notices.userId,
        what: notices.what,
        postId: notices.postId,
        length: notices.length,
        attempts: notices.attempts,
      })
      .from(notices)
      .where(sql`${isNext} and ${notices.notBefore} <= ${placeholder('now')}`)
      .orderBy(asc(notices.id))
      .prepare(),
    nextDue: db
      .select({ at: sql<number | null>`min(${notices.notBefore})` })
      .from(notices)
      .where(isNext)
      .prepare(),
    done: db.delete(notices).where(eq(notices.id, id)).prepare(),
    failed: db
      .update(notices)
      .set({ attempts: sql`${notices.attempts} + 1`, notBefore: sql`${placeholder('retryAt')}` })
      .where(eq(notices.id, id))
      .prepare(),
  };
}

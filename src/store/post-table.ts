import { and, asc, desc, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import type { ChannelId, GameId, LostPost, PostKind, PostRecord, UserId } from './records.ts';
import { games, posts } from './schema.ts';
import type { PostsWanted, PostWish, Withdrawal } from './store.ts';

const { placeholder } = sql;
const id = placeholder('id');
const gameId = placeholder('gameId');
const kind = placeholder('kind');
const isPending = sql`${posts.pending} is not null`;
const isSend = sql`${posts.pending} = 'send'`;
const isSide = sql`${posts.kind} in ('reminder', 'overdue', 'away', 'back')`;
const isTurn = sql`${posts.gameId} = ${gameId} and ${posts.kind} = 'turn'`;
const isStanding = sql`${posts.withdrawn} = 0`;
const latest = (condition: SQL) =>
  sql`${posts.id} = (select max(${posts.id}) from ${posts} where ${condition} and ${isStanding})`;

const fresh = { attempts: 0, notBefore: 0, failure: null };
const again = {
  ...fresh,
  pending: sql<'send' | 'edit'>`case when ${posts.messageId} is null then 'send' else 'edit' end`,
  wish: sql`${posts.wish} + 1`,
};
const attempts = sql`${posts.attempts} + 1`;
const stripped = sql`case when ${posts.pending} = 'strip' then 1 else ${posts.stripped} end`;

/** Kinds of messages after which there is no earlier reminder. */
const ENDING_REMINDERS: ReadonlySet<PostKind> = new Set(['reminder', 'turn', 'end']);

/** Kinds of messages that take the controls over from the turn message before. */
const REPLACING: ReadonlySet<PostKind> = new Set(['turn', 'end']);

/** The outbox: posts and their pending tasks. No method begins a transaction. */
export class PostTable {
  readonly #queries: ReturnType<typeof prepareQueries>;
  readonly #changes: ReturnType<typeof prepareChanges>;

  constructor(db: BetterSQLite3Database) {
    this.#queries = prepareQueries(db);
    this.#changes = prepareChanges(db);
  }

  /**
   * Writes tasks for posts and returns the new posts.
   *
   * @param game.seq length of the game's log before what is written in the same transaction
   */
  wish(wishes: readonly PostWish[], game: { gameId: GameId; seq: number }): { id: number; kind: PostKind }[] {
    return wishes.flatMap((wish) => {
      const { gameId } = game;
      if (wish.type === 'withdraw') {
        this.#changes.endReminders.run({ gameId });
        this.#withdraw(gameId, wish);
        return [];
      }
      const { kind } = wish;
      if (kind === 'lobby' || kind === 'end') this.#changes.refresh.run({ gameId, kind: 'announcement' });
      if (wish.type === 'refresh') {
        if (wish.number === undefined) this.#changes.refresh.run({ gameId, kind });
        else this.#changes.refreshOne.run({ gameId, kind, before: wish.number - 1 });
        return [];
      }
      if (ENDING_REMINDERS.has(kind)) this.#changes.endReminders.run({ gameId });
      const { userId = null, direct = false, channelId = null } = wish;
      return this.#changes.send.all({ ...game, kind, userId, direct: direct ? 1 : 0, channelId });
    });
  }

  /** Makes the messages of a kind about a user due to be edited. */
  refreshAbout(userId: UserId, kind: PostKind, gameId: GameId): void {
    this.#changes.refreshAbout.run({ userId, kind, gameId });
  }

  #withdraw(gameId: GameId, { entry }: Withdrawal): void {
    const announced = this.#queries.announcing.get({ gameId, entry });
    const before = announced && this.#queries.standingBefore.get({ gameId, id: announced.id });
    if (before) {
      this.#changes.withdraw.run({ gameId, id: announced.id });
      this.#changes.reopen.run({ id: before.id });
    } else this.#changes.refresh.run({ gameId, kind: 'turn' });
  }

  due(now: number, { task, limit, apart = [] }: PostsWanted): PostRecord[] {
    // Each excluded game has at most one post here.
    const found = this.#queries.due[task].all({ now, limit: limit + apart.length });
    return found
      .filter((post) => !apart.includes(post.gameId))
      .slice(0, limit)
      .map(recordOf);
  }

  nextDue(now: number): number | undefined {
    return this.#queries.nextDue.get({ now })?.at ?? undefined;
  }

  ofGame(gameId: GameId, after: number): PostRecord[] {
    return this.#queries.ofGame.all({ gameId, after }).map(recordOf);
  }

  begun(post: { id: number; wish: number }): boolean {
    return this.#changes.begun.run(post).changes === 1;
  }

  delivered(post: { id: number; wish: number; messageId: string }): void {
    const before = this.#queries.pendingOf.get({ id: post.id });
    this.#changes.delivered.run(post);
    if (before?.pending !== 'send' || before.withdrawn) return;
    // Other messages do not replace the turn message, which keeps its controls.
    if (REPLACING.has(before.kind)) this.#changes.strip.run({ id: post.id });
  }

  drop(post: { id: number; wish: number }): void {
    this.#changes.drop.run(post);
  }

  toChannel(post: { id: number; wish: number }): void {
    this.#changes.toChannel.run(post);
  }

  forget(userId: UserId): void {
    this.#changes.forget.run({ userId });
  }

  failed({ id, wish, retryAt, code }: { id: number; wish: number; retryAt?: number; code?: number }): void {
    if (retryAt !== undefined) {
      this.#changes.retry.run({ id, wish, retryAt });
      return;
    }
    const before = this.#queries.pendingOf.get({ id });
    const isGivenUp = this.#changes.giveUp.run({ id, wish, failure: code ?? 0 }).changes === 1;
    if (isGivenUp && before?.pending === 'edit') this.#changes.reinstate.run({ id });
  }

  lost({ guildId, channelId }: { guildId?: string; channelId?: ChannelId } = {}): LostPost[] {
    return this.#queries.lost.all({ guildId: guildId ?? null, channelId: channelId ?? null });
  }

  revive(gameId: GameId): void {
    this.#changes.revive.run({ gameId });
  }
}

function recordOf(row: typeof posts.$inferSelect): PostRecord {
  const { messageId, pending, failure, userId, withdrawn, begun, stripped: _, ...rest } = row;
  return {
    ...rest,
    ...(withdrawn === 1 && { withdrawn: true }),
    ...(begun !== null && { begun }),
    ...(messageId !== null && { messageId }),
    ...(pending !== null && { pending }),
    ...(failure !== null && { failure }),
    ...(userId !== null && { userId }),
  };
}

function prepareQueries(db: BetterSQLite3Database) {
  // Only the next post of a game may be tried: its messages have to appear in order. Edits of older messages do not
  // block new ones.
  const nextOfGame = sql`${posts.id} in (select coalesce(min(case when ${isSend} then ${posts.id} end), min(${posts.id}))
    from ${posts} where ${isPending} group by ${posts.gameId})`;
  const due = (task: SQL) =>
    db
      .select()
      .from(posts)
      .where(sql`${nextOfGame} and ${task} and ${posts.notBefore} <= ${placeholder('now')}`)
      // SQLite would recompile the statement at every use if the parameter were the whole limit.
      .orderBy(sql`${posts.id} limit ${placeholder('limit')} + 0`)
      .prepare();
  return {
    due: { send: due(isSend), change: due(sql`not ${isSend}`) },
    nextDue: db
      .select({ at: sql<number | null>`min(${posts.notBefore})` })
      .from(posts)
      .where(sql`${nextOfGame} and ${posts.notBefore} > ${placeholder('now')}`)
      .prepare(),
    ofGame: db
      .select()
      .from(posts)
      .where(and(eq(posts.gameId, gameId), gt(posts.id, placeholder('after'))))
      .orderBy(asc(posts.id))
      .prepare(),
    pendingOf: db
      .select({ pending: posts.pending, kind: posts.kind, withdrawn: posts.withdrawn })
      .from(posts)
      .where(eq(posts.id, id))
      .prepare(),
    // Written with the entry, or with an entry before it in the same transaction.
    announcing: db
      .select({ id: posts.id })
      .from(posts)
      .where(sql`${isTurn} and ${posts.seq} <= ${placeholder('entry')}`)
      .orderBy(desc(posts.id))
      .limit(1)
      .prepare(),
    // One that is there, unless somebody has deleted it, or will be.
    standingBefore: db
      .select({ id: posts.id })
      .from(posts)
      .where(sql`${latest(sql`${isTurn} and ${posts.id} < ${id}`)} and (${isSend} or ${posts.messageId} is not null)`)
      .prepare(),
    lost: db
      .select({
        gameId: posts.gameId,
        guildId: games.guildId,
        channelId: posts.channelId,
        failure: sql<number>`${posts.failure}`,
        // A warning does not count as a change of the lobby.
        since: sql<number>`max(${games.changedAt}, coalesce(${games.warnedAt}, 0))`,
      })
      .from(posts)
      .innerJoin(games, eq(games.id, posts.gameId))
      .where(
        sql`${posts.failure} is not null and ${posts.messageId} is null and ${posts.pending} is null
          and (${placeholder('guildId')} is null or ${games.guildId} = ${placeholder('guildId')})
          and (${placeholder('channelId')} is null or ${posts.channelId} = ${placeholder('channelId')})
          and not ${isSide}
          and ${posts.id} = (select max(newer.id) from ${posts} newer where newer.game_id = ${posts.gameId}
            and newer.withdrawn = 0 and newer.kind not in ('reminder', 'overdue', 'away', 'back'))`,
      )
      .prepare(),
  };
}

function prepareChanges(db: BetterSQLite3Database) {
  const ofWish = sql`${posts.id} = ${id} and ${posts.wish} = ${placeholder('wish')} and ${isPending}`;
  return {
    send: db
      .insert(posts)
      .values({
        ...fresh,
        gameId,
        channelId: sql`coalesce(${placeholder('channelId')},
          (select ${games.channelId} from ${games} where ${games.id} = ${gameId}))`,
        kind,
        seq: placeholder('seq'),
        pending: 'send',
        wish: 1,
        userId: sql`${placeholder('userId')}`,
        direct: sql`${placeholder('direct')}`,
      })
      .returning({ id: posts.id, kind: posts.kind })
      .prepare(),
    refresh: db
      .update(posts)
      .set(again)
      .where(latest(sql`${posts.gameId} = ${gameId} and ${posts.kind} = ${kind}`))
      .prepare(),
    refreshOne: db
      .update(posts)
      .set(again)
      .where(
        sql`${posts.id} = (select one.id from ${posts} one where one.game_id = ${gameId} and one.kind = ${kind}
          order by one.id limit 1 offset ${placeholder('before')})`,
      )
      .prepare(),
    begun: db
      .update(posts)
      .set({ begun: sql`coalesce(${posts.begun}, ${posts.wish})` })
      .where(sql`${ofWish} and ${isSend}`)
      .prepare(),
    // What may have been sent is rewritten; if its id is unknown, its nonce leads to it.
    withdraw: db
      .update(posts)
      .set({
        ...fresh,
        withdrawn: 1,
        stripped: 1,
        wish: sql`${posts.wish} + 1`,
        pending: sql`case when ${posts.messageId} is not null then 'edit'
          when ${isSend} and ${posts.begun} is not null then 'send' end`,
      })
      .where(sql`${isTurn} and ${isStanding} and ${posts.id} >= ${id}`)
      .prepare(),
    reopen: db
      .update(posts)
      .set({ ...again, stripped: 0 })
      .where(eq(posts.id, id))
      .prepare(),
    reinstate: db
      .update(posts)
      .set({ ...again, withdrawn: 0, stripped: 0 })
      .where(
        sql`${posts.id} = (select max(withdrawn.id) from ${posts} withdrawn
          join ${posts} gone on gone.id = ${id} and gone.game_id = withdrawn.game_id and gone.kind = 'turn'
          where withdrawn.withdrawn = 1 and withdrawn.message_id is not null and withdrawn.id > gone.id
            and not exists (select 1 from ${posts} newer where newer.game_id = gone.game_id and newer.id > gone.id
              and newer.withdrawn = 0 and newer.kind in ('turn', 'end')))`,
      )
      .prepare(),
    delivered: db
      .update(posts)
      .set({
        ...fresh,
        messageId: sql`${placeholder('messageId')}`,
        pending: sql`case when ${posts.wish} = ${placeholder('wish')}
          and (${posts.pending} is not 'send' or ${posts.begun} is null or ${posts.begun} = ${posts.wish}) then null
          when ${posts.pending} = 'delete' then 'delete' else 'edit' end`,
        stripped,
      })
      .where(eq(posts.id, id))
      .prepare(),
    strip: db
      .update(posts)
      .set({ ...fresh, pending: 'strip', wish: sql`${posts.wish} + 1` })
      .where(
        sql`${posts.kind} in ('turn', 'overdue') and ${posts.messageId} is not null and ${posts.stripped} = 0 and ${posts.pending} is null
          and ${posts.id} < ${id}
          and ${posts.gameId} = (select sent.game_id from ${posts} sent where sent.id = ${id})`,
      )
      .prepare(),
    retry: db
      .update(posts)
      .set({ attempts, notBefore: sql`${placeholder('retryAt')}` })
      .where(ofWish)
      .prepare(),
    giveUp: db
      .update(posts)
      .set({ attempts, pending: null, failure: sql`${placeholder('failure')}`, stripped })
      .where(ofWish)
      .prepare(),
    // The message stays where it is if it was sent already, but its outcome is noted first.
    endReminders: db
      .update(posts)
      .set({ ...fresh, pending: 'delete', wish: sql`${posts.wish} + 1` })
      .where(sql`${posts.gameId} = ${gameId} and ${posts.kind} = 'reminder'`)
      .prepare(),
    refreshAbout: db
      .update(posts)
      .set(again)
      .where(
        latest(
          sql`${posts.gameId} = ${gameId} and ${posts.kind} = ${kind} and ${posts.userId} = ${placeholder('userId')}`,
        ),
      )
      .prepare(),
    drop: db.delete(posts).where(ofWish).prepare(),
    toChannel: db
      .update(posts)
      .set({ ...fresh, direct: false })
      .where(ofWish)
      .prepare(),
    forget: db
      .update(posts)
      .set({ userId: null })
      .where(sql`${posts.userId} = ${placeholder('userId')}`)
      .prepare(),
    // An older post would appear below later messages.
    revive: db
      .update(posts)
      .set(again)
      .where(sql`${latest(sql`${posts.gameId} = ${gameId} and not ${isSide}`)} and ${posts.failure} is not null`)
      .prepare(),
  };
}

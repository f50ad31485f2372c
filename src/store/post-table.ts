import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import type { ChannelId, GameId, LostPost, PostKind, PostRecord } from './records.ts';
import { games, log, posts } from './schema.ts';
import type { PostsWanted, PostWish } from './store.ts';

const { placeholder } = sql;
const id = placeholder('id');
const gameId = placeholder('gameId');
const kind = placeholder('kind');
const isPending = sql`${posts.pending} is not null`;
const isSend = sql`${posts.pending} = 'send'`;
const latest = (condition: SQL) => sql`${posts.id} = (select max(${posts.id}) from ${posts} where ${condition})`;

const fresh = { attempts: 0, notBefore: 0, failure: null };
const again = {
  ...fresh,
  pending: sql<'send' | 'edit'>`case when ${posts.messageId} is null then 'send' else 'edit' end`,
  wish: sql`${posts.wish} + 1`,
};
const attempts = sql`${posts.attempts} + 1`;
const stripped = sql`case when ${posts.pending} = 'strip' then 1 else ${posts.stripped} end`;

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
    return wishes.flatMap(({ type, kind }) => {
      if (type === 'send') return this.#changes.send.all({ ...game, kind });
      this.#changes.refresh.run({ gameId: game.gameId, kind });
      return [];
    });
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

  depth(): { sends: number; changes: number; oldest?: number } {
    const { sends, changes, oldest } = this.#queries.depth.get()!;
    return { sends, changes, ...(oldest !== null && { oldest }) };
  }

  ofGame(gameId: GameId, after: number): PostRecord[] {
    return this.#queries.ofGame.all({ gameId, after }).map(recordOf);
  }

  delivered(post: { id: number; wish: number; messageId: string }): void {
    const before = this.#queries.pendingOf.get({ id: post.id });
    this.#changes.delivered.run(post);
    // A vote message does not replace the turn message, which keeps its controls.
    if (before?.pending === 'send' && before.kind !== 'vote') this.#changes.strip.run({ id: post.id });
  }

  failed({ id, wish, retryAt, code }: { id: number; wish: number; retryAt?: number; code?: number }): void {
    if (retryAt !== undefined) this.#changes.retry.run({ id, wish, retryAt });
    else this.#changes.giveUp.run({ id, wish, failure: code ?? 0 });
  }

  lost({ guildId, channelId }: { guildId?: string; channelId?: ChannelId } = {}): LostPost[] {
    return this.#queries.lost.all({ guildId: guildId ?? null, channelId: channelId ?? null });
  }

  revive(gameId: GameId): void {
    this.#changes.revive.run({ gameId });
  }
}

function recordOf({ messageId, pending, failure, stripped: _, ...rest }: typeof posts.$inferSelect): PostRecord {
  return {
    ...rest,
    ...(messageId !== null && { messageId }),
    ...(pending !== null && { pending }),
    ...(failure !== null && { failure }),
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
    depth: db
      .select({
        sends: sql<number>`count(case when ${isSend} then 1 end)`,
        changes: sql<number>`count(case when not ${isSend} then 1 end)`,
        // A message that tells of log entries is as old as the first of them.
        oldest: sql<number | null>`min(case when ${isSend} then coalesce((select ${log.at} from ${log}
          where ${log.gameId} = ${posts.gameId} and ${log.seq} = ${posts.seq}), ${games.changedAt}) end)`,
      })
      .from(posts)
      .innerJoin(games, eq(games.id, posts.gameId))
      .where(isPending)
      .prepare(),
    ofGame: db
      .select()
      .from(posts)
      .where(and(eq(posts.gameId, gameId), gt(posts.id, placeholder('after'))))
      .orderBy(asc(posts.id))
      .prepare(),
    pendingOf: db.select({ pending: posts.pending, kind: posts.kind }).from(posts).where(eq(posts.id, id)).prepare(),
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
          and ${posts.id} = (select max(newer.id) from ${posts} newer where newer.game_id = ${posts.gameId})`,
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
        channelId: sql`(select ${games.channelId} from ${games} where ${games.id} = ${gameId})`,
        kind,
        seq: placeholder('seq'),
        pending: 'send',
        wish: 1,
      })
      .returning({ id: posts.id, kind: posts.kind })
      .prepare(),
    refresh: db
      .update(posts)
      .set(again)
      .where(latest(sql`${posts.gameId} = ${gameId} and ${posts.kind} = ${kind}`))
      .prepare(),
    delivered: db
      .update(posts)
      .set({
        ...fresh,
        messageId: sql`${placeholder('messageId')}`,
        pending: sql`case when ${posts.wish} = ${placeholder('wish')} then null else 'edit' end`,
        stripped,
      })
      .where(eq(posts.id, id))
      .prepare(),
    strip: db
      .update(posts)
      .set({ ...fresh, pending: 'strip', wish: sql`${posts.wish} + 1` })
      .where(
        sql`${posts.kind} = 'turn' and ${posts.messageId} is not null and ${posts.stripped} = 0 and ${posts.pending} is null
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
    // An older post would appear below later messages.
    revive: db
      .update(posts)
      .set(again)
      .where(sql`${latest(sql`${posts.gameId} = ${gameId}`)} and ${posts.failure} is not null`)
      .prepare(),
  };
}

import { and, asc, desc, eq, getTableColumns, gt, type SQL, sql } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import { causes, games, log, posts } from './schema.ts';

const { placeholder } = sql;
const id = placeholder('id');
const gameId = placeholder('gameId');
const kind = placeholder('kind');
const isPending = sql`${posts.pending} is not null`;
const isSend = sql`${posts.pending} = 'send'`;
const isTurn = sql`${posts.gameId} = ${gameId} and ${posts.kind} = 'turn'`;
const isSide = sql`${posts.kind} in ('asked', 'reminder', 'overdue', 'away', 'back')`;
const isStanding = sql`${posts.withdrawn} = 0`;
const latest = (condition: SQL) =>
  sql`${posts.id} = (select max(${posts.id}) from ${posts} where ${condition} and ${isStanding})`;

/** Times that are further ahead are from a clock that was wrong, in milliseconds. */
const FURTHEST = 60 * 60_000;
const isHeldBack = sql`${posts.notBefore} > ${placeholder('now')} and ${posts.notBefore} <= ${placeholder('now')} + ${sql.raw(String(FURTHEST))}`;

const fresh = { attempts: 0, notBefore: 0, failure: null };
const again = {
  ...fresh,
  pending: sql<'send' | 'edit'>`case when ${posts.messageId} is null then 'send' else 'edit' end`,
  wish: sql`${posts.wish} + 1`,
};
const attempts = sql`${posts.attempts} + 1`;
const stripped = sql`case when ${posts.pending} = 'strip' then 1 else ${posts.stripped} end`;

/** What is asked of the outbox. */
export function preparePostQueries(db: BetterSQLite3Database) {
  // Only the next post of a game may be tried: its messages have to appear in order. Edits of older messages do not
  // block new ones, nor do direct messages and public ones each other.
  const nextOfGame = sql`${posts.id} in (select coalesce(min(case when ${isSend} then ${posts.id} end), min(${posts.id}))
    from ${posts} where ${isPending} group by ${posts.gameId}, ${posts.direct})`;
  const isNotIn = (column: SQL.Aliased | typeof posts.gameId | typeof games.guildId, list: string) =>
    sql`${column} not in (select value from json_each(${placeholder(list)}))`;
  const due = (task: SQL) =>
    db
      // Of every server the first one: SQLite takes the other columns from the row of the minimum.
      .select({ ...getTableColumns(posts), guildId: games.guildId, first: sql<number>`min(${posts.id})` })
      .from(posts)
      .innerJoin(games, eq(games.id, posts.gameId))
      .where(
        sql`${nextOfGame} and ${task} and not (${isHeldBack})
          and ${isNotIn(posts.gameId, 'apart')} and ${isNotIn(games.guildId, 'servers')}`,
      )
      .groupBy(games.guildId)
      // SQLite would recompile the statement at every use if the parameter were the whole limit.
      .orderBy(sql`${posts.id} limit ${placeholder('limit')} + 0`)
      .prepare();
  return {
    due: {
      send: due(sql`${isSend} and not ${posts.direct}`),
      change: due(sql`not ${isSend} and not ${posts.direct}`),
      direct: due(sql`${posts.direct}`),
    },
    nextDue: db
      .select({ at: sql<number | null>`min(${posts.notBefore})` })
      .from(posts)
      .where(sql`${nextOfGame} and ${isHeldBack}`)
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
    // Text, as numbers of JavaScript do not hold them.
    newestId: db
      .select({
        id: sql<string | null>`(select cast(max(cast(id as integer)) as text) from
          (select ${posts.messageId} id from ${posts} where ${posts.gameId} = ${gameId}
          union all select ${causes.id} from ${causes} where ${causes.gameId} = ${gameId}))`,
      })
      .from(sql`(select 1)`)
      .prepare(),
    waitsBehind: db
      .select({ id: posts.id })
      .from(posts)
      .where(sql`${posts.gameId} = ${gameId} and ${posts.id} > ${id} and ${isPending}`)
      .limit(1)
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
            and newer.kind not in ('asked', 'reminder', 'overdue', 'away', 'back') and newer.withdrawn = 0)`,
      )
      .prepare(),
  };
}

/** What changes in the outbox. */
export function preparePostChanges(db: BetterSQLite3Database) {
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
        notBefore: placeholder('notBefore'),
      })
      .returning({ id: posts.id, kind: posts.kind })
      .prepare(),
    // A message that waits has not been tried, but has a time.
    join: db
      .update(posts)
      .set({ notBefore: placeholder('notBefore') as unknown as SQL<number>, wish: sql`${posts.wish} + 1` })
      .where(
        sql`${latest(sql`${posts.gameId} = ${gameId} and ${posts.kind} = ${kind}`)} and ${isSend}
          and ${posts.begun} is null and ${posts.attempts} = 0 and ${posts.notBefore} > 0`,
      )
      .returning({ id: posts.id, kind: posts.kind })
      .prepare(),
    refresh: db
      .update(posts)
      .set(again)
      .where(latest(sql`${posts.gameId} = ${gameId} and ${posts.kind} = ${kind}`))
      .prepare(),
    begun: db
      .update(posts)
      .set({
        begun: sql`coalesce(${posts.begun}, ${posts.wish})`,
        begunAfter: sql`case when ${posts.begun} is null then ${placeholder('after')} else ${posts.begunAfter} end`,
      })
      .where(sql`${ofWish} and ${isSend}`)
      .returning({ begunAfter: posts.begunAfter })
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
    refreshOne: db
      .update(posts)
      .set(again)
      .where(
        sql`${posts.id} = (select one.id from ${posts} one where one.game_id = ${gameId} and one.kind = ${kind}
          order by one.id limit 1 offset ${placeholder('before')})`,
      )
      .prepare(),
    delivered: db
      .update(posts)
      .set({
        ...fresh,
        messageId: sql`${placeholder('messageId')}`,
        pending: sql`case when ${placeholder('again')} = 0 and ${posts.wish} = ${placeholder('wish')}
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
    hold: db
      .update(posts)
      .set({ notBefore: sql`${placeholder('until')}` })
      .where(ofWish)
      .prepare(),
    giveUp: db
      .update(posts)
      .set({ attempts, pending: null, failure: sql`${placeholder('failure')}`, stripped })
      .where(ofWish)
      .prepare(),
    // The message stays where it is if it was sent already, but its outcome is noted first.
    withdrawReminder: db
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
    dropPending: db
      .update(posts)
      .set({ pending: null, wish: sql`${posts.wish} + 1` })
      .where(and(eq(posts.gameId, gameId), isPending))
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

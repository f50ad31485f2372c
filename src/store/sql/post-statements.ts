import { and, asc, desc, eq, getTableColumns, gt, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PostsWanted } from '../records.ts';
import { gameColumns } from './game-table.ts';
import { inShard } from './in-shard.ts';
import { isDue, LONGEST_WAIT_OF_MESSAGES } from './is-due.ts';
import { namesColumn } from './people-table.ts';
import { prepared } from './prepared.ts';
import type { Tables } from './schema.ts';
import type { Session } from './session.ts';

const { placeholder } = sql;
const id = placeholder('id');
const subject = placeholder('subject');
const kind = placeholder('kind');

/** Parts of statements about posts. */
function partsOn({ posts }: Pick<Tables, 'posts'>) {
  const fresh = { attempts: 0, notBefore: 0, failure: null };
  const isStanding = sql`${posts.withdrawn} = 0`;
  return {
    isPending: sql`${posts.pending} is not null`,
    isSend: sql`${posts.pending} = 'send'`,
    isTurn: sql`${posts.subject} = ${subject} and ${posts.kind} = 'turn'`,
    isOfKind: sql`${posts.subject} = ${subject} and ${posts.kind} = ${kind}`,
    isSide: sql`${posts.kind} in ('asked', 'reminder', 'overdue', 'away', 'back', 'lost')`,
    isHeldBack: sql`not ${isDue(posts.notBefore, LONGEST_WAIT_OF_MESSAGES)}`,
    latest: (condition: SQL) =>
      sql`${posts.id} = (select max(${posts.id}) from ${posts} where ${condition} and ${isStanding})`,
    isStanding,
    fresh,
    again: {
      ...fresh,
      pending: sql<'send' | 'edit'>`case when ${posts.messageId} is null then 'send' else 'edit' end`,
      wish: sql`${posts.wish} + 1`,
    },
    attempts: sql`${posts.attempts} + 1`,
    stripped: sql`case when ${posts.pending} = 'strip' then 1 else ${posts.stripped} end`,
  };
}

/** The server of a post, of which the game has been joined. */
function serverOf({ games, posts }: Pick<Tables, 'games' | 'posts'>): SQL<string> {
  return sql<string>`coalesce(${posts.guildId}, ${games.guildId})`;
}

/** The next post of every subject and way: its messages have to appear in order. */
function nextOfSubject({ posts }: Pick<Tables, 'posts'>): SQL {
  const { isPending, isSend } = partsOn({ posts });
  // Edits of older messages do not block new ones, nor do direct messages and public ones each other.
  return sql`${posts.id} in (select coalesce(min(case when ${isSend} then ${posts.id} end), min(${posts.id}))
    from ${posts} where ${isPending} group by ${posts.subject}, ${posts.direct})`;
}

/** Whether a column has the value of a parameter, where that is not null. */
function isWhereTold(column: SQLWrapper, parameter: string): SQL {
  return sql`${column} is not distinct from coalesce(${placeholder(parameter)}, ${column})`;
}

/** The posts that are due, by what is to be done. */
export function prepareDuePosts(session: Session) {
  const { db, tables, dialect } = session;
  const { channels, games, posts } = tables;
  const { isSend, isHeldBack } = partsOn({ posts });
  const server = serverOf({ games, posts });
  const due = (task: SQL) =>
    db
      .select({
        post: getTableColumns(posts),
        guildId: server,
        game: gameColumns(session),
        names: namesColumn(session, { guildId: games.guildId }),
        channel: getTableColumns(channels),
      })
      .from(posts)
      .leftJoin(games, eq(games.id, posts.gameId))
      .leftJoin(channels, eq(channels.id, posts.channelId))
      // Of every server the first one.
      .where(
        sql`${posts.id} in (select min(${posts.id}) from ${posts} left join ${games} on ${games.id} = ${posts.gameId}
          where ${nextOfSubject({ posts })} and ${task} and not (${isHeldBack})
          and ${posts.subject} not in ${dialect.texts(placeholder('apart'))}
          and ${server} not in ${dialect.texts(placeholder('servers'))} and ${inShard(server)}
          group by ${server})`,
      )
      // SQLite would recompile the statement at every use if the parameter were the whole limit.
      .orderBy(sql`${posts.id} limit ${placeholder('limit')} + 0`);
  return prepared('due post', {
    send: due(sql`${isSend} and not ${posts.direct}`),
    change: due(sql`not ${isSend} and not ${posts.direct}`),
    direct: due(sql`${posts.direct}`),
  });
}

/** What is asked of the outbox. */
export function preparePostQueries({ db, tables: { games, log, posts }, dialect }: Session) {
  const { isPending, isSend, isTurn, isSide, isHeldBack, latest } = partsOn({ posts });
  const server = serverOf({ games, posts });
  return prepared('post', {
    work: db
      .select({
        task: sql<
          PostsWanted['task']
        >`case when ${posts.direct} then 'direct' when ${isSend} then 'send' else 'change' end`,
        isDue: sql<number>`max(case when ${isHeldBack} then 0 else 1 end)`,
        next: sql<number | null>`min(case when ${isHeldBack} then ${posts.notBefore} end)`,
      })
      .from(posts)
      .leftJoin(games, eq(games.id, posts.gameId))
      .where(sql`${nextOfSubject({ posts })} and ${inShard(server)}`)
      // By the first column: the task.
      .groupBy(sql`1`),
    depth: db
      .select({
        sends: sql<number>`count(case when ${isSend} then 1 end)`,
        changes: sql<number>`count(case when not ${isSend} then 1 end)`,
        // A message that tells of log entries is as old as the first of them.
        oldest: sql<number | null>`min(case when ${isSend} then coalesce((select ${log.at} from ${log}
          where ${log.gameId} = ${posts.gameId} and ${log.seq} = ${posts.seq}), ${games.changedAt}) end)`,
      })
      .from(posts)
      .leftJoin(games, eq(games.id, posts.gameId))
      .where(isPending),
    newestSent: db
      .select({ at: log.at })
      .from(posts)
      .innerJoin(log, sql`${log.gameId} = ${posts.gameId} and ${log.seq} = ${posts.seq}`)
      .where(sql`${posts.messageId} is not null`)
      .orderBy(sql`${posts.id} desc limit 1`),
    ofSubject: db
      .select()
      .from(posts)
      .where(and(eq(posts.subject, subject), gt(posts.id, placeholder('after'))))
      .orderBy(asc(posts.id)),
    waitsBehind: db
      .select({ id: posts.id })
      .from(posts)
      .where(sql`${posts.subject} = ${subject} and ${posts.id} > ${id} and ${isPending}`)
      .limit(1),
    // Written with the entry, or with an entry before it in the same transaction.
    announcing: db
      .select({ id: posts.id })
      .from(posts)
      .where(sql`${isTurn} and ${posts.seq} <= ${placeholder('entry')}`)
      .orderBy(desc(posts.id))
      .limit(1),
    // One that is there, unless somebody has deleted it, or will be.
    standingBefore: db
      .select({ id: posts.id })
      .from(posts)
      .where(sql`${latest(sql`${isTurn} and ${posts.id} < ${id}`)} and (${isSend} or ${posts.messageId} is not null)`),
    lost: db
      .select({
        subject: posts.subject,
        guildId: server,
        channelId: posts.channelId,
        failure: sql<number>`${posts.failure}`,
        // A warning does not count as a change of the lobby.
        since: sql<number | null>`${dialect.greatest(games.changedAt, sql`coalesce(${games.warnedAt}, 0)`)}`,
      })
      .from(posts)
      .leftJoin(games, eq(games.id, posts.gameId))
      .where(
        sql`${posts.failure} is not null and ${posts.messageId} is null and ${posts.pending} is null
          and ${server} = coalesce(${placeholder('guildId')}, ${server})
          and ${posts.channelId} = coalesce(${placeholder('channelId')}, ${posts.channelId})
          and ${inShard(server)}
          and not ${isSide}
          and ${posts.id} = (select max(newer.id) from ${posts} newer where newer.subject = ${posts.subject}
            and newer.kind not in ('asked', 'reminder', 'overdue', 'away', 'back', 'lost') and newer.withdrawn = 0)`,
      ),
  });
}

/**
 * The newest id of Discord among the messages of the subject of a post, the handled interactions of its game, and one more. Causes
 * are any text, and the ids of Discord are more than numbers of JavaScript hold: of two of those the longer one, or else the one
 * that sorts later, is the newer one.
 */
function newestId({ causes, posts }: Pick<Tables, 'causes' | 'posts'>): SQL {
  return sql`(select known.id from
    (select earlier.message_id id from ${posts} earlier where earlier.subject = posts.subject
    union all select ${causes.id} from ${causes} where ${causes.gameId} = posts.game_id
    union all select cast(${placeholder('after')} as text)) known
    where ltrim(known.id, '0123456789') = '' order by length(known.id) desc, known.id desc limit 1)`;
}

/** What changes in the outbox. */
export function preparePostChanges({ db, tables: { causes, games, posts }, dialect }: Session) {
  const parts = partsOn({ posts });
  const { isPending, isSend, isTurn, isOfKind, isSide, isStanding, fresh, again, attempts, stripped, latest } = parts;
  const ofWish = sql`${posts.id} = ${id} and ${posts.wish} = ${placeholder('wish')} and ${isPending}`;
  return prepared('change of post', {
    send: db
      .insert(posts)
      .values({
        ...fresh,
        gameId: sql`${placeholder('gameId')}`,
        otherSubject: sql`${placeholder('otherSubject')}`,
        guildId: sql`${placeholder('guildId')}`,
        channelId: sql`coalesce(${placeholder('channelId')},
          (select ${games.channelId} from ${games} where ${games.id} = ${placeholder('gameId')}))`,
        kind,
        seq: placeholder('seq'),
        pending: 'send',
        wish: 1,
        act: sql`${placeholder('act')}`,
        userId: sql`${placeholder('userId')}`,
        direct: placeholder('direct'),
        notBefore: placeholder('notBefore'),
      })
      .returning({ id: posts.id, kind: posts.kind }),
    // A message that waits has not been tried, but has a time.
    join: db
      .update(posts)
      .set({ notBefore: placeholder('notBefore') as unknown as SQL<number>, wish: sql`${posts.wish} + 1` })
      .where(
        sql`${latest(isOfKind)} and ${isSend}
          and ${posts.begun} is null and ${posts.attempts} = 0 and ${posts.notBefore} > 0`,
      )
      .returning({ id: posts.id, kind: posts.kind }),
    refresh: db
      .update(posts)
      .set(again)
      .where(latest(sql`${isOfKind} and ${isWhereTold(posts.act, 'act')} and ${isWhereTold(posts.userId, 'userId')}`)),
    begun: db
      .update(posts)
      .set({
        begun: sql`coalesce(${posts.begun}, ${posts.wish})`,
        begunAfter: sql`case when ${posts.begun} is null then ${newestId({ causes, posts })} else ${posts.begunAfter} end`,
        begunAs: sql`${placeholder('as')}`,
      })
      .where(sql`${ofWish} and ${isSend}`)
      .returning({ begunAfter: posts.begunAfter }),
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
      .where(sql`${isTurn} and ${isStanding} and ${posts.id} >= ${id}`),
    reopen: db
      .update(posts)
      .set({ ...again, stripped: 0 })
      .where(eq(posts.id, id)),
    reinstate: db
      .update(posts)
      .set({ ...again, withdrawn: 0, stripped: 0 })
      .where(
        sql`${posts.id} = (select max(withdrawn.id) from ${posts} withdrawn
          join ${posts} gone on gone.id = ${id} and gone.subject = withdrawn.subject and gone.kind = 'turn'
          where withdrawn.withdrawn = 1 and withdrawn.message_id is not null and withdrawn.id > gone.id
            and not exists (select 1 from ${posts} newer where newer.subject = gone.subject and newer.id > gone.id
              and newer.withdrawn = 0 and newer.kind in ('turn', 'end')))`,
      ),
    delivered: db
      .update(posts)
      .set({
        ...fresh,
        messageId: sql`${placeholder('messageId')}`,
        pending: sql`case when ${placeholder('again')} = 0 and ${posts.wish} = ${placeholder('wish')}
          and (${posts.pending} is distinct from 'send' or ${posts.begun} is null or ${posts.begun} = ${posts.wish}) then null
          when ${posts.pending} = 'delete' then 'delete' else 'edit' end`,
        stripped,
      })
      .where(eq(posts.id, id)),
    strip: db
      .update(posts)
      .set({ ...fresh, pending: 'strip', wish: sql`${posts.wish} + 1` })
      .where(
        sql`${posts.kind} in ${dialect.texts(placeholder('kinds'))} and ${posts.messageId} is not null and ${posts.stripped} = 0 and ${posts.pending} is null
          and ${posts.id} < ${id}
          and ${posts.subject} = (select sent.subject from ${posts} sent where sent.id = ${id} and sent.withdrawn = 0)`,
      ),
    retry: db
      .update(posts)
      .set({ attempts, notBefore: sql`${placeholder('retryAt')}` })
      .where(ofWish),
    hold: db
      .update(posts)
      .set({ notBefore: sql`${placeholder('until')}` })
      .where(ofWish),
    giveUp: db
      .update(posts)
      .set({ attempts, pending: null, failure: sql`${placeholder('failure')}`, stripped })
      .where(ofWish)
      .returning({ id: posts.id }),
    // The message stays where it is if it was sent already, but its outcome is noted first.
    delete: db
      .update(posts)
      .set({ ...fresh, pending: 'delete', wish: sql`${posts.wish} + 1` })
      .where(isOfKind),
    dropPending: db
      .update(posts)
      .set({ pending: null, wish: sql`${posts.wish} + 1` })
      .where(and(eq(posts.subject, subject), isPending)),
    drop: db.delete(posts).where(ofWish),
    dropAll: db.delete(posts).where(eq(posts.subject, subject)),
    toChannel: db
      .update(posts)
      .set({ ...fresh, direct: false })
      .where(ofWish),
    forget: db
      .update(posts)
      .set({ userId: null })
      .where(sql`${posts.userId} = ${placeholder('userId')}`),
    // An older post would appear below later messages.
    revive: db
      .update(posts)
      .set(again)
      .where(sql`${latest(sql`${posts.subject} = ${subject} and not ${isSide}`)} and ${posts.failure} is not null`),
  });
}

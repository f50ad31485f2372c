import { asc, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { OutboxTask } from '../records.ts';
import { clockColumns } from './clock-table.ts';
import { inShard } from './conditions.ts';
import { gameColumns } from './game-row.ts';
import { namesColumn } from './people-table.ts';
import { laneOf, nextOfSubject, partsOn, serverOf, taskOf } from './post-parts.ts';
import { prepared } from './prepared.ts';
import type { Session } from './session.ts';

const { placeholder } = sql;
const id = placeholder('id');
const subject = placeholder('subject');

/**
 * The next post of every subject as `waiting`, with its task, the lane in which one of a task is delivered at a time, and when it
 * may be tried if not yet; and those of them that are due as `first`, one of each lane, counted by task.
 */
function duePosts({ tables: { games, posts }, dialect, hold }: Session): SQL {
  const { isHeldBack } = partsOn({ posts });
  const server = serverOf({ games, posts });
  const limit = (task: OutboxTask) => sql`cast(${placeholder(task)} as bigint)`;
  return sql`(with waiting as (select ${posts.id} as id, ${posts.subject} as subject, ${taskOf({ posts })} as task,
      ${laneOf({ games, posts })} as lane, case when ${isHeldBack} then ${posts.notBefore} end as held_until
    from ${posts} left join ${games} on ${games.id} = ${posts.gameId}
    where ${nextOfSubject({ posts })} and ${inShard(server)}),
  first as (select min(id) as id, task, lane, row_number() over (partition by task order by min(id)) as number from waiting
    where held_until is null
      and case when task = 'direct' then 'direct ' else '' end || subject not in ${dialect.texts(placeholder('apart'))}
      and task || ' ' || lane not in ${dialect.texts(placeholder('lanes'))}
    group by task, lane)
  select ${hold.isHeld} as is_held, later.next as next, first.id as id, first.task as task, first.lane as lane
    from (select min(held_until) as next from waiting) later left join first on first.number <=
      case task when 'send' then ${limit('send')} when 'change' then ${limit('change')} else ${limit('direct')} end) due`;
}

/** The query of due posts. */
export function prepareDuePosts(session: Session) {
  const { db, tables } = session;
  const { channels, clocks, games, heartbeat, posts } = tables;
  return prepared('outbox', {
    work: db
      .select({
        isHeld: sql<unknown>`due.is_held`,
        next: sql<number | null>`due.next`,
        task: sql<OutboxTask>`due.task`,
        lane: sql<string>`due.lane`,
        post: getTableColumns(posts),
        guildId: serverOf({ games, posts }),
        game: gameColumns(session),
        names: namesColumn(session, { guildId: games.guildId }),
        channel: getTableColumns(channels),
        nextSeq: sql<number | null>`(select newer.seq from ${posts} newer where newer.subject = ${posts.subject}
          and newer.id > ${posts.id} and newer.kind in ('turn', 'end') and newer.withdrawn = 0
          order by newer.id limit 1)`,
        ...clockColumns(session, posts.gameId),
      })
      .from(duePosts(session))
      .leftJoin(posts, sql`${posts.id} = due.id`)
      .leftJoin(games, eq(games.id, posts.gameId))
      .leftJoin(channels, eq(channels.id, posts.channelId))
      .leftJoin(clocks, eq(clocks.gameId, posts.gameId))
      .leftJoin(heartbeat, sql`true`)
      // What is to be sent comes first.
      .orderBy(sql`due.task desc, ${posts.id}`),
  });
}

/** Queries about the whole outbox. */
export function prepareOutboxQueries({ db, tables: { games, log, posts }, dialect }: Session) {
  const { isPending, isSend, isSide } = partsOn({ posts });
  const server = serverOf({ games, posts });
  return prepared('all posts', {
    depth: db
      .select({
        sends: sql<number>`count(case when ${isSend} then 1 end)`,
        changes: sql<number>`count(case when not ${isSend} then 1 end)`,
        // A message about log entries is as old as the first of them.
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

/** Queries about the posts of one subject. */
export function preparePostQueries({ db, tables: { games, plans, posts } }: Session) {
  const { isPending, isSend, isTurn, latest } = partsOn({ posts });
  return prepared('post', {
    planned: db
      .select({ seat: plans.seat })
      .from(plans)
      .where(
        sql`${plans.gameId} = ${placeholder('gameId')} and ${plans.seat} = ${placeholder('seat')} and ${plans.dropped} = 0`,
      ),
    // Found by the games of the channel: there is no index of all messages.
    ofMessage: db
      .select()
      .from(posts)
      .where(
        sql`${posts.messageId} = ${placeholder('messageId')} and ${posts.gameId} in
          (select ${games.id} from ${games} where ${games.channelId} = ${placeholder('channelId')})`,
      )
      .limit(1),
    ofSubject: db.select().from(posts).where(eq(posts.subject, subject)).orderBy(asc(posts.id)),
    waitsBehind: db
      .select({ id: posts.id })
      .from(posts)
      .where(sql`${posts.subject} = ${subject} and ${posts.id} > ${id} and ${isPending}`)
      .limit(1),
    // The turn message written with the entry, or with an entry before it in the same transaction.
    announcing: db
      .select({ id: posts.id })
      .from(posts)
      .where(sql`${isTurn} and ${posts.seq} <= ${placeholder('entry')}`)
      .orderBy(desc(posts.id))
      .limit(1),
    // A message that was sent or will be sent.
    standingBefore: db
      .select({ id: posts.id })
      .from(posts)
      .where(sql`${latest(sql`${isTurn} and ${posts.id} < ${id}`)} and (${isSend} or ${posts.messageId} is not null)`),
  });
}

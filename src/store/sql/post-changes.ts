import { and, eq, type SQL, sql } from 'drizzle-orm';
import { pingsColumn } from './ping-table.ts';
import { isNullOr, partsOn } from './post-parts.ts';
import { prepared } from './prepared.ts';
import type { Tables } from './schema.ts';
import type { Session } from './session.ts';

const { placeholder } = sql;
const DAY = 24 * 60 * 60_000;
const id = placeholder('id');
const subject = placeholder('subject');
const kind = placeholder('kind');

/** Statements that set the tasks of posts. */
export function prepareWishes({ db, tables: { games, posts } }: Session) {
  const { isPending, isSend, isOfKind, isSide, fresh, again, latest } = partsOn({ posts });
  return prepared('wish for a post', {
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
    // A waiting message was never tried, but has an earliest time.
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
      .where(latest(sql`${isOfKind} and ${isNullOr(posts.act, 'act')} and ${isNullOr(posts.userId, 'userId')}`)),
    renew: db
      .update(posts)
      .set({
        ...again,
        seq: placeholder('seq') as unknown as SQL<number>,
        notBefore: placeholder('notBefore') as unknown as SQL<number>,
      })
      .where(latest(isOfKind)),
    // If sending has begun, the post stays until the outcome is stored.
    delete: db
      .update(posts)
      .set({ ...fresh, pending: 'delete', wish: sql`${posts.wish} + 1` })
      .where(isOfKind),
    // Only the latest post, as an older one would appear below later messages.
    revive: db
      .update(posts)
      .set(again)
      .where(sql`${latest(sql`${posts.subject} = ${subject} and not ${isSide}`)} and ${posts.failure} is not null`),
    dropPending: db
      .update(posts)
      .set({ pending: null, wish: sql`${posts.wish} + 1` })
      .where(and(eq(posts.subject, subject), isPending)),
    dropAll: db.delete(posts).where(eq(posts.subject, subject)),
    forget: db
      .update(posts)
      .set({ userId: null })
      .where(sql`${posts.userId} = ${placeholder('userId')}`),
  });
}

/** Statements for the messages of turns that are taken back, and for the messages before them. */
export function prepareTakebacks({ db, tables: { posts } }: Session) {
  const { isSend, isTurn, isStanding, fresh, again } = partsOn({ posts });
  return prepared('post of a turn taken back', {
    // A message that may have been sent is edited; if its id is unknown, sending again with the same nonce finds it.
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
  });
}

/**
 * The newest snowflake id among the messages of a post's subject, the handled interactions of its game, and the parameter `after`.
 * Of the interactions only those of the game's last day are looked at, which are found by their time, among those of all games.
 * Causes may be any text; other texts are left out. As the ids are too large for numbers, they are compared as texts: first by
 * length, then alphabetically.
 */
function newestId({ causes, games, posts }: Pick<Tables, 'causes' | 'games' | 'posts'>): SQL {
  return sql`(select known.id from
    (select earlier.message_id id from ${posts} earlier where earlier.subject = posts.subject
    union all select ${causes.id} from ${games} inner join ${causes} on ${causes.gameId} = ${games.id}
      and ${causes.at} between ${games.changedAt} - ${sql.raw(String(DAY))} and ${games.changedAt}
      where ${games.id} = posts.game_id
    union all select cast(${placeholder('after')} as text)) known
    where ltrim(known.id, '0123456789') = '' order by length(known.id) desc, known.id desc limit 1)`;
}

/** Statements that store the outcomes of deliveries. */
export function prepareOutcomes(session: Session) {
  const { db, tables, dialect } = session;
  const { notices, posts } = tables;
  const { isPending, isSend, fresh, attempts, stripped } = partsOn({ posts });
  const ofWish = sql`${posts.id} = ${id} and ${posts.wish} = ${placeholder('wish')} and ${isPending}`;
  return prepared('outcome of a post', {
    begun: db
      .update(posts)
      .set({
        begun: sql`coalesce(${posts.begun}, ${posts.wish})`,
        begunAfter: sql`case when ${posts.begun} is null then ${newestId(tables)} else ${posts.begunAfter} end`,
        begunAs: sql`${placeholder('as')}`,
      })
      .where(sql`${ofWish} and ${isSend}`)
      .returning({ begunAfter: posts.begunAfter, pings: pingsColumn(session) }),
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
      .where(eq(posts.id, id))
      .returning({ isAwaited: sql<unknown>`exists (select 1 from ${notices} where ${notices.postId} = ${id})` }),
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
    drop: db.delete(posts).where(ofWish),
    toChannel: db
      .update(posts)
      .set({ ...fresh, direct: false })
      .where(ofWish),
  });
}

import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import { ALL_SERVERS, type GameId, type NoticeRecord, type UserId } from '../records.ts';
import { inShard, isDue, LONGEST_WAIT_OF_MESSAGES, ofShard } from './conditions.ts';
import { placeholders } from './inserts.ts';
import { prepared } from './prepared.ts';
import type { Session } from './session.ts';

const { placeholder } = sql;
const gameId = placeholder('gameId');
const userId = placeholder('userId');

/** Pending direct messages to spectators. No method begins a transaction. */
export function noticeTable(session: Session) {
  const statements = prepareStatements(session);
  return {
    insert: (notice: Omit<NoticeRecord, 'id' | 'attempts'>) => statements.insert(notice),

    /** Deletes the notices of a user in a game. */
    drop: (gameId: GameId, userId: UserId) => statements.drop({ gameId, userId }),

    /** Deletes the notices of a game. */
    dropAll: (gameId: GameId) => statements.dropAll({ gameId }),

    forget: (userId: UserId) => statements.forget({ userId }),

    /** The oldest notice that may be tried at `now`; its public message has been sent or given up. */
    due: async (now: number, shard = ALL_SERVERS): Promise<NoticeRecord | undefined> =>
      (await statements.due({ now, ...ofShard(shard) }))[0],

    /** When the next notice is due; 0 if one is due at `now`; undefined if there is none, or all wait for their public messages. */
    nextDue: async (now: number, shard = ALL_SERVERS): Promise<number | undefined> =>
      (await statements.nextDue({ now, ...ofShard(shard) }))[0]?.at ?? undefined,

    /** Deletes a notice that was delivered or given up. */
    done: (id: number) => statements.done({ id }),

    /** Records that Discord's rate limit delays a notice until `until`; this does not count as a failure. */
    hold: (id: number, until: number) => statements.hold({ id, until: Math.ceil(until) }),

    /** Notes a failed attempt, to be tried again at `retryAt`. */
    fail: (id: number, retryAt: number) => statements.fail({ id, retryAt: Math.ceil(retryAt) }),
  };
}

function prepareStatements({ db, tables: { games, notices, posts } }: Session) {
  const { notBefore, ...columns } = getTableColumns(notices);
  const isRow = eq(notices.id, placeholder('id'));
  const ofUser = eq(notices.userId, userId);
  // The next notice of each spectator in a game, once its public message was sent or given up.
  const isNext = sql`${notices.id} in (select min(${notices.id}) from ${notices} group by ${notices.gameId}, ${notices.userId})
    and exists (select 1 from ${posts} where ${posts.id} = ${notices.postId} and ${posts.pending} is distinct from 'send')`;
  const isNow = isDue(notBefore, LONGEST_WAIT_OF_MESSAGES);
  return prepared('notice', {
    insert: db.insert(notices).values(placeholders('gameId', 'userId', 'what', 'postId', 'length')),
    drop: db.delete(notices).where(and(eq(notices.gameId, gameId), ofUser)),
    dropAll: db.delete(notices).where(eq(notices.gameId, gameId)),
    forget: db.delete(notices).where(ofUser),
    due: db
      .select(columns)
      .from(notices)
      .innerJoin(games, eq(games.id, notices.gameId))
      .where(sql`${isNext} and ${inShard(games.guildId)} and ${isNow}`)
      .orderBy(sql`${notices.id} limit 1`),
    nextDue: db
      .select({ at: sql<number | null>`min(case when ${isNow} then 0 else ${notBefore} end)` })
      .from(notices)
      .innerJoin(games, eq(games.id, notices.gameId))
      .where(sql`${isNext} and ${inShard(games.guildId)}`),
    done: db.delete(notices).where(isRow),
    hold: db
      .update(notices)
      .set({ notBefore: sql`${placeholder('until')}` })
      .where(isRow),
    fail: db
      .update(notices)
      .set({ attempts: sql`${notices.attempts} + 1`, notBefore: sql`${placeholder('retryAt')}` })
      .where(isRow),
  });
}

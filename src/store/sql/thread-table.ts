import { asc, eq, sql } from 'drizzle-orm';
import { ALL_SERVERS, type ChannelId, type QueuedThread, type ThreadRequest, type UserId } from '../records.ts';
import { inShard, isDue, LONGEST_WAIT_OF_MESSAGES, ofShard } from './conditions.ts';
import { placeholders } from './inserts.ts';
import { prepared } from './prepared.ts';
import type { Session } from './session.ts';

const { placeholder } = sql;

/** Wanted threads. No method begins a transaction. */
export function threadTable(session: Session) {
  const statements = prepareStatements(session);
  return {
    /** Adds a wanted thread and returns its id; for a repeated cause, the id of the first call. */
    want: async (wish: ThreadRequest): Promise<number> => (await statements.want(wish))[0]!.id,

    /** A batch of wanted threads that may be tried at `now`, the oldest first. */
    async due(now: number, shard = ALL_SERVERS): Promise<QueuedThread[]> {
      const due = await statements.due({ now, ...ofShard(shard) });
      return due.map(({ begunAfter, threadId, notBefore: _, ...wanted }) => ({
        ...wanted,
        ...(begunAfter !== null && { begunAfter }),
        ...(threadId !== null && { threadId }),
      }));
    },

    /** When more threads will be due after `now`; undefined if none waits for a time. */
    nextDue: async (now: number, shard = ALL_SERVERS): Promise<number | undefined> =>
      (await statements.nextDue({ now, ...ofShard(shard) }))[0]?.at ?? undefined,

    /** Notes that a thread is about to be requested, so that it may exist from now on; its id is newer than `after`. */
    begin: (id: number, after: string) => statements.begin({ id, after }),

    /** Notes that a thread was made. */
    made: (id: number, threadId: ChannelId) => statements.made({ id, threadId }),

    /** True if a thread was made for another wish. */
    isTaken: async (threadId: ChannelId): Promise<boolean> => (await statements.taken({ threadId })).length > 0,

    /** Notes that Discord's rate limit delays a thread until `until`, which is no failure. */
    hold: (id: number, until: number) => statements.hold({ id, until: Math.ceil(until) }),

    /** Notes a failed attempt, to be tried again at `retryAt`. */
    fail: (id: number, retryAt: number) => statements.fail({ id, retryAt: Math.ceil(retryAt) }),

    /** Deletes a wanted thread whose subject has begun or was given up. */
    done: (id: number) => statements.done({ id }),

    forget: (userId: UserId) => statements.forget({ userId }),
  };
}

function prepareStatements({ db, tables: { games, wantedThreads: threads } }: Session) {
  const isRow = eq(threads.id, placeholder('id'));
  return prepared('wanted thread', {
    want: db
      .insert(threads)
      .values(placeholders('cause', 'guildId', 'parentId', 'name', 'type', 'content', 'userId'))
      .onConflictDoUpdate({ target: threads.cause, set: { cause: sql`excluded.cause` } })
      .returning({ id: threads.id }),
    due: db
      .select()
      .from(threads)
      .where(sql`${inShard(threads.guildId)} and ${isDue(threads.notBefore, LONGEST_WAIT_OF_MESSAGES)}`)
      .orderBy(asc(threads.id))
      .limit(20),
    nextDue: db
      .select({ at: sql<number | null>`min(${threads.notBefore})` })
      .from(threads)
      .where(sql`${inShard(threads.guildId)} and ${threads.notBefore} > ${placeholder('now')}`),
    begin: db
      .update(threads)
      .set({ begunAfter: sql`coalesce(${threads.begunAfter}, ${placeholder('after')})` })
      .where(isRow),
    made: db
      .update(threads)
      .set({ threadId: sql`${placeholder('threadId')}` })
      .where(isRow),
    taken: db
      .select({ id: sql`1` })
      .from(sql`(select 1) one`)
      .where(
        sql`exists (select 1 from ${threads} where ${threads.threadId} = ${placeholder('threadId')})
          or exists (select 1 from ${games} where ${games.channelId} = ${placeholder('threadId')})`,
      ),
    hold: db
      .update(threads)
      .set({ notBefore: sql`${placeholder('until')}` })
      .where(isRow),
    fail: db
      .update(threads)
      .set({ attempts: sql`${threads.attempts} + 1`, notBefore: sql`${placeholder('retryAt')}` })
      .where(isRow),
    done: db.delete(threads).where(isRow),
    forget: db.delete(threads).where(eq(threads.userId, placeholder('userId'))),
  });
}

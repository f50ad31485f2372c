import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { DIRECT_MESSAGES } from '../records.ts';
import { isDue, LONGEST_WAIT_OF_MESSAGES } from './conditions.ts';
import type { Tables } from './schema.ts';

const { placeholder } = sql;
const subject = placeholder('subject');
const kind = placeholder('kind');

/** Parts of statements about posts. */
export function partsOn({ posts }: Pick<Tables, 'posts'>) {
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

/** The server of a post, in a query that joins its game. */
export function serverOf({ games, posts }: Pick<Tables, 'games' | 'posts'>): SQL<string> {
  return sql<string>`coalesce(${posts.guildId}, ${games.guildId})`;
}

/** The task of a pending post, see `OutboxTask`. */
export function taskOf({ posts }: Pick<Tables, 'posts'>): SQL {
  return sql`case when ${posts.direct} then 'direct' when ${partsOn({ posts }).isSend} then 'send' else 'change' end`;
}

/**
 * The lane of a post, in which one delivery runs at a time: a server, or direct messages with one person. For queries that join
 * the game of the post.
 */
export function laneOf(tables: Pick<Tables, 'games' | 'posts'>): SQL<string> {
  return sql<string>`case when ${serverOf(tables)} = ${sql.raw(`'${DIRECT_MESSAGES}'`)} then ${tables.posts.channelId}
    else ${serverOf(tables)} end`;
}

/** Condition for the next post of every subject, direct messages apart, as messages have to appear in order. */
export function nextOfSubject({ posts }: Pick<Tables, 'posts'>): SQL {
  const { isPending, isSend } = partsOn({ posts });
  // Edits of older messages do not block new ones, nor do direct messages and public ones each other.
  return sql`${posts.id} in (select coalesce(min(case when ${isSend} then ${posts.id} end), min(${posts.id}))
    from ${posts} where ${isPending} group by ${posts.subject}, ${posts.direct})`;
}

/** Condition that a column has the value of a parameter; always true if the parameter is null. */
export function isNullOr(column: SQLWrapper, parameter: string): SQL {
  return sql`${column} is not distinct from coalesce(${placeholder(parameter)}, ${column})`;
}

import { and, eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Ping, Topics, UserId } from '../records.ts';
import { upsert } from './inserts.ts';
import { prepared } from './prepared.ts';
import type { Session } from './session.ts';
import { parseRows } from './stored-json.ts';

const { placeholder } = sql;

/** Pings of users by topic. No method begins a transaction. */
export function pingTable(session: Session) {
  const { db, tables } = session;
  const { pings } = tables;
  const statements = prepared('ping', {
    about: db.select({ pings: pingsColumn(session) }).from(sql`(select 1) one`),
    note: upsert(db, pings, { key: ['gameId', 'about', 'userId'], columns: ['postId', 'at'] }),
    forget: db.delete(pings).where(eq(pings.userId, placeholder('userId'))),
  });
  return {
    /** The last ping of every user about each topic. */
    about: async (topics: Topics): Promise<Ping[]> =>
      pingsOf((await statements.about(topicValues(topics)))[0]!.pings, topics),

    /** Stores a ping. */
    note: (ping: Ping) => statements.note(ping),

    forget: (userId: UserId) => statements.forget({ userId }),
  };
}

/** The pings about topics, see `topicValues`, as a column of any query. */
export function pingsColumn({ tables: { pings }, dialect }: Pick<Session, 'tables' | 'dialect'>) {
  const rows = dialect.rows([pings.about, pings.userId, pings.postId, pings.at], pings.userId);
  const isAbout = and(
    eq(pings.gameId, placeholder('topicGame')),
    sql`${pings.about} in ${dialect.texts(placeholder('topics'))}`,
  );
  return sql<string>`(select ${rows} from ${pings} where ${isAbout})`;
}

/** Values of the placeholders of `pingsColumn`. */
export function topicValues({ gameId, about }: Topics) {
  return { topicGame: gameId, topics: JSON.stringify(about) };
}

const pingsSchema = z.array(z.tuple([z.string(), z.string(), z.number(), z.number()]));

/** Converts a value of `pingsColumn`. */
export function pingsOf(column: string, { gameId }: Topics): Ping[] {
  return parseRows(pingsSchema, column).map(([about, userId, postId, at]) => ({ gameId, about, userId, postId, at }));
}

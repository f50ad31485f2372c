import { and, getTableName, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { AnySQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { prepared } from './prepared.ts';
import { isOver, type Tables } from './schema.ts';
import type { Session } from './session.ts';

const { placeholder } = sql;
const from = placeholder('from');
const to = placeholder('to');
const before = placeholder('before');
const yesterday = placeholder('yesterday');

const DAY = 86_400_000;

/** How long rows are kept that no game needs, in milliseconds. */
const KEPT_FOR = 30 * DAY;

/** Limit for the causes that one step deletes, so that replies do not wait for it. */
const CAUSES_A_STEP = 200;

/** Progress of a pass over the database: the index of the table, and the last id that was checked. */
export interface PruningPlace {
  readonly table: number;
  readonly from?: string | number;
}

/** The deletions for one table, and for rows that belong to its rows, by spans of ids. */
interface Sweep {
  /** A value below every id. */
  readonly first: string | number;
  /** Number of ids in a span. */
  readonly limit: number;
  readonly span: ReturnType<typeof prepareSpan>;
  readonly deletions: Readonly<Record<string, (values: Record<string, unknown>) => Promise<unknown>>>;
}

/**
 * Deletes rows that no game needs any more, in steps. Ended games keep their log, seats, acts and votes, and the posts whose
 * messages are linked: lobby, end, and last turn. No method begins a transaction.
 */
export function pruning(session: Session) {
  const causes = prepareCauses(session);
  const sweeps = [gamesSweep(session), usersSweep(session), channelsSweep(session)];
  return {
    /** Does one step of a pass over the database, from `place` on; returns the new progress, or undefined at the end. */
    async step(now: number, place: PruningPlace): Promise<PruningPlace | undefined> {
      const times = { before: now - KEPT_FOR, yesterday: now - DAY };
      const deleted = await causes.drop({ ...times, limit: CAUSES_A_STEP });
      const sweep = sweeps[place.table];
      if (!sweep) return deleted.length > 0 ? place : undefined;
      const { from = sweep.first } = place;
      const last = (await sweep.span.last({ from, limit: sweep.limit }))[0]!.id;
      if (last === null) return { table: place.table + 1 };
      for (const deletion of Object.values(sweep.deletions)) await deletion({ ...times, from, to: last });
      return { ...place, from: last };
    },
  };
}

/** Statement that deletes old causes, the oldest first. */
function prepareCauses({ db, tables: { causes } }: Session) {
  return prepared('pruned cause', {
    drop: db
      .delete(causes)
      .where(
        sql`${causes.id} in (select ${causes.id} from ${causes} where ${causes.at} < ${before}
          order by ${causes.at} limit ${placeholder('limit')} + 0)`,
      )
      .returning({ id: causes.id }),
  });
}

/** Statement for the last id of the span of a table after `from`; null if there is none. */
function prepareSpan({ db }: Session, table: SQLiteTable & { readonly id: AnySQLiteColumn }) {
  return prepared(`span of ${getTableName(table)}`, {
    last: db.select({ id: sql<string | number | null>`max(span.id)` }).from(
      sql`(select ${table.id} id from ${table} where ${table.id} > ${from}
          order by ${table.id} limit ${placeholder('limit')} + 0) span`,
    ),
  });
}

function inSpan(id: AnySQLiteColumn): SQL {
  return sql`${id} > ${from} and ${id} <= ${to}`;
}

function gamesSweep(session: Session): Sweep {
  const { db, tables } = session;
  const { analyses, games, notices, pings, plans, posts, quiets, seatSessions, seatTickets, watchers } = tables;
  const isOverSince = (
    gameId: AnySQLiteColumn,
    moment: SQLWrapper,
  ) => sql`${gameId} in (select ${games.id} from ${games}
    where ${inSpan(games.id)} and ${isOver(tables)} and ${games.changedAt} < ${moment})`;
  const isOld = (gameId: AnySQLiteColumn) => isOverSince(gameId, before);
  const isLinked = sql`${posts.id} in (select max(latest.id) from ${posts} latest
      where latest.game_id = ${posts.gameId} and latest.kind = 'turn')
    or ${posts.id} in (select max(sent.id) from ${posts} sent where sent.game_id = ${posts.gameId}
      and sent.kind = 'turn' and sent.message_id is not null and sent.failure is null)`;
  const deletions = prepared('pruned game', {
    notices: db.delete(notices).where(isOld(notices.gameId)),
    plans: db.delete(plans).where(isOld(plans.gameId)),
    quiets: db.delete(quiets).where(isOld(quiets.gameId)),
    watchers: db.delete(watchers).where(isOld(watchers.gameId)),
    pings: db.delete(pings).where(isOld(pings.gameId)),
    seatTickets: db
      .delete(seatTickets)
      .where(sql`${inSpan(seatTickets.gameId)} and ${seatTickets.madeAt} < ${yesterday}`),
    seatSessions: db.delete(seatSessions).where(
      sql`${inSpan(seatSessions.gameId)}
        and (${seatSessions.seenAt} < ${before} or ${isOverSince(seatSessions.gameId, yesterday)})`,
    ),
    // Analyses are made again when somebody asks.
    analyses: db.delete(analyses).where(sql`${inSpan(analyses.gameId)} and ${analyses.at} < ${before}`),
    posts: db.delete(posts).where(
      sql`${isOld(posts.gameId)} and ${posts.kind} not in ('lobby', 'vote', 'end') and ${posts.pending} is null
          and not (${isLinked})`,
    ),
  });
  return { first: 0, limit: 5, span: prepareSpan(session, games), deletions };
}

/** Tables whose rows link a user to a game. */
function appearing({ seats, watchers, notices, acts, results }: Tables) {
  return [seats, watchers, notices, acts, results];
}

/** Deletes languages and names of users without games; they are stored again when a user comes back. */
function usersSweep(session: Session): Sweep {
  const { db, tables } = session;
  const { games, names, ratedIn, users } = tables;
  const isAbsentFromServer = appearing(tables).map(
    (table) => sql`not exists (select 1 from ${table} join ${games} on ${games.id} = ${table.gameId}
      where ${table.userId} = ${names.userId} and ${games.guildId} = ${names.guildId})`,
  );
  const isAbsent = appearing(tables).map(
    (table) => sql`not exists (select 1 from ${table} where ${table.userId} = ${users.id})`,
  );
  const deletions = prepared('pruned user', {
    names: db.delete(names).where(
      and(
        inSpan(names.userId),
        sql`not exists (select 1 from ${games}
          where ${games.guildId} = ${names.guildId} and ${games.ownerId} = ${names.userId})`,
        sql`not exists (select 1 from ${ratedIn}
          where ${ratedIn.guildId} = ${names.guildId} and ${ratedIn.userId} = ${names.userId})`,
        ...isAbsentFromServer,
      ),
    ),
    users: db
      .delete(users)
      .where(
        and(
          inSpan(users.id),
          sql`not exists (select 1 from ${names} where ${names.userId} = ${users.id})`,
          sql`not exists (select 1 from ${games} where ${games.ownerId} = ${users.id})`,
          ...isAbsent,
        ),
      ),
  });
  return { first: '', limit: 200, span: prepareSpan(session, users), deletions };
}

function channelsSweep(session: Session): Sweep {
  const { games, channels } = session.tables;
  const deletions = prepared('pruned channel', {
    channels: session.db.delete(channels).where(
      sql`${inSpan(channels.id)} and ${channels.language} is null and not ${channels.hall}
          and not exists (select 1 from ${games} where ${games.channelId} = ${channels.id})`,
    ),
  });
  return { first: '', limit: 200, span: prepareSpan(session, channels), deletions };
}

import { min, type SQL, sql } from 'drizzle-orm';
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core';
import * as z from 'zod';
import type { Span, TableTime } from '../records.ts';
import { prepared } from './prepared.ts';
import type { Session } from './session.ts';
import { parseRows } from './stored-json.ts';

const { placeholder } = sql;

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** A longer time without a heartbeat is an outage; smaller differences between times are ignored, in milliseconds. */
const LONGEST_SILENCE = 5 * MINUTE;

/** A clock that has been behind for this long is accepted as right, in milliseconds. */
const BELIEVED_AFTER = 60 * MINUTE;

/** How long outages are kept that no open game needs, in milliseconds. */
const KEPT_FOR = 30 * DAY;

/** The row of the heartbeat: its last time, and since when the clock has been behind that time. */
interface Beat {
  readonly at: number;
  readonly behindSince: number | null;
}

/** The heartbeat with the outages, as columns of a query that it is joined to; all null before the first one. */
export interface BeatRow {
  readonly at: number | null;
  readonly behindSince: number | null;
  /** JSON of the beginning and end of each outage. */
  readonly outages: string;
}

/** See `BeatRow`. */
export function beatColumns(session: Pick<Session, 'tables' | 'dialect'>) {
  const { at, behindSince } = session.tables.heartbeat;
  return { at, behindSince, outages: rowsOfOutages(session) };
}

/** All outages, as a column of a query. */
export function rowsOfOutages({ tables: { outages }, dialect }: Pick<Session, 'tables' | 'dialect'>): SQL<string> {
  const rows: SQL<string> = dialect.rows([outages.fromAt, outages.toAt], outages.fromAt);
  return sql<string>`(select ${rows} from ${outages})`;
}

const outagesSchema = z.array(z.tuple([z.number(), z.number()]).transform(([from, to]) => ({ from, to })));

/** Converts a time of the machine's clock into the time of tables, with the outages until then. */
export function timeAt({ at, behindSince, outages: json }: BeatRow, now: number): TableTime {
  const outages: readonly Span[] = parseRows(outagesSchema, json);
  if (at === null) return { now, outages };
  const last = { at, behindSince };
  if (isBehind(last, now)) {
    if (!isBelieved(last, outages, now)) return { now: at, outages };
    return { now, outages: outages.flatMap((one) => clipped(one, now)) };
  }
  const isDown = now - at > LONGEST_SILENCE;
  return { now, outages: isDown ? [...outages, { from: at, to: now }] : outages };
}

/**
 * Heartbeats and outages of the program, by which a wrong clock is recognised. A clock that jumps ahead looks like an outage,
 * during which all clocks of tables stand still; when it is set right, its time lies within that outage. No method begins a
 * transaction.
 */
export function heartbeat(session: Session) {
  const queries = prepareQueries(session);
  const changes = prepareChanges(session);
  const setBackStatements = prepareSetBack(session);

  /** Sets all stored times in the future to now. */
  async function setBack(now: number): Promise<void> {
    for (const statement of Object.values(setBackStatements)) await statement({ now });
  }
  const table = {
    /**
     * Notes that the program is alive. Detects an outage, or that the clock was set back; after both, all clocks of turns are due.
     */
    async beat(now: number): Promise<void> {
      const [last] = await queries.last();
      if (last && isBehind(last, now)) {
        if ((await table.timeAt(now)).now !== now) {
          await changes.behind({ since: Math.min(last.behindSince ?? now, now) });
          return;
        }
        await setBack(now);
      } else if (last && now - last.at > LONGEST_SILENCE) {
        await changes.insert({ from: last.at, to: now });
        await changes.dropOld({ before: (await table.neededSince(now)) - KEPT_FOR });
        await changes.touchClocks();
      } else if (last && now < last.at) return;
      await changes.alive({ now });
      const [future] = await queries.future({ latest: now + LONGEST_SILENCE });
      // Rows from the future were written while the clock was ahead between two heartbeats.
      if (future!.isNoted) await setBack(now);
    },

    /** Converts a time of the machine's clock into the time of tables, with the outages until then. */
    async timeAt(now: number): Promise<TableTime> {
      const [beat] = await queries.beat();
      return timeAt(beat!, now);
    },

    /** The latest moment that has certainly come, as a clock that has just jumped ahead may be wrong. */
    async sureMoment(wall: number): Promise<number> {
      const { now, outages } = await table.timeAt(wall);
      const jump = outages.findLast(({ to }) => to <= now && now < to + BELIEVED_AFTER);
      return jump ? jump.from : now;
    },

    /** The time from which on outages and absences may matter for open games. */
    async neededSince(wall: number): Promise<number> {
      const [oldest] = await queries.oldest();
      return Math.min(oldest!.created ?? wall, await table.sureMoment(wall));
    },
  };
  return table;
}

function isBehind({ at }: Beat, now: number): boolean {
  return now < at - LONGEST_SILENCE;
}

/**
 * True if a clock that is behind is right, and was ahead before: its time lies in a seeming outage, and the time since the
 * outage's beginning is as long as the program has been alive since its end.
 */
function isBelieved({ at, behindSince }: Beat, outages: readonly Span[], now: number): boolean {
  if (behindSince !== null && now - behindSince >= BELIEVED_AFTER) return true;
  const isWithin = ({ from, to }: Span) => from - LONGEST_SILENCE <= now && now < to;
  return outages.some((one) => isWithin(one) && at - one.to <= now - one.from + LONGEST_SILENCE);
}

function clipped({ from, to }: Span, now: number): Span[] {
  return from < now ? [{ from, to: Math.min(to, now) }] : [];
}

function prepareQueries(session: Session) {
  const { db, tables, dialect } = session;
  const { absences, clocks, games, heartbeat } = tables;
  const isOpen = sql`${games.status} in ('lobby', 'running')`;
  const latest = placeholder('latest');
  const { greatest } = dialect;
  const lastOfClock = greatest(
    greatest(clocks.since, clocks.movedAt),
    sql`coalesce(${greatest(clocks.remindedAt, clocks.askedAt)}, ${clocks.remindedAt}, ${clocks.askedAt}, 0)`,
  );
  return prepared('heartbeat', {
    last: db.select({ at: heartbeat.at, behindSince: heartbeat.behindSince }).from(heartbeat),
    beat: db.select(beatColumns(session)).from(sql`(select 1) one`).leftJoin(heartbeat, sql`true`),
    // Votes, offers and turns of a game began after the game.
    oldest: db
      .select({ created: min(games.createdAt) })
      .from(games)
      .where(isOpen),
    future: db
      .select({
        isNoted: sql<unknown>`exists (select 1 from ${games} where ${isOpen} and ${games.changedAt} > ${latest})
          or exists (select 1 from ${clocks} where ${lastOfClock} > ${latest})
          or exists (select 1 from ${absences} where ${absences.fromAt} > ${latest})`,
      })
      .from(sql`(select 1) one`),
  });
}

function prepareChanges({ db, tables: { clocks, heartbeat, outages } }: Session) {
  const since = placeholder('since');
  return prepared('change of heartbeat', {
    alive: db
      .insert(heartbeat)
      .values({ id: 1, at: placeholder('now') })
      .onConflictDoUpdate({ target: heartbeat.id, set: { at: sql`excluded.at`, behindSince: null } }),
    behind: db
      .update(heartbeat)
      .set({ behindSince: sql`${since}` })
      .where(sql`${heartbeat.behindSince} is distinct from ${since}`),
    insert: db
      .insert(outages)
      .values({ fromAt: placeholder('from'), toAt: placeholder('to') })
      .onConflictDoUpdate({ target: outages.fromAt, set: { toAt: sql`excluded.to_at` } }),
    dropOld: db.delete(outages).where(sql`${outages.toAt} < ${placeholder('before')}`),
    touchClocks: db.update(clocks).set({ dueAt: 0, version: sql`${clocks.version} + 1` }),
  });
}

/** Statements that set times later than `now` to `now`; they are run in this order. */
function prepareSetBack({ db, tables, dialect }: Session) {
  const { absences, acts, causes, clocks, games, log, notices, outages, posts } = tables;
  const now = sql`${placeholder('now')}`;
  const atMost = (column: AnySQLiteColumn) => dialect.least(column, now);
  // Logs and acts are found by their games, whose time of change is at least as late.
  const isChanged = (gameId: AnySQLiteColumn) =>
    sql`${gameId} in (select ${games.id} from ${games} where ${games.changedAt} > ${now})`;
  return prepared('set back', {
    outages: db.update(outages).set({ toAt: now }).where(sql`${outages.toAt} > ${now}`),
    futureOutages: db.delete(outages).where(sql`${outages.fromAt} >= ${now}`),
    log: db
      .update(log)
      .set({ at: now })
      .where(sql`${log.at} > ${now} and ${isChanged(log.gameId)}`),
    acts: db
      .update(acts)
      .set({ at: now })
      .where(sql`${acts.at} > ${now} and ${isChanged(acts.gameId)}`),
    games: db
      .update(games)
      .set({ createdAt: atMost(games.createdAt), changedAt: atMost(games.changedAt), warnedAt: atMost(games.warnedAt) })
      .where(sql`${games.createdAt} > ${now} or ${games.changedAt} > ${now} or ${games.warnedAt} > ${now}`),
    clocks: db.update(clocks).set({
      since: atMost(clocks.since),
      movedAt: atMost(clocks.movedAt),
      remindedAt: atMost(clocks.remindedAt),
      askedAt: atMost(clocks.askedAt),
      dueAt: 0,
      version: sql`${clocks.version} + 1`,
    }),
    // Of several absences that would begin now, the last one is kept.
    doubleAbsences: db.delete(absences).where(
      sql`${absences.fromAt} >= ${now} and exists (select 1 from ${absences} later
        where later.user_id = ${absences.userId} and later.from_at > ${absences.fromAt})`,
    ),
    // An absence keeps its length.
    absences: db
      .update(absences)
      .set({ untilAt: sql`${absences.untilAt} - ${absences.fromAt} + ${now}`, fromAt: now })
      .where(sql`${absences.fromAt} > ${now}`),
    posts: db
      .update(posts)
      .set({ notBefore: 0 })
      .where(sql`${posts.pending} is not null and ${posts.notBefore} > ${now}`),
    notices: db.update(notices).set({ notBefore: 0 }).where(sql`${notices.notBefore} > ${now}`),
    causes: db.update(causes).set({ at: now }).where(sql`${causes.at} > ${now}`),
  });
}

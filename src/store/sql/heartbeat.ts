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

/** A program that was not seen alive for longer than this was down; times that differ by less are the same, in milliseconds. */
const LONGEST_SILENCE = 5 * MINUTE;

/** A clock that has been behind for so long, in milliseconds, is believed. */
const BELIEVED_AFTER = 60 * MINUTE;

/** How long outages are kept that concern nothing that is open, in milliseconds. */
const KEPT_FOR = 30 * DAY;

/** The row of the heartbeat: when the program was last seen alive, and since when the clock tells less than that. */
interface Beat {
  readonly at: number;
  readonly behindSince: number | null;
}

/** The heartbeat with the outages, as columns of a query that it is joined to; all null before the first one. */
interface BeatRow {
  readonly at: number | null;
  readonly behindSince: number | null;
  /** JSON of when each began and ended. */
  readonly outages: string;
}

/** See `BeatRow`. */
export function beatColumns({ tables: { heartbeat, outages }, dialect }: Pick<Session, 'tables' | 'dialect'>) {
  const rows: SQL<string> = dialect.rows([outages.fromAt, outages.toAt], outages.fromAt);
  return {
    at: heartbeat.at,
    behindSince: heartbeat.behindSince,
    outages: sql<string>`(select ${rows} from ${outages})`,
  };
}

const outagesSchema = z.array(z.tuple([z.number(), z.number()]).transform(([from, to]) => ({ from, to })));

/** What a moment of the clock is for tables, and when the program was down until then. */
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
 * When the program was alive and when it was down, which is how a wrong clock is told from the passing of time: one that
 * jumps ahead looks like an outage, in which all clocks of tables stand still, and when it is right again its time lies
 * within that outage. No method begins a transaction.
 */
export class Heartbeat {
  readonly #queries: ReturnType<typeof prepareQueries>;
  readonly #changes: ReturnType<typeof prepareChanges>;
  readonly #setBackStatements: ReturnType<typeof prepareSetBack>;

  constructor(session: Session) {
    this.#queries = prepareQueries(session);
    this.#changes = prepareChanges(session);
    this.#setBackStatements = prepareSetBack(session);
  }

  /**
   * Notes that the program is alive, and what that tells of the clock: an outage, or that it was set back. After both,
   * all clocks of turns are due.
   */
  async beat(now: number): Promise<void> {
    const [last] = await this.#queries.last();
    if (last && isBehind(last, now)) {
      if ((await this.timeAt(now)).now !== now) {
        await this.#changes.behind({ since: Math.min(last.behindSince ?? now, now) });
        return;
      }
      await this.#setBack(now);
    } else if (last && now - last.at > LONGEST_SILENCE) {
      await this.#changes.insert({ from: last.at, to: now });
      await this.#changes.dropOld({ before: (await this.neededSince(now)) - KEPT_FOR });
      await this.#changes.touchClocks();
    } else if (last && now < last.at) return;
    await this.#changes.alive({ now });
    const [future] = await this.#queries.future({ latest: now + LONGEST_SILENCE });
    // Written while the clock was ahead, and nobody saw it.
    if (future!.isNoted) await this.#setBack(now);
  }

  /** What a moment of the clock is for tables, and when the program was down until then. */
  async timeAt(now: number): Promise<TableTime> {
    const [beat] = await this.#queries.beat();
    return timeAt(beat!, now);
  }

  /** The latest moment of which it is sure that it has come: a clock that has just jumped ahead may be wrong. */
  async sureMoment(wall: number): Promise<number> {
    const { now, outages } = await this.timeAt(wall);
    const jump = outages.findLast(({ to }) => to <= now && now < to + BELIEVED_AFTER);
    return jump ? jump.from : now;
  }

  /** From when on outages and absences may concern something that is open at a table. */
  async neededSince(wall: number): Promise<number> {
    const [oldest] = await this.#queries.oldest();
    return Math.min(oldest!.created ?? wall, await this.sureMoment(wall));
  }

  /** What was noted of the future has not happened: everything that was written with such a time happens now. */
  async #setBack(now: number): Promise<void> {
    for (const statement of Object.values(this.#setBackStatements)) await statement({ now });
  }
}

function isBehind({ at }: Beat, now: number): boolean {
  return now < at - LONGEST_SILENCE;
}

/**
 * Whether a clock that is behind is right, so that it was ahead before: its time lies in what seemed to be an outage,
 * whose beginning is as long ago as the program has been alive since.
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
    // Everything that is open at a table began after its game.
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

/** Statements that turn times which are later than `now` into it, to be run in this order. */
function prepareSetBack({ db, tables, dialect }: Session) {
  const { absences, acts, causes, clocks, games, log, notices, outages, posts } = tables;
  const now = sql`${placeholder('now')}`;
  const atMost = (column: AnySQLiteColumn) => dialect.least(column, now);
  // Logs and acts are found by their games, which have changed with them.
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
    // Of absences that would begin at the same time, the last one stays.
    doubleAbsences: db.delete(absences).where(
      sql`${absences.fromAt} >= ${now} and exists (select 1 from ${absences} later
        where later.user_id = ${absences.userId} and later.from_at > ${absences.fromAt})`,
    ),
    // Somebody who went away for a week is away for a week.
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

import type { Span } from '../records.ts';
import type { Connection } from '../sqlite/driver.ts';
import type { TableTime } from '../store.ts';

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

/**
 * When the program was alive and when it was down, which is how a wrong clock is told from the passing of time: one that
 * jumps ahead looks like an outage, in which all clocks of tables stand still, and when it is right again its time lies
 * within that outage. No method begins a transaction.
 */
export class Heartbeat {
  readonly #statements: ReturnType<typeof prepareStatements>;

  constructor(connection: Connection) {
    this.#statements = prepareStatements(connection);
  }

  /**
   * Notes that the program is alive, and what that tells of the clock: an outage, or that it was set back. After both,
   * all clocks of turns are due.
   */
  beat(now: number): void {
    const last = this.#statements.last.get();
    if (last && this.#isBehind(last, now)) {
      if (!this.#isBelieved(last, now)) {
        this.#statements.behind.run({ since: Math.min(last.behindSince ?? now, now) });
        return;
      }
      this.#setBack(now);
    } else if (last && now - last.at > LONGEST_SILENCE) {
      this.#statements.insert.run({ from: last.at, to: now });
      this.#statements.dropOld.run({ before: this.neededSince(now) - KEPT_FOR });
      this.#statements.touchClocks.run();
    } else if (last && now < last.at) return;
    this.#statements.alive.run({ now });
    // Written while the clock was ahead, and nobody saw it.
    if (this.#statements.future.get({ latest: now + LONGEST_SILENCE }) !== undefined) this.#setBack(now);
  }

  /** What a moment of the clock is for tables, and when the program was down until then. */
  timeAt(now: number): TableTime {
    const last = this.#statements.last.get();
    const outages = this.#statements.all.all();
    if (last && this.#isBehind(last, now)) {
      if (!this.#isBelieved(last, now)) return { now: last.at, outages };
      return { now, outages: outages.flatMap((one) => clipped(one, now)) };
    }
    const isDown = last && now - last.at > LONGEST_SILENCE;
    return { now, outages: isDown ? [...outages, { from: last.at, to: now }] : outages };
  }

  /** The latest moment of which it is sure that it has come: a clock that has just jumped ahead may be wrong. */
  sureMoment(wall: number): number {
    const { now, outages } = this.timeAt(wall);
    const jump = outages.findLast(({ to }) => to <= now && now < to + BELIEVED_AFTER);
    return jump ? jump.from : now;
  }

  /** From when on outages and absences may concern something that is open at a table. */
  neededSince(wall: number): number {
    const { created } = this.#statements.oldest.get()!;
    return Math.min(created ?? wall, this.sureMoment(wall));
  }

  #isBehind({ at }: Beat, now: number): boolean {
    return now < at - LONGEST_SILENCE;
  }

  /**
   * Whether a clock that is behind is right, so that it was ahead before: its time lies in what seemed to be an outage,
   * whose beginning is as long ago as the program has been alive since.
   */
  #isBelieved({ at, behindSince }: Beat, now: number): boolean {
    if (behindSince !== null && now - behindSince >= BELIEVED_AFTER) return true;
    const isAfter = (from: number, to: number) => from - LONGEST_SILENCE <= now && now < to;
    return this.#statements.all
      .all()
      .some(({ from, to }) => isAfter(from, to) && at - to <= now - from + LONGEST_SILENCE);
  }

  /** What was noted of the future has not happened: everything that was written with such a time happens now. */
  #setBack(now: number): void {
    for (const statement of this.#statements.setBack) statement.run({ now });
  }
}

function clipped({ from, to }: Span, now: number): Span[] {
  return from < now ? [{ from, to: Math.min(to, now) }] : [];
}

const OPEN = `status IN ('lobby', 'running')`;

const FUTURE = `SELECT 1 FROM games WHERE ${OPEN} AND changed_at > :latest
  UNION ALL SELECT 1 FROM clocks WHERE max(since, moved_at, coalesce(reminded_at, 0), coalesce(asked_at, 0)) > :latest
  UNION ALL SELECT 1 FROM absences WHERE from_at > :latest LIMIT 1`;

/** Logs and acts are found by their games, which have changed with them. */
const CHANGED = 'game_id IN (SELECT id FROM games WHERE changed_at > :now)';

const SET_BACK = [
  'UPDATE outages SET to_at = :now WHERE to_at > :now',
  'DELETE FROM outages WHERE from_at >= :now',
  `UPDATE log SET at = :now WHERE at > :now AND ${CHANGED}`,
  `UPDATE acts SET at = :now WHERE at > :now AND ${CHANGED}`,
  `UPDATE games SET created_at = min(created_at, :now), changed_at = min(changed_at, :now),
    warned_at = min(warned_at, :now) WHERE max(created_at, changed_at, coalesce(warned_at, 0)) > :now`,
  `UPDATE clocks SET since = min(since, :now), moved_at = min(moved_at, :now), reminded_at = min(reminded_at, :now),
    asked_at = min(asked_at, :now), due_at = 0, version = version + 1`,
  // Somebody who went away for a week is away for a week.
  'UPDATE OR REPLACE absences SET until_at = until_at - from_at + :now, from_at = :now WHERE from_at > :now',
  'UPDATE posts SET not_before = 0 WHERE pending IS NOT NULL AND not_before > :now',
  'UPDATE notices SET not_before = 0 WHERE not_before > :now',
  'UPDATE causes SET at = :now WHERE at > :now',
];

function prepareStatements(connection: Connection) {
  return {
    last: connection.prepare<[], Beat>('SELECT at, behind_since AS behindSince FROM heartbeat'),
    alive: connection.prepare(`INSERT INTO heartbeat (id, at) VALUES (1, :now)
      ON CONFLICT (id) DO UPDATE SET at = excluded.at, behind_since = NULL`),
    behind: connection.prepare('UPDATE heartbeat SET behind_since = :since WHERE behind_since IS NOT :since'),
    insert: connection.prepare(`INSERT INTO outages (from_at, to_at) VALUES (:from, :to)
      ON CONFLICT (from_at) DO UPDATE SET to_at = excluded.to_at`),
    dropOld: connection.prepare('DELETE FROM outages WHERE to_at < :before'),
    // Everything that is open at a table began after its game.
    oldest: connection.prepare<[], { readonly created: number | null }>(
      `SELECT min(created_at) AS created FROM games WHERE ${OPEN}`,
    ),
    all: connection.prepare<[], Span>('SELECT from_at AS "from", to_at AS "to" FROM outages ORDER BY from_at'),
    future: connection.prepare(FUTURE),
    touchClocks: connection.prepare('UPDATE clocks SET due_at = 0, version = version + 1'),
    setBack: SET_BACK.map((statement) => connection.prepare(statement)),
  };
}

import type { Statement } from 'better-sqlite3';
import type { Connection } from '../sqlite/driver.ts';

const DAY = 86_400_000;

/** How long rows stay that no game needs, in milliseconds. */
const KEPT_FOR = 30 * DAY;

/** Causes that one step deletes, at most, so that no answer waits for it. */
const CAUSES_A_STEP = 200;

/** Below every id, as a number and as text. */
const FIRST = 0;

/** Free pages that one step gives back to the disk. */
const FREED_PAGES = 50;

/** What is deleted of a table, or with its rows, a span of ids after another. */
interface Sweep {
  /** Ids in a span. */
  readonly limit: number;
  /** The last id of the span after `from`; null when there is none. */
  readonly next: Statement<object, string | number | null>;
  readonly deletions: readonly Statement[];
}

/**
 * Deletes what no game needs any more, in steps. Ended games keep their log, seats and acts, their votes, and the
 * messages that are linked to: lobby, end, and the last turn. No method begins a transaction.
 */
export class Pruning {
  readonly #connection: Connection;
  readonly #causes: ReturnType<Connection['prepare']>;
  readonly #sweeps: readonly Sweep[];
  /** The pass under way: the tables that are left, and how far it has come in the first of them. */
  #left: readonly Sweep[];
  #from: string | number = FIRST;

  constructor(connection: Connection) {
    this.#connection = connection;
    this.#causes = connection.prepare(CAUSES);
    this.#sweeps = prepareSweeps(connection);
    this.#left = this.#sweeps;
  }

  /** Does one step of a pass over the database; false when that was the last one. */
  step(now: number): boolean {
    const before = now - KEPT_FOR;
    const { changes } = this.#causes.run({ before, limit: CAUSES_A_STEP });
    const [sweep, ...later] = this.#left;
    if (!sweep) {
      if (changes === 0) this.#left = this.#sweeps;
      return changes > 0;
    }
    const to = sweep.next.get({ from: this.#from, limit: sweep.limit });
    if (to == null) {
      this.#left = later;
      this.#from = FIRST;
    } else {
      for (const deletion of sweep.deletions) deletion.run({ from: this.#from, to, before });
      this.#from = to;
    }
    return true;
  }

  /** Gives some free pages back to the disk, outside of any transaction. */
  shrink(): void {
    this.#connection.pragma(`incremental_vacuum(${FREED_PAGES})`);
  }
}

/** Games of a span of ids that have been over for long. */
const OLD = `SELECT id FROM games WHERE id > :from AND id <= :to AND status IN ('ended', 'closed') AND changed_at < :before`;

const IS_LINKED = `posts.id IN (SELECT max(id) FROM posts latest WHERE latest.game_id = posts.game_id AND kind = 'turn')
  OR posts.id IN (SELECT max(id) FROM posts sent
    WHERE sent.game_id = posts.game_id AND kind = 'turn' AND message_id IS NOT NULL AND failure IS NULL)`;

/** The oldest come first; what comes behind a younger one has to wait for it. */
const CAUSES = `DELETE FROM causes WHERE rowid IN
  (SELECT rowid FROM (SELECT rowid, at FROM causes ORDER BY rowid LIMIT :limit) WHERE at < :before)`;

/** Tables whose rows tell that a user appears in a game. */
const APPEARING = ['seats', 'watchers', 'notices', 'acts', 'results'] as const;

function prepareSweeps(connection: Connection): Sweep[] {
  const sweep = (table: string, limit: number, deletions: readonly string[]): Sweep => ({
    limit,
    next: connection
      .prepare<object, string | number | null>(
        `SELECT max(id) FROM (SELECT id FROM ${table} WHERE id > :from ORDER BY id LIMIT :limit)`,
      )
      .pluck(),
    deletions: deletions.map((deletion) => connection.prepare(deletion)),
  });
  const inSpan = 'id > :from AND id <= :to AND :before IS NOT NULL';
  return [
    sweep('games', 5, [
      `DELETE FROM notices WHERE game_id IN (${OLD})`,
      `DELETE FROM quiets WHERE game_id IN (${OLD})`,
      `DELETE FROM watchers WHERE game_id IN (${OLD})`,
      `DELETE FROM pings WHERE game_id IN (${OLD})`,
      // They are made again when somebody asks.
      `DELETE FROM analyses WHERE game_id > :from AND game_id <= :to AND at < :before`,
      `DELETE FROM posts WHERE game_id IN (${OLD})
        AND kind NOT IN ('lobby', 'vote', 'end') AND pending IS NULL AND NOT (${IS_LINKED})`,
    ]),
    // Languages and names, for display only; they are stored again when somebody comes back.
    sweep('users', 200, [
      `DELETE FROM names WHERE user_id > :from AND user_id <= :to AND :before IS NOT NULL
        AND NOT EXISTS (SELECT 1 FROM games WHERE guild_id = names.guild_id AND owner_id = names.user_id)
        AND NOT EXISTS (SELECT 1 FROM rated_in WHERE guild_id = names.guild_id AND user_id = names.user_id)
        AND ${APPEARING.map(
          (table) => `NOT EXISTS (SELECT 1 FROM ${table} JOIN games ON games.id = game_id
            WHERE ${table}.user_id = names.user_id AND guild_id = names.guild_id)`,
        ).join(' AND ')}`,
      `DELETE FROM users WHERE ${inSpan}
        AND NOT EXISTS (SELECT 1 FROM names WHERE user_id = users.id)
        AND NOT EXISTS (SELECT 1 FROM games WHERE owner_id = users.id)
        AND ${APPEARING.map((table) => `NOT EXISTS (SELECT 1 FROM ${table} WHERE user_id = users.id)`).join(' AND ')}`,
    ]),
    sweep('channels', 200, [
      `DELETE FROM channels WHERE ${inSpan} AND language IS NULL
        AND NOT EXISTS (SELECT 1 FROM games WHERE channel_id = channels.id)`,
    ]),
  ];
}

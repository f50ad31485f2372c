import type { Pool, PoolClient, QueryConfig } from 'pg';
import { parseTaken } from '../lease.ts';
import type { Members, MembersAndShards } from '../members.ts';
import { inExclusiveTransaction } from './exclusive-transaction.ts';

/** Pause between the beginnings of two sessions: Discord demands five seconds; a little more, as messages take time. */
const BETWEEN_SESSIONS = '5500 milliseconds';

const PROCESSES = `select id, place, pid, beat, is_leaving as "isLeaving" from processes order by joined`;
const SHARDS = `select shard, holder, next, is_next_ready as "isNextReady" from shards order by shard`;

/** Time limit for a statement, in milliseconds. */
const STATEMENT_TIMEOUT = 3_000;

/** Members as rows on a PostgreSQL server. */
export class ServerMembers implements Members {
  readonly #pool: Pool;
  readonly #clock = new ServerClock();

  /** @param pool pool of a database for which `makeProcessTables` was called */
  constructor(pool: Pool) {
    this.#pool = pool;
  }

  readonly join: Members['join'] = (self, count) =>
    inExclusiveTransaction(this.#pool, async (client) => {
      const { rows } = await client.query('select 1 from lease where holder is not null');
      if (rows.length > 0) return undefined;
      const { members, shards } = await situation(client);
      const isFirst = members.length === 0;
      await client.query('insert into processes (id, place, pid) values ($1, $2, $3)', [self.id, self.place, self.pid]);
      if (isFirst && shards.length !== count) {
        await client.query('delete from shards');
        await client.query('insert into shards (shard) select generate_series(0, $1::integer - 1)', [count]);
      }
      await this.#clock.compare(client);
      return situation(client);
    });

  readonly now: Members['now'] = () => this.#clock.now();

  readonly read: Members['read'] = async () => {
    await this.#clock.compare(this.#pool);
    return situation(this.#pool);
  };

  readonly beat: Members['beat'] = (id) => this.#write('update processes set beat = beat + 1 where id = $1', [id]);

  readonly announceLeaving: Members['announceLeaving'] = async (id) =>
    void (await this.#write('update processes set is_leaving = true where id = $1', [id]));

  readonly remove: Members['remove'] = async (id, beat) => {
    await this.#write(
      `with gone as (delete from processes where id = $1 and beat = coalesce($2, beat) returning id)
       update shards set
         holder = nullif(holder, gone.id),
         taken = case when holder = gone.id then '[]' else taken end,
         is_next_ready = is_next_ready and next <> gone.id,
         next = nullif(next, gone.id)
       from gone where holder = gone.id or next = gone.id`,
      [id, beat ?? null],
    );
  };

  readonly take: Members['take'] = (shard, id) =>
    this.#write(
      `update shards set holder = $2, next = null, is_next_ready = false
       where shard = $1 and holder is null and (next is null or next = $2)`,
      [shard, id],
    );

  readonly ask: Members['ask'] = (shard, { holder, id }) =>
    this.#write(
      `update shards set next = $3, is_next_ready = false where shard = $1 and holder = $2 and next is null`,
      [shard, holder, id],
    );

  readonly tellReady: Members['tellReady'] = async (shard, id) =>
    void (await this.#write('update shards set is_next_ready = true where shard = $1 and next = $2', [shard, id]));

  readonly handOver: Members['handOver'] = async (shard, { id, taken }) =>
    void (await this.#write(
      `update shards set holder = case when is_next_ready then next end, taken = $3,
         next = case when is_next_ready then null else next end, is_next_ready = false
       where shard = $1 and holder = $2`,
      [shard, id, JSON.stringify(taken)],
    ));

  readonly taken: Members['taken'] = async (shard) => {
    const { rows } = await this.#pool.query<{ taken: string }>('select taken from shards where shard = $1', [shard]);
    return parseTaken(rows[0]?.taken ?? '');
  };

  // Uses the server's clock, which all processes share. A stored time in the future is from before that clock was set back.
  readonly mayIdentify: Members['mayIdentify'] = (bucket) =>
    this.#write(
      `insert into sessions_begun values ($1, clock_timestamp())
       on conflict (bucket) do update set at = clock_timestamp()
       where clock_timestamp() not between sessions_begun.at and sessions_begun.at + interval '${BETWEEN_SESSIONS}'`,
      [bucket],
    );

  /** Runs a statement; returns true if it has written a row. */
  async #write(text: string, values: readonly unknown[]): Promise<boolean> {
    return ((await this.#pool.query(limited(text, values))).rowCount ?? 0) > 0;
  }
}

/**
 * A statement with a short time limit, after which its connection is given up. Processes check each other all the time, and after
 * the network stalled, a new connection works again sooner.
 */
function limited(text: string, values: readonly unknown[] = []): QueryConfig {
  return { text, values: [...values], query_timeout: STATEMENT_TIMEOUT } as QueryConfig;
}

async function situation(connection: Pool | PoolClient): Promise<MembersAndShards> {
  const members = await connection.query<MembersAndShards['members'][number]>(limited(PROCESSES));
  const shards = await connection.query<MembersAndShards['shards'][number]>(limited(SHARDS));
  return { members: members.rows, shards: shards.rows };
}

/** Smaller differences between the clocks are ignored, in milliseconds. */
const SAME_WITHIN = 1_000;

/**
 * The clock of the server, which all processes share: times that one process stores, such as that of a retry, must mean the same
 * to another.
 */
class ServerClock {
  /** How much the server's clock is ahead of the clock of this machine, in milliseconds. */
  #ahead = 0;

  /** Milliseconds since 1970. */
  readonly now = (): number => Date.now() + this.#ahead;

  /** Compares the server's clock with the clock of this machine. */
  async compare(connection: Pool | PoolClient): Promise<void> {
    const askedAt = Date.now();
    const { rows } = await connection.query<{ now: number }>(
      'select floor(extract(epoch from clock_timestamp()) * 1000)::bigint as now',
    );
    const answeredAt = Date.now();
    const ahead = Math.round(rows[0]!.now - (askedAt + answeredAt) / 2);
    // A slow answer makes the difference uncertain.
    if (Math.abs(ahead - this.#ahead) > Math.max(SAME_WITHIN, answeredAt - askedAt)) this.#ahead = ahead;
  }
}

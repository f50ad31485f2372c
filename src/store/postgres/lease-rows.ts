import type { Pool } from 'pg';
import type { LeaseRow, LeaseRows } from '../lease.ts';
import { inExclusiveTransaction } from './exclusive-transaction.ts';
import { makeProcessTables } from './process-tables.ts';

/** The lease; if it is free, the process that joined first counts as its holder, so that nobody gets the lease while it runs. */
const READ = `
  select coalesce(holder, first.id) as holder, coalesce(lease.place, first.place) as place,
    coalesce(lease.pid, first.pid) as pid,
    case when holder is null and first.id is not null then first.beat else lease.beat end as beat, waiting, taken
  from lease left join (select * from processes order by joined limit 1) first on lease.holder is null`;

/**
 * Gives the lease to a process: from its holder, or from the only process that has joined, if that was seen dead. Processes
 * join only while the lease is free.
 */
const TAKE = `
  with gone as (delete from processes where id = $4 and beat = $5 returning id)
  update lease set holder = $1, place = $2, pid = $3, beat = beat + 1
  where ((holder is not distinct from $4 and beat = $5) or (holder is null and $4 in (select id from gone)))
    and not exists (select 1 from processes where id is distinct from $4)`;

/**
 * The row of the lease on a PostgreSQL server. Only a process that must be alone takes it, such as a move; bots share the
 * database.
 */
export class ServerLeaseRows implements LeaseRows {
  readonly #pool: Pool;
  /** The last known holder. */
  #holder: string | null = null;

  private constructor(pool: Pool) {
    this.#pool = pool;
  }

  /** Creates the row if it is missing. */
  static async on(pool: Pool): Promise<ServerLeaseRows> {
    await makeProcessTables(pool);
    return new ServerLeaseRows(pool);
  }

  readonly read: LeaseRows['read'] = async () => {
    const { rows } = await this.#pool.query<LeaseRow>(READ);
    this.#holder = rows[0]!.holder;
    return rows[0]!;
  };

  readonly take: LeaseRows['take'] = async ({ holder, beat }, { id, place, pid }) => {
    // No process joins meanwhile.
    const result = await inExclusiveTransaction(this.#pool, (client) =>
      client.query(TAKE, [id, place, pid, holder, beat]),
    );
    const isTaken = result.rowCount === 1;
    if (isTaken) this.#holder = id;
    return isTaken;
  };

  readonly beat: LeaseRows['beat'] = async (id) => {
    const isHeld = await this.#write('update lease set beat = beat + 1 where holder = $1', [id]);
    this.#holder = isHeld ? id : null;
    return isHeld;
  };

  readonly announce: LeaseRows['announce'] = async () =>
    void (await this.#write('update lease set waiting = waiting + 1'));

  readonly release: LeaseRows['release'] = async (id, result) => {
    await this.#write(
      'update lease set holder = null, place = null, pid = null, beat = beat + 1, taken = $2 where holder = $1',
      [id, result],
    );
    this.#holder = null;
  };

  // A server cannot be told without waiting; the next process sees that this one has ended.
  readonly releaseAtOnce: LeaseRows['releaseAtOnce'] = () => undefined;
  readonly isHeldBy: LeaseRows['isHeldBy'] = (id) => this.#holder === id;

  async #write(statement: string, values: readonly unknown[] = []): Promise<boolean> {
    return (await this.#pool.query(statement, [...values])).rowCount === 1;
  }
}

import type { Pool } from 'pg';
import type { LeaseRow, LeaseRows } from '../lease.ts';
import { alone } from './alone.ts';
import { makeProcessTables } from './process-tables.ts';

/** The lease, or where that is free the process that has joined first: as long as one is there nobody gets the lease. */
const READ = `
  select coalesce(holder, first.id) as holder, coalesce(lease.place, first.place) as place,
    coalesce(lease.pid, first.pid) as pid,
    case when holder is null and first.id is not null then first.beat else lease.beat end as beat, waiting, taken
  from lease left join (select * from processes order by joined limit 1) first on lease.holder is null`;

/**
 * Gives the lease to a process: from its holder, or from nobody where the only process that is there was seen dead. Others
 * join only while it is free.
 */
const TAKE = `
  with gone as (delete from processes where id = $4 and beat = $5 returning id)
  update lease set holder = $1, place = $2, pid = $3, beat = beat + 1
  where ((holder is not distinct from $4 and beat = $5) or (holder is null and $4 in (select id from gone)))
    and not exists (select 1 from processes where id is distinct from $4)`;

/** The row of the lease on a PostgreSQL server. It is for who has to be alone, such as a move; processes share the database. */
export class ServerLeaseRows implements LeaseRows {
  readonly #pool: Pool;
  /** The holder as it was seen last. */
  #holder: string | null = null;

  private constructor(pool: Pool) {
    this.#pool = pool;
  }

  /** Makes the row where there is none. */
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
    const taken = await alone(this.#pool, (client) => client.query(TAKE, [id, place, pid, holder, beat]));
    const isTaken = taken.rowCount === 1;
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

  readonly release: LeaseRows['release'] = async (id, taken) => {
    await this.#write(
      'update lease set holder = null, place = null, pid = null, beat = beat + 1, taken = $2 where holder = $1',
      [id, taken],
    );
    this.#holder = null;
  };

  // Nothing can be said to a server without waiting; the next process sees that this one has ended.
  readonly releaseAtOnce: LeaseRows['releaseAtOnce'] = () => undefined;
  readonly isHeldBy: LeaseRows['isHeldBy'] = (id) => this.#holder === id;

  async #write(statement: string, values: readonly unknown[] = []): Promise<boolean> {
    return (await this.#pool.query(statement, [...values])).rowCount === 1;
  }
}

import type { Pool, PoolClient } from 'pg';
import type { LeaseRow, LeaseRows } from '../lease.ts';
import { UPDATE_LOCK } from './open-server.ts';

const CREATE = `
  begin;
  select pg_advisory_xact_lock(${UPDATE_LOCK});
  create table if not exists lease (
    id integer primary key check (id = 1),
    holder text, place text, pid bigint,
    beat bigint not null, waiting bigint not null, taken text not null
  );
  insert into lease values (1, null, null, null, 0, 0, '[]') on conflict do nothing;
  commit
`;

/** The row of the lease on a PostgreSQL server. */
export class ServerLeaseRows implements LeaseRows {
  readonly #pool: Pool;
  /** The holder as it was seen last. */
  #holder: string | null = null;

  private constructor(pool: Pool) {
    this.#pool = pool;
  }

  /** Makes the row where there is none. */
  static async on(pool: Pool): Promise<ServerLeaseRows> {
    const { rows } = await pool.query<{ found: string | null }>(`select to_regclass('lease')::text as found`);
    if (rows[0]!.found === null) await pool.query(CREATE);
    return new ServerLeaseRows(pool);
  }

  readonly read: LeaseRows['read'] = async () => {
    const { rows } = await this.#pool.query<LeaseRow>('select holder, place, pid, beat, waiting, taken from lease');
    this.#holder = rows[0]!.holder;
    return rows[0]!;
  };

  readonly take: LeaseRows['take'] = async ({ holder, beat }, { id, place, pid }) => {
    const isTaken = await this.#write(
      'update lease set holder = $1, place = $2, pid = $3, beat = beat + 1 where holder is not distinct from $4 and beat = $5',
      [id, place, pid, holder, beat],
    );
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

  /** Whether a process has the lease, asked on a connection of the caller, such as that of a transaction. */
  async isHeldOn(client: PoolClient, id: string): Promise<boolean> {
    const { rows } = await client.query({ name: 'holder', text: 'select holder from lease' });
    this.#holder = (rows as { holder: string | null }[])[0]!.holder;
    return this.#holder === id;
  }

  async #write(statement: string, values: readonly unknown[] = []): Promise<boolean> {
    return (await this.#pool.query(statement, [...values])).rowCount === 1;
  }
}

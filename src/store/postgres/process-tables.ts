import type { Pool } from 'pg';
import { inExclusiveTransaction } from './exclusive-transaction.ts';

/** Creates the tables of the processes that use the database. They exist before migrations run. */
const CREATE = `
  create table if not exists lease (
    id integer primary key check (id = 1),
    holder text, place text, pid bigint,
    beat bigint not null, waiting bigint not null, taken text not null
  );
  insert into lease values (1, null, null, null, 0, 0, '[]') on conflict do nothing;
  create table if not exists processes (
    joined bigint generated always as identity primary key,
    id text not null unique, place text not null, pid bigint not null,
    beat bigint not null default 0, is_leaving boolean not null default false
  );
  create table if not exists shards (
    shard integer primary key, holder text, next text,
    is_next_ready boolean not null default false, taken text not null default '[]'
  );
  create table if not exists sessions_begun (bucket integer primary key, at timestamptz not null);
`;

/** Creates the tables of the processes on a database, if they are missing. */
export async function makeProcessTables(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ found: string | null }>(`select to_regclass('sessions_begun')::text as found`);
  if (rows[0]!.found === null) await inExclusiveTransaction(pool, (client) => client.query(CREATE));
}

import type { Pool, PoolClient } from 'pg';

/** Key of the lock under which tables are made and changed, and processes join or take the database: "Piro". */
const LOCK = 0x5069726f;

/** Runs a body in a transaction that is the only one of its kind on the database: others wait until it is done. */
export async function alone<Value>(pool: Pool, body: (client: PoolClient) => Promise<Value>): Promise<Value> {
  const client = await pool.connect();
  let isBroken = true;
  // An error between two statements would end the program if nobody listened; the next statement fails of it.
  const ignore = () => {};
  client.on('error', ignore);
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    const value = await body(client);
    await client.query('commit');
    isBroken = false;
    return value;
  } finally {
    // A connection that is closed takes its transaction along.
    client.release(isBroken);
    client.off('error', ignore);
  }
}

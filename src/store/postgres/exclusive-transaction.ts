import type { Pool, PoolClient } from 'pg';

/** Key of the advisory lock for changes of tables and of the processes on the database: "Piro" in ASCII. */
const LOCK = 0x5069726f;

/** Runs a function in a transaction under an exclusive lock; other calls on the database wait until it is done. */
export async function inExclusiveTransaction<Value>(
  pool: Pool,
  body: (client: PoolClient) => Promise<Value>,
): Promise<Value> {
  const client = await pool.connect();
  let isBroken = true;
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    const value = await body(client);
    await client.query('commit');
    isBroken = false;
    return value;
  } finally {
    // Closing a broken connection rolls its transaction back.
    client.release(isBroken);
  }
}

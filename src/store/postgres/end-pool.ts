import type { Pool } from 'pg';

/** Closes all connections of a pool; does nothing if another user of the pool has closed it. */
export async function endPool(pool: Pool): Promise<void> {
  if (!pool.ending) await pool.end();
}

import type { Pool } from 'pg';

/** Closes all connections of a pool, once, whoever of those who use it is the first to. */
export async function endPool(pool: Pool): Promise<void> {
  if (!pool.ending) await pool.end();
}

import { expect, it, onTestFinished } from 'vitest';
import { inExclusiveTransaction } from '../../src/store/postgres/exclusive-transaction.ts';
import { poolFor } from '../../src/store/postgres/open-server.ts';
import { newDatabase } from '../support/test-database.ts';

it('fails alone when its connection is lost between two statements, and the next one has another', async () => {
  const pool = poolFor(await newDatabase());
  onTestFinished(() => pool.end());
  const lost = inExclusiveTransaction(pool, async (client) => {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const ended = new Promise((resolve) => client.once('end', resolve));
    await pool.query('select pg_terminate_backend($1)', [rows[0]!.pid]);
    // Nothing is asked meanwhile, so that no statement fails of it.
    await ended;
  });
  await expect(lost).rejects.toThrow();
  expect(await inExclusiveTransaction(pool, async () => 'done')).toBe('done');
});

import { expect, it, onTestFinished } from 'vitest';
import { inExclusiveTransaction } from '../../src/store/postgres/exclusive-transaction.ts';
import { poolFor } from '../../src/store/postgres/open-server.ts';
import { wayTo } from '../support/cut-connection.ts';
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

it('fails alone when its connection is lost while that is opened, and the next one has another', async () => {
  const url = new URL(await newDatabase());
  const way = await wayTo(Number(url.port));
  url.port = String(way.port);
  const pool = poolFor(url.href);
  onTestFinished(() => pool.end());
  // The first statement of a connection sets its time limits.
  way.cutAt('statement_timeout', 'before');
  await expect(inExclusiveTransaction(pool, async () => 'done')).rejects.toThrow();
  expect(await inExclusiveTransaction(pool, async () => 'done')).toBe('done');
});

import { mkdtemp, rm } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Registry } from 'prom-client';
import { expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../lab/driving/free-port.ts';
import { readConfig } from '../../src/host/config.ts';
import { createLog } from '../../src/host/log.ts';
import { startMonitoring } from '../../src/host/monitoring.ts';
import { builtCommand } from '../support/built-program.ts';
import { runProgram } from '../support/program.ts';

/** The status with which monitoring at an address answers somebody who names it as another machine would. */
async function statusAt(host: string | undefined): Promise<number | undefined> {
  const port = await freePort();
  const options = { port, host, registry: new Registry(), conditions: new Map(), log: createLog('silent') };
  onTestFinished(await startMonitoring(options));
  return new Promise((resolve, reject) => {
    const headers = { host: `pirogue:${port}` };
    get({ host: '127.0.0.1', port, path: '/healthz', headers }, ({ statusCode }) => resolve(statusCode)).on(
      'error',
      reject,
    );
  });
}

it('answers other machines only where an address is set', async () => {
  expect(await statusAt(undefined)).toBe(403);
  expect(await statusAt('0.0.0.0')).toBe(200);
});

it.each([
  [
    { METRICS_PORT: '9464', METRICS_HOST: '192.0.2.1' },
    /METRICS_HOST is 192\.0\.2\.1, which is no address of this machine/,
  ],
  [{ WEB_PORT: '8080', WEB_HOST: '192.0.2.1' }, /WEB_HOST is 192\.0\.2\.1, which is no address of this machine/],
  [{ BACKUP_DIR: '/dev/null/backups' }, /\/dev\/null\/backups cannot be written .* BACKUP_DIR/],
  [{ DATABASE_URL: 'file:/dev/null/pirogue.db' }, /\/dev\/null\/pirogue.db cannot be written .* DATABASE_URL/],
  [
    { DATABASE_URL: 'postgres://pirogue:pass#word@db.example.org/pirogue' },
    /DATABASE_URL cannot be read.* write # as %23/,
  ],
])('ends with status 78 and a sentence that names the setting: %o', async (wrong, sentence) => {
  const folder = await mkdtemp(join(tmpdir(), 'pirogue-settings-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const database = { DATABASE_URL: `file:${join(folder, 'pirogue.db')}`, LOCAL_PORT: String(await freePort()) };
  const program = runProgram({ ...database, ...(wrong as Record<string, string>) }, builtCommand());
  expect(await program.ended).toBe(78);
  expect(JSON.parse(program.errors().trim().split('\n').at(-1)!).msg).toMatch(sentence);
});

it('wants an address, not a name', () => {
  expect(readConfig({ METRICS_HOST: '0.0.0.0' })).toMatchObject({ ok: true, value: { metricsHost: '0.0.0.0' } });
  expect(readConfig({ METRICS_HOST: 'pirogue' })).toMatchObject({ ok: false });
});

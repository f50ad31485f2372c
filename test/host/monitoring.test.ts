import { get } from 'node:http';
import { Registry } from 'prom-client';
import { expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../src/driving/free-port.ts';
import { readConfig } from '../../src/host/config.ts';
import { createLog } from '../../src/host/log.ts';
import { startMonitoring } from '../../src/host/monitoring.ts';

/** The status with which monitoring at an address answers somebody who names it as another machine would. */
async function statusAt(host: string | undefined): Promise<number | undefined> {
  const port = await freePort();
  const options = { port, host, registry: new Registry(), conditions: new Map(), log: createLog('silent') };
  onTestFinished(startMonitoring(options));
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

it('wants an address, not a name', () => {
  expect(readConfig({ METRICS_HOST: '0.0.0.0' })).toMatchObject({ ok: true, value: { metricsHost: '0.0.0.0' } });
  expect(readConfig({ METRICS_HOST: 'pirogue' })).toMatchObject({ ok: false });
});

import { afterEach, expect, it, vi } from 'vitest';
import { createClient } from '../../../src/bot/connection/client.ts';
import { createLog } from '../../../src/host/log.ts';

afterEach(() => vi.unstubAllEnvs());

it('runs as many shards as the host sets, also where the setting is in the environment', async () => {
  vi.stubEnv('SHARDS', '3');
  const client = createClient({ log: createLog('silent'), token: 'token', shards: 3, onFatal: () => undefined });
  expect(client.options.shards).toEqual([0, 1, 2]);
  await client.destroy();
});

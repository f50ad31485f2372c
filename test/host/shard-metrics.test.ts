import { hostname } from 'node:os';
import type { Client } from 'discord.js';
import { startLocalDiscord } from 'local-discord';
import { startBot } from 'local-discord/client';
import { expect, it, onTestFinished } from 'vitest';
import { Metrics } from '../../src/host/metrics.ts';
import { until } from '../support/pirogue.ts';

/** A local Discord that wants two shards with frequent heartbeats, and clients that get some of them. */
async function discordOfShards() {
  const discord = await startLocalDiscord({ port: 0, shards: 2, heartbeatIntervalMs: 50 });
  const clients: Client[] = [];
  onTestFinished(async () => {
    for (const client of clients) await client.destroy();
    await discord.close();
  });
  const clientOf = async (...shards: number[]) => {
    const { client } = await startBot(discord, { client: { shards, shardCount: 2 } });
    clients.push(client);
    return client;
  };
  return { discord, clientOf };
}

/** Values of a metric by their labels as text. */
async function valuesOf({ registry }: Metrics, name: string): Promise<Record<string, number>> {
  const { values } = (await registry.getMetricsAsJSON()).find((metric) => metric.name === name)!;
  return Object.fromEntries(values.map(({ labels, value }) => [Object.values(labels).join(' '), value]));
}

it('tells the states of the shards that this process serves, and how many there are in all', async () => {
  const { discord, clientOf } = await discordOfShards();
  const metrics = new Metrics();
  expect(await valuesOf(metrics, 'pirogue_shard_state')).toEqual({});
  metrics.watchClient(await clientOf(1));
  expect(await valuesOf(metrics, 'pirogue_shard_state')).toEqual({ '1 ready': 1 });
  expect(await valuesOf(metrics, 'pirogue_shards')).toEqual({ '': 2 });
  expect(await valuesOf(metrics, 'pirogue_gateway_events_total')).toEqual({
    'reconnecting 1': 0,
    'resumed 1': 0,
    'disconnected 1': 0,
  });
  const isTold = async (what: string) => what in (await valuesOf(metrics, 'pirogue_shard_state'));
  discord.gateway.keepOut(() => true);
  discord.gateway.drop({ resumable: true, shard: 1 });
  await until(() => isTold('1 connecting'));
  expect(await valuesOf(metrics, 'pirogue_shard_heartbeat_seconds')).toEqual({});
  discord.gateway.keepOut(() => false);
  await until(() => isTold('1 ready'));
  expect(await valuesOf(metrics, 'pirogue_gateway_events_total')).toMatchObject({ 'resumed 1': 1 });
});

it('tells how long Discord takes for heartbeats, shard by shard', async () => {
  const { clientOf } = await discordOfShards();
  const metrics = new Metrics();
  metrics.watchClient(await clientOf(0, 1));
  await until(async () => Object.keys(await valuesOf(metrics, 'pirogue_shard_heartbeat_seconds')).length === 2);
  for (const seconds of Object.values(await valuesOf(metrics, 'pirogue_shard_heartbeat_seconds'))) {
    expect(seconds).toBeGreaterThanOrEqual(0);
  }
});

it('tells nothing of a shard that this process has given away', async () => {
  const { clientOf } = await discordOfShards();
  const metrics = new Metrics();
  const both = await clientOf(0, 1);
  metrics.watchClient(both);
  await both.destroy();
  metrics.watchClient(await clientOf(0));
  expect(await valuesOf(metrics, 'pirogue_shard_state')).toEqual({ '0 ready': 1 });
});

it('names its process as lines of the log do', async () => {
  expect(await valuesOf(new Metrics(), 'pirogue_process_info')).toEqual({ [`${hostname()}-${process.pid}`]: 1 });
});

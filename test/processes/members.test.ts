import { setTimeout as after } from 'node:timers/promises';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { startPackagedServer } from '../../lab/driving/packaged-postgres.ts';
import type { App } from '../../src/app/app.ts';
import { Wake } from '../../src/app/app.ts';
import type { Bot, LoggedIn } from '../../src/bot/bot.ts';
import { RateLimiter } from '../../src/bot/handlers/rate-limits.ts';
import type { Services } from '../../src/bot/handlers/services.ts';
import { createLog } from '../../src/host/log.ts';
import { exchangeMessages } from '../../src/processes/exchange-messages.ts';
import { Membership } from '../../src/processes/membership.ts';
import { ShardBots } from '../../src/processes/shard-bots.ts';
import { openShared } from '../../src/store/open-store.ts';
import { atEnd, shared } from '../support/at-end.ts';
import { until } from '../support/pirogue.ts';

const NO_WAITING = { onWaiting: () => undefined, signal: new AbortController().signal };
const SILENT = createLog('silent');

/** A server with a database for all tests. */
const house = shared(async () => {
  const server = await startPackagedServer();
  atEnd(server.stop);
  const database = await openShared(`${server.url}/postgres`);
  atEnd(() => database.close());
  return { url: `${server.url}/postgres`, ...database };
});

afterEach(async () => {
  const { members } = house();
  for (const { id } of (await members.read()).members) await members.remove(id);
});

/** A process of another machine, which nobody here can see ending. */
const elsewhere = (id: string) => ({ id, place: 'elsewhere', pid: 1 });

async function joined(shards: number): Promise<Membership> {
  const membership = new Membership(house().members);
  await membership.join(shards, NO_WAITING);
  return membership;
}

it('answers nothing any more once it could not say for ten seconds that it lives, until it can', async () => {
  const now = performance.now.bind(performance);
  let passed = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now() + passed);
  onTestFinished(() => void clock.mockRestore());
  const here = await joined(1);
  await here.poll();
  expect([here.isSure, here.isLeader]).toEqual([true, true]);
  passed = 9_000;
  expect(here.isSure).toBe(true);
  passed = 10_000;
  expect([here.isSure, here.isLeader]).toEqual([false, false]);
  for (let looks = 0; looks < 4; looks++) await here.poll();
  expect([here.isSure, here.isLeader]).toEqual([true, true]);
});

it('gives the shards of a process that is silent to others, and none of one that says that it lives', async () => {
  const { members } = house();
  for (const [shard, id] of ['silent', 'lives'].entries()) {
    await members.join(elsewhere(id), 2);
    await members.take(shard, id);
  }
  const here = await joined(2);
  const holders = async () => (await members.read()).shards.map(({ holder }) => holder);
  // Longer than a process which is not sure any more goes on answering.
  for (let looks = 0; looks < 24; looks++) await here.poll();
  expect(await holders()).toEqual(['silent', 'lives']);
  for (let looks = 0; looks < 24; looks++) {
    if (looks % 4 === 0) await members.beat('lives');
    await here.poll();
  }
  expect(await holders()).toEqual([null, 'lives']);
  expect(await members.beat('silent')).toBe(false);
});

/** A process whose bots only note what they do. */
async function processOf(name: string, told: string[]) {
  const { members } = house();
  await members.join(elsewhere(name), 1);
  const bots = new ShardBots({
    self: name,
    members,
    isNew: () => false,
    log: SILENT,
    connect: async () => ({ client: { destroy: async () => undefined } }) as unknown as LoggedIn,
    begin: async (_connection, _shard, taken) => {
      told.push(`${name} begins after ${[...taken].join()}`);
      return {
        async stop({ isAwaited, leave }: Parameters<Bot['stop']>[0] & object) {
          told.push(`${name} ends${isAwaited ? ', awaited' : ''}`);
          await leave([`an answer of ${name}`]);
        },
      } as Bot;
    },
    onRefused: (error) => {
      throw error;
    },
  });
  return bots;
}

it('hands a shard on to the next process once that is connected, with what was answered, and never to two', async () => {
  const { members } = house();
  const told: string[] = [];
  const old = await processOf('old', told);
  const look = async (...all: readonly ShardBots[]) => {
    for (const bots of all) await bots.follow(await members.read());
    await after(1);
  };
  await until(async () => look(old).then(() => old.isSettled));
  const fresh = await processOf('fresh', told);
  await members.announceLeaving('old');
  await until(async () => look(old, fresh).then(() => fresh.isSettled));
  expect(told).toEqual(['old begins after ', 'old ends, awaited', 'fresh begins after an answer of old']);
  expect([old.bots.size, fresh.bots.size]).toEqual([0, 1]);
  await fresh.stop();
});

it('counts what somebody has had in another process, and begins work that another one has made', async () => {
  const processes = await Promise.all(
    [1, 2].map(async () => {
      const { broadcast, close } = await openShared(house().url);
      onTestFinished(close);
      const [limits, wake] = [new RateLimiter(Date.now), new Wake()];
      const done: string[] = [];
      const app = { wake, store: { tileSets: async () => [] }, games: [], tileSets: new Map() } as unknown as App;
      const services = { limits } as Services;
      const parts = { app: app as Parameters<typeof exchangeMessages>[1]['app'], services, log: SILENT };
      onTestFinished(exchangeMessages(broadcast, parts));
      return { limits, wake, done };
    }),
  );
  const [here, there] = processes as [(typeof processes)[number], (typeof processes)[number]];
  const ana = { userId: 'ana', guildId: 'here' };
  there.wake.join({
    serves: (id) => id === 'there',
    posts: () => there.done.push('posts'),
    threads: () => there.done.push('threads'),
    computer: () => undefined,
  });
  await until(async () => {
    here.wake.posts('there');
    return there.done.length > 0;
  });
  here.wake.thread('there');
  await until(async () => there.done.includes('threads'));
  // What is told of the bucket once it is more than half empty may be heard in any order.
  const heard = vi.spyOn(there.limits, 'hear');
  while (!here.limits.take('replay', ana));
  await until(async () => heard.mock.calls.length === 2);
  expect(there.limits.take('replay', { ...ana, guildId: 'there' })).toMatchObject({ who: 'person' });
  expect(there.limits.take('replay', { userId: 'ben', guildId: 'there' })).toBeUndefined();
});

import { setTimeout as after } from 'node:timers/promises';
import { expect, it, onTestFinished, vi } from 'vitest';
import { Membership } from '../../src/processes/membership.ts';
import type { SharedDatabase } from '../../src/store/members.ts';
import { openServed, openShared } from '../../src/store/open-store.ts';
import { StoreError } from '../../src/store/store-error.ts';
import { wayTo } from '../support/cut-connection.ts';
import { until } from '../support/pirogue.ts';
import { ask, newDatabase } from '../support/test-database.ts';

const NO_WAITING = { onWaiting: () => undefined, signal: new AbortController().signal };

async function sharedDatabase() {
  const url = await newDatabase();
  const database = await openShared(url);
  onTestFinished(() => database.close());
  return { url, database, ...database };
}

/** The same, reached over a way that can be broken. */
async function reachedByWay() {
  const url = await newDatabase();
  const detour = new URL(url);
  const way = await wayTo(Number(detour.port));
  detour.port = String(way.port);
  const database = await openShared(detour.href);
  onTestFinished(() => database.close());
  return { url, way, ...database };
}

/** Listens, and resolves when it does. */
async function listener({ listen }: SharedDatabase['broadcast']) {
  const heard: string[] = [];
  let times = 0;
  const stop = listen({ hear: (text) => heard.push(text), onMissed: () => void times++ });
  onTestFinished(stop);
  await until(async () => times === 1);
  return { heard, times: () => times };
}

/** A process of another machine, which nobody here can see ending. */
const elsewhere = (id: string) => ({ id, place: 'elsewhere', pid: 1 });

it('divides the servers into as many shards as the first process wants, until all have been stopped', async () => {
  const { members } = await sharedDatabase();
  expect((await members.join(elsewhere('a'), 6))!.shards).toHaveLength(6);
  expect((await members.join(elsewhere('b'), 9))!.shards).toHaveLength(6);
  await members.remove('a');
  await members.remove('b');
  expect((await members.join(elsewhere('c'), 9))!.shards).toHaveLength(9);
});

it('gives a shard to one process alone', async () => {
  const { members } = await sharedDatabase();
  for (const id of ['a', 'b']) await members.join(elsewhere(id), 1);
  expect(await Promise.all([members.take(0, 'a'), members.take(0, 'b')])).toEqual([true, false]);
  expect(await members.ask(0, { holder: 'a', id: 'b' })).toBe(true);
  expect(await members.ask(0, { holder: 'a', id: 'c' })).toBe(false);
});

it('hands a shard on with the interactions that were answered, to the next one once that is connected', async () => {
  const { members } = await sharedDatabase();
  for (const id of ['a', 'b']) await members.join(elsewhere(id), 1);
  await members.take(0, 'a');
  await members.ask(0, { holder: 'a', id: 'b' });
  await members.tellReady(0, 'b');
  await members.handOver(0, { id: 'a', taken: ['7', '8'] });
  expect((await members.read()).shards).toEqual([{ shard: 0, holder: 'b', next: null, isNextReady: false }]);
  expect(await members.taken(0)).toEqual(['7', '8']);
});

it('takes the shards from a process that writes no heartbeat any more, and every right to write', async () => {
  const { url, members, store } = await sharedDatabase();
  await members.join(elsewhere('slept'), 2);
  await members.take(0, 'slept');
  await members.take(1, 'slept');
  const lost = () => {
    throw new StoreError('busy', 'lost');
  };
  const slept = store('slept', { lost, unreadable: () => undefined, rewound: async () => undefined });
  await slept.heartbeat.beat(1_000);
  const here = new Membership(members);
  await here.join(2, NO_WAITING);
  for (let looks = 0; looks < 100; looks++) await here.poll();
  const { members: left, shards } = await members.read();
  expect(left.map(({ id }) => id)).toEqual([here.id]);
  expect(shards.map(({ holder }) => holder)).toEqual([null, null]);
  await expect(slept.heartbeat.beat(2_000)).rejects.toThrow('lost');
  await expect(slept.posts.work(0, { limits: { send: 1 } })).rejects.toThrow('lost');
  expect(await ask(url, 'select at from heartbeat')).toEqual([{ at: 1000 }]);
});

it('lets one session begin at a time, of each bucket', async () => {
  const { url, members } = await sharedDatabase();
  const turns = await Promise.all([0, 0, 0, 1].map((bucket) => members.mayIdentify(bucket)));
  expect(turns.slice(0, 3).filter(Boolean)).toHaveLength(1);
  expect(turns[3]).toBe(true);
  await ask(url, "update sessions_begun set at = at - interval '6 seconds' where bucket = 0");
  expect(await members.mayIdentify(0)).toBe(true);
  // Written before the clock of the server was set back.
  await ask(url, "update sessions_begun set at = at + interval '1 day' where bucket = 0");
  expect(await members.mayIdentify(0)).toBe(true);
});

it('waits with joining while the database is moved', async () => {
  const { url, members } = await sharedDatabase();
  await ask(url, "update lease set holder = 'a move'");
  const here = new Membership(members);
  let hasWaited = false;
  const joining = here.join(2, {
    signal: NO_WAITING.signal,
    onWaiting: () => {
      hasWaited = true;
    },
  });
  while (!hasWaited) await after(5);
  expect((await members.read()).members).toEqual([]);
  await ask(url, 'update lease set holder = null');
  expect(await joining).toBe(2);
});

it('carries what one process says to all others, and not to itself', async () => {
  const { url, broadcast } = await sharedDatabase();
  const other = await openShared(url);
  onTestFinished(() => other.close());
  const [one, two] = [await listener(broadcast), await listener(other.broadcast)];
  await broadcast.tell('good morning');
  await other.broadcast.tell('good evening');
  await until(async () => one.heard.length + two.heard.length === 2);
  expect([one.heard, two.heard]).toEqual([['good evening'], ['good morning']]);
});

it.each([
  'hello',
  '',
  '{"from":"some',
  'null',
  '[]',
  '{"from":"a version","words":"of another kind"}',
  '{"from":1,"text":2}',
])('passes over a notification of others: %s', async (payload) => {
  const { url, broadcast } = await sharedDatabase();
  const { heard } = await listener(broadcast);
  await ask(url, `notify pirogue, '${payload}'`);
  await ask(url, `notify pirogue, '{"from":"another process","text":"good morning"}'`);
  await until(async () => heard.length > 0);
  expect(heard).toEqual(['good morning']);
});

it('listens anew, and looks at what it missed, when the network passes nothing on and breaks nothing', async () => {
  const { url, way, broadcast } = await reachedByWay();
  const { heard, times } = await listener(broadcast);
  way.swallow();
  await until(async () => times() === 2);
  await ask(url, `notify pirogue, '{"from":"another process","text":"good morning"}'`);
  await until(async () => heard.length > 0);
  expect(heard).toEqual(['good morning']);
});

it('is sure of its shards since it asked for its heartbeat to be written, however late the answer comes', async () => {
  const { url, way, members } = await reachedByWay();
  const here = new Membership(members);
  await here.join(1, NO_WAITING);
  const now = performance.now.bind(performance);
  let passed = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now() + passed);
  onTestFinished(() => void clock.mockRestore());
  expect(here.isSure).toBe(true);
  way.hold(true);
  const looking = here.poll();
  await until(async () => Number((await ask(url, 'select beat from processes'))[0]!.beat) === 1);
  // Others have counted for as long by now, and take the shards after some more seconds.
  passed = 11_000;
  way.hold(false);
  await looking;
  expect(here.isSure).toBe(false);
  for (let looks = 0; looks < 4; looks++) await here.poll();
  expect(here.isSure).toBe(true);
});

it.each(['{', '{}', '[1]'])('serves a shard whose last holder has left what cannot be read: %s', async (taken) => {
  const { url, members } = await sharedDatabase();
  await members.join(elsewhere('a'), 1);
  await ask(url, `update shards set taken = '${taken}'`);
  expect(await members.taken(0)).toEqual([]);
});

it('lets nobody have the database alone while a process lives, and then all', async () => {
  const { url, members } = await sharedDatabase();
  await members.join(elsewhere('lives'), 1);
  const alone = await openServed(url);
  onTestFinished(() => alone.close());
  const beating = setInterval(() => void members.beat('lives'), 100);
  expect(await alone.lease.takeFromDead()).toBe(false);
  clearInterval(beating);
  await members.remove('lives');
  expect(await alone.lease.takeFromDead()).toBe(true);
  expect(await members.join(elsewhere('later'), 1)).toBeUndefined();
});

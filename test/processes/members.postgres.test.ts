import { setTimeout as after } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { Membership } from '../../src/processes/membership.ts';
import { openServed, openShared } from '../../src/store/open-store.ts';
import { StoreError } from '../../src/store/store-error.ts';
import { ask, newDatabase } from '../support/test-database.ts';

const NO_WAITING = { onWaiting: () => undefined, signal: new AbortController().signal };

async function sharedDatabase() {
  const url = await newDatabase();
  const database = await openShared(url);
  onTestFinished(() => database.close());
  return { url, database, ...database };
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
  await members.handOn(0, { id: 'a', taken: ['7', '8'] });
  expect((await members.look()).shards).toEqual([{ shard: 0, holder: 'b', next: null, isNextReady: false }]);
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
  await slept.beat(1_000);
  const here = new Membership(members);
  await here.join(2, NO_WAITING);
  for (let looks = 0; looks < 100; looks++) await here.look();
  const { members: left, shards } = await members.look();
  expect(left.map(({ id }) => id)).toEqual([here.id]);
  expect(shards.map(({ holder }) => holder)).toEqual([null, null]);
  await expect(slept.beat(2_000)).rejects.toThrow('lost');
  await expect(slept.duePosts(0, { task: 'send', limit: 1 })).rejects.toThrow('lost');
  expect(await ask(url, 'select at from heartbeat')).toEqual([{ at: 1000 }]);
});

it('leaves a process alone that writes heartbeats, however often it is looked at', async () => {
  const { members } = await sharedDatabase();
  await members.join(elsewhere('lives'), 2);
  await members.take(0, 'lives');
  const here = new Membership(members);
  await here.join(2, NO_WAITING);
  for (let looks = 0; looks < 100; looks++) {
    if (looks % 20 === 0) expect(await members.beat('lives')).toBe(true);
    await here.look();
  }
  expect((await members.look()).shards[0]).toMatchObject({ holder: 'lives' });
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
  expect((await members.look()).members).toEqual([]);
  await ask(url, 'update lease set holder = null');
  expect(await joining).toBe(2);
});

it('carries what one process says to all others, and not to itself', async () => {
  const { url, broadcast } = await sharedDatabase();
  const other = await openShared(url);
  onTestFinished(() => other.close());
  const heard: string[] = [];
  const listening = (who: string, { listen }: typeof broadcast) =>
    new Promise<() => void>((resolve) => {
      const stop = listen({
        hear: (text) => heard.push(`${who} hears ${text}`),
        onMissed: () => resolve(() => stop()),
      });
    });
  const stops = [await listening('one', broadcast), await listening('two', other.broadcast)];
  await broadcast.tell('good morning');
  await other.broadcast.tell('good evening');
  while (heard.length < 2) await after(5);
  expect(heard.sort()).toEqual(['one hears good evening', 'two hears good morning']);
  for (const stop of stops) stop();
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

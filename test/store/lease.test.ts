import { expect, it, onTestFinished, vi } from 'vitest';
import { Lease, Watch } from '../../src/store/sqlite/lease.ts';
import { openDatabase, openFile } from '../../src/store/sqlite/open-file.ts';
import { SqliteStore } from '../../src/store/sqlite/sqlite-store.ts';
import { appendTo, newGame, temporaryFile } from './store-fixture.ts';

/** Enough looks for any holder without a heartbeat to count as dead. */
const MANY = 100;

/** The leases of two machines on one new database. */
async function twoLeases() {
  const file = await temporaryFile();
  const connections = [openDatabase(file), openFile(file)] as const;
  onTestFinished(() => {
    for (const connection of connections) connection.close();
  });
  const first = new Lease(connections[0], { place: { place: 'here', pid: 1 } });
  const second = new Lease(connections[1], { place: { place: 'there', pid: 1 } });
  return { first, second, connections };
}

it('is held by one process, and by the next one as soon as that has released it', async () => {
  const { first, second } = await twoLeases();
  expect(await first.tryTake(new Watch())).toEqual([]);
  const watch = new Watch();
  expect(await second.tryTake(watch)).toBeUndefined();
  expect([first.isHeld(), second.isHeld()]).toEqual([true, false]);
  await first.release(['7', '8']);
  expect([first.isHeld(), second.isHeld()]).toEqual([false, false]);
  expect(await second.tryTake(watch)).toEqual(['7', '8']);
  expect([first.isHeld(), second.isHeld()]).toEqual([false, true]);
  await first.release(['9']);
  expect(second.isHeld(), 'a late release takes nothing away').toBe(true);
});

it('stays with a process that writes heartbeats, whatever clocks show', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const { first, second } = await twoLeases();
  await first.tryTake(new Watch());
  const watch = new Watch();
  for (let look = 0; look < 5 * MANY; look++) {
    if (look % 40 === 0) expect(await first.beat()).toBe(true);
    vi.setSystemTime(Date.now() + (look % 2 === 0 ? 40 * 86_400_000 : -90 * 86_400_000));
    vi.advanceTimersByTime(3_600_000);
    expect(await second.tryTake(watch)).toBeUndefined();
  }
  expect(first.isHeld()).toBe(true);
});

it('goes from a process that writes no heartbeats to another one, and the first notices', async () => {
  const { first, second } = await twoLeases();
  await first.tryTake(new Watch());
  const watch = new Watch();
  let looks = 0;
  while ((await second.tryTake(watch)) === undefined && looks < MANY) looks++;
  expect(looks).toBeGreaterThan(50);
  expect(looks).toBeLessThan(MANY);
  expect(await first.beat()).toBe(false);
  expect([first.isHeld(), second.isHeld()]).toEqual([false, true]);
});

it('is taken at once from a process of the same machine that has ended', async () => {
  const { first, second, connections } = await twoLeases();
  // No process has so high an id.
  const ended = { place: 'there', pid: 2 ** 30 };
  await new Lease(connections[0], { place: ended }).tryTake(new Watch());
  expect(await second.tryTake(new Watch())).toEqual([]);
  await second.release([]);
  await new Lease(connections[0], { place: ended }).tryTake(new Watch());
  expect(await first.tryTake(new Watch()), 'on another machine it may be alive').toBeUndefined();
});

it('tells its holder that another process waits', async () => {
  const { first, second } = await twoLeases();
  await first.tryTake(new Watch());
  expect(first.isAwaited).toBe(false);
  const waiting = second.acquire();
  await vi.waitFor(() => expect(first.isAwaited).toBe(true));
  await first.release(['7']);
  expect(await waiting).toEqual({ taken: new Set(['7']), hasWaited: true });
});

it('lets a process without it write nothing, and begin no delivery', async () => {
  const { first, second, connections } = await twoLeases();
  const store = new SqliteStore(connections[0], {
    assertHeld: () => {
      if (!first.isHeld()) throw new Error('not held');
    },
  });
  await first.tryTake(new Watch());
  const { id } = await newGame(store, { posts: [{ type: 'send', kind: 'lobby' }] });
  expect(await store.duePosts(0, { task: 'send', limit: 1 })).toHaveLength(1);
  const watch = new Watch();
  while ((await second.tryTake(watch)) === undefined);
  await expect(appendTo(store, id, { seq: 0 })).rejects.toThrow('not held');
  await expect(store.duePosts(0, { task: 'send', limit: 1 })).rejects.toThrow('not held');
  await expect(store.dueNotice(0)).rejects.toThrow('not held');
  await expect(store.rememberUser({ id: 'ada', guildId: 'guild', name: 'Ada', locale: 'nl' })).rejects.toThrow(
    'not held',
  );
  expect(await store.log(id)).toEqual([]);
  expect((await store.users(['ada'])).size).toBe(0);
});

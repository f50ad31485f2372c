import { expect, it, onTestFinished, vi } from 'vitest';
import { Lease, type LeaseRows, Watch } from '../../src/store/lease.ts';
import { openServed } from '../../src/store/open-store.ts';
import { ServerLeaseRows } from '../../src/store/postgres/lease-rows.ts';
import { poolFor } from '../../src/store/postgres/open-server.ts';
import { FileLeaseRows } from '../../src/store/sqlite/lease-rows.ts';
import { openFile } from '../../src/store/sqlite/open-file.ts';
import { fileOfUrl } from '../../src/store/sqlite/store-url.ts';
import { isServerUrl } from '../../src/store/store-url.ts';
import { appendTo, newDatabase, newGame } from './store-fixture.ts';

/** Enough looks for any holder without a heartbeat to count as dead. */
const MANY = 100;

/** The row of the lease in a database, as a process sees it that opened the database for itself. */
async function rowsIn(url: string): Promise<LeaseRows> {
  if (isServerUrl(url)) {
    const pool = poolFor(url);
    onTestFinished(() => pool.end());
    return ServerLeaseRows.on(pool);
  }
  const connection = openFile(fileOfUrl(url));
  onTestFinished(() => void connection.close());
  return new FileLeaseRows(connection);
}

/** The leases of two machines on one new database. */
async function twoLeases() {
  const url = await newDatabase();
  const [here, there] = [await rowsIn(url), await rowsIn(url)];
  const first = new Lease(here, { place: 'here', pid: 1 });
  const second = new Lease(there, { place: 'there', pid: 1 });
  return { first, second, url, here, holders: async () => [await first.beat(), await second.beat()] };
}

it('is held by one process, and by the next one as soon as that has released it', async () => {
  const { first, second, holders } = await twoLeases();
  expect(await first.tryTake(new Watch())).toEqual([]);
  const watch = new Watch();
  expect(await second.tryTake(watch)).toBeUndefined();
  expect(await holders()).toEqual([true, false]);
  await first.release(['7', '8']);
  expect(await holders()).toEqual([false, false]);
  expect(await second.tryTake(watch)).toEqual(['7', '8']);
  expect(await holders()).toEqual([false, true]);
  await first.release(['9']);
  expect(await second.beat(), 'a late release takes nothing away').toBe(true);
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
  const { first, second, holders } = await twoLeases();
  await first.tryTake(new Watch());
  const watch = new Watch();
  let looks = 0;
  while ((await second.tryTake(watch)) === undefined && looks < MANY) looks++;
  expect(looks).toBeGreaterThan(50);
  expect(looks).toBeLessThan(MANY);
  expect(await holders()).toEqual([false, true]);
});

it('is taken at once from a process of the same machine that has ended', async () => {
  const { first, second, here } = await twoLeases();
  // No process has so high an id.
  const ended = { place: 'there', pid: 2 ** 30 };
  await new Lease(here, ended).tryTake(new Watch());
  expect(await second.tryTake(new Watch())).toEqual([]);
  await second.release([]);
  await new Lease(here, ended).tryTake(new Watch());
  expect(await first.tryTake(new Watch()), 'on another machine it may be alive').toBeUndefined();
});

it('tells its holder that another process waits', async () => {
  const { first, second } = await twoLeases();
  await first.tryTake(new Watch());
  expect(await first.isAwaited()).toBe(false);
  const waiting = second.acquire();
  await vi.waitFor(async () => expect(await first.isAwaited()).toBe(true));
  await first.release(['7']);
  expect(await waiting).toEqual({ taken: new Set(['7']), hasWaited: true });
});

it('lets a process without it write nothing, and begin no delivery', async () => {
  const url = await newDatabase();
  const served = await openServed(url);
  onTestFinished(() => served.close());
  const lost = () => {
    throw new Error('not held');
  };
  const store = served.store({ lost, unreadable: lost });
  await served.lease.tryTake(new Watch());
  const { id } = await newGame(store, { posts: [{ type: 'send', kind: 'lobby' }] });
  expect((await store.posts.work(0, { limits: { send: 1 } })).posts).toHaveLength(1);
  const watch = new Watch();
  const other = new Lease(await rowsIn(url), { place: 'there', pid: 1 });
  while ((await other.tryTake(watch)) === undefined);
  await expect(appendTo(store, id, { seq: 0 })).rejects.toThrow('not held');
  await expect(store.posts.work(0, { limits: { send: 1 } })).rejects.toThrow('not held');
  await expect(store.notices.due(0)).rejects.toThrow('not held');
  await expect(store.people.rememberUser({ id: 'ada', guildId: 'guild', name: 'Ada', locale: 'nl' })).rejects.toThrow(
    'not held',
  );
  expect(await store.log.ofGame(id)).toEqual([]);
  expect((await store.people.users(['ada'])).size).toBe(0);
});

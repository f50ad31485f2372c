import { expect, it, onTestFinished } from 'vitest';
import { openShared } from '../../src/store/open-store.ts';
import { wayTo } from '../support/cut-connection.ts';
import { until } from '../support/pirogue.ts';
import { type ReplicatedServers, startReplicatedServers } from '../support/replicated-servers.ts';
import { ask } from '../support/test-database.ts';
import { append, appendTo, guard, newGame, opened } from './store-fixture.ts';

async function replicated(isSynchronous: boolean): Promise<ReplicatedServers> {
  const servers = await startReplicatedServers({ isSynchronous });
  onTestFinished(() => servers.stop());
  return servers;
}

it('goes on at the other server that its URL names, and starts there, when the first one is gone', async () => {
  const servers = await replicated(true);
  const url = `${servers.url}/postgres?target_session_attrs=read-write`;
  const store = await opened(url);
  const { id } = await newGame(store);
  expect(await appendTo(store, id, { seq: 0 })).toBe('written');
  await servers.failOver();
  expect(await appendTo(store, id, { seq: 1 })).toBe('written');
  const started = await opened(url);
  expect(await started.log.ofGame(id)).toHaveLength(2);
  // The other one, which comes first in the URL, is there again, but as a standby.
  await servers.rejoin();
  const again = await opened(url);
  expect(await appendTo(again, id, { seq: 2 })).toBe('written');
  await servers.failOver();
  expect(await store.log.ofGame(id)).toHaveLength(3);
});

it('hears again what other processes tell, at the other server', async () => {
  const servers = await replicated(true);
  const url = `${servers.url}/postgres`;
  const [one, other] = [await openShared(url), await openShared(url)];
  const heard: string[] = [];
  let listened = 0;
  const stop = one.broadcast.listen({ hear: (text) => heard.push(text), onMissed: () => listened++ });
  onTestFinished(async () => {
    stop();
    await one.close();
    await other.close();
  });
  await until(async () => listened === 1);
  await servers.failOver();
  await until(async () => listened === 2);
  await other.broadcast.tell('it goes on');
  await until(async () => heard.includes('it goes on'));
});

it('writes again what was lost with the server whose answer was lost', async () => {
  const servers = await replicated(false);
  const old = new URL(`${servers.primaryUrl()}/postgres`);
  const way = await wayTo(Number(old.port));
  const store = await opened(Object.assign(new URL(old), { port: String(way.port) }).href);
  const { id } = await newGame(store);
  await servers.caughtUp();
  await servers.promote();
  const now = `${servers.primaryUrl()}/postgres`;
  // The new server gives the numbers that the old one will give to what it loses to transactions of its own.
  for (let more = 0; more < 40; more++) await ask(now, 'select pg_current_xact_id()');
  way.cutAt('commit', 'after', Number(new URL(now).port));
  expect(await appendTo(store, id, { seq: 0, cause: 'click' })).toBe('written');
  expect(await (await opened(now)).log.ofGame(id)).toHaveLength(1);
});

it('tells which games lost something with a server, once, and none where nothing was lost', async () => {
  const servers = await replicated(false);
  const shared = await openShared(`${servers.url}/postgres`);
  await shared.bringUpToDate();
  await shared.members.join({ id: 'self', place: 'here', pid: process.pid }, 1);
  const told: (readonly number[])[] = [];
  const never = () => {
    throw new Error('it was taken for dead');
  };
  const rewound = async (games: readonly number[]) => void told.push(games);
  const store = shared.store('self', { lost: never, unreadable: never, rewound });
  onTestFinished(() => store.close());
  const [kept, behind] = [await newGame(store), await newGame(store, { channelId: 'other' })];
  expect(await appendTo(store, kept.id, { seq: 0 })).toBe('written');
  await servers.caughtUp();
  servers.hold(true);
  expect(await appendTo(store, behind.id, { seq: 0 })).toBe('written');
  await servers.failOver();
  await until(async () => told.length > 0);
  expect(told).toEqual([[behind.id]]);
  expect(await store.log.ofGame(behind.id)).toEqual([]);
  await servers.rejoin();
  await servers.failOver();
  await until(async () => told.length > 1);
  expect(told).toEqual([[behind.id], []]);
});

it('knows after a power cut that a message was begun to be sent', async () => {
  const servers = await replicated(false);
  const store = await opened(`${servers.url}/postgres`);
  const { id } = await newGame(store);
  const posts = { posts: [{ type: 'send', kind: 'turn' }] } as const;
  expect(await append(store, { ...guard(id, 1), seq: 0, entries: [], status: 'running', ...posts })).toBe('written');
  const [post] = await store.posts.ofGame(id);
  await store.posts.begin({ id: post!.id, wish: post!.wish, after: undefined });
  await servers.restart();
  expect((await store.posts.ofGame(id))[0]).toMatchObject({ begun: post!.wish });
});

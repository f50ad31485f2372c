import { expect, it } from 'vitest';
import { guard, newDatabase, newGame, newLobby, opened, SEATS } from './store-fixture.ts';

it('finds the lobbies that nobody has changed since, the one idle longest first', async () => {
  const store = await opened(await newDatabase());
  const late = await newLobby(store, { channelId: 'late', at: 3000 });
  const early = await newLobby(store, { channelId: 'early', at: 1000 });
  await newGame(store, { channelId: 'running', at: 500 });
  expect((await store.games.idleLobbies(2999)).map(({ id }) => id)).toEqual([early.id]);
  expect(await store.games.idleLobbies(3000)).toEqual([early, late]);
  expect(await store.games.idleLobbies(999)).toEqual([]);
});

it('warns of a lobby once until it is changed, and keeps the warning when it closes', async () => {
  const store = await opened(await newDatabase());
  const { id } = await newLobby(store);
  const posts = [{ type: 'send', kind: 'expiring' }] as const;
  expect(await store.lobbies.warn({ ...guard(id, 1), posts })).toBe('conflict');
  expect(await store.lobbies.warn({ ...guard(id, 0), at: 5000, posts })).toBe('written');
  expect(await store.lobbies.warn({ ...guard(id, 0), at: 6000, posts })).toBe('conflict');
  // A warning is no change: nothing that was decided before it is refused.
  expect(await store.games.byId(id)).toMatchObject({ revision: 0, changedAt: 1000, warnedAt: 5000 });
  expect(await store.posts.ofGame(id)).toHaveLength(1);

  const change = { seats: SEATS, ownerId: 'ada', closed: false };
  expect(await store.lobbies.change({ ...guard(id, 0), ...change })).toBe('written');
  expect((await store.games.byId(id))!.warnedAt).toBeUndefined();
  expect(await store.lobbies.warn({ ...guard(id, 1), at: 7000 })).toBe('written');
  expect(await store.lobbies.change({ ...guard(id, 1), ...change, closed: true })).toBe('written');
  expect(await store.games.byId(id)).toMatchObject({ status: 'closed', warnedAt: 7000, seats: SEATS });
  expect(await store.lobbies.warn({ ...guard(id, 2), at: 8000 })).toBe('conflict');
});

it('changes the options of a lobby only where told', async () => {
  const store = await opened(await newDatabase());
  const { id, options } = await newLobby(store);
  const change = { seats: SEATS, ownerId: 'ada', closed: false };
  await store.lobbies.change({ ...guard(id, 0), ...change, options: { ...options, seats: 5, order: 'random' } });
  await store.lobbies.change({ ...guard(id, 1), ...change });
  expect((await store.games.byId(id))!.options).toEqual({ ...options, seats: 5, order: 'random' });
});

import { expect, it } from 'vitest';
import type { Store } from '../../src/store/store.ts';
import { append, DRAW, guard, newDatabase, newGame, opened } from './store-fixture.ts';

const NOW = 400 * 86_400_000;
const TARGET = { endpoint: 'https://push.example/1', key: 'key', auth: 'auth' };

/** A browser of a person in a game that is notified of turns. */
async function notified(store: Store, gameId: number, userId: string) {
  await store.seatAccess.putTicket({ gameId, userId, hash: `ticket ${userId}`, madeAt: NOW });
  await store.seatAccess.enter({
    ticket: { hash: `ticket ${userId}`, gameId, after: NOW - 1 },
    session: { hash: userId, kind: 'browser', madeAt: NOW, seenAt: NOW },
  });
  await store.pushes.subscribe(userId, TARGET);
}

it('finds whose turn has begun, until they have been told', async () => {
  const store = await opened(await newDatabase());
  const { id: gameId } = await newGame(store);
  for (const userId of ['ada', 'bob']) await notified(store, gameId, userId);
  expect(await store.pushes.due(NOW * 2, 0)).toEqual([]);
  const clock = { type: 'begin', turn: 1, seat: 1 } as const;
  await append(store, { ...guard(gameId, 1, { at: NOW }), seq: 0, entries: [DRAW], status: 'running', clock });
  expect(await store.pushes.due(NOW - 1, 0)).toEqual([]);
  const due = [{ ...TARGET, hash: 'bob', gameId, userId: 'bob', turn: 1 }];
  expect(await store.pushes.due(NOW, 0)).toEqual(due);
  // A browser that was not used since is signed out.
  expect(await store.pushes.due(NOW, NOW)).toEqual([]);
  // A quiet turn is told to nobody.
  await store.quiets.toggle({ gameId, userId: 'bob', turn: 1 });
  expect(await store.pushes.due(NOW, 0)).toEqual([]);
  await store.quiets.toggle({ gameId, userId: 'bob', turn: 1 });
  expect(await store.pushes.due(NOW, 0)).toEqual(due);
  const bob = { gameId, userId: 'bob' };
  expect([await store.pushes.isUntold(bob, 1), await store.pushes.isUntold({ gameId, userId: 'eva' }, 1)]).toEqual([
    true,
    false,
  ]);
  await store.pushes.noteTold({ hash: 'bob', turn: 1 });
  expect(await store.pushes.isUntold(bob, 1)).toBe(false);
  expect(await store.pushes.due(NOW, 0)).toEqual([]);
  expect(await store.pushes.ofSession('bob')).toEqual({ endpoint: TARGET.endpoint, toldTurn: 1 });
});

it('keeps a browser that has subscribed at another address meanwhile', async () => {
  const store = await opened(await newDatabase());
  const { id: gameId } = await newGame(store);
  await notified(store, gameId, 'ada');
  await store.pushes.unsubscribe('ada', 'https://push.example/before');
  expect(await store.pushes.ofSession('ada')).toMatchObject({ endpoint: TARGET.endpoint });
  await store.pushes.unsubscribe('ada', TARGET.endpoint);
  expect(await store.pushes.ofSession('ada')).toBeUndefined();
  expect((await store.people.personalData('ada')).sessions).toMatchObject([{ isNotified: false }]);
});

it('has one key, whoever asks first', async () => {
  const store = await opened(await newDatabase());
  const keys = await Promise.all(['a', 'b', 'c'].map((key) => store.pushes.privateKey(() => key)));
  expect(new Set(keys).size).toBe(1);
  expect(await store.pushes.privateKey(() => 'd')).toBe(keys[0]);
});

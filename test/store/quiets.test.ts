import { expect, it } from 'vitest';
import { noticesFor } from '../../src/app/posts.ts';
import type { PostKind, PostToWrite } from '../../src/store/records.ts';
import type { Store } from '../../src/store/store.ts';
import { isQuiet } from '../support/quiet-turns.ts';
import { DRAW, guard, newDatabase, newGame, opened } from './store-fixture.ts';

/** Ends a turn of a game made by `newGame` with its `turn`th entry. */
async function endTurn(store: Store, gameId: number, turn: number, kind: PostKind = 'turn') {
  const posts: readonly PostToWrite[] = [{ type: 'send', kind }];
  const record = (await store.games.byId(gameId))!;
  return store.games.append({
    ...guard(gameId, turn, { posts }),
    seq: turn - 1,
    entries: [DRAW],
    status: kind === 'end' ? 'ended' : 'running',
    notices: noticesFor({ record, endedTurn: turn, posts }),
  });
}

/** Who is told of what, as "user: length of the log", all messages being out. */
async function told(store: Store, gameId: number): Promise<string[]> {
  for (const post of await store.posts.ofGame(gameId)) {
    if (post.pending) await store.posts.deliver({ ...post, messageId: `message ${post.id}` });
  }
  const found: string[] = [];
  for (let notice = await store.notices.due(0); notice; notice = await store.notices.due(0)) {
    found.push(`${notice.userId}: ${notice.length}`);
    await store.notices.done(notice.id);
  }
  return found;
}

it('remembers over a restart in which turn of which game somebody wants quiet, until they take it back', async () => {
  const url = await newDatabase();
  const store = await opened(url);
  const { id } = await newGame(store);
  const other = await newGame(store, { channelId: 'other' });
  const quiet = { gameId: id, userId: 'ada', turn: 1 };
  expect(await isQuiet(store, quiet)).toBe(false);
  expect(await store.quiets.toggle(quiet)).toBe(true);
  await store.close();
  const reopened = await opened(url);
  expect(await isQuiet(reopened, quiet)).toBe(true);
  const others = [{ turn: 2 }, { userId: 'bob' }, { gameId: other.id }];
  for (const one of others) expect(await isQuiet(reopened, { ...quiet, ...one })).toBe(false);
  expect(await reopened.quiets.toggle(quiet)).toBe(false);
  expect(await isQuiet(reopened, quiet)).toBe(false);
});

it('leaves out what ends the turn for those who want quiet, and for them only', async () => {
  const store = await opened(await newDatabase());
  const { id } = await newGame(store);
  for (const userId of ['cid', 'eva']) await store.spectators.watch(id, { userId, what: 'turns' });
  await store.quiets.toggle({ gameId: id, userId: 'eva', turn: 1 });
  await endTurn(store, id, 1);
  await endTurn(store, id, 2);
  expect(await told(store, id)).toEqual(['cid: 1', 'cid: 2', 'eva: 2']);
});

it('tells of the end of the game all the same', async () => {
  const store = await opened(await newDatabase());
  const { id } = await newGame(store);
  await store.spectators.watch(id, { userId: 'eva', what: 'end' });
  await store.quiets.toggle({ gameId: id, userId: 'eva', turn: 1 });
  await endTurn(store, id, 1, 'end');
  expect(await told(store, id)).toEqual(['eva: 1']);
  expect((await store.people.personalData('eva')).quiets).toEqual([]);
});

it('is quiet again where the turn is taken back, and forgets turns that cannot come back', async () => {
  const store = await opened(await newDatabase());
  const { id } = await newGame(store);
  await store.spectators.watch(id, { userId: 'eva', what: 'turns' });
  for (const turn of [1, 2]) await store.quiets.toggle({ gameId: id, userId: 'eva', turn });
  await endTurn(store, id, 1);
  expect(await isQuiet(store, { gameId: id, userId: 'eva', turn: 1 })).toBe(true);
  await endTurn(store, id, 2);
  expect(await isQuiet(store, { gameId: id, userId: 'eva', turn: 1 })).toBe(false);
  expect(await isQuiet(store, { gameId: id, userId: 'eva', turn: 2 })).toBe(true);
  expect(await told(store, id)).toEqual([]);
});

it('ends with a wish to be told, or to be told nothing at all', async () => {
  const store = await opened(await newDatabase());
  const { id } = await newGame(store);
  const quiet = { gameId: id, userId: 'eva', turn: 1 };
  await store.spectators.watch(id, { userId: 'eva', what: 'turns' });
  await store.quiets.toggle(quiet);
  await store.spectators.watch(id, { userId: 'eva', what: 'scores' });
  expect(await isQuiet(store, quiet)).toBe(false);
  await store.quiets.toggle(quiet);
  await store.spectators.unwatch(id, 'eva');
  expect(await isQuiet(store, quiet)).toBe(false);
  // A player's quiet has nothing to do with watching.
  await store.quiets.toggle({ ...quiet, userId: 'ada' });
  expect(await store.spectators.unwatch(id, 'ada')).toBe(false);
  expect(await isQuiet(store, { ...quiet, userId: 'ada' })).toBe(true);
});

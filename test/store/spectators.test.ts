import { expect, it, vi } from 'vitest';
import type { PostKind } from '../../src/store/records.ts';
import type { Store } from '../../src/store/store.ts';
import {
  appendTo,
  DRAW,
  guard,
  newDatabase,
  newGame,
  newLobby,
  noticesTo,
  opened,
  SEATS,
  SETUP,
} from './store-fixture.ts';

const send = (kind: PostKind) => [{ type: 'send', kind }] as const;

/** Delivers the posts of a game that are due. */
async function deliverPosts(store: Store, gameId: number): Promise<void> {
  for (const post of await store.posts.ofGame(gameId)) {
    if (post.pending) await store.posts.deliver({ ...post, messageId: `message ${post.id}` });
  }
}

/** Takes all notices that are due, in order, as "user: length". */
async function takeNotices(store: Store): Promise<string[]> {
  const taken: string[] = [];
  for (;;) {
    const notice = await store.notices.due(0);
    if (!notice) return taken;
    taken.push(`${notice.userId}: ${notice.length}`);
    await store.notices.done(notice.id);
  }
}

it('tells of a delivered message whether a notice waits for it', async () => {
  const store = await opened(await newDatabase());
  const { id } = await newGame(store);
  await store.spectators.watch(id, { userId: 'eva', what: 'turns' });
  await appendTo(store, id, { seq: 0, posts: send('turn'), notices: noticesTo(['eva']) });
  const post = (await store.posts.ofGame(id)).at(-1)!;
  expect(await store.posts.deliver({ ...post, messageId: 'message' })).toBe(true);
  expect(await takeNotices(store)).toEqual(['eva: 1']);
  expect(await store.posts.deliver({ ...post, messageId: 'message' })).toBe(false);
});

it('remembers who watches what, once a person', async () => {
  const url = await newDatabase();
  const store = await opened(url);
  const { id } = await newGame(store);
  await store.spectators.watch(id, { userId: 'eva', what: 'turns' });
  await store.spectators.watch(id, { userId: 'cid', what: 'end' });
  await store.spectators.watch(id, { userId: 'eva', what: 'scores' });
  await store.close();
  const reopened = await opened(url);
  expect(await reopened.spectators.ofGame(id)).toEqual([
    { userId: 'cid', what: 'end' },
    { userId: 'eva', what: 'scores' },
  ]);
  expect(await reopened.spectators.unwatch(id, 'cid')).toBe(true);
  expect(await reopened.spectators.unwatch(id, 'cid')).toBe(false);
  expect(await reopened.spectators.unwatch(id, 'bob')).toBe(false);
  expect(await reopened.spectators.ofGame(id)).toEqual([{ userId: 'eva', what: 'scores' }]);
});

it('writes a notice for every turn and spectator with the log entries, once the public message is out', async () => {
  const url = await newDatabase();
  const store = await opened(url);
  const { id } = await newGame(store);
  await store.spectators.watch(id, { userId: 'eva', what: 'turns' });
  await store.spectators.watch(id, { userId: 'cid', what: 'end' });
  await appendTo(store, id, { seq: 0, posts: [{ type: 'refresh', kind: 'turn' }] });
  await appendTo(store, id, { seq: 1, posts: send('turn'), notices: noticesTo(['eva']) });
  expect(await store.notices.due(0)).toBeUndefined();
  expect(await store.notices.nextDue(0)).toBeUndefined();
  await store.close();

  const reopened = await opened(url);
  await deliverPosts(reopened, id);
  expect(await reopened.notices.nextDue(0)).toBe(0);
  expect(await reopened.notices.due(0)).toEqual({
    id: 1,
    gameId: id,
    userId: 'eva',
    what: 'turns',
    postId: 1,
    length: 2,
    attempts: 0,
  });
  expect(await takeNotices(reopened)).toEqual(['eva: 2']);
  await reopened.games.append({
    ...guard(id, 3, { posts: send('end') }),
    seq: 2,
    entries: [DRAW],
    status: 'ended',
    notices: noticesTo(['cid', 'eva'], 0, true),
  });
  await deliverPosts(reopened, id);
  expect(await takeNotices(reopened)).toEqual(['cid: 3', 'eva: 3']);
  expect(await reopened.spectators.ofGame(id)).toEqual([]);
});

it('writes no notice for a write that was not made', async () => {
  const store = await opened(await newDatabase());
  const { id } = await newGame(store);
  await store.spectators.watch(id, { userId: 'eva', what: 'turns' });
  expect(await appendTo(store, id, { seq: 0, revision: 7, posts: send('turn'), notices: noticesTo(['eva']) })).toBe(
    'conflict',
  );
  expect(await appendTo(store, id, { seq: 0, cause: 'c', posts: send('turn'), notices: noticesTo(['eva']) })).toBe(
    'written',
  );
  expect(await appendTo(store, id, { seq: 0, cause: 'c', posts: send('turn'), notices: noticesTo(['eva']) })).toBe(
    'duplicate',
  );
  await deliverPosts(store, id);
  expect(await takeNotices(store)).toEqual(['eva: 1']);
});

it('tells also where the public message was given up, and nobody who has ceased to watch meanwhile', async () => {
  const store = await opened(await newDatabase());
  const lobby = await newLobby(store, { seats: SEATS.slice(0, 1) });
  await store.spectators.watch(lobby.id, { userId: 'eva', what: 'turns' });
  await store.lobbies.start({
    ...guard(lobby.id, 0, { posts: send('turn') }),
    setup: SETUP,
    seats: SEATS,
    entries: [],
    notices: noticesTo(['cid', 'eva']),
  });
  const [post] = await store.posts.ofGame(lobby.id);
  await store.posts.fail({ ...post!, retryAt: 99 });
  expect(await store.notices.due(100)).toBeUndefined();
  await store.posts.fail({ ...post!, code: 50001 });
  expect(await takeNotices(store)).toEqual(['eva: 0']);
});

it('tells who watches, what of, what they were told of last, and whether a turn is quiet for them', async () => {
  const store = await opened(await newDatabase());
  const { id } = await newGame(store);
  await store.spectators.watch(id, { userId: 'eva', what: 'turns' });
  await store.spectators.watch(id, { userId: 'cid', what: 'end' });
  await store.quiets.toggle({ gameId: id, userId: 'eva', turn: 2 });
  await appendTo(store, id, { seq: 0, posts: send('turn'), notices: noticesTo(['eva'], 1) });
  const cid = { userId: 'cid', what: 'end', told: 0, isQuiet: false };
  const eva = { userId: 'eva', what: 'turns', told: 2, isQuiet: true };
  const expected = [
    [cid, eva],
    [cid, { ...eva, isQuiet: false }],
  ];
  for (const [at, spectators] of expected.entries()) {
    const of = vi.fn(() => undefined);
    await appendTo(store, id, { seq: at + 1, posts: send('turn'), notices: { turn: at + 2, of } });
    expect(of).toHaveBeenCalledExactlyOnceWith(spectators);
  }
});

it('keeps the order of what one spectator is told, and drops what somebody no longer wants to hear', async () => {
  const store = await opened(await newDatabase());
  const { id } = await newGame(store);
  for (const userId of ['cid', 'eva']) await store.spectators.watch(id, { userId, what: 'turns' });
  for (const seq of [0, 1]) await appendTo(store, id, { seq, posts: send('turn'), notices: noticesTo(['cid', 'eva']) });
  await deliverPosts(store, id);
  const first = (await store.notices.due(0))!;
  expect(first).toMatchObject({ userId: 'cid', length: 1 });
  await store.notices.fail(first.id, 500);
  expect(await takeNotices(store)).toEqual(['eva: 1', 'eva: 2']);
  expect(await store.notices.nextDue(0)).toBe(500);
  expect(await store.notices.due(499)).toBeUndefined();
  expect(await store.notices.due(500)).toEqual({ ...first, attempts: 1 });
  await store.notices.fail(first.id, 500.5);
  expect(await store.notices.nextDue(0), 'pauses have parts of milliseconds').toBe(501);
  await store.notices.hold(first.id, 501.5);
  expect(await store.notices.nextDue(0)).toBe(502);
  await store.spectators.unwatch(id, 'cid');
  expect(await store.notices.due(500)).toBeUndefined();
});

import { expect, it } from 'vitest';
import { DAY, HOUR, MINUTE } from '../support/test-clock.ts';
import { append, DRAW, guard, newDatabase, newGame, newLobby, noticesTo, opened } from './store-fixture.ts';

const NOW = 400 * DAY;
const MONTH = 30 * DAY;

async function livingStore() {
  const store = await opened(await newDatabase());
  await store.heartbeat.beat(NOW);
  return store;
}

it.each([
  ['seen by the heartbeat', true],
  ['not seen yet', false],
])('deletes nothing by a clock that is a month ahead, %s', async (_, isSeen) => {
  const store = await livingStore();
  const { id } = await newGame(store, { at: NOW });
  await store.spectators.watch(id, { userId: 'cleo', what: 'end' });
  const end = { ...guard(id, 1, { at: NOW, cause: 'end' }), seq: 0, entries: [DRAW], status: 'ended' } as const;
  await store.games.append({
    ...end,
    posts: [
      { type: 'send', kind: 'turn' },
      { type: 'send', kind: 'end' },
    ],
    notices: noticesTo(['cleo']),
  });
  for (const post of await store.posts.ofGame(id)) await store.posts.deliver({ ...post, messageId: 'message' });
  for (const post of await store.posts.ofGame(id)) await store.posts.deliver({ ...post, messageId: 'message' });
  await store.reminders.setAbsence({ absence: { userId: 'ada', from: NOW, to: NOW + DAY }, now: NOW, told: [] });
  const posts = await store.posts.ofGame(id);
  const ahead = NOW + 2 * MONTH;
  if (isSeen) await store.heartbeat.beat(ahead);
  while (await store.prune(ahead));
  await store.reminders.setAbsence({ absence: { userId: 'bob', from: ahead, to: ahead + DAY }, now: ahead, told: [] });
  expect(await store.posts.ofGame(id)).toEqual(posts);
  expect(await store.notices.due(NOW)).toBeDefined();
  expect(await append(store, end)).toBe('duplicate');
  expect(await store.reminders.absences(['ada'])).toHaveLength(1);
  // When so much time has really passed, what is old is deleted.
  for (let left = 2 * HOUR; left > 0; left -= 4 * MINUTE) await store.heartbeat.beat(ahead + 2 * MONTH - left);
  while (await store.prune(ahead + 2 * MONTH));
  expect(await append(store, end)).not.toBe('duplicate');
});

it('tries at once what a clock that was ahead wanted to try again later', async () => {
  const store = await livingStore();
  const { id } = await newGame(store, { at: NOW, posts: [{ type: 'send', kind: 'lobby' }] });
  const post = (await store.posts.ofGame(id))[0]!;
  await store.posts.fail({ ...post, retryAt: NOW + MONTH });
  expect((await store.posts.work(NOW, { limits: { send: 9 } })).posts).toHaveLength(1);
  expect((await store.posts.work(NOW)).next).toBeUndefined();
  await store.posts.fail({ ...post, retryAt: NOW + 10 * MINUTE });
  expect((await store.posts.work(NOW, { limits: { send: 9 } })).posts).toEqual([]);
  expect((await store.posts.work(NOW)).next).toBe(NOW + 10 * MINUTE);
  await store.posts.deliver({ ...post, messageId: 'message' });
  await store.spectators.watch(id, { userId: 'cleo', what: 'turns' });
  const turn = { ...guard(id, 1, { at: NOW, posts: [{ type: 'send', kind: 'end' }] }), seq: 0, entries: [DRAW] };
  await store.games.append({ ...turn, status: 'ended', notices: noticesTo(['cleo']) });
  const [, end] = await store.posts.ofGame(id);
  await store.posts.deliver({ ...end!, messageId: 'message' });
  const notice = (await store.notices.due(NOW))!;
  await store.notices.fail(notice.id, NOW + MONTH);
  expect(await store.notices.due(NOW)).toMatchObject({ id: notice.id });
  await store.notices.fail(notice.id, NOW + 10 * MINUTE);
  expect(await store.notices.due(NOW)).toBeUndefined();
});

it('looks at once at a clock of a turn that seems to wait for months', async () => {
  const store = await livingStore();
  const { id: gameId } = await newGame(store, { at: NOW });
  const { version } = (await store.clocks.ofGame(gameId))!;
  await store.clocks.save({ gameId, version, away: false, dueAt: NOW + 3 * MONTH, posts: [] });
  expect(await store.clocks.due(NOW, { limit: 9 })).toHaveLength(1);
});

it('believes a clock that stays behind for an hour, and goes on from there', async () => {
  const store = await livingStore();
  const { id } = await newLobby(store, { at: NOW });
  const behind = NOW - MONTH;
  for (let minute = 0; minute < 60; minute++) {
    await store.heartbeat.beat(behind + minute * MINUTE);
    expect((await store.heartbeat.timeAt(behind + minute * MINUTE)).now).toBe(NOW);
    expect((await store.games.byId(id))!.changedAt).toBe(NOW);
  }
  await store.heartbeat.beat(behind + HOUR);
  expect(await store.heartbeat.timeAt(behind + HOUR)).toEqual({ now: behind + HOUR, outages: [] });
  expect(await store.games.byId(id)).toMatchObject({ changedAt: behind + HOUR, createdAt: behind + HOUR });
});

it('keeps outages as long as a game is open that began before them', async () => {
  const store = await livingStore();
  const { id } = await newLobby(store, { at: NOW });
  for (let day = 1; day <= 100; day++) await store.heartbeat.beat(NOW + day * DAY);
  expect((await store.heartbeat.timeAt(NOW + 100 * DAY)).outages).toHaveLength(100);
  await store.lobbies.change({ ...guard(id, 0, { at: NOW + 100 * DAY }), seats: [], ownerId: 'ada', closed: true });
  for (let day = 101; day <= 200; day++) await store.heartbeat.beat(NOW + day * DAY);
  expect((await store.heartbeat.timeAt(NOW + 200 * DAY)).outages.length).toBeLessThan(40);
});

import { expect, it } from 'vitest';
import { appendTo, newGame, opened, temporaryFile } from './store-fixture.ts';

const MINUTE = 60_000;

it('writes what a look has led to only while the clock is as it was looked at', async () => {
  const store = await opened(await temporaryFile());
  const { id: gameId } = await newGame(store);
  const [clock] = await store.dueClocks(0, 10);
  const look = { gameId, version: clock!.version, away: false, dueAt: 5000, remindedAt: 1000 };
  const posts = [{ type: 'send', kind: 'reminder', userId: 'ada' }] as const;
  expect(await appendTo(store, gameId, { seq: 0 })).toBe('written');
  expect(await store.clockLooked({ ...look, posts })).toBe(false);
  expect(await store.posts(gameId)).toEqual([]);
  const { version } = (await store.clock(gameId))!;
  expect(await store.clockLooked({ ...look, version, posts })).toBe(true);
  expect(await store.clockLooked({ ...look, version, posts })).toBe(false);
  expect(await store.posts(gameId)).toMatchObject([{ kind: 'reminder', userId: 'ada', direct: false }]);
  expect(await store.clock(gameId)).toMatchObject({ reminders: 1, remindedAt: 1000 });
  expect(await store.dueClocks(4999, 10)).toEqual([]);
  expect(await store.dueClocks(5000, 10)).toHaveLength(1);
});

it('has one reminder that is open, and none after its turn', async () => {
  const store = await opened(await temporaryFile());
  const { id: gameId } = await newGame(store);
  const remind = async () => {
    const { version } = (await store.clock(gameId))!;
    const posts = [{ type: 'send', kind: 'reminder', userId: 'ada' }] as const;
    await store.clockLooked({ gameId, version, away: false, posts });
    return (await store.posts(gameId)).at(-1)!;
  };
  const first = await remind();
  await store.postDelivered({ ...first, messageId: 'first' });
  const second = await remind();
  expect(await store.posts(gameId)).toMatchObject([{ pending: 'delete', messageId: 'first' }, { pending: 'send' }]);
  // The turn is over while the second one is being sent.
  await appendTo(store, gameId, { seq: 0, posts: [{ type: 'send', kind: 'turn' }] });
  expect(await store.postBegun(second)).toBe(false);
  await store.postDelivered({ ...second, messageId: 'second' });
  const due = await store.posts(gameId);
  expect(due.slice(0, 2)).toMatchObject([{ pending: 'delete' }, { pending: 'delete', messageId: 'second' }]);
  for (const post of due.slice(0, 2)) await store.postDropped(post);
  expect((await store.posts(gameId)).map(({ kind }) => kind)).toEqual(['turn']);
});

it('takes a pause of the heartbeat for an outage, and forgets it when no turn needs it', async () => {
  const store = await opened(await temporaryFile());
  const { id: gameId } = await newGame(store);
  const { since } = (await store.clock(gameId))!;
  expect(await store.beat(since, 5 * MINUTE)).toBeUndefined();
  expect(await store.beat(since + 5 * MINUTE, 5 * MINUTE)).toBeUndefined();
  const { version } = (await store.clock(gameId))!;
  await store.clockLooked({ gameId, version, away: false, posts: [] });
  const outage = { from: since + 5 * MINUTE, to: since + 11 * MINUTE };
  expect(await store.beat(outage.to, 5 * MINUTE)).toEqual(outage);
  expect(await store.outages()).toEqual([outage]);
  expect(await store.dueClocks(since, 10)).toHaveLength(1);
  // A clock that was set back: the rest of the outage has not happened yet.
  await store.beat(since + 7 * MINUTE, 5 * MINUTE);
  expect(await store.outages()).toEqual([{ from: outage.from, to: since + 7 * MINUTE }]);
  await store.beat(since + 5 * MINUTE, 5 * MINUTE);
  expect(await store.outages()).toEqual([]);
});

it('keeps absences as long as a turn needs them, and lengthens the one under way', async () => {
  const store = await opened(await temporaryFile());
  const { id: gameId } = await newGame(store);
  const { since } = (await store.clock(gameId))!;
  await store.setAbsence({ userId: 'ada', now: since + 10, until: since + 20 });
  await store.setAbsence({ userId: 'ada', now: since + 15, until: since + 30 });
  await store.setAbsence({ userId: 'bob', now: since + 40, until: since + 40 });
  expect(await store.absences(['ada', 'bob'])).toEqual([{ userId: 'ada', from: since + 10, to: since + 30 }]);
  expect((await store.posts(gameId)).map(({ kind, userId }) => [kind, userId])).toEqual([['away', 'ada']]);
  expect((await store.personalData('ada')).absence).toEqual({ userId: 'ada', from: since + 10, to: since + 30 });
  await store.forgetUser('ada');
  expect(await store.absences(['ada'])).toEqual([]);
  expect((await store.posts(gameId)).map(({ userId }) => userId)).toEqual([undefined]);
});

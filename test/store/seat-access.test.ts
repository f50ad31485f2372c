import { expect, it } from 'vitest';
import type { SeatSessionRecord } from '../../src/store/records.ts';
import type { Store } from '../../src/store/store.ts';
import { append, appendTo, DRAW, guard, newDatabase, newGame, opened, SEATS } from './store-fixture.ts';

const DAY = 86_400_000;
const NOW = 400 * DAY;

const database = async () => opened(await newDatabase());

/** A ticket of Ada's, spent at once by a browser with this name, which may have had a session before. */
async function enter(
  store: Store,
  gameId: number,
  hash: string,
  { userId = 'ada', at = NOW, before }: { userId?: string; at?: number; before?: string } = {},
) {
  await store.seatAccess.putTicket({ gameId, userId, hash: `ticket ${hash}`, madeAt: at });
  return store.seatAccess.enter({
    ticket: { hash: `ticket ${hash}`, gameId, after: at - 1 },
    session: { hash, kind: 'browser', madeAt: at, seenAt: at },
    before,
  });
}

const hashesOf = async (store: Store, gameId: number, userId = 'ada') =>
  (await store.seatAccess.ofSeat({ gameId, userId })).map(({ hash }: SeatSessionRecord) => hash);

it('lets a ticket be spent once, however many try at the same time', async () => {
  const store = await database();
  const { id: gameId } = await newGame(store);
  await store.seatAccess.putTicket({ gameId, userId: 'ada', hash: 'ticket', madeAt: NOW });
  const ticket = { hash: 'ticket', gameId, after: NOW - 1 };
  const session = (hash: string) => ({ hash, kind: 'browser', madeAt: NOW, seenAt: NOW }) as const;
  const tries = ['a', 'b', 'c', 'd'].map((hash) => store.seatAccess.enter({ ticket, session: session(hash) }));
  expect((await Promise.all(tries)).filter((userId) => userId === 'ada')).toHaveLength(1);
  expect(await hashesOf(store, gameId)).toHaveLength(1);
  expect(await store.seatAccess.ticketUser(ticket)).toBeUndefined();
});

it('knows a ticket in its own game alone, for its time, until the next one', async () => {
  const store = await database();
  const { id: gameId } = await newGame(store);
  const other = await newGame(store, { channelId: 'other' });
  const put = (hash: string) => store.seatAccess.putTicket({ gameId, userId: 'ada', hash, madeAt: NOW });
  const user = (hash: string, after = NOW - 1, id = gameId) => store.seatAccess.ticketUser({ hash, gameId: id, after });
  await put('first');
  expect(await user('first')).toBe('ada');
  expect([await user('first', NOW), await user('first', NOW - 1, other.id), await user('FIRST')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  await put('second');
  expect([await user('first'), await user('second')]).toEqual([undefined, 'ada']);
});

it('keeps five sessions of a seat, the newest ones', async () => {
  const store = await database();
  const { id: gameId } = await newGame(store);
  for (let at = 0; at < 7; at++) await enter(store, gameId, `session ${at}`, { at: NOW + at });
  await enter(store, gameId, 'bob', { userId: 'bob' });
  expect(await hashesOf(store, gameId)).toEqual([2, 3, 4, 5, 6].map((at) => `session ${at}`));
  expect(await hashesOf(store, gameId, 'bob')).toEqual(['bob']);
});

it('gives a browser that enters again another session in place of the one before, which keeps what it had', async () => {
  const store = await database();
  const { id: gameId } = await newGame(store);
  const other = await newGame(store, { channelId: 'other' });
  for (let at = 0; at < 5; at++) await enter(store, gameId, `session ${at}`, { at: NOW + at });
  await store.pushes.subscribe('session 0', { endpoint: 'https://push', key: 'key', auth: 'auth' });
  await enter(store, gameId, 'session 5', { at: NOW + 5, before: 'session 0' });
  expect(await hashesOf(store, gameId)).toEqual([1, 2, 3, 4, 5].map((at) => `session ${at}`));
  expect(await store.pushes.ofSession('session 5')).toMatchObject({ endpoint: 'https://push' });
  expect(await store.seatAccess.session('session 5')).toMatchObject({ madeAt: NOW + 5, seenAt: NOW + 5 });
  // That of another person or game ends.
  await enter(store, gameId, 'bob', { userId: 'bob', before: 'session 5' });
  await enter(store, other.id, 'elsewhere', { before: 'session 4' });
  expect(await hashesOf(store, gameId)).toEqual([1, 2, 3].map((at) => `session ${at}`));
  expect([await hashesOf(store, gameId, 'bob'), await hashesOf(store, other.id)]).toEqual([['bob'], ['elsewhere']]);
  for (const hash of ['bob', 'elsewhere']) expect(await store.pushes.ofSession(hash)).toBeUndefined();
});

it('ends the sessions of whoever loses a seat in the write that takes it', async () => {
  const store = await database();
  const { id: gameId } = await newGame(store);
  await enter(store, gameId, 'ada');
  await enter(store, gameId, 'bob', { userId: 'bob' });
  const change = { ...guard(gameId, 1), seq: 0, entries: [DRAW], status: 'running', endsAccess: ['ada'] } as const;
  expect(await append(store, { ...change, revision: 7 })).toBe('conflict');
  expect(await hashesOf(store, gameId)).toEqual(['ada']);
  expect(await append(store, change)).toBe('written');
  expect([await hashesOf(store, gameId), await hashesOf(store, gameId, 'bob')]).toEqual([[], ['bob']]);
});

it('ends all sessions and tickets of a game whose page gets another key', async () => {
  const store = await database();
  const { id: gameId } = await newGame(store);
  const other = await newGame(store, { channelId: 'other' });
  await store.pages.ofGame(gameId, 'first');
  const stage = async () => {
    await enter(store, gameId, 'here');
    await store.seatAccess.putTicket({ gameId, userId: 'ada', hash: 'unused', madeAt: NOW });
  };
  const left = async () => [
    await hashesOf(store, gameId),
    await store.seatAccess.ticketUser({ hash: 'unused', gameId, after: 0 }),
  ];
  await enter(store, other.id, 'there');
  await stage();
  await store.pages.set({ gameId, isOpen: true, newKey: 'unused', posts: [] });
  expect(await left()).toEqual([['here'], 'ada']);
  await store.pages.set({ gameId, isOpen: false, newKey: 'second', posts: [] });
  expect(await left()).toEqual([[], undefined]);
  await stage();
  const page = { isOpen: true, newKey: 'third' };
  await append(store, { ...guard(gameId, 1), seq: 0, entries: [], raises: 1, status: 'running', page });
  expect(await left()).toEqual([[], undefined]);
  expect(await hashesOf(store, other.id)).toEqual(['there']);
});

it('tells a person of their sessions, and forgets them with everything else', async () => {
  const store = await database();
  const { id, guildId, channelId, status } = await newGame(store);
  await enter(store, id, 'session');
  await enter(store, id, 'of bob', { userId: 'bob' });
  await store.seatAccess.putTicket({ gameId: id, userId: 'ada', hash: 'unused', madeAt: NOW });
  const game = { id, guildId, channelId, status };
  expect((await store.people.personalData('ada')).sessions).toEqual([
    { game, madeAt: NOW, seenAt: NOW, isNotified: false },
  ]);
  const rows = await store.people.rowsOf('ada');
  expect([rows.seatSessions?.length, rows.seatTickets?.length]).toEqual([1, 1]);
  await store.people.forget('ada');
  expect((await store.people.personalData('ada')).sessions).toBeUndefined();
  expect(await store.seatAccess.ticketUser({ hash: 'unused', gameId: id, after: 0 })).toBeUndefined();
  expect(await hashesOf(store, id, 'bob')).toEqual(['of bob']);
});

it('deletes what nobody can use any more, so that nothing grows with the years', async () => {
  const store = await database();
  const { id: running } = await newGame(store);
  const { id: over } = await newGame(store, { channelId: 'over' });
  await appendTo(store, over, { seq: 0, at: NOW - 2 * DAY });
  const end = { ...guard(over, 2, { at: NOW - 2 * DAY }), seq: 1, entries: [DRAW], status: 'ended' } as const;
  expect(await append(store, end)).toBe('written');
  await enter(store, running, 'unused for long', { at: NOW - 31 * DAY });
  await enter(store, running, 'used', { at: NOW - 31 * DAY });
  await store.seatAccess.noteSeen('used', NOW - 29 * DAY);
  await enter(store, over, 'over', { at: NOW });
  for (const [at, { userId }] of SEATS.entries())
    await store.seatAccess.putTicket({ gameId: running, userId, hash: userId, madeAt: NOW - 2 * at * DAY });
  while (await store.prune(NOW));
  expect([await hashesOf(store, running), await hashesOf(store, over)]).toEqual([['used'], []]);
  const left = SEATS.map(({ userId }) => store.seatAccess.ticketUser({ hash: userId, gameId: running, after: 0 }));
  expect(await Promise.all(left)).toEqual(['ada', undefined]);
});

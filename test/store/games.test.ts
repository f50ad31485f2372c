import { describe, expect, it } from 'vitest';
import { ask } from '../support/test-database.ts';
import {
  append,
  DRAW,
  guard,
  newDatabase,
  newGame,
  newLobby,
  opened,
  PLACE,
  SEATS,
  SETUP,
  TAKEBACK,
} from './store-fixture.ts';

describe('a lobby', () => {
  it('is stored as it was opened', async () => {
    const url = await newDatabase();
    const first = await opened(url);
    const record = await newLobby(first);
    expect(record).toEqual({
      id: 1,
      guildId: 'guild',
      channelId: 'channel',
      ownerId: 'ada',
      status: 'lobby',
      ruleSet: 'amazonas',
      options: { seats: 2, autoDraw: false, order: 'given', hints: true },
      seats: SEATS,
      revision: 0,
      createdAt: 1000,
      changedAt: 1000,
      acts: [],
    });
    await first.close();
    const second = await opened(url);
    expect(await second.games.byId(1)).toEqual(record);
    expect(await second.games.open('channel')).toEqual(record);
    expect(await second.games.open('elsewhere')).toBeUndefined();
    expect(await second.games.byId(2)).toBeUndefined();
  });

  it('of a version that called what was chosen for the game otherwise keeps what was chosen', async () => {
    const url = await newDatabase();
    const first = await opened(url);
    const { id } = await newLobby(first);
    await first.close();
    const older = '{"seats":2,"autoDraw":false,"order":"given","hints":true,"game":{"map":"france"}}';
    await ask(url, `UPDATE games SET options = '${older}'`);
    const second = await opened(url);
    expect((await second.games.byId(id))?.options).toEqual({
      seats: 2,
      autoDraw: false,
      order: 'given',
      hints: true,
      chosen: { map: 'france' },
    });
  });

  it('takes the channel until it is closed', async () => {
    const store = await opened(await newDatabase());
    const { id } = await newLobby(store);
    await expect(newLobby(store)).rejects.toThrow('the channel is taken');
    const { id: other } = await newLobby(store, { channelId: 'other' });
    const closing = { ...guard(id, 0), seats: [], ownerId: 'ada', closed: true };
    expect(await store.lobbies.change(closing)).toBe('written');
    expect(await store.games.open('channel')).toBeUndefined();
    expect(await store.games.byId(id)).toMatchObject({ status: 'closed', seats: [], revision: 1 });
    const { id: next } = await newLobby(store);
    expect(new Set([id, other, next]).size).toBe(3);
    expect(await store.games.open('channel')).toMatchObject({ id: next });
    expect(await store.lobbies.change({ ...closing, revision: 1 })).toBe('conflict');
  });

  it('changes its seats, their order and its owner', async () => {
    const store = await opened(await newDatabase());
    const { id } = await newLobby(store);
    const swapped = [
      { userId: 'bob', colour: 'red' },
      { userId: 'ada', colour: 'blue' },
      { userId: 'cid', colour: 'black' },
    ] as const;
    expect(await store.lobbies.change({ ...guard(id, 0), seats: swapped, ownerId: 'bob', closed: false })).toBe(
      'written',
    );
    expect(await store.games.byId(id)).toMatchObject({
      seats: swapped,
      ownerId: 'bob',
      status: 'lobby',
      revision: 1,
      createdAt: 1000,
      changedAt: 2000,
    });
  });

  it('refuses two seats of one user or one colour and keeps what it had', async () => {
    const store = await opened(await newDatabase());
    const record = await newLobby(store);
    const twice = [SEATS[0]!, { userId: 'ada', colour: 'green' as const }];
    const sameColour = [SEATS[0]!, { userId: 'cid', colour: 'red' as const }];
    for (const seats of [twice, sameColour]) {
      const write = { ...guard(record.id, 0, { cause: 'c' }), seats, ownerId: 'ada', closed: false };
      await expect(store.lobbies.change(write)).rejects.toThrow('a row of seats is there already');
    }
    expect(await store.games.byId(record.id)).toEqual(record);
  });

  it('is not changed on an old revision or where there is none', async () => {
    const store = await opened(await newDatabase());
    const { id } = await newLobby(store);
    const change = { ...guard(id, 0), seats: SEATS, ownerId: 'ada', closed: false };
    expect(await store.lobbies.change(change)).toBe('written');
    expect(await store.lobbies.change(change)).toBe('conflict');
    expect(await store.lobbies.start({ ...guard(id, 0), setup: SETUP, seats: SEATS, entries: [] })).toBe('conflict');
    expect(await store.lobbies.change({ ...change, gameId: 99 })).toBe('conflict');
    expect(await store.games.byId(id)).toMatchObject({ status: 'lobby', revision: 1 });
  });
});

describe('a running game', () => {
  it('starts with its setup, its order of seats and a first draw', async () => {
    const store = await opened(await newDatabase());
    const { id } = await newLobby(store);
    const seats = [...SEATS].reverse();
    expect(await store.lobbies.start({ ...guard(id, 0), setup: SETUP, seats, entries: [DRAW] })).toBe('written');
    expect(await store.games.byId(id)).toMatchObject({
      status: 'running',
      setup: SETUP,
      seats,
      revision: 1,
      changedAt: 2000,
    });
    expect(await store.log.ofGame(id)).toEqual([{ seq: 0, entry: DRAW, at: 2000 }]);
    expect(await store.games.open('channel')).toMatchObject({ id });
    await expect(newLobby(store)).rejects.toThrow('the channel is taken');
  });

  it('grows by its log, every entry at its time', async () => {
    const url = await newDatabase();
    const store = await opened(url);
    const { id } = await newGame(store);
    expect(await append(store, { ...guard(id, 1, { at: 5 }), seq: 0, entries: [DRAW, PLACE], status: 'running' })).toBe(
      'written',
    );
    expect(await append(store, { ...guard(id, 3, { at: 6 }), seq: 2, entries: [TAKEBACK], status: 'running' })).toBe(
      'written',
    );
    expect(await store.games.byId(id)).toMatchObject({ revision: 4, status: 'running', changedAt: 6 });
    await store.close();
    expect(await (await opened(url)).log.ofGame(id)).toEqual([
      { seq: 0, entry: DRAW, at: 5 },
      { seq: 1, entry: PLACE, at: 5 },
      { seq: 2, entry: TAKEBACK, at: 6 },
    ]);
  });

  it.each([
    ['an old revision', { revision: 1, seq: 1 }],
    ['a revision to come', { revision: 3, seq: 1 }],
    ['a number that is taken', { revision: 2, seq: 0 }],
    ['a number that leaves a gap', { revision: 2, seq: 2 }],
    ['another game', { revision: 2, seq: 1, gameId: 99 }],
  ])('refuses an entry with %s', async (_case, write) => {
    const store = await opened(await newDatabase());
    const { id } = await newGame(store);
    await store.games.append({ ...guard(id, 1), seq: 0, entries: [DRAW], status: 'running' });
    const before = await store.games.byId(id);
    const posts = [{ type: 'send', kind: 'turn' }] as const;
    const attempt = { ...guard(id, 0, { cause: 'c', posts }), ...write, entries: [PLACE], status: 'ended' as const };
    expect(await append(store, attempt)).toBe('conflict');
    expect(await store.games.byId(id)).toEqual(before);
    expect(await store.log.ofGame(id)).toHaveLength(1);
    expect(await store.posts.ofGame(id)).toEqual([]);
    const retry = { ...guard(id, 2, { cause: 'c' }), seq: 1, entries: [PLACE], status: 'running' as const };
    expect(await append(store, retry), 'a conflict does not use up its cause').toBe('written');
  });

  it('does not grow before it starts or after it ended', async () => {
    const store = await opened(await newDatabase());
    const { id } = await newLobby(store);
    const entry = { seq: 0, entries: [DRAW], status: 'running' as const };
    expect(await append(store, { ...guard(id, 0), ...entry })).toBe('conflict');
    await store.lobbies.start({ ...guard(id, 0), setup: SETUP, seats: SEATS, entries: [] });
    expect(await append(store, { ...guard(id, 1), ...entry, status: 'ended' })).toBe('written');
    expect(await append(store, { ...guard(id, 2), ...entry, seq: 1 })).toBe('conflict');
    const again = { ...guard(id, 2), setup: SETUP, seats: SEATS, entries: [] };
    expect(await store.lobbies.start(again)).toBe('conflict');
    expect(await store.games.byId(id)).toMatchObject({ status: 'ended', revision: 2 });
  });

  it('is the last game of its channel once it ended; closed lobbies are not', async () => {
    const store = await opened(await newDatabase());
    expect(await store.games.last('channel')).toBeUndefined();
    for (const id of [1, 2]) {
      await newGame(store);
      expect((await store.games.last('channel'))?.id).toBe(id === 1 ? undefined : 1);
      await append(store, { ...guard(id, 1), seq: 0, entries: [DRAW], status: 'ended' });
      expect((await store.games.last('channel'))?.id).toBe(id);
    }
    const { id } = await newLobby(store);
    await store.lobbies.change({ ...guard(id, 0), seats: [], ownerId: 'ada', closed: true });
    expect(await store.games.last('channel')).toMatchObject({ id: 2, status: 'ended', setup: SETUP, seats: SEATS });
    expect(await store.games.last('elsewhere')).toBeUndefined();
  });
});

describe('a cause', () => {
  it('is applied once, also after a restart and with any revision', async () => {
    const url = await newDatabase();
    const store = await opened(url);
    const { id } = await newLobby(store, { cause: 'new' });
    const change = { ...guard(id, 0, { cause: 'join' }), seats: SEATS, ownerId: 'ada', closed: false };
    const start = { ...guard(id, 1, { cause: 'start' }), setup: SETUP, seats: SEATS, entries: [] };
    const posts = [{ type: 'send', kind: 'turn' }] as const;
    const draw = { ...guard(id, 2, { cause: 'draw', posts }), seq: 0, entries: [DRAW], status: 'running' as const };
    expect(await store.lobbies.change(change)).toBe('written');
    expect(await store.lobbies.start(start)).toBe('written');
    expect(await append(store, draw)).toBe('written');
    const before = await store.games.byId(id);
    await store.close();

    const reopened = await opened(url);
    expect(await reopened.lobbies.change(change)).toBe('duplicate');
    expect(await reopened.lobbies.start(start)).toBe('duplicate');
    expect(await append(reopened, draw)).toBe('duplicate');
    expect(await append(reopened, { ...draw, revision: 3, seq: 1 })).toBe('duplicate');
    expect(await append(reopened, { ...draw, revision: 3, seq: 1, cause: 'start' })).toBe('duplicate');
    expect(await reopened.games.byId(id)).toEqual(before);
    expect(await reopened.log.ofGame(id)).toHaveLength(1);
    expect(await reopened.posts.ofGame(id)).toHaveLength(1);
  });

  it('opens one game, also when the first one is over by then', async () => {
    const store = await opened(await newDatabase());
    const first = await newLobby(store, { cause: 'new', posts: [{ type: 'send', kind: 'lobby' }] });
    expect(await newLobby(store, { cause: 'new' })).toEqual(first);
    expect(await store.posts.ofGame(first.id)).toHaveLength(1);
    await store.lobbies.change({ ...guard(first.id, 0), seats: [], ownerId: 'ada', closed: true });
    expect(await newLobby(store, { cause: 'new' })).toMatchObject({ id: first.id, status: 'closed' });
    expect(await store.games.open('channel')).toBeUndefined();
  });

  it('is not needed', async () => {
    const store = await opened(await newDatabase());
    const { id } = await newGame(store);
    for (const seq of [0, 1]) {
      expect(await append(store, { ...guard(id, seq + 1), seq, entries: [DRAW], status: 'running' })).toBe('written');
    }
  });
});

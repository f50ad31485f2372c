import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { openStore } from '../../src/store/open-store.ts';
import type { Store } from '../../src/store/store.ts';
import { isQuiet } from '../support/quiet-turns.ts';
import {
  append,
  appendTo,
  DRAW,
  guard,
  newDatabase,
  newGame,
  newLobby,
  opened,
  temporaryFile,
} from './store-fixture.ts';

const ADA = '1100000000000000011';
const BOB = '1100000000000000022';
const NAME = 'Ada the Unforgettable';
const seats = [
  { userId: ADA, colour: 'red' },
  { userId: BOB, colour: 'blue' },
] as const;

/** A lobby, a running game, one that ended and a lobby that closed; Ada owns all, and watches another one of Bob's. */
async function adasGames(store: Store) {
  await store.people.rememberUser({ id: ADA, guildId: 'guild', name: NAME, locale: 'nl' });
  await store.people.rememberUser({ id: BOB, guildId: 'guild', name: 'Bob', locale: 'en' });
  await store.people.changeSettings(ADA, { language: 'fr', theme: 'night' });
  const inChannel = (channelId: string) => ({ channelId, ownerId: ADA, seats });
  const ended = await newGame(store, inChannel('ended'));
  await store.games.append({ ...guard(ended.id, 1), seq: 0, entries: [DRAW], status: 'ended' });
  const closed = await newLobby(store, inChannel('closed'));
  await store.lobbies.change({ ...guard(closed.id, 0), seats: [], ownerId: ADA, closed: true });
  const lobby = await newLobby(store, inChannel('lobby'));
  const running = await newGame(store, inChannel('running'));
  const watched = await newGame(store, {
    channelId: 'watched',
    ownerId: BOB,
    seats: [
      { userId: BOB, colour: 'red' },
      { userId: 'cid', colour: 'blue' },
    ],
  });
  await store.spectators.watch(watched.id, { userId: ADA, what: 'turns' });
  await store.spectators.watch(watched.id, { userId: 'eva', what: 'turns' });
  for (const userId of [ADA, BOB]) await store.quiets.toggle({ gameId: watched.id, userId, turn: 3 });
  await appendTo(store, watched.id, { seq: 0, posts: [{ type: 'send', kind: 'turn' }] });
  return { ended, closed, lobby, running, watched };
}

it('tells everything that is stored about a person', async () => {
  const store = await opened(await newDatabase());
  const { ended, closed, lobby, running, watched } = await adasGames(store);
  const data = await store.people.personalData(ADA);
  expect(data.user).toEqual({ id: ADA, locale: 'nl' });
  expect(data.names).toEqual([{ guildId: 'guild', name: NAME }]);
  expect(data.settings).toEqual({ language: 'fr', theme: 'night', hints: true });
  expect(data.games.map(({ id }) => id)).toEqual([running.id, lobby.id, closed.id, ended.id]);
  const { id, guildId, channelId, status } = watched;
  const game = { id, guildId, channelId, status };
  expect(data.watches).toEqual([{ game, what: 'turns' }]);
  expect(data.quiets).toEqual([{ game, turn: 3 }]);
  expect((await store.games.ofUser(ADA)).map(({ id }) => id)).toEqual([lobby.id, running.id]);
  expect(await store.people.personalData('stranger')).toEqual({
    settings: { hints: true },
    namedActs: 0,
    games: [],
    watches: [],
    quiets: [],
  });
});

it('deletes it, gives the seats of what is over to nobody, and reports what stays', async () => {
  const url = await newDatabase();
  const store = await opened(url);
  const { ended, closed, lobby, running, watched } = await adasGames(store);
  const kept = await store.people.forget(ADA);
  const places = [lobby, running].map(({ id, guildId, channelId, status }) => ({ id, guildId, channelId, status }));
  expect(kept).toEqual(places);
  for (const { id } of kept) expect((await store.games.byId(id))!.seats[0]!.userId).toBe(ADA);
  expect(await store.games.byId(ended.id)).toEqual({
    ...ended,
    status: 'ended',
    revision: 2,
    ownerId: 'forgotten-0',
    seats: [{ userId: 'forgotten-0', colour: 'red' }, seats[1]],
  });
  expect(await store.games.byId(closed.id)).toMatchObject({ ownerId: 'forgotten-owner' });
  expect(await store.log.ofGame(ended.id)).toHaveLength(1);
  expect(await store.spectators.ofGame(watched.id)).toEqual([{ userId: 'eva', what: 'turns' }]);
  const data = await store.people.personalData(ADA);
  expect({ ...data, games: data.games.map(({ id }) => id) }).toEqual({
    settings: { hints: true },
    namedActs: 0,
    games: [running.id, lobby.id],
    watches: [],
    quiets: [],
  });
  expect(await isQuiet(store, { gameId: watched.id, userId: BOB, turn: 3 })).toBe(true);
  await store.people.forget(BOB);
  expect((await store.games.byId(ended.id))!.seats.map(({ userId }) => userId)).toEqual(['forgotten-0', 'forgotten-1']);
});

it('leaves nothing of somebody without a game in the file', async () => {
  const file = await temporaryFile();
  const store = await opened(`file:${file}`);
  await store.people.rememberUser({ id: BOB, guildId: 'guild', name: 'Bob', locale: 'en' });
  const bytes = async () =>
    Buffer.concat(await Promise.all([file, `${file}-wal`].map((path) => readFile(path).catch(() => Buffer.alloc(0)))));
  const ended = await newGame(store, { ownerId: ADA, seats });
  const { id } = await newGame(store, { channelId: 'watched', seats: [seats[1], { userId: 'cid', colour: 'red' }] });
  await store.people.rememberUser({ id: ADA, guildId: 'guild', name: NAME, locale: 'nl' });
  await store.people.rememberUser({ id: ADA, guildId: 'guild', name: `${NAME} II`, locale: 'nl' });
  await store.people.changeSettings(ADA, { language: 'fr' });
  await store.spectators.watch(id, { userId: ADA, what: 'turns' });
  await store.quiets.toggle({ gameId: id, userId: ADA, turn: 2 });
  await appendTo(store, id, { seq: 0, posts: [{ type: 'send', kind: 'turn' }] });
  await append(store, { ...guard(ended.id, 1), seq: 0, entries: [DRAW], status: 'ended' });
  expect((await bytes()).includes(NAME)).toBe(true);
  expect((await bytes()).includes(ADA)).toBe(true);
  expect(await store.people.forget(ADA)).toEqual([]);
  expect((await bytes()).includes(NAME)).toBe(false);
  expect((await bytes()).includes(ADA)).toBe(false);
  expect((await bytes()).includes(BOB)).toBe(true);
  await store.close();
  const again = await openStore(`file:${file}`);
  expect((await again.people.users([ADA, BOB])).size).toBe(1);
  await again.close();
});

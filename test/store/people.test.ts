import { expect, it } from 'vitest';
import { success } from '../../src/core/result.ts';
import { appendTo, newDatabase, newGame, opened } from './store-fixture.ts';

const ADA = { id: 'ada', guildId: 'guild', name: 'Ada "O\'Hara" \u{1f6f6}', locale: 'en-GB' };
const BOB = { id: 'bob', guildId: 'guild', name: 'Bob', locale: 'nl' };

it('remembers users as they were last seen', async () => {
  const url = await newDatabase();
  const store = await opened(url);
  await store.people.rememberUser(ADA);
  await store.people.rememberUser(BOB);
  await store.people.rememberUser({ ...BOB, name: 'Bobby' });
  await store.people.rememberUser({ ...BOB, name: 'Bobby', locale: 'fr' });
  await store.people.rememberUser({ ...BOB, guildId: 'elsewhere', name: 'Roberto', locale: 'fr' });
  await store.close();
  const reopened = await opened(url);
  const found = await reopened.people.users(['ada', 'bob', 'cid', 'ada']);
  expect([...found]).toHaveLength(2);
  expect(found.get('ada')).toEqual({ id: 'ada', locale: 'en-GB' });
  expect(found.get('bob')).toEqual({ id: 'bob', locale: 'fr' });
  expect([...(await reopened.people.names('guild', ['bob', 'ada', 'cid']))].sort()).toEqual([
    ['ada', ADA.name],
    ['bob', 'Bobby'],
  ]);
  expect([...(await reopened.people.names('elsewhere', ['ada', 'bob']))]).toEqual([['bob', 'Roberto']]);
  expect([...(await reopened.people.users([]))]).toEqual([]);
});

it('remembers channels as they were last seen', async () => {
  const store = await opened(await newDatabase());
  const channel = { id: 'c', guildId: 'g', locale: 'de' };
  expect(await store.people.channel('c')).toBeUndefined();
  await store.people.rememberChannel(channel);
  expect(await store.people.channel('c')).toEqual(channel);
  await store.people.rememberChannel({ ...channel, locale: 'fr' });
  expect(await store.people.channel('c')).toEqual({ ...channel, locale: 'fr' });
  await store.people.rememberChannel({ ...channel, guildId: 'h' });
  expect(await store.people.channel('c')).toEqual({ ...channel, guildId: 'h' });
});

it('reads at once what an interaction is answered with', async () => {
  const store = await opened(await newDatabase());
  await store.people.rememberUser(ADA);
  await store.people.rememberUser(BOB);
  await store.people.rememberUser({ id: 'cid', guildId: 'guild', name: 'Cid', locale: 'de' });
  await store.people.rememberChannel({ id: 'channel', guildId: 'guild', locale: 'de' });
  await store.people.setChannelLanguage('channel', 'nl');
  await store.people.changeSettings('ada', { theme: 'night', hints: false });
  const { id } = await newGame(store);
  const place = { channelId: 'channel', guildId: 'guild', userId: 'ada', gameId: id };
  const data = await store.interactions.dataOf(place);
  expect(data).toEqual({
    game: success(await store.games.byId(id)),
    names: new Map([
      ['ada', ADA.name],
      ['bob', 'Bob'],
    ]),
    settings: { theme: 'night', hints: false },
    locale: 'en-GB',
    channel: { id: 'channel', guildId: 'guild', locale: 'de' },
    controlGame: { createdAt: (await store.games.byId(id))!.createdAt },
    hasLostPosts: false,
  });

  // A seat that changes hands keeps the name of who had it before.
  const acts = { from: 0, acts: [{ type: 'replaced', seat: 0, userId: 'ada' }] as const };
  const { revision } = (await store.games.byId(id))!;
  const replacement = { seat: 0, userId: 'cid' };
  const write = { gameId: id, revision, seq: 0, at: 1, entries: [], posts: [], status: 'running' } as const;
  await store.games.append({ ...write, acts, replacement });
  await store.posts.add(id, [
    { type: 'send', kind: 'turn' },
    { type: 'send', kind: 'vote' },
  ]);
  const [turn, vote] = (await store.posts.ofGame(id)).slice(-2);
  await store.posts.deliver({ id: turn!.id, wish: turn!.wish, messageId: '12' });
  await store.posts.fail({ id: vote!.id, wish: vote!.wish, code: 50_001 });
  const later = await store.interactions.dataOf({ ...place, userId: 'bob' });
  expect([...later.names.keys()].sort()).toEqual(['ada', 'bob', 'cid']);
  expect(later).toMatchObject({ controlGame: { firstMessageId: '12' }, hasLostPosts: true, settings: { hints: true } });

  expect(await store.interactions.dataOf({ channelId: 'direct', guildId: null, userId: 'zoe' })).toEqual({
    game: success(undefined),
    names: new Map(),
    settings: { hints: true },
    hasLostPosts: false,
  });
});

it('keeps every tile set that games were started with, the first text of each', async () => {
  const url = await newDatabase();
  const store = await opened(url);
  await store.tileSets.put({ hash: 'one', ruleSet: 'amazonas', json: '{"a":1}' });
  await store.tileSets.put({ hash: 'two', ruleSet: 'amazonas', json: '{"b":2}' });
  await store.tileSets.put({ hash: 'one', ruleSet: 'amazonas', json: '{"a":99}' });
  await store.close();
  const reopened = await opened(url);
  expect(await reopened.tileSets.all()).toEqual([
    { hash: 'one', ruleSet: 'amazonas', json: '{"a":1}' },
    { hash: 'two', ruleSet: 'amazonas', json: '{"b":2}' },
  ]);
});

it('gives everything that is stored about a person, and nothing that is hidden or of others', async () => {
  const store = await opened(await newDatabase());
  await store.people.rememberUser(ADA);
  await store.people.rememberUser(BOB);
  await store.people.changeSettings('ada', { theme: 'night' });
  await store.reminders.set('ada', { hours: 5, direct: true });
  const own = await newGame(store);
  await appendTo(store, own.id, { seq: 0 });
  const watched = await newGame(store, {
    channelId: 'watched',
    ownerId: 'bob',
    seats: [
      { userId: 'bob', colour: 'red' },
      { userId: 'cid', colour: 'blue' },
    ],
  });
  await appendTo(store, watched.id, { seq: 0 });
  await store.spectators.watch(watched.id, { userId: 'ada', what: 'end' });
  const rows = await store.people.rowsOf('ada');
  const tables = Object.entries(rows).filter(([, found]) => found.length > 0);
  expect(tables.map(([name]) => name).sort()).toEqual(
    ['games', 'log', 'names', 'reminders', 'seats', 'settings', 'users', 'watchers'].sort(),
  );
  expect(rows.games).toMatchObject([{ id: own.id, ownerId: 'ada', status: 'running' }]);
  expect(rows.log).toMatchObject([{ gameId: own.id, seq: 0 }]);
  expect(rows.names).toEqual([{ userId: 'ada', guildId: 'guild', name: ADA.name }]);
  expect(rows.watchers).toMatchObject([{ gameId: watched.id, what: 'end' }]);
  const text = JSON.stringify(rows);
  expect(text).not.toMatch(/pile|bob|cid/i);
  expect((await store.people.rowsOf('bob')).log).toMatchObject([{ gameId: watched.id }]);
  expect(Object.values(await store.people.rowsOf('stranger')).flat()).toEqual([]);
});

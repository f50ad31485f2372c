import { expect, it } from 'vitest';
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

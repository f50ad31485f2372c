import { expect, it } from 'vitest';
import { newDatabase, opened } from './store-fixture.ts';

const ADA = { id: 'ada', guildId: 'guild', name: 'Ada "O\'Hara" \u{1f6f6}', locale: 'en-GB' };
const BOB = { id: 'bob', guildId: 'guild', name: 'Bob', locale: 'nl' };

it('remembers users as they were last seen', async () => {
  const url = await newDatabase();
  const store = await opened(url);
  await store.rememberUser(ADA);
  await store.rememberUser(BOB);
  await store.rememberUser({ ...BOB, name: 'Bobby' });
  await store.rememberUser({ ...BOB, name: 'Bobby', locale: 'fr' });
  await store.rememberUser({ ...BOB, guildId: 'elsewhere', name: 'Roberto', locale: 'fr' });
  await store.close();
  const reopened = await opened(url);
  const found = await reopened.users(['ada', 'bob', 'cid', 'ada']);
  expect([...found]).toHaveLength(2);
  expect(found.get('ada')).toEqual({ id: 'ada', locale: 'en-GB' });
  expect(found.get('bob')).toEqual({ id: 'bob', locale: 'fr' });
  expect([...(await reopened.names('guild', ['bob', 'ada', 'cid']))].sort()).toEqual([
    ['ada', ADA.name],
    ['bob', 'Bobby'],
  ]);
  expect([...(await reopened.names('elsewhere', ['ada', 'bob']))]).toEqual([['bob', 'Roberto']]);
  expect([...(await reopened.users([]))]).toEqual([]);
});

it('remembers channels as they were last seen', async () => {
  const store = await opened(await newDatabase());
  const channel = { id: 'c', guildId: 'g', locale: 'de' };
  expect(await store.channel('c')).toBeUndefined();
  await store.rememberChannel(channel);
  expect(await store.channel('c')).toEqual(channel);
  await store.rememberChannel({ ...channel, locale: 'fr' });
  expect(await store.channel('c')).toEqual({ ...channel, locale: 'fr' });
  await store.rememberChannel({ ...channel, guildId: 'h' });
  expect(await store.channel('c')).toEqual({ ...channel, guildId: 'h' });
});

it('keeps every tile set that games were started with, the first text of each', async () => {
  const url = await newDatabase();
  const store = await opened(url);
  await store.rememberTileSet({ hash: 'one', ruleSet: 'amazonas', json: '{"a":1}' });
  await store.rememberTileSet({ hash: 'two', ruleSet: 'amazonas', json: '{"b":2}' });
  await store.rememberTileSet({ hash: 'one', ruleSet: 'amazonas', json: '{"a":99}' });
  await store.close();
  const reopened = await opened(url);
  expect(await reopened.tileSets()).toEqual([
    { hash: 'one', ruleSet: 'amazonas', json: '{"a":1}' },
    { hash: 'two', ruleSet: 'amazonas', json: '{"b":2}' },
  ]);
});

import { expect, it } from 'vitest';
import Sqlite from '../../src/store/sqlite/driver.ts';
import { migrations, olderFile } from './older-file.ts';
import { appendTo, DRAW, guard, noticesTo, openedFile, SEATS, SETUP, temporaryFile } from './store-fixture.ts';

it.each(migrations.slice(1).map((_, index) => [index + 1]))(
  'takes over a database with %i migrations, and goes on with its games',
  async (count) => {
    const store = await openedFile(await olderFile(count));
    const record = (await store.games.open('channel'))!;
    expect(record).toEqual({
      id: 1,
      guildId: 'guild',
      channelId: 'channel',
      ownerId: 'ada',
      status: 'running',
      ruleSet: 'amazonas',
      options: { seats: 2, autoDraw: false, order: 'given', hints: true },
      seats: SEATS,
      setup: SETUP,
      revision: 1,
      createdAt: 1000,
      changedAt: 2000,
      acts: [],
    });
    expect(await store.log.ofGame(1)).toEqual([{ seq: 0, entry: DRAW, at: 1500 }]);
    expect(await store.posts.ofGame(1)).toMatchObject([{ kind: 'turn', messageId: 'message' }]);
    expect(await store.people.channel('channel')).toEqual({ id: 'channel', guildId: 'guild', locale: 'fr' });
    expect([...(await store.people.users(['ada', 'bob']))]).toEqual([
      ['ada', { id: 'ada', locale: 'nl' }],
      ['bob', { id: 'bob', locale: 'en' }],
    ]);
    // A name may be that of any server, and Bob was seen in two.
    expect([...(await store.people.names('guild', ['ada', 'bob']))]).toEqual([['ada', 'Ada']]);
    expect([...(await store.people.names('elsewhere', ['ada', 'bob']))]).toEqual([]);
    expect(await store.people.settings('ada')).toEqual({ hints: true });

    expect(await store.analyses.ofGame(1)).toBeUndefined();
    const analysis = { gameId: 1, version: 1, body: '{}', at: 2000 };
    await store.analyses.put({ ...analysis, body: 'of an earlier version' });
    await store.analyses.put(analysis);
    expect(await store.analyses.ofGame(1)).toEqual(analysis);

    expect(await store.pages.ofGame(1, 'key')).toEqual({ gameId: 1, key: 'key', isOpen: true });
    await store.spectators.watch(1, { userId: 'eva', what: 'turns' });
    expect(await store.quiets.toggle({ gameId: 1, userId: 'ada', turn: 1 })).toBe(true);
    const posts = [{ type: 'send', kind: 'turn' }] as const;
    expect(await appendTo(store, 1, { seq: 1, revision: 1, posts, notices: noticesTo(['eva']) })).toBe('written');
    await store.posts.deliver({ ...(await store.posts.ofGame(1)).at(-1)!, messageId: 'next' });
    expect(await store.notices.due(0)).toMatchObject({ userId: 'eva', length: 2 });
    const lobby = { ...guard(2, 1), seats: SEATS, ownerId: 'ada', closed: false };
    expect(await store.lobbies.change({ ...lobby, options: { ...record.options, hints: false } })).toBe('written');
    expect((await store.games.byId(2))!.options).toEqual({ ...record.options, hints: false });
  },
);

it('says of a database from before the first migration what to do, and leaves it as it is', async () => {
  const file = await temporaryFile();
  const connection = new Sqlite(file);
  connection.exec('CREATE TABLE __drizzle_migrations (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at numeric)');
  connection.exec(`INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('early', 1)`);
  await expect(openedFile(file)).rejects.toMatchObject({
    code: 'older',
    message: expect.stringContaining('move it away'),
  });
  expect(connection.prepare(`SELECT name FROM sqlite_schema WHERE type = 'table'`).pluck().all()).toEqual([
    '__drizzle_migrations',
  ]);
  connection.close();
});

import { readFileSync } from 'node:fs';
import type Sqlite from 'better-sqlite3';
import { generateSQLiteDrizzleJson, generateSQLiteMigration } from 'drizzle-kit/api';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../src/store/sqlite/open-file.ts';
import { tables as schema } from '../../src/store/sqlite/schema.ts';
import { SqliteDatabase } from '../../src/store/sqlite/sqlite-database.ts';
import { type Store, storeOn } from '../../src/store/store.ts';
import { writeEmptyDatabase } from '../support/empty-database.ts';
import { appendTo, newGame, newLobby, temporaryFile } from './store-fixture.ts';

/** A store together with its connection, to do to the database what the store would not. */
async function database(): Promise<{ connection: Sqlite.Database; store: Store }> {
  const file = await temporaryFile();
  writeEmptyDatabase(file);
  const connection = openDatabase(file);
  onTestFinished(() => void connection.close());
  return { connection, store: storeOn(new SqliteDatabase(connection)) };
}

const migration = (path: string) =>
  JSON.parse(readFileSync(new URL(`../../src/store/sqlite/migrations/meta/${path}`, import.meta.url), 'utf8'));

it('has migrations that lead to the schema', async () => {
  const last: { idx: number } = migration('_journal.json').entries.at(-1);
  const snapshot = migration(`${String(last.idx).padStart(4, '0')}_snapshot.json`);
  const empty = { ...snapshot, tables: {} };
  const current = await generateSQLiteDrizzleJson(schema, snapshot.id);
  expect(await generateSQLiteMigration(snapshot, current)).toEqual([]);
  expect(await generateSQLiteMigration(empty, current)).not.toEqual([]);
});

it('keeps what was confirmed through a power cut, and its references whole', async () => {
  const { connection } = await database();
  const pragma = (name: string) => connection.pragma(name, { simple: true });
  expect(pragma('journal_mode')).toBe('wal');
  expect(pragma('synchronous')).toBe(2);
  // Tables of a statement are in memory.
  expect(pragma('temp_store')).toBe(2);
  expect(pragma('foreign_keys')).toBe(1);
  expect(pragma('busy_timeout')).toBe(1000);
  expect(pragma('auto_vacuum'), 'incremental').toBe(2);
  expect(pragma('application_id'), 'written at every start').toBe(0x5069726f);
});

it.each([
  `INSERT INTO log (game_id, seq, entry, at) VALUES (99, 0, '{}', 0)`,
  `INSERT INTO seats (game_id, position, user_id, colour) VALUES (99, 0, 'ada', 'red')`,
  `INSERT INTO causes (id, game_id, at) VALUES ('c', 99, 0)`,
  `INSERT INTO posts (game_id, channel_id, kind, seq, wish, attempts, not_before) VALUES (99, 'c', 'turn', 0, 1, 0, 0)`,
  `INSERT INTO watchers (game_id, user_id, what) VALUES (99, 'eva', 'turns')`,
  `INSERT INTO notices (game_id, user_id, what, post_id, length) VALUES (1, 'eva', 'turns', 99, 0)`,
  `INSERT INTO quiets (game_id, user_id, turn) VALUES (99, 'eva', 1)`,
  `INSERT INTO analyses (game_id, version, body, at) VALUES (99, 1, '{}', 0)`,
  'DELETE FROM games',
])('refuses rows of a game that does not exist: %s', async (statement) => {
  const { connection, store } = await database();
  await newGame(store);
  expect(() => connection.exec(statement)).toThrow('FOREIGN KEY constraint failed');
});

it.each([
  `INSERT INTO log SELECT * FROM log`,
  `INSERT INTO causes SELECT * FROM causes`,
  `INSERT INTO seats SELECT * FROM seats`,
  `UPDATE seats SET colour = 'red'`,
  `UPDATE seats SET user_id = 'ada'`,
  `UPDATE games SET channel_id = 'channel'`,
  `INSERT INTO watchers SELECT * FROM watchers`,
  `INSERT INTO settings SELECT * FROM settings`,
  `INSERT INTO quiets SELECT * FROM quiets`,
])('refuses what may be there once only: %s', async (statement) => {
  const { connection, store } = await database();
  const { id } = await newGame(store);
  await appendTo(store, id, { seq: 0, cause: 'cause' });
  await newLobby(store, { channelId: 'other' });
  await store.spectators.watch(id, { userId: 'eva', what: 'end' });
  await store.people.changeSettings('eva', { hints: false });
  await store.quiets.toggle({ gameId: id, userId: 'eva', turn: 1 });
  expect(() => connection.exec(statement)).toThrow('UNIQUE constraint failed');
});

it.each([
  [`UPDATE log SET entry = '{"type":"action"' WHERE seq = 1`, 'game 1, log entry 1: stored text is not JSON'],
  [`UPDATE log SET entry = '{"type":"dance","seat":0}' WHERE seq = 1`, 'game 1, log entry 1: stored data'],
  [`UPDATE log SET entry = '{"type":"takeback","seat":-1}' WHERE seq = 2`, 'game 1, log entry 2: stored data'],
  ['DELETE FROM log WHERE seq = 1', 'game 1, log entry 1: missing'],
])('says which log entry cannot be read after %s', async (statement, message) => {
  const { connection, store } = await database();
  const { id } = await newGame(store);
  for (const seq of [0, 1, 2]) await appendTo(store, id, { seq });
  connection.exec(statement);
  await expect(store.log.ofGame(id)).rejects.toThrow(message);
});

it.each([
  [`UPDATE games SET setup = '{}'`, 'game 1, setup: stored data'],
  [`UPDATE games SET setup = '['`, 'game 1, setup: stored text is not JSON'],
  [`UPDATE games SET options = '{"seats":0,"autoDraw":false,"order":"given"}'`, 'game 1, options: stored data'],
])('says which game cannot be read after %s', async (statement, message) => {
  const { connection, store } = await database();
  const { id } = await newGame(store);
  connection.exec(statement);
  await expect(store.games.byId(id)).rejects.toThrow(message);
});

it.each([0, 1, 2, 3, 4, 6])(
  'leaves nothing half written when the disk has room for %i pages, and goes on later',
  async (room) => {
    const { connection, store } = await database();
    const { id } = await newGame(store);
    const pages = connection.pragma('page_count', { simple: true }) as number;
    connection.pragma(`max_page_count = ${pages + room}`);
    let seq = 0;
    // Posts make a write spread over several tables, so that it can fail after its first rows.
    const posts = Array.from({ length: 20 }, () => ({ type: 'send', kind: 'turn' }) as const);
    const write = () => appendTo(store, id, { seq, posts, cause: `cause ${seq}` });
    const full = await (async () => {
      for (;;) {
        const before = {
          game: await store.games.byId(id),
          log: await store.log.ofGame(id),
          posts: await store.posts.ofGame(id),
        };
        try {
          expect(await write()).toBe('written');
          seq++;
        } catch (error) {
          return { error, before };
        }
      }
    })();
    expect(full.error).toMatchObject({ name: 'StoreError', code: 'unwritable' });
    expect((full.error as Error).message).toContain('full');
    expect({
      game: await store.games.byId(id),
      log: await store.log.ofGame(id),
      posts: await store.posts.ofGame(id),
    }).toEqual(full.before);
    connection.pragma(`max_page_count = ${pages + 100}`);
    expect(await write()).toBe('written');
    expect(await store.log.ofGame(id)).toHaveLength(seq + 1);
    expect(connection.pragma('integrity_check', { simple: true })).toBe('ok');
  },
);

it('rejects writes with the reason when the file cannot be written any more, and still reads', async () => {
  const { connection, store } = await database();
  const record = await newGame(store);
  await store.people.rememberUser({ id: 'ada', guildId: 'guild', name: 'Ada', locale: 'en' });
  connection.pragma('query_only = ON');
  await expect(appendTo(store, record.id, { seq: 0 })).rejects.toMatchObject({ code: 'unusable' });
  await expect(newLobby(store, { channelId: 'other' })).rejects.toMatchObject({ code: 'unusable' });
  await expect(
    store.people.rememberUser({ id: 'ada', guildId: 'guild', name: 'Ida', locale: 'en' }),
  ).rejects.toMatchObject({
    code: 'unusable',
  });
  expect(await store.games.byId(record.id)).toEqual(record);
});

it('gives the pages that are free back to the disk', async () => {
  const { store, connection } = await database();
  const longAgo = Date.now() - 31 * 86_400_000;
  const { id } = await newLobby(store);
  const insert = connection.prepare('INSERT INTO causes (id, game_id, at) VALUES (?, ?, ?)');
  connection.transaction(() => {
    for (let cause = 0; cause < 3_000; cause++) insert.run(`${cause} ${'x'.repeat(300)}`, id, longAgo);
  })();
  const pages = () => connection.pragma('page_count', { simple: true }) as number;
  const before = pages();
  for (let pass = 0; pass < 40; pass++) await store.prune(Date.now());
  expect(pages()).toBeLessThan(before / 2);
  expect(connection.pragma('integrity_check', { simple: true })).toBe('ok');
});

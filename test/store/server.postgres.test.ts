import { getTableConfig as postgresTable } from 'drizzle-orm/pg-core';
import { getTableConfig as sqliteTable } from 'drizzle-orm/sqlite-core';
import pg from 'pg';
import { expect, inject, it, onTestFinished } from 'vitest';
import { openStore } from '../../src/store/open-store.ts';
import { bringUpToDate, poolFor } from '../../src/store/postgres/open-server.ts';
import { tables as postgresTables } from '../../src/store/postgres/schema.ts';
import { tables as sqliteTables } from '../../src/store/sqlite/schema.ts';
import { wayTo } from '../support/cut-connection.ts';
import { until } from '../support/pirogue.ts';
import { ask } from '../support/test-database.ts';
import { append, appendTo, guard, newDatabase, newGame, newLobby, opened, SEATS } from './store-fixture.ts';

/** Where the server of the tests listens. */
const PORT = Number(new URL(inject('postgres')!).port);

/** A database that is reached over a way that can be broken. */
async function reachedByWay() {
  const url = await newDatabase();
  const way = await wayTo(PORT);
  const detour = new URL(url);
  detour.port = String(way.port);
  return { url, way, store: await opened(detour.href) };
}

it('lets one of many who write the same turn at the same time win, however they meet', async () => {
  const url = await newDatabase();
  const stores = [await opened(url), await opened(url), await opened(url)];
  const { id } = await newGame(stores[0]!);
  for (let seq = 0; seq < 10; seq++) {
    const outcomes = await Promise.all(
      stores.flatMap((store) => [appendTo(store, id, { seq }), appendTo(store, id, { seq })]),
    );
    expect(outcomes.sort()).toEqual([...Array.from({ length: 5 }, () => 'conflict'), 'written']);
  }
  expect(await stores[2]!.log.ofGame(id)).toHaveLength(10);
});

it('applies an interaction once that two processes got at the same time', async () => {
  const url = await newDatabase();
  const stores = [await opened(url), await opened(url)];
  const { id } = await newGame(stores[0]!);
  const outcomes = await Promise.all(stores.map((store) => appendTo(store, id, { seq: 0, cause: 'click' })));
  expect(outcomes.sort()).toEqual(['duplicate', 'written']);
});

it('opens one game in a channel that two processes open one in', async () => {
  const url = await newDatabase();
  const stores = [await opened(url), await opened(url)];
  const opening = await Promise.allSettled(stores.map((store) => newLobby(store)));
  expect(opening.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

it('repeats unseen what met another write, so that none of many is lost', async () => {
  const url = await newDatabase();
  const stores = [await opened(url), await opened(url)];
  const { id } = await newGame(stores[0]!);
  const people = Array.from({ length: 30 }, (_, person) => `person ${person}`);
  await Promise.all(people.map((userId, at) => stores[at % 2]!.spectators.watch(id, { userId, what: 'turns' })));
  expect((await stores[0]!.spectators.ofGame(id)).map(({ userId }) => userId)).toEqual([...people].sort());
});

it.each(['insert into "log"', 'commit'])(
  'writes once where the connection breaks before the server gets: %s',
  async (text) => {
    const { store, way } = await reachedByWay();
    const { id } = await newGame(store);
    way.cutAt(text, 'before');
    expect(await appendTo(store, id, { seq: 0, cause: 'click' })).toBe('written');
    expect(await store.log.ofGame(id)).toHaveLength(1);
  },
);

it('knows that something was written where the connection breaks before the server could tell', async () => {
  const { store, way } = await reachedByWay();
  const { id } = await newGame(store);
  way.cutAt('commit', 'after');
  expect(await appendTo(store, id, { seq: 0, cause: 'click' })).toBe('written');
  expect(await store.log.ofGame(id)).toHaveLength(1);
});

it('goes on by itself after a server that ended all connections', async () => {
  const { url, store } = await reachedByWay();
  const { id } = await newGame(store);
  for (let seq = 0; seq < 5; seq++) {
    await ask(
      url,
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
    );
    expect(await appendTo(store, id, { seq })).toBe('written');
  }
});

it('tells that a server does not answer, without its password, and goes on when it does', async () => {
  const { store, way } = await reachedByWay();
  const { id } = await newGame(store);
  way.close(true);
  const failed = await appendTo(store, id, { seq: 0 }).catch((error: unknown) => error);
  expect(failed).toMatchObject({
    name: 'StoreError',
    code: 'busy',
    message: expect.stringContaining('does not answer'),
  });
  expect((failed as Error).message).not.toContain('pirogue:');
  way.close(false);
  expect(await appendTo(store, id, { seq: 0 })).toBe('written');
});

it('goes on over another connection where the network passes nothing on and breaks nothing', async () => {
  const { store, way } = await reachedByWay();
  const { id } = await newGame(store);
  way.swallow();
  expect(await appendTo(store, id, { seq: 0, cause: 'click' })).toBe('written');
  expect(await store.log.ofGame(id)).toHaveLength(1);
});

it('reads while many writes wait for another process', async () => {
  const url = await newDatabase();
  const store = await opened(url);
  const games: number[] = [];
  for (let channel = 0; channel < 12; channel++)
    games.push((await newGame(store, { channelId: `channel ${channel}` })).id);
  const other = new pg.Client({ connectionString: url });
  await other.connect();
  onTestFinished(() => other.end());
  for (const id of games) await other.query(`select pg_advisory_lock(hashtextextended('game ${id}', 0))`);
  const writing = Promise.allSettled(games.map((id) => appendTo(store, id, { seq: 0 })));
  const waiting = async () => {
    const [row] = await ask(url, "select count(*) from pg_stat_activity where wait_event = 'advisory'");
    return Number(row!.count);
  };
  await until(async () => (await waiting()) >= 7);
  expect((await store.games.byId(games[0]!))!.id).toBe(games[0]);
  expect(await waiting()).toBe(7);
  const busy = expect.objectContaining({ code: 'busy', message: expect.stringContaining('too many writers') });
  for (const outcome of await writing) expect(outcome).toEqual({ status: 'rejected', reason: busy });
  await other.query('select pg_advisory_unlock_all()');
  expect(await appendTo(store, games[0]!, { seq: 0 })).toBe('written');
});

it('refuses a database of a newer version, and leaves it as it is', async () => {
  const url = await newDatabase();
  await ask(url, `insert into drizzle_migrations values ('hash', 9999999999999)`);
  await expect(openStore(url)).rejects.toMatchObject({ code: 'newer' });
});

it('makes the tables once, when several processes start at the same time', async () => {
  const url = await newDatabase();
  await ask(url, 'drop schema public cascade');
  await ask(url, 'create schema public');
  const pools = [poolFor(url), poolFor(url), poolFor(url)];
  await Promise.all(pools.map((pool) => bringUpToDate(pool, 'database')));
  await Promise.all(pools.map((pool) => pool.end()));
  const store = await opened(url);
  expect((await newGame(store)).status).toBe('running');
});

it('leaves a game out of which a decision is no JSON, and lists the others', async () => {
  const url = await newDatabase();
  const store = await opened(url);
  const [damaged, whole] = [await newGame(store), await newGame(store, { channelId: 'other' })];
  const acts = { from: 0, acts: [{ type: 'ended-by-moderator' }] as const };
  expect(await append(store, { ...guard(damaged.id, 1), seq: 0, entries: [], status: 'running', acts })).toBe(
    'written',
  );
  await ask(url, `update acts set act = '{' where game_id = ${damaged.id}`);
  expect((await store.games.allOpen()).map(({ id }) => id)).toEqual([damaged.id, whole.id]);
  expect((await store.games.ofUser(SEATS[0]!.userId)).map(({ id }) => id)).toEqual([whole.id]);
});

it('has the tables, columns, keys and indices of the other dialect', () => {
  const shapes = (tables: Record<string, never>, configOf: typeof postgresTable) =>
    Object.values(tables).map((table) => {
      const { name, columns, indexes, primaryKeys, foreignKeys } = configOf(table);
      return {
        name,
        // The id of a row has no default where it comes from a sequence.
        columns: columns.map((column) => [
          column.name,
          column.notNull,
          column.primary,
          column.primary || column.hasDefault,
        ]),
        indexes: indexes.map(({ config }) => [
          config.name,
          config.unique,
          config.columns.map((column) => 'name' in column && column.name),
        ]),
        primaryKeys: primaryKeys.map((key) => key.columns.map((column) => column.name)),
        foreignKeys: foreignKeys.map((key) => key.getName()),
      };
    });
  expect(shapes(postgresTables as never, postgresTable)).toEqual(
    shapes(sqliteTables as never, sqliteTable as unknown as typeof postgresTable),
  );
});

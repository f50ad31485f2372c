import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { Lease, Watch } from '../../src/store/lease.ts';
import { moveDatabase } from '../../src/store/move/move.ts';
import { openServed, openStore } from '../../src/store/open-store.ts';
import { ServerLeaseRows } from '../../src/store/postgres/lease-rows.ts';
import { poolFor } from '../../src/store/postgres/open-server.ts';
import { driverPackage } from '../../src/store/sqlite/driver.ts';
import type { Store } from '../../src/store/store.ts';
import { wayTo } from '../support/cut-connection.ts';
import { ask } from '../support/test-database.ts';
import { rowsIn } from './database-rows.ts';
import { olderFile } from './older-file.ts';
import { newDatabase, newLobby, temporaryFile } from './store-fixture.ts';
import { NAMES, playOn, storeWorld } from './stored-world.ts';

const MOVING = fileURLToPath(new URL('./moving-process.ts', import.meta.url));

const newFile = async () => `file:${await temporaryFile()}`;

/** Does something with the store of a database, which nobody has open afterwards. */
async function on<Value>(url: string, body: (store: Store) => Promise<Value>): Promise<Value> {
  const store = await openStore(url);
  try {
    return await body(store);
  } finally {
    await store.close();
  }
}

/** A file that holds something in every table. */
async function newWorld(): Promise<string> {
  const url = await newFile();
  await on(url, storeWorld);
  return url;
}

/** Moves, and resolves to what was said. */
async function moved(
  from: string,
  to: string,
  { onLine, ...more }: { onLine?: (line: string) => void; afterBatch?: () => void; batch?: number } = {},
) {
  const lines: string[] = [];
  const say = (line: string) => {
    lines.push(line);
    onLine?.(line);
  };
  const isSame = await moveDatabase({ from, to, say, ...more });
  return { isSame, said: lines.join('\n') };
}

/** The ids of a database, and of the next rows. */
async function nextIds(url: string) {
  return on(url, async (store) => {
    const lobby = await newLobby(store, { channelId: 'next', posts: [{ type: 'send', kind: 'lobby' }] });
    return { database: await store.id(), game: lobby.id, post: (await store.posts.ofGame(lobby.id))[0]!.id };
  });
}

it('moves every row of every table to a server and back, with all ids', async () => {
  const [file, server, back] = [await newWorld(), await newDatabase(), await newFile()];
  // The last rows are gone, whose ids no other one may get.
  await ask(
    file,
    `delete from posts where id = (select max(id) from posts) and id not in (select post_id from notices)`,
  );
  const before = await rowsIn(file);
  expect(
    Object.entries(before).filter(([, rows]) => rows.length === 0),
    'tables without a row',
  ).toEqual([]);
  const there = await moved(file, server, { batch: 7 });
  expect(there.said).toContain('Every row of every game is the same in both');
  expect(there.said).toContain('Next: set DATABASE_URL');
  expect(there.said).not.toContain('pirogue:pirogue');
  expect(await rowsIn(server)).toEqual(before);
  expect((await moved(server, back)).isSame).toBe(true);
  expect(await rowsIn(back)).toEqual(before);
  expect(await rowsIn(file), 'what was moved stays').toEqual(before);
  const [first, ...others] = [await nextIds(file), await nextIds(server), await nextIds(back)];
  expect(others).toEqual([first, first]);
  expect(
    (
      await on(back, (store) =>
        store.people.names(
          'guild',
          NAMES.map((_, at) => `user ${at}`),
        ),
      )
    ).size,
  ).toBe(NAMES.length);
});

it('leaves games that are read, and go on', async () => {
  const [file, server, back] = [await newWorld(), await newDatabase(), await newFile()];
  await moved(file, server);
  const running = await on(server, playOn);
  expect(running).toHaveLength(4);
  await moved(server, back);
  expect(await on(back, playOn)).toEqual(running);
  expect(await rowsIn(back)).not.toEqual(await rowsIn(server));
});

it('moves from file to file, and from server to server', async () => {
  const [file, server] = [await newWorld(), await newDatabase()];
  const before = await rowsIn(file);
  for (const [from, to] of [
    [file, await newFile()],
    [file, server],
    [server, await newDatabase()],
  ] as const) {
    expect((await moved(from, to)).isSame).toBe(true);
    expect(await rowsIn(to)).toEqual(before);
  }
});

it('brings a database of an earlier version up to date first', async () => {
  const [file, server] = [`file:${await olderFile(1)}`, await newDatabase()];
  expect((await moved(file, server)).isSame).toBe(true);
  expect(await on(server, (store) => store.people.names('guild', ['ada']))).toEqual(new Map([['ada', 'Ada']]));
  expect(await rowsIn(server)).toEqual(await rowsIn(file));
});

it('goes on where it was killed, to the same rows, and no bot starts in between', async () => {
  const [file, server] = [await newWorld(), await newDatabase()];
  const before = await rowsIn(file);
  // Each time it goes on from where the time before has come, so that it is killed at all of these.
  const lines = ['posts: ', 'heartbeat: ', 'Everything is copied', 'games: compared', 'Every row of every game'];
  for (const step of ['Moving', 3, 5, 20, 21, ...lines]) {
    const child = moving(file, server, step);
    await once(child, 'exit');
    expect(child.signalCode, `at ${step}`).toBe('SIGKILL');
    if (step !== 'Moving') await expect(openStore(server)).rejects.toMatchObject({ code: 'half-moved' });
  }
  await expect(moved(await newWorld(), server)).rejects.toThrow('holds half of another database');
  const { isSame, said } = await moved(file, server);
  expect(isSame).toBe(true);
  expect(said).toContain('Going on in the table plans');
  expect(await rowsIn(server)).toEqual(before);
});

it('goes on to the same rows where an earlier version has copied tables in another order', async () => {
  const [file, server] = [await newWorld(), await newDatabase()];
  const child = moving(file, server, 'posts: ');
  await once(child, 'exit');
  await ask(server, 'delete from tile_sets');
  expect((await moved(file, server)).isSame).toBe(true);
  expect(await rowsIn(server)).toEqual(await rowsIn(file));
});

it('is killed by another process at any moment as well', async () => {
  const [file, server, back] = [await newWorld(), await newDatabase(), await newFile()];
  for (const [from, to] of [
    [file, server],
    [server, back],
  ] as const) {
    for (const rows of [1, 200, 500]) {
      const child = moving(from, to, 'never');
      const gone = once(child, 'exit');
      const written = async () =>
        Number((await ask(to, 'select count(*) as rows from log').catch(() => []))[0]?.rows ?? 0);
      while (child.exitCode === null && (await written()) < rows);
      child.kill('SIGKILL');
      await gone;
    }
    const isThere = await moved(from, to).catch(String);
    // The last one may have been too fast to be killed.
    if (typeof isThere === 'string') expect(isThere).toContain('is not empty');
    expect(await rowsIn(to)).toEqual(await rowsIn(from));
  }
});

it('copies everything anew when somebody may have changed what is moved in between', async () => {
  const [file, server] = [await newWorld(), await newDatabase()];
  await expect(moved(file, server, { batch: 50, afterBatch: brokenOffAt(20) })).rejects.toThrow('broken off');
  const bot = await openServed(file);
  expect(await bot.lease.takeFromDead()).toBe(true);
  await on(file, playOn);
  await ask(file, `delete from watchers where user_id = 'watcher 1'`);
  await bot.lease.release([]);
  await bot.close();
  const again = await moved(file, server);
  expect(again.said).toContain('copying all of it anew');
  expect(await rowsIn(server)).toEqual(await rowsIn(file));
});

it('finds what is different afterwards, by the number of the game, and can begin anew', async () => {
  const [file, server] = [await newWorld(), await newDatabase()];
  const whole = await rowsIn(file);
  const { isSame, said } = await moved(file, server, {
    // Nobody else has the lease, but who does not ask for it can write.
    onLine(line) {
      if (!line.startsWith('Everything is copied')) return;
      void ask(file, `update log set entry = '{"type":"takeback","seat":5}' where game_id = 3 and seq = 2`);
      void ask(file, 'delete from seats where game_id = 5 and position = 1');
      void ask(file, `update names set name = 'other' where user_id = 'user 3'`);
    },
  });
  expect(isSame).toBe(false);
  expect(said).toContain('game 3: its rows in log\n');
  expect(said).toContain('game 5: its rows in seats\n');
  expect(said).toContain('names: other rows');
  await expect(openStore(server)).rejects.toMatchObject({ code: 'half-moved' });
  expect((await moved(file, server)).isSame).toBe(true);
  expect(await rowsIn(server)).toEqual(await rowsIn(file));
  expect(await rowsIn(server)).not.toEqual(whole);
});

it('replaces what a server does not keep, and says so', async () => {
  const [file, server] = [await newWorld(), await newDatabase()];
  // The driver for Node.js 20 cuts a text there when it reads it.
  const readsNul = driverPackage() === 'better-sqlite3';
  if (readsNul) await ask(file, `update names set name = 'a' || char(0) || 'b' where user_id = 'user 0'`);
  await ask(file, `update posts set not_before = 17.25 where id = 2`);
  const { isSame, said } = await moved(file, server);
  expect(isSame).toBe(true);
  expect(said.includes('names: 1 row changed, as a server keeps no NUL character')).toBe(readsNul);
  expect(said).toContain('posts: 1 row changed');
  const names = await ask(server, `select name from names where user_id = 'user 0'`);
  if (readsNul) expect(names).toEqual([{ name: 'a�b' }]);
  expect(await ask(server, `select cast(not_before as integer) as at from posts where id = 2`)).toEqual([{ at: 18 }]);
});

it('ends with a sentence where the server goes away, and goes on when it is back', async () => {
  const [file, server] = [await newWorld(), await newDatabase()];
  const way = await wayTo(Number(new URL(server).port));
  const detour = new URL(server);
  detour.port = String(way.port);
  way.cutAt('insert into "acts"', 'after');
  const onLine = (line: string) => {
    if (line.startsWith('posts: ')) way.close(true);
  };
  await expect(moved(file, detour.href, { batch: 9, onLine })).rejects.toMatchObject({
    code: 'busy',
    message: expect.stringContaining('does not answer'),
  });
  way.close(false);
  expect((await moved(file, detour.href)).said).toContain('Going on in the table posts');
  expect(await rowsIn(server)).toEqual(await rowsIn(file));
});

it('refuses databases that are in use, and leaves them alone', async () => {
  const [file, server] = [await newWorld(), await newDatabase()];
  const pool = poolFor(server);
  onTestFinished(() => pool.end());
  const bot = new Lease(await ServerLeaseRows.on(pool), { place: 'another machine', pid: 1 });
  await bot.tryTake(new Watch());
  bot.keep({ onLost: () => undefined, onFailure: () => undefined });
  await expect(moved(file, server)).rejects.toThrow(/Another process uses the database 127.*: end it/);
  await expect(moved(server, await newFile())).rejects.toThrow('Another process uses the database');
  expect(await bot.beat()).toBe(true);
  await bot.release([]);
  expect((await moved(file, server)).isSame).toBe(true);
});

it('refuses what cannot be moved, or moved there', async () => {
  const [file, other, server] = [await newWorld(), await newWorld(), await newDatabase()];
  await expect(moved(file, other)).rejects.toThrow(/is not empty \(games: 10 rows, /);
  await expect(moved(file, file)).rejects.toThrow('are the same database');
  await expect(moved(await newFile(), server)).rejects.toThrow('There is no database');
  await expect(moved(await newDatabase(), server)).rejects.toThrow('is empty: there is nothing to move');
  await expect(moved('mysql://x', server)).rejects.toMatchObject({ code: 'unsupported-url' });
  await expect(moved(file, server, { batch: 50, afterBatch: brokenOffAt(5) })).rejects.toThrow('broken off');
  await expect(moved(server, await newFile()), 'half of a database').rejects.toMatchObject({ code: 'half-moved' });
  const [mark] = await ask(server, 'select max(created_at) as mark from drizzle_migrations');
  await ask(server, `delete from drizzle_migrations where created_at < ${mark!.mark}`);
  await expect(moved(file, server), 'half of an earlier version').rejects.toMatchObject({ code: 'older' });
});

it('is a command that tells by its status whether all is moved', async () => {
  const [file, server] = [await newWorld(), await newDatabase()];
  expect(await statusOf(file, server)).toEqual({ status: 0, said: expect.stringContaining('Next: set DATABASE_URL') });
  expect(await statusOf(file, server)).toEqual({ status: 1, said: expect.stringContaining('is not empty') });
  expect(await statusOf(file)).toEqual({ status: 2, said: expect.stringContaining('npm run move -- FROM TO') });
});

/** The command, with its status and all that it says. */
async function statusOf(...urls: string[]) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tools/move.ts', ...urls]);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (said += text));
  const [status] = await once(child, 'close');
  return { status, said };
}

/** A process that moves, and kills itself after so many steps, or at a line. */
function moving(from: string, to: string, step: number | string): ChildProcess {
  const child = spawn(process.execPath, ['--import', 'tsx', MOVING, from, to, '40', String(step)]);
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

function brokenOffAt(batch: number): () => void {
  let batches = 0;
  return () => {
    if (++batches === batch) throw new Error('broken off');
  };
}

import fs, { type BigIntStats } from 'node:fs';
import { copyFile, mkdir, mkdtemp, rename, rm, symlink } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { Watch } from '../../src/store/lease.ts';
import { openServed } from '../../src/store/open-store.ts';
import Sqlite from '../../src/store/sqlite/driver.ts';
import { openDatabase } from '../../src/store/sqlite/open-file.ts';
import type { Store } from '../../src/store/store.ts';
import { newGame } from './store-fixture.ts';

let channels = 0;

/** A game in a channel of its own. */
const newGameIn = (store: Store) => newGame(store, { channelId: String(++channels) });

/** A database in a folder of its own that a process serves, and a backup of another one beside the folder. */
async function served() {
  const root = await mkdtemp(join(tmpdir(), 'pirogue-replaced-'));
  const folder = join(root, 'data');
  await mkdir(folder);
  const file = join(folder, 'pirogue.db');
  const backup = join(root, 'backup.db');
  openDatabase(backup).close();
  const database = await openServed(`file:${file}`);
  expect(await database.lease.tryTake(new Watch())).toEqual([]);
  await database.bringUpToDate();
  const store = database.store({
    lost: () => expect.fail('it is this process that has the lease'),
    unreadable: () => expect.unreachable(),
  });
  onTestFinished(async () => {
    await database.close();
    await rm(root, { recursive: true });
  });
  await newGameIn(store);
  expect(await database.lease.beat()).toBe(true);
  return { file, folder, backup, store, beat: () => database.lease.beat() };
}

type Files = Awaited<ReturnType<typeof served>>;

it.each<[string, (files: Files) => Promise<unknown>]>([
  ['the file was deleted', ({ file }) => rm(file)],
  ['all its files were deleted', ({ folder }) => rm(folder, { recursive: true })],
  ['another file was moved over it', ({ file, backup }) => rename(backup, file)],
  ['its log was deleted', ({ file }) => rm(`${file}-wal`)],
  ['its log was replaced', ({ file, backup }) => rename(backup, `${file}-wal`)],
  ['the index of its log was deleted', ({ file }) => rm(`${file}-shm`)],
  ['its folder was moved', ({ folder }) => rename(folder, `${folder}-before`)],
  [
    'a link to another file is in its place',
    async ({ file, backup }) => {
      await rename(file, `${file}.before`);
      await symlink(backup, file);
    },
  ],
  [
    'it was moved without its log and linked',
    async ({ file, folder }) => {
      await rename(file, `${folder}/../moved.db`);
      await symlink(`${folder}/../moved.db`, file);
    },
  ],
  [
    'its folder is a file by now',
    async ({ folder, backup }) => {
      await rename(folder, `${folder}-before`);
      await rename(backup, folder);
    },
  ],
])('writes nothing more and says so when %s', async (_what, happen) => {
  const files = await served();
  await happen(files);
  const gone = { code: 'gone', message: expect.stringContaining(`${files.file} was deleted, moved or replaced`) };
  await expect(newGameIn(files.store)).rejects.toMatchObject(gone);
  await expect(files.beat()).rejects.toMatchObject(gone);
});

it.each<[string, (files: Files) => Promise<unknown>]>([
  ['copied', ({ file, backup }) => copyFile(file, `${backup}.copy`)],
  ['read and checked by another connection', async ({ file }) => new Sqlite(file).pragma('integrity_check')],
  [
    'in a folder that was moved and linked to where it was',
    async ({ folder }) => {
      await rename(folder, `${folder}-before`);
      await symlink(`${folder}-before`, folder);
    },
  ],
])('goes on with a file that was %s', async (_what, happen) => {
  const files = await served();
  await happen(files);
  await newGameIn(files.store);
  expect(await files.beat()).toBe(true);
});

/** Lets what looks at files see something else, until the test is over. */
function lookWith(statSync: (path: string, stats: BigIntStats | undefined) => BigIntStats | undefined): void {
  const changed = fs as { statSync: unknown };
  const before = fs.statSync;
  const restore = () => {
    changed.statSync = before;
    syncBuiltinESMExports();
  };
  onTestFinished(restore);
  changed.statSync = (path: string, options: object) =>
    statSync(path, before(path, options) as unknown as BigIntStats | undefined);
  syncBuiltinESMExports();
}

it.each(['EIO', 'ENFILE', 'EACCES', 'ESTALE'])(
  'does not take a file for replaced that cannot be looked at: %s',
  async (code) => {
    const { beat, store } = await served();
    lookWith(() => {
      throw Object.assign(new Error(code), { code });
    });
    await newGameIn(store);
    expect(await beat()).toBe(true);
  },
);

it('goes on with a file whose file system has no inodes', async () => {
  const { beat } = await served();
  lookWith((_, stats) => stats && Object.assign(stats, { ino: 0n, dev: BigInt(performance.now().toFixed(0)) }));
  expect(await beat()).toBe(true);
});

it('leaves a log beside the file that was moved over it which changes nothing in that one', async () => {
  const { file, backup, beat, store } = await served();
  for (let games = 0; games < 5; games++) await newGameIn(store);
  await rename(backup, file);
  await expect(beat()).rejects.toThrow();
  const restored = new Sqlite(file);
  onTestFinished(() => void restored.close());
  expect(restored.pragma('integrity_check', { simple: true })).toBe('ok');
  expect(restored.prepare('SELECT count(*) FROM games').pluck().get()).toBe(0);
});

import { readdir, readFile, stat, statfs, truncate, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { Lease, Watch } from '../../src/store/lease.ts';
import { openStore } from '../../src/store/open-store.ts';
import { backUp, backupsIn } from '../../src/store/sqlite/backup.ts';
import { runOnFileThread } from '../../src/store/sqlite/file-thread.ts';
import { FileLeaseRows } from '../../src/store/sqlite/lease-rows.ts';
import { databaseIdOf, openDatabase, openFile } from '../../src/store/sqlite/open-file.ts';
import { appendTo, newGame, openedFile, temporaryFile, temporaryFolder } from './store-fixture.ts';

const AT = Date.UTC(2026, 10, 23, 14, 5, 9);

it('copies a database in use to one file that is whole and no process holds', async () => {
  const file = await temporaryFile();
  const store = await openedFile(file);
  const { id } = await newGame(store);
  for (let seq = 0; seq < 50; seq++) await appendTo(store, id, { seq });
  const connection = openFile(file);
  await new Lease(new FileLeaseRows(connection), { place: 'elsewhere', pid: 1 }).tryTake(new Watch());
  const folder = join(await temporaryFolder(), 'backups');
  expect(await backUp({ file, folder, at: AT })).toBe(join(folder, 'pirogue-2026-11-23T14-05-09Z.db'));
  await appendTo(store, id, { seq: 50 });
  connection.close();

  expect(await readdir(folder)).toEqual(['pirogue-2026-11-23T14-05-09Z.db']);
  const copy = join(folder, 'pirogue-2026-11-23T14-05-09Z.db');
  expect((await stat(copy)).mode & 0o777).toBe(0o600);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  const restored = await openedFile(copy);
  // What is sent after a restore has other nonces than what was sent before it.
  expect(await restored.id()).not.toBe(await store.id());
  expect(await (await openedFile(copy)).id()).toBe(await restored.id());
  expect(await restored.log.ofGame(id)).toHaveLength(50);
  expect(await appendTo(restored, id, { seq: 50 })).toBe('written');
  const reopened = openFile(copy);
  expect(await new Lease(new FileLeaseRows(reopened), { place: 'here', pid: 1 }).tryTake(new Watch())).toEqual([]);
  reopened.close();
});

it('gives every file a number of its own, an older one when it is opened next', async () => {
  const numbers: number[] = [];
  for (const file of [await temporaryFile(), await temporaryFile()]) {
    const store = await openStore(`file:${file}`);
    numbers.push(await store.id());
    await store.close();
  }
  expect(new Set([0, ...numbers]).size).toBe(3);
  const file = await temporaryFile();
  const older = openDatabase(file);
  older.pragma('user_version = 0');
  older.close();
  const number = await (await openedFile(file)).id();
  expect(number).not.toBe(0);
  const again = openFile(file);
  expect(databaseIdOf(again)).toBe(number);
  again.close();
});

it('keeps the latest backups and leaves all other files alone', async () => {
  const file = await temporaryFile();
  await newGame(await openedFile(file));
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'pirogue-mine.db'), '');
  for (let hour = 0; hour < 5; hour++) await backUp({ file, folder, at: AT + hour * 3_600_000, keep: 3 });
  expect((await readdir(folder)).sort()).toEqual([
    'pirogue-2026-11-23T16-05-09Z.db',
    'pirogue-2026-11-23T17-05-09Z.db',
    'pirogue-2026-11-23T18-05-09Z.db',
    'pirogue-mine.db',
  ]);
  expect(backupsIn(folder).map(({ at }) => (at - AT) / 3_600_000)).toEqual([4, 3, 2]);
  expect(backupsIn(join(folder, 'nowhere'))).toEqual([]);
});

it('keeps the backup just made, and all that a clock which is right again has not reached', async () => {
  const file = await temporaryFile();
  await newGame(await openedFile(file));
  const folder = await temporaryFolder();
  for (const day of [30, 31, 32]) await backUp({ file, folder, at: AT + day * 86_400_000 });
  const ahead = await readdir(folder);
  expect(ahead).toHaveLength(3);
  for (const hour of [0, 1]) {
    const made = await backUp({ file, folder, at: AT + hour * 3_600_000, keep: 1 });
    expect((await readdir(folder)).sort()).toEqual([basename(made), ...ahead].sort());
  }
});

it('deletes no earlier backup, and leaves nothing behind, when the copy is damaged or cannot be made', async () => {
  const file = await temporaryFile();
  const store = await openedFile(file);
  const { id } = await newGame(store);
  for (let seq = 0; seq < 200; seq++) await appendTo(store, id, { seq });
  const folder = await temporaryFolder();
  await backUp({ file, folder, at: AT, keep: 1 });
  await store.close();
  const connection = openFile(file);
  const root = connection.prepare(`SELECT rootpage FROM sqlite_schema WHERE name = 'log'`).pluck().get() as number;
  connection.close();
  const bytes = await readFile(file);
  const page = bytes.readUInt16BE(16);
  bytes.fill(0x5a, (root - 1) * page, root * page);
  await writeFile(file, bytes);

  const again = { file, folder, at: AT + 60_000, keep: 1 };
  await expect(backUp(again)).rejects.toMatchObject({ code: 'damaged' });
  expect(await runOnFileThread({ type: 'back up', ...again })).toMatchObject({ ok: false, isDamaged: true });
  await expect(backUp({ ...again, file: `${file} that is not there` })).rejects.toThrow();
  expect(await readdir(folder)).toEqual(['pirogue-2026-11-23T14-05-09Z.db']);
  const blocked = join(await temporaryFolder(), 'file');
  await writeFile(blocked, '');
  await expect(backUp({ ...again, folder: blocked })).rejects.toThrow();
});

it('begins no copy that its disk has no room for, says what to do, and leaves the earlier backups', async () => {
  const file = await temporaryFile();
  const store = await openedFile(file);
  await newGame(store);
  await store.close();
  const folder = await temporaryFolder();
  const order = { file, folder, keep: 1 };
  const earlier = await backUp({ ...order, at: AT });
  // Longer than what is free, although it takes no room itself.
  const { bavail, bsize } = await statfs(folder);
  await truncate(file, bavail * bsize + 2 ** 20);

  const later = { ...order, at: AT + 60_000 };
  await expect(backUp(later)).rejects.toThrow(/has no room for a backup .*MB are free.*: free some space/);
  expect(await runOnFileThread({ type: 'back up', ...later })).toMatchObject({
    ok: false,
    message: expect.stringContaining('has no room for a backup'),
  });
  expect(await readdir(folder)).toEqual([basename(earlier)]);
});

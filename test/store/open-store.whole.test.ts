import { chmod, mkdir, readdir, readFile, stat, symlink, truncate, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openStore } from '../../src/store/open-store.ts';
import Sqlite, { type Connection } from '../../src/store/sqlite/driver.ts';
import { checkFile } from '../../src/store/sqlite/file-check.ts';
import { runOnFileThread } from '../../src/store/sqlite/file-thread.ts';
import { appendTo, newGame, openedFile, temporaryFile, temporaryFolder } from './store-fixture.ts';

/** Runs `use` on a raw connection to the file. */
function raw<Value>(file: string, use: (connection: Connection) => Value): Value {
  const connection = new Sqlite(file);
  try {
    return use(connection);
  } finally {
    connection.close();
  }
}

async function writtenFile(): Promise<string> {
  const file = await temporaryFile();
  const store = await openStore(`file:${file}`);
  const { id } = await newGame(store);
  for (let seq = 0; seq < 400; seq++) await appendTo(store, id, { seq, cause: `cause ${seq}` });
  await store.close();
  return file;
}

function refusal(file: string, code: string) {
  return expect(openStore(`file:${file}`, { busyTimeout: 1 })).rejects.toMatchObject({
    name: 'StoreError',
    code,
    message: expect.stringContaining(file),
  });
}

describe('opening', () => {
  it('makes the folder and the file, and keeps what is in it', async () => {
    const file = join(await temporaryFolder(), 'a', 'b', 'pirogue.db');
    const store = await openStore(`file:${file}`);
    const record = await newGame(store);
    await store.close();
    expect(await readdir(join(file, '..'))).toEqual(['pirogue.db']);
    expect(await (await openedFile(file)).games.byId(record.id)).toEqual(record);
  });

  it('migrates an empty file', async () => {
    const file = await temporaryFile();
    await writeFile(file, '');
    expect((await newGame(await openedFile(file))).status).toBe('running');
  });

  it('takes relative, absolute and full URLs', async () => {
    const file = await writtenFile();
    for (const url of [`file:${file}`, `file:./${relative('.', file)}`, pathToFileURL(file).href]) {
      const store = await openStore(url);
      expect(await store.games.byId(1), url).toMatchObject({ id: 1 });
      await store.close();
    }
  });

  it('can be done twice on one file', async () => {
    const file = await temporaryFile();
    const stores = [await openedFile(file), await openedFile(file)];
    const { id } = await newGame(stores[0]!);
    expect(await stores[1]!.games.byId(id)).toMatchObject({ status: 'running' });
  });

  it('closes twice without complaint, and refuses to work after that', async () => {
    const store = await openedFile(await temporaryFile());
    await store.close();
    await store.close();
    await expect(store.games.byId(1)).rejects.toThrow(/not open|closed/);
  });
});

describe('privacy', () => {
  const rights = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);

  it('lets nobody but the owner read what is made', async () => {
    const file = join(await temporaryFolder(), 'data', 'pirogue.db');
    const store = await openStore(`file:${file}`);
    onTestFinished(() => store.close());
    await newGame(store);
    for (const ending of ['', '-wal', '-shm']) expect(await rights(`${file}${ending}`), ending).toBe('600');
    expect(await rights(dirname(file))).toBe('700');
  });

  it('takes the rights of others to existing files away, and to the folder that holds nothing else', async () => {
    const file = await writtenFile();
    const folder = dirname(file);
    await mkdir(join(folder, 'local-discord'));
    await chmod(file, 0o644);
    await chmod(folder, 0o755);
    await openedFile(file);
    expect(await rights(file)).toBe('600');
    expect(await rights(folder)).toBe('700');
  });

  it("leaves a folder as it is in which there are other people's files", async () => {
    const file = await writtenFile();
    await writeFile(join(dirname(file), 'holiday.txt'), '');
    await chmod(dirname(file), 0o755);
    await openedFile(file);
    expect(await rights(dirname(file))).toBe('755');
    expect(await rights(file)).toBe('600');
  });
});

describe('refusing', () => {
  it.each([
    '',
    'pirogue.db',
    'file:',
    'file::memory:',
    'file:pirogue.db?mode=memory',
    'file://elsewhere/pirogue.db',
    'mysql://localhost/pirogue',
    'sqlite:pirogue.db',
  ])('the URL "%s"', async (url) => {
    await expect(openStore(url)).rejects.toMatchObject({
      code: 'unsupported-url',
      message: expect.stringContaining(url),
    });
  });

  it('a URL without telling its password', async () => {
    const problem = await openStore('mysql://ada:secret@localhost/pirogue').catch((error: Error) => error.message);
    expect(problem).toContain('mysql://***@localhost/pirogue');
    expect(problem).not.toContain('secret');
  });

  it('a database from a newer version, which stays as it was', async () => {
    const file = await writtenFile();
    raw(file, (connection) => {
      connection.prepare('INSERT INTO __drizzle_migrations (hash, created_at) VALUES (?, ?)').run('new', 9e12);
    });
    await refusal(file, 'newer');
    expect(raw(file, (connection) => connection.prepare('SELECT count(*) FROM log').pluck().get())).toBe(400);
    raw(file, (connection) => connection.exec('DELETE FROM __drizzle_migrations WHERE created_at = 9e12'));
    expect(await (await openedFile(file)).games.byId(1)).toMatchObject({ id: 1 });
  });

  it('a file that is not a database, which stays as it was', async () => {
    const file = await temporaryFile();
    const text = 'a shopping list, by no means a database\n'.repeat(100);
    await writeFile(file, text);
    await refusal(file, 'damaged');
    expect(await readFile(file, 'utf8')).toBe(text);
  });

  it('a database of another program, which stays as it was', async () => {
    const file = await temporaryFile();
    raw(file, (connection) => connection.exec('CREATE TABLE games (name TEXT)'));
    const before = await readFile(file);
    await refusal(file, 'damaged');
    expect((await readFile(file)).equals(before)).toBe(true);
  });

  it('a file that was cut off', async () => {
    const file = await writtenFile();
    await truncate(file, Math.floor((await readFile(file)).length / 2));
    await refusal(file, 'damaged');
  });

  it('a file with a page of rubbish', async () => {
    const file = await writtenFile();
    const bytes = await readFile(file);
    const page = bytes.readUInt16BE(16);
    const root = raw(file, (connection) => {
      return connection.prepare(`SELECT rootpage FROM sqlite_schema WHERE name = 'log'`).pluck().get() as number;
    });
    bytes.fill(0x5a, (root - 1) * page, root * page);
    await writeFile(file, bytes);
    expect(() => checkFile(file)).toThrow(expect.objectContaining({ code: 'damaged' }));
    expect(await runOnFileThread({ type: 'check', file })).toMatchObject({ ok: false, isDamaged: true });
  });

  it('no file that is whole', async () => {
    const file = await writtenFile();
    expect(await runOnFileThread({ type: 'check', file })).toEqual({ ok: true });
  });

  it('a folder in the place of the file', async () => {
    const folder = join(await temporaryFolder(), 'pirogue.db');
    await mkdir(folder);
    await refusal(folder, 'unusable');
  });

  it('a file in the place of the folder', async () => {
    const folder = join(await temporaryFolder(), 'data');
    await writeFile(folder, '');
    await refusal(join(folder, 'pirogue.db'), 'unusable');
  });

  it('a link that leads nowhere', async () => {
    const folder = await temporaryFolder();
    await symlink(join(folder, 'missing', 'pirogue.db'), join(folder, 'pirogue.db'));
    await refusal(join(folder, 'pirogue.db'), 'unusable');
  });

  // Root may write everything.
  it.skipIf(process.getuid?.() === 0)('a file or folder that may not be written', async () => {
    const file = await writtenFile();
    await chmod(file, 0o444);
    await refusal(file, 'unusable');
    await chmod(file, 0o644);
    const folder = await temporaryFolder();
    await chmod(folder, 0o555);
    await refusal(join(folder, 'pirogue.db'), 'unusable');
    await refusal(join(folder, 'data', 'pirogue.db'), 'unusable');
  });

  it('a file that another connection is writing', async () => {
    const file = await writtenFile();
    const other = new Sqlite(file);
    other.exec('BEGIN IMMEDIATE');
    await refusal(file, 'busy');
    other.exec('ROLLBACK');
    other.close();
    expect(await (await openedFile(file)).games.byId(1)).toMatchObject({ id: 1 });
  });
});

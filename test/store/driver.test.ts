import { execFileSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type Sqlite from 'better-sqlite3';
import { describe, expect, it, onTestFinished, test } from 'vitest';
import Driver, { driverPackage } from '../../src/store/sqlite/driver.ts';
import { standInDriver } from '../../src/store/sqlite/stand-in-driver.ts';
import { temporaryFile } from './store-fixture.ts';

test('Node.js whose Node-API is too old for better-sqlite3, such as 20 and 22.13, gets the one that stands in for it', () => {
  expect(driverPackage('9')).toBe('@photostructure/sqlite');
});

const DRIVERS: readonly (readonly [name: string, driver: typeof Sqlite])[] = [
  ['the driver of this Node.js', Driver],
  ['the one that stands in', standInDriver(createRequire(import.meta.url)('@photostructure/sqlite'))],
];

describe.each(DRIVERS)('%s', (_, Connected) => {
  function opened(file: string, options: Sqlite.Options = {}): Sqlite.Database {
    const connection = new Connected(file, { timeout: 0, ...options });
    onTestFinished(() => void connection.close());
    return connection;
  }

  async function filled(): Promise<{ file: string; connection: Sqlite.Database }> {
    const file = await temporaryFile();
    const connection = opened(file);
    connection.pragma('journal_mode = WAL');
    connection.exec('CREATE TABLE people (id INTEGER PRIMARY KEY, name TEXT UNIQUE)');
    connection.prepare('INSERT INTO people (name) VALUES (?), (?)').run('ada', 'ben');
    return { file, connection };
  }

  function codeOf(body: () => unknown): string {
    try {
      body();
    } catch (error) {
      expect(error).toBeInstanceOf(Connected.SqliteError);
      return (error as { readonly code: string }).code;
    }
    return 'none';
  }

  /** What every way of running a statement throws. */
  function codesOf(connection: Sqlite.Database, statement: string): string[] {
    const run = [
      () => connection.exec(statement),
      () => connection.prepare(statement).get(),
      () => connection.prepare(statement).all(),
      () => connection.prepare(statement).raw().all(),
    ];
    // better-sqlite3 has extended codes; the store reads their first part.
    return [...new Set(run.map(codeOf))].map((code) => code.split('_').slice(0, 2).join('_'));
  }

  it('says why a statement fails, however it is run', async () => {
    const { file, connection } = await filled();
    const insert = `INSERT INTO people (name) VALUES ('ada') RETURNING id`;
    expect(codesOf(connection, insert)).toEqual(['SQLITE_CONSTRAINT']);
    expect(codesOf(opened(file, { readonly: true }), insert), 'read-only').toEqual(['SQLITE_READONLY']);
    connection.pragma(`max_page_count = ${connection.pragma('page_count', { simple: true })}`);
    const fill = `INSERT INTO people (name) VALUES (hex(randomblob(99999))) RETURNING id`;
    expect(codesOf(connection, fill), 'a full disk').toEqual(['SQLITE_FULL']);
    connection.exec('BEGIN IMMEDIATE');
    expect(codesOf(opened(file), insert), 'another process writes').toEqual(['SQLITE_BUSY']);
    expect(
      codeOf(() =>
        opened(file)
          .transaction(() => {})
          .immediate(),
      ),
    ).toBe('SQLITE_BUSY');
    expect(codeOf(() => opened(file).pragma('user_version = 1'))).toBe('SQLITE_BUSY');
  });

  it('says why a file cannot be used', async () => {
    const file = await temporaryFile();
    expect(codeOf(() => opened(file, { readonly: true, fileMustExist: true }))).toBe('SQLITE_CANTOPEN');
    writeFileSync(file, 'This is no database. '.repeat(500));
    expect(codesOf(opened(file), 'SELECT * FROM sqlite_schema')).toEqual(['SQLITE_NOTADB']);
  });

  it('reads rows as objects, lists and single values, and numbers that are safe', async () => {
    const { connection } = await filled();
    const names = connection.prepare('SELECT id, name FROM people ORDER BY id');
    expect(names.all()).toEqual([
      { id: 1, name: 'ada' },
      { id: 2, name: 'ben' },
    ]);
    expect(names.raw().get()).toEqual([1, 'ada']);
    expect(connection.prepare('SELECT name FROM people WHERE id = ?').pluck().get(2)).toBe('ben');
    expect(connection.prepare('SELECT name FROM people WHERE id = ?').pluck().get(3)).toBeUndefined();
    expect(connection.prepare('SELECT ? + 0').pluck().get(Number.MAX_SAFE_INTEGER)).toBe(Number.MAX_SAFE_INTEGER);
    expect(connection.prepare('UPDATE people SET name = NULL WHERE id = ?').run(3).changes).toBe(0);
  });

  it('takes a transaction back when its body throws', async () => {
    const { connection } = await filled();
    const half = connection.transaction(() => {
      connection.exec('DELETE FROM people');
      expect(connection.inTransaction).toBe(true);
      throw new Error('half');
    });
    expect(() => half.immediate()).toThrow('half');
    expect(connection.inTransaction).toBe(false);
    expect(connection.prepare('SELECT count(*) FROM people').pluck().get()).toBe(2);
  });

  it('copies what another connection has written last, and says why it cannot', async () => {
    const { file } = await filled();
    const reader = opened(file, { readonly: true });
    const target = `${file}.copy`;
    await reader.backup(target, { progress: () => 2 ** 31 - 1 });
    expect(opened(target).prepare('SELECT count(*) FROM people').pluck().get()).toBe(2);
    writeFileSync(target, 'This is no database. '.repeat(500));
    await expect(reader.backup(target, { progress: () => 2 ** 31 - 1 })).rejects.toMatchObject({
      code: 'SQLITE_NOTADB',
    });
  });

  it('closes a file with what is prepared: nothing lies beside it, nothing is locked, and it can be closed again', async () => {
    const { file, connection } = await filled();
    const kept = connection.prepare('SELECT count(*) FROM people').pluck();
    expect(kept.get()).toBe(2);
    connection.exec('BEGIN IMMEDIATE; DELETE FROM people');
    connection.close();
    connection.close();
    expect(readdirSync(dirname(file))).toEqual([basename(file)]);
    expect(
      opened(file)
        .transaction(() => 'free')
        .exclusive(),
    ).toBe('free');
    expect(opened(file).prepare('SELECT count(*) FROM people').pluck().get()).toBe(2);
    expect(() => kept.get()).toThrow(/not open|closed/);
  });
});

// A driver that does not suit the Node.js that runs aborts the process when a statement is collected between two turns of the
// event loop, or when a database is opened.
test('statements that are no longer used are collected without harm', () => {
  const program = fileURLToPath(new URL('./collected-statements.ts', import.meta.url));
  const told = execFileSync(process.execPath, ['--import', 'tsx', program], { encoding: 'utf8' });
  expect(told).toBe('all collected\n');
});

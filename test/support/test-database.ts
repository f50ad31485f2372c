import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import Sqlite from '../../src/store/sqlite/driver.ts';
import { fileOfUrl } from '../../src/store/sqlite/store-url.ts';
import { writeEmptyDatabase } from './empty-database.ts';
import { TEMPLATE } from './postgres-server.ts';

/** The URL of an empty database, which is removed when the test is over: a file, or one on the server of the project. */
export async function newDatabase(): Promise<string> {
  const server = inject('postgres');
  if (server === undefined) return newFile();
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await ask(`${server}/postgres`, `create database ${name} template ${TEMPLATE}`);
  onTestFinished(async () => void (await ask(`${server}/postgres`, `drop database ${name} with (force)`)));
  return `${server}/${name}`;
}

async function newFile(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pirogue-database-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const file = join(folder, 'pirogue.db');
  writeEmptyDatabase(file);
  return `file:${file}`;
}

/** Does to a database what the store would not, by one statement that both dialects understand; resolves to its rows. */
export async function ask(url: string, statement: string): Promise<Record<string, unknown>[]> {
  if (url.startsWith('file:')) {
    const connection = new Sqlite(fileOfUrl(url));
    try {
      const prepared = connection.prepare<[], Record<string, unknown>>(statement);
      if (prepared.reader) return prepared.all();
      prepared.run();
      return [];
    } finally {
      connection.close();
    }
  }
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}

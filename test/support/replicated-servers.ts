import { appendFile, chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../../lab/driving/free-port.ts';
import { openWay, type Way } from './cut-connection.ts';
import { installedPrograms, runAsServer } from './installed-postgres.ts';

/** Two PostgreSQL servers, of which one takes writes and the other one follows it. */
export interface ReplicatedServers {
  /** Names both, without a database: `postgres://pirogue:pirogue@127.0.0.1:5432,127.0.0.1:5433`. */
  readonly url: string;
  readonly ports: readonly number[];
  /** The URL of the one that takes writes now, without a database. */
  readonly primaryUrl: () => string;
  /** Lets the standby fall behind from now on, or follow again. */
  readonly hold: (isHeld: boolean) => void;
  /** Resolves when the standby has all that was written. */
  readonly caughtUp: () => Promise<void>;
  /** Promotes the standby, while the other one goes on as if nothing had happened. */
  readonly promote: () => Promise<void>;
  /** Kills the server that takes writes, and promotes the other one. */
  readonly failOver: () => Promise<void>;
  /** Kills the server that takes writes, as a power cut does, and starts it again. */
  readonly restart: () => Promise<void>;
  /** Makes the one that was killed a standby of the other one. */
  readonly rejoin: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** How the servers are set up, beside what a server has of itself. */
const SETTINGS = `
listen_addresses = '127.0.0.1'
unix_socket_directories = ''
wal_retrieve_retry_interval = 200ms
# What no commit waits for is not written before long, so that a kill loses it for sure.
wal_writer_delay = 10s
# No process waits for the disk, which no test cuts off.
fsync = off
`;

/**
 * Starts two servers with installed programs; what they keep is gone when they are stopped.
 *
 * @param options.isSynchronous whether what is committed is on both
 * @param options.connections that each takes at most
 */
export async function startReplicatedServers({
  isSynchronous,
  connections = 100,
}: {
  readonly isSynchronous: boolean;
  readonly connections?: number;
}): Promise<ReplicatedServers> {
  const programs = await installedPrograms();
  const folder = await mkdtemp(join(tmpdir(), 'pirogue-replicated-'));
  // Where the tests are root's, the servers are another user's.
  await chmod(folder, 0o777);
  const password = join(folder, 'password');
  await writeFile(password, 'pirogue');
  const servers = [await placeIn(folder, 'one'), await placeIn(folder, 'two')] as const;
  const run = (program: string, options: readonly string[]) => runAsServer(programs, program, options);
  const start = ({ data, log, port }: ServerPlace) =>
    run('pg_ctl', ['start', '--wait', '--pgdata', data, '--log', log, '--options', `-p ${port}`]);
  let [primary, standby] = servers;

  /** Lets commits wait for the standby, once that follows, or no more. */
  async function synchronous(isIt: boolean): Promise<void> {
    if (!isSynchronous) return;
    await ask(
      primary.url,
      `alter system ${isIt ? `set synchronous_standby_names = '*'` : 'reset synchronous_standby_names'}`,
    );
    await ask(primary.url, 'select pg_reload_conf()');
  }

  /** Makes the standby a copy of the primary, and starts it. */
  async function follow(): Promise<void> {
    await rm(standby.data, { recursive: true, force: true });
    primary.way.close(false);
    await run('pg_basebackup', [
      ...['--pgdata', standby.data, '--write-recovery-conf', '--checkpoint', 'fast', '--no-sync'],
      ...['--dbname', `postgres://pirogue:pirogue@127.0.0.1:${primary.way.port}`],
    ]);
    await start(standby);
    while ((await ask(primary.url, `select from pg_stat_replication where state = 'streaming'`)).length === 0)
      await after(50);
    await synchronous(true);
  }

  const kill = () => run('pg_ctl', ['stop', '--wait', '--pgdata', primary.data, '--mode', 'immediate']);

  async function promote(): Promise<void> {
    await run('pg_ctl', ['promote', '--wait', '--pgdata', standby.data]);
    [primary, standby] = [standby, primary];
    await synchronous(false);
  }

  await run('initdb', [
    ...['--pgdata', primary.data, '--username', 'pirogue', '--pwfile', password],
    ...['--auth', 'scram-sha-256', '--encoding', 'UTF8', '--no-sync'],
  ]);
  await appendFile(join(primary.data, 'postgresql.conf'), `${SETTINGS}max_connections = ${connections}\n`);
  await start(primary);
  await follow();
  return {
    url: `postgres://pirogue:pirogue@${servers.map(({ port }) => `127.0.0.1:${port}`).join(',')}`,
    ports: servers.map(({ port }) => port),
    primaryUrl: () => primary.url,
    hold: (isHeld) => primary.way.close(isHeld),
    async caughtUp() {
      const behind = 'select from pg_stat_replication where replay_lsn < pg_current_wal_lsn()';
      while ((await ask(primary.url, behind)).length > 0) await after(20);
    },
    promote,
    async failOver() {
      await kill();
      await promote();
    },
    async restart() {
      await kill();
      await start(primary);
    },
    rejoin: follow,
    async stop() {
      for (const { data, way } of servers) {
        await run('pg_ctl', ['stop', '--wait', '--pgdata', data, '--mode', 'immediate']).catch(() => undefined);
        way.end();
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Where one of the servers is, and the way by which the other one follows it. */
interface ServerPlace {
  readonly data: string;
  readonly log: string;
  readonly port: number;
  readonly url: string;
  readonly way: Way;
}

async function placeIn(folder: string, name: string): Promise<ServerPlace> {
  const port = await freePort();
  return {
    data: join(folder, name),
    log: join(folder, `${name}.log`),
    port,
    url: `postgres://pirogue:pirogue@127.0.0.1:${port}`,
    way: await openWay(port),
  };
}

async function ask(url: string, statement: string): Promise<object[]> {
  const client = new pg.Client({ connectionString: `${url}/postgres` });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(statement)).rows as object[];
  } finally {
    await client.end();
  }
}

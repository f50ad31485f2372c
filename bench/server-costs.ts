import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';

/** Steps in which Linux counts processor time, a second. */
const TICKS = 100;

/** Fields of /proc/PID/stat, counted from the one after the name. */
const STAT = { parent: 1, user: 11, system: 12, childrenUser: 13, childrenSystem: 14 } as const;

/** What a PostgreSQL server of this machine uses; Linux only. */
export class ServerCosts {
  readonly #client: pg.Client;
  readonly #server: string;

  private constructor(client: pg.Client, server: string) {
    this.#client = client;
    this.#server = server;
  }

  /** @param url of one of its databases, whose size is measured */
  static async of(url: string): Promise<ServerCosts> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    return new ServerCosts(client, (await statOf(String(rows[0]!.pid)))[STAT.parent]!);
  }

  /**
   * Seconds of processor time of all its processes, those included that have ended; or of the living ones that work on one
   * database alone.
   */
  async processorTime(database?: string): Promise<number> {
    const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
    const all = await Promise.all(pids.map(async (pid) => [pid, await statOf(pid)] as const));
    const children = all.filter(([, stat]) => stat[STAT.parent] === this.#server);
    if (database !== undefined) {
      const titles = await Promise.all(
        children.map(([pid]) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')),
      );
      return sumOf(children.filter((_, at) => titles[at]!.includes(` ${database} `)).map(([, stat]) => stat));
    }
    const own = await statOf(this.#server);
    const ended = Number(own[STAT.childrenUser]) + Number(own[STAT.childrenSystem]);
    return sumOf([own, ...children.map(([, stat]) => stat)]) + ended / TICKS;
  }

  /** Bytes of a database on disk. */
  async sizeOf(database: string): Promise<number> {
    const { rows } = await this.#client.query<{ size: number }>('select pg_database_size($1)::text as size', [
      database,
    ]);
    return Number(rows[0]!.size);
  }

  /** Bytes of the database on disk, and of all that the server has written into its log since it was made. */
  async bytes(): Promise<{ database: number; log: number }> {
    const { rows } = await this.#client.query<{ database: string; log: string }>(
      "select pg_database_size(current_database())::text as database, (pg_current_wal_lsn() - '0/0')::text as log",
    );
    return { database: Number(rows[0]!.database), log: Number(rows[0]!.log) };
  }

  /** Runs one statement on the database. */
  async run(statement: string): Promise<void> {
    await this.#client.query(statement);
  }

  /** Commits a second that wait for the disk, of writers that have a connection each and do nothing else. */
  async commitsASecond(url: string, { writers = 8, seconds = 2 } = {}): Promise<number> {
    await this.run('create table written (writer integer primary key, count integer not null)');
    const until = performance.now() + seconds * 1000;
    const counts = Array.from({ length: writers }, async (_, writer) => {
      const client = new pg.Client({ connectionString: `${url}/postgres` });
      await client.connect();
      await client.query('insert into written values ($1, 0)', [writer]);
      let count = 0;
      for (; performance.now() < until; count++)
        await client.query({
          name: 'write',
          text: 'update written set count = count + 1 where writer = $1',
          values: [writer],
        });
      await client.end();
      return count;
    });
    return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0) / seconds;
  }

  close(): Promise<void> {
    return this.#client.end();
  }
}

/** Seconds of processor time of some processes. */
function sumOf(stats: readonly (readonly string[])[]): number {
  return stats.reduce((sum, stat) => sum + Number(stat[STAT.user]) + Number(stat[STAT.system]), 0) / TICKS;
}

/** The numbers of a process after its name, which may hold blanks; empty when it has ended. */
async function statOf(pid: string): Promise<readonly string[]> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
}

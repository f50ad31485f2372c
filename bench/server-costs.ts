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

  /** Seconds of processor time of all its processes, those included that have ended. */
  async processorTime(): Promise<number> {
    const all = await Promise.all((await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(statOf));
    const own = await statOf(this.#server);
    const children = all.filter((stat) => stat[STAT.parent] === this.#server);
    const living = [own, ...children].map((stat) => Number(stat[STAT.user]) + Number(stat[STAT.system]));
    const ended = Number(own[STAT.childrenUser]) + Number(own[STAT.childrenSystem]);
    return (living.reduce((sum, ticks) => sum + ticks, 0) + ended) / TICKS;
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

  close(): Promise<void> {
    return this.#client.end();
  }
}

/** The numbers of a process after its name, which may hold blanks; empty when it has ended. */
async function statOf(pid: string): Promise<readonly string[]> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
}

import pg from 'pg';
import { isConnectionLost } from './postgres-error.ts';

/**
 * Splits a URL with several hosts into URLs with one host each: `postgres://pirogue@one:5432,two:5432/pirogue` has two, as in
 * PostgreSQL's own programs.
 */
export function hostsOf(url: string): readonly string[] {
  const [, before = '', hosts = '', after = ''] = /^([a-z]+:\/\/(?:[^/?#]*@)?)([^/?#]+)(.*)$/s.exec(url) ?? [];
  return hosts.includes(',') ? hosts.split(',').map((host) => `${before}${host}${after}`) : [url];
}

/** The servers of a URL, of which one at a time accepts writes, and the one to try next. */
export class Hosts {
  readonly #urls: readonly string[];
  #next = 0;

  constructor(url: string) {
    this.#urls = hostsOf(url);
  }

  get count(): number {
    return this.#urls.length;
  }

  /** URL of the server to try next: the last one that was reached, until it cannot be used. */
  get url(): string {
    return this.#urls[this.#next]!;
  }

  /** Notes that a server cannot be used. */
  noteAway(url: string): void {
    if (url === this.url) this.#next = (this.#next + 1) % this.#urls.length;
  }
}

/** Returns a class of clients that connect to the server that accepts writes; a standby may be behind. */
export function clientClassFor(hosts: Hosts) {
  return class extends pg.Client {
    readonly #url: string;

    constructor(options: pg.ClientConfig = {}) {
      const { url } = hosts;
      super({ ...options, connectionString: url });
      this.#url = url;
      // Whoever uses a lost connection hears of it from the next statement. Without a listener it would end the program.
      this.on('error', () => undefined);
    }

    override connect(): Promise<pg.Client>;
    override connect(callback: (error: Error) => void): void;
    override connect(callback?: (error: Error) => void): Promise<pg.Client> | undefined {
      const connected = this.#connect();
      if (!callback) return connected;
      // Without an error the callback gets `undefined`, although its type does not allow that.
      connected.then(() => callback(undefined as never), callback);
      return undefined;
    }

    async #connect(): Promise<pg.Client> {
      try {
        await super.connect();
        if (await limitsReadOnly(this)) throw new ReadOnlyServer('it takes no writes');
        return this;
      } catch (error) {
        hosts.noteAway(this.#url);
        if (error instanceof ReadOnlyServer) void this.end().catch(() => undefined);
        throw error;
      }
    }
  };
}

/** Time limits of a connection. They are set after connecting, as poolers refuse connections with such parameters. */
const LIMITS = `set statement_timeout = '10s'; set lock_timeout = '1500ms'; set idle_in_transaction_session_timeout = '10s'`;

/** Sets the time limits of a new connection; returns true if its server accepts no writes. */
async function limitsReadOnly(client: pg.Client): Promise<boolean> {
  const answers: unknown = await client.query(`${LIMITS}; show transaction_read_only`);
  const [{ transaction_read_only: said }] = (answers as pg.QueryResult[]).at(-1)!.rows as [
    { transaction_read_only: string },
  ];
  return said !== 'off';
}

/** A server that accepts no writes, such as a standby; the error has the code that the server itself uses. */
class ReadOnlyServer extends Error {
  readonly code = '25006';
}

/** A pool of connections to the server that accepts writes, among the servers of a URL. */
export class PoolOnHosts extends pg.Pool {
  readonly #hosts: Hosts;

  constructor(url: string, options: pg.PoolConfig) {
    const hosts = new Hosts(url);
    super({ ...options, Client: clientClassFor(hosts) });
    this.#hosts = hosts;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Parameters<pg.Pool['connect']>[0]): void;
  override connect(callback?: Parameters<pg.Pool['connect']>[0]): Promise<pg.PoolClient> | undefined {
    const connected = this.#connect();
    if (!callback) return connected;
    connected.then(
      (client) => callback(undefined, client, (error) => client.release(error)),
      (error: Error) => callback(error, undefined, () => undefined),
    );
    return undefined;
  }

  /** Connects to the first server that can be used; tries each at most once. */
  async #connect(): Promise<pg.PoolClient> {
    for (let attempts = 1; ; attempts++) {
      const { url } = this.#hosts;
      try {
        return await super.connect();
      } catch (error) {
        // If the pool has no free connection, that says nothing about the server.
        const isOtherNext = this.#hosts.url !== url;
        if (attempts >= this.#hosts.count || !isOtherNext || !isConnectionLost(error)) throw error;
      }
    }
  }
}

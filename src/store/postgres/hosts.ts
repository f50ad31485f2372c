import pg from 'pg';
import { isConnectionLost } from './postgres-error.ts';

/**
 * The URLs of the servers that a URL names, each with one host: `postgres://pirogue@one:5432,two:5432/pirogue` names two, as
 * in PostgreSQL's own programs.
 */
export function hostsOf(url: string): readonly string[] {
  const [, before = '', hosts = '', after = ''] = /^([a-z]+:\/\/(?:[^/?#]*@)?)([^/?#]+)(.*)$/s.exec(url) ?? [];
  return hosts.includes(',') ? hosts.split(',').map((host) => `${before}${host}${after}`) : [url];
}

/** Servers of which one at a time takes writes, and which of them is tried next. */
export class Hosts {
  readonly #urls: readonly string[];
  #next = 0;

  constructor(url: string) {
    this.#urls = hostsOf(url);
  }

  get count(): number {
    return this.#urls.length;
  }

  /** The URL of the server that is tried next: the one that was reached last, as long as it can be. */
  get url(): string {
    return this.#urls[this.#next]!;
  }

  /** Says that a server cannot be used. */
  isAway(url: string): void {
    if (url === this.url) this.#next = (this.#next + 1) % this.#urls.length;
  }
}

/** Makes clients that connect to the server which takes writes: a standby would tell what was true before. */
export function clientFor(hosts: Hosts) {
  return class extends pg.Client {
    readonly #url: string;

    constructor(options: pg.ClientConfig = {}) {
      const { url } = hosts;
      super({ ...options, connectionString: url });
      this.#url = url;
    }

    override connect(): Promise<pg.Client>;
    override connect(callback: (error: Error) => void): void;
    override connect(callback?: (error: Error) => void): Promise<pg.Client> | undefined {
      const connected = this.#connect();
      if (!callback) return connected;
      // The callback gets no error where there is none, whatever the types say.
      connected.then(() => callback(undefined as never), callback);
      return undefined;
    }

    async #connect(): Promise<pg.Client> {
      try {
        await super.connect();
        if (await isReadOnly(this)) throw new ReadOnlyServer('it takes no writes');
        return this;
      } catch (error) {
        hosts.isAway(this.#url);
        if (error instanceof ReadOnlyServer) void this.end().catch(() => undefined);
        throw error;
      }
    }
  };
}

/** What the server does for a connection at most; said only now, as poolers refuse to connect with such parameters. */
const LIMITS = `set statement_timeout = '10s'; set lock_timeout = '1500ms'; set idle_in_transaction_session_timeout = '10s'`;

/** Limits a connection that was made; whether it takes no writes. */
async function isReadOnly(client: pg.Client): Promise<boolean> {
  const answers: unknown = await client.query(`${LIMITS}; show transaction_read_only`);
  const [{ transaction_read_only: said }] = (answers as pg.QueryResult[]).at(-1)!.rows as [
    { transaction_read_only: string },
  ];
  return said !== 'off';
}

/** A server takes no writes, such as a standby; said in the way of the server itself. */
class ReadOnlyServer extends Error {
  readonly code = '25006';
}

/** A pool of connections to the one server, of those that a URL names, that takes writes. */
export class PoolOnHosts extends pg.Pool {
  readonly #hosts: Hosts;

  constructor(url: string, options: pg.PoolConfig) {
    const hosts = new Hosts(url);
    super({ ...options, Client: clientFor(hosts) });
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

  /** Tries one server after another until all were tried once. */
  async #connect(): Promise<pg.PoolClient> {
    for (let tried = 1; ; tried++) {
      const { url } = this.#hosts;
      try {
        return await super.connect();
      } catch (error) {
        // Waiting in vain for a connection that is in use says nothing of the server.
        const isOtherNext = this.#hosts.url !== url;
        if (tried >= this.#hosts.count || !isOtherNext || !isConnectionLost(error)) throw error;
      }
    }
  }
}

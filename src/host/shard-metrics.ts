import { type Client, Status, type WebSocketShard } from 'discord.js';
import { Gauge, type Registry } from 'prom-client';

const MILLISECONDS = 1000;

/**
 * Metric labels for the states of a connection: `ready` receives events, `loading` waits for the servers of the shard, `down` does
 * not reconnect by itself.
 */
const STATES: Readonly<Record<Status, 'ready' | 'loading' | 'connecting' | 'down'>> = {
  [Status.Ready]: 'ready',
  [Status.Nearly]: 'loading',
  [Status.WaitingForGuilds]: 'loading',
  [Status.Connecting]: 'connecting',
  [Status.Reconnecting]: 'connecting',
  [Status.Identifying]: 'connecting',
  [Status.Resuming]: 'connecting',
  [Status.Idle]: 'down',
  [Status.Disconnected]: 'down',
};

/**
 * Metrics of the shards that this process serves, read at every request for metrics. A shard that another process has taken over
 * no longer has a series here.
 */
export class ShardMetrics {
  readonly #clients = new Set<Client>();

  constructor(registry: Registry) {
    const served = () => this.#served();
    const totalOf = () => Math.max(0, ...[...this.#live()].map(({ options }) => options.shardCount ?? 0));
    new Gauge({
      name: 'pirogue_shards',
      help: 'Shards of the bot over all processes',
      registers: [registry],
      collect() {
        this.set(totalOf());
      },
    });
    new Gauge({
      name: 'pirogue_shard_state',
      help: '1 for the state of each shard that this process serves: ready, loading, connecting, down',
      labelNames: ['shard', 'state'] as const,
      registers: [registry],
      collect() {
        this.reset();
        for (const { id, status } of served()) this.set({ shard: id, state: STATES[status] }, 1);
      },
    });
    new Gauge({
      name: 'pirogue_shard_heartbeat_seconds',
      help: 'From the last heartbeat of a shard to its acknowledgement by Discord',
      labelNames: ['shard'] as const,
      registers: [registry],
      collect() {
        this.reset();
        for (const { id, ping, status } of served()) {
          // The ping is negative before the first heartbeat, and outdated while the connection is lost.
          if (ping >= 0 && status === Status.Ready) this.set({ shard: id }, ping / MILLISECONDS);
        }
      },
    });
  }

  /** Reports the shards of a client until it is destroyed. */
  watch(client: Client): void {
    this.#clients.add(client);
  }

  #live(): ReadonlySet<Client> {
    // A client that is destroyed has no token.
    for (const client of this.#clients) if (client.token === null) this.#clients.delete(client);
    return this.#clients;
  }

  #served(): readonly WebSocketShard[] {
    return [...this.#live()].flatMap(({ ws }) => [...ws.shards.values()]);
  }
}

import { hostname } from 'node:os';
import { type Client, Events, type REST, Status, type WebSocketShard } from 'discord.js';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { App } from '../app/app.ts';
import type { Painting } from '../render/index.ts';
import type { LogWatch } from './log.ts';

/** Discord's limit for the first answer to an interaction, in seconds. */
const ANSWER_LIMIT = 3;

/** Age at which an interaction counts as never answered, in milliseconds. */
const UNANSWERED_AFTER = 15_000;

/** Most log messages with a label of their own; further ones are counted together. */
const MAX_KINDS = 60;

/** Messages of the program itself, which are constant and contain no names. */
const OWN_MESSAGE = /^[a-z][a-z,' -]+$/i;

const CALLBACK = /\/interactions\/(\d+)\/.*\/callback/;
const LEVELS: Readonly<Record<number, string>> = { 40: 'warn', 50: 'error', 60: 'fatal' };

/**
 * The program's metrics. They contain no names of people, contents or tokens. Prometheus distinguishes processes by its own label
 * `instance`, which is stable over restarts; the process name of the log is a separate series, as a label with it would begin
 * new series at every start.
 */
export class Metrics {
  readonly registry = new Registry();
  readonly #latency = new Histogram({
    name: 'pirogue_interaction_answer_seconds',
    help: 'From the arrival of an interaction to the end of its first answer',
    buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 1.5, 2, 2.5, 3, 5],
    registers: [this.registry],
  });
  readonly #answers = new Counter({
    name: 'pirogue_interactions_total',
    help: 'Interactions by whether their first answer was in time (3 seconds), late, refused by Discord, or never given',
    labelNames: ['answer'] as const,
    registers: [this.registry],
  });
  readonly #lines = new Counter({
    name: 'pirogue_log_lines_total',
    help: 'Warnings and errors in the log, by message',
    labelNames: ['level', 'kind'] as const,
    registers: [this.registry],
  });
  readonly #gateway = new Counter({
    name: 'pirogue_gateway_events_total',
    help: 'Connections to Discord that were lost, resumed, or begun anew',
    labelNames: ['event', 'shard'] as const,
    registers: [this.registry],
  });
  readonly #responses = new Counter({
    name: 'pirogue_discord_responses_total',
    help: 'Answers of Discord to requests, by status',
    labelNames: ['status'] as const,
    registers: [this.registry],
  });
  readonly #pictures = new Histogram({
    name: 'pirogue_picture_seconds',
    help: 'From the order of a picture that is not kept to its end, with waiting',
    labelNames: ['render', 'outcome'] as const,
    buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [this.registry],
  });
  readonly #backups = new Gauge({
    name: 'pirogue_last_backup_timestamp_seconds',
    help: 'When the last scheduled backup was made',
    registers: [this.registry],
  });
  readonly #backupFailures = new Gauge({
    name: 'pirogue_backup_failed_attempts',
    help: 'Attempts to make a backup that have failed since the last one was made',
    registers: [this.registry],
  });
  readonly #shards = new ShardMetrics(this.registry);
  readonly #watched = new WeakSet<REST>();
  readonly #kinds = new Set<string>();
  /** Arrival times (`performance.now`) of interactions that have no answer yet, by id. */
  readonly #open = new Map<string, number>();

  constructor() {
    collectDefaultMetrics({ register: this.registry });
    for (const answer of ['in time', 'late', 'refused', 'never']) this.#answers.inc({ answer }, 0);
    const info = new Gauge({
      name: 'pirogue_process_info',
      help: '1, with the host name and process id that lines of the log have',
      labelNames: ['process'] as const,
      registers: [this.registry],
    });
    info.set({ process: `${hostname()}-${process.pid}` }, 1);
  }

  /** Counts a picture with the time that it took. */
  readonly countPicture = ({ render, isPainted, milliseconds }: Painting): void => {
    this.#pictures.observe({ render, outcome: isPainted ? 'painted' : 'failed' }, milliseconds / 1000);
  };

  /** Counts a line of the log. */
  readonly countLine: LogWatch = ({ level, message }) => {
    const name = LEVELS[level];
    if (!name) return;
    const isKnown = this.#kinds.has(message) || (OWN_MESSAGE.test(message) && this.#kinds.size < MAX_KINDS);
    if (isKnown) this.#kinds.add(message);
    this.#lines.inc({ level: name, kind: isKnown ? message : 'other' });
  };

  /** Measures the answers to interactions and the connections of a client that is logged in. */
  watchClient(client: Client): void {
    client.on(Events.InteractionCreate, ({ id }) => {
      this.#forgetUnanswered();
      if (!this.#open.has(id)) this.#open.set(id, performance.now());
    });
    this.#watchRequests(client.rest);
    for (const shard of client.ws.shards.keys()) {
      for (const event of ['reconnecting', 'resumed', 'disconnected']) this.#gateway.inc({ event, shard }, 0);
    }
    client.on(Events.ShardReconnecting, (shard) => this.#gateway.inc({ event: 'reconnecting', shard }));
    client.on(Events.ShardResume, (shard) => this.#gateway.inc({ event: 'resumed', shard }));
    client.on(Events.ShardDisconnect, (_, shard) => this.#gateway.inc({ event: 'disconnected', shard }));
    this.#shards.watch(client);
  }

  /** Reads the outbox whenever metrics are asked for. */
  watchOutbox({ store, now }: Pick<App, 'store' | 'now'>): void {
    const depth = new Gauge({
      name: 'pirogue_outbox_posts',
      help: 'Public messages that are to be sent, or changed',
      labelNames: ['task'] as const,
      registers: [this.registry],
      async collect() {
        const { sends, changes } = await store.posts.depth();
        depth.set({ task: 'send' }, sends);
        depth.set({ task: 'change' }, changes);
      },
    });
    const age = new Gauge({
      name: 'pirogue_outbox_oldest_seconds',
      help: 'Age of the oldest public message that is still to be sent; 0 when there is none',
      registers: [this.registry],
      async collect() {
        const { oldest } = await store.posts.depth();
        age.set(oldest === undefined ? 0 : Math.max(0, now() - oldest) / 1000);
      },
    });
  }

  /** Reports the time since the last heartbeat to other processes, in milliseconds. */
  watchSilence(silence: () => number): void {
    new Gauge({
      name: 'pirogue_database_silence_seconds',
      help: 'Since the last heartbeat of this process on a shared database; from 10 on it answers nothing',
      registers: [this.registry],
      collect() {
        this.set(silence() / 1000);
      },
    });
  }

  /** Counts the open streams of pages in the browser. */
  watchStreams(streams: () => number): void {
    const open = new Gauge({
      name: 'pirogue_page_streams',
      help: 'Pages of games that are open in browsers and told of every turn',
      registers: [this.registry],
      collect() {
        open.set(streams());
      },
    });
  }

  /** Notes when a backup was made, in milliseconds since 1970. */
  noteBackup(at: number): void {
    this.#backups.set(at / 1000);
    this.#backupFailures.set(0);
  }

  /** Notes how many attempts to make a backup have failed since the last one. */
  noteBackupFailures(attempts: number): void {
    this.#backupFailures.set(attempts);
  }

  /** Counts the answers to requests; clients may share a REST instance, which is watched once. */
  #watchRequests(requests: REST): void {
    if (this.#watched.has(requests)) return;
    this.#watched.add(requests);
    requests.on('response', ({ path }, { status }) => {
      this.#responses.inc({ status });
      const id = CALLBACK.exec(path)?.[1];
      if (id) this.#noteAnswer(id, status);
    });
  }

  #noteAnswer(id: string, status: number): void {
    const arrived = this.#open.get(id);
    if (arrived === undefined) return;
    // The program may retry an answer that Discord has refused.
    if (status >= 400) {
      this.#answers.inc({ answer: 'refused' });
      return;
    }
    this.#open.delete(id);
    const seconds = (performance.now() - arrived) / 1000;
    this.#latency.observe(seconds);
    this.#answers.inc({ answer: seconds <= ANSWER_LIMIT ? 'in time' : 'late' });
  }

  #forgetUnanswered(): void {
    const before = performance.now() - UNANSWERED_AFTER;
    for (const [id, at] of this.#open) {
      // The oldest come first.
      if (at > before) return;
      this.#open.delete(id);
      this.#answers.inc({ answer: 'never' });
    }
  }
}

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
class ShardMetrics {
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

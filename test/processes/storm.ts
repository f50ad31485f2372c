import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { type LocalDiscord, startLocalDiscord } from 'local-discord';
import { TestPerson } from 'local-discord/person';
import pg from 'pg';
import { startPackagedServer } from '../../lab/driving/packaged-postgres.ts';
import { TableCache, type TableSource } from '../../src/app/app.ts';
import { readLibrary } from '../../src/content/content-library.ts';
import { knownTileSets } from '../../src/content/known-tile-sets.ts';
import { type Choose, chooserFor } from '../../src/core/chooser.ts';
import { GAMES } from '../../src/games/registry.ts';
import { createLog } from '../../src/host/log.ts';
import { openStore } from '../../src/store/open-store.ts';
import { Mortal } from '../kill/mortal.ts';
import { openWay, type Way } from '../support/cut-connection.ts';
import { startReplicatedServers } from '../support/replicated-servers.ts';
import { clockAhead } from '../support/shifted-clock.ts';
import { serverOn } from './many-servers.ts';
import { StormTable } from './storm-table.ts';

/** What is done to the processes and their database while games are played. */
export interface StormPlan {
  /** Games that are played; as many as begin in time where `gateway` says for how long. */
  readonly games: number;
  /** Games that are played at the same time. */
  readonly atOnce: number;
  readonly processes: number;
  readonly shards: number;
  /** Kills of a process at random; it is started again at once. */
  readonly kills: number;
  /** Longest time from one kill to the next, in milliseconds. */
  readonly betweenKills: number;
  /** After so many kills something else happens to the database, in turn: a restart, slowness, a cut, no connections left. */
  readonly killsPerFault: number;
  /**
   * How often the server that takes writes is killed for good while another one, which has all of it, takes over; spread over
   * the kills.
   */
  readonly failovers: number;
  /** How many minutes the clock of each process is ahead of that of the one before. */
  readonly clocksApart: number;
  /** File with another tile set, for shorter games. */
  readonly tileSet?: string;
  readonly seed: string;
  /** Instead of kills: for how many minutes sessions and connections with Discord are lost, and Discord is away. */
  readonly gateway?: { readonly minutes: number };
  /** File of the database, for one process; a server unless told. */
  readonly file?: string;
  /** Starts the program. */
  readonly command: readonly string[];
  readonly say: (line: string) => void;
}

/** What came of it. */
export interface StormReport {
  readonly games: number;
  readonly entries: number;
  readonly kills: number;
  readonly faultsOfDatabase: Readonly<Record<string, number>>;
  /** What players were told was done and was not, messages that are there twice or not at all, games that stand still. */
  readonly wrong: readonly string[];
  /** How long players waited for the message of a turn at most, in milliseconds. */
  readonly longestWait: number;
  /** From a kill to the next answer in each shard of the killed process, in milliseconds, the longest last. */
  readonly silences: readonly number[];
  /** Commands that were not answered, and were given again. */
  readonly unanswered: number;
  /** Processes that ended by themselves while something happened to the database, as a service manager starts them again. */
  readonly endedInFaults: number;
  readonly seconds: number;
}

/** How long a fault of the database lasts, in milliseconds. */
const FAULT = 4_000;

/** How slow a slow database is, in milliseconds from a statement to its arrival. */
const SLOW = 150;

/** A silent shard is asked every so many milliseconds. */
const PROBED_EVERY = 250;

/** Pause of a service manager before it starts a process again, in milliseconds. */
const STARTED_AGAIN = 200;

/** Shortest and longest time between two faults of the gateway, in milliseconds. */
const BETWEEN_FAULTS = { shortest: 5_000, longest: 40_000 };

/** How long Discord is away, in turn, in seconds. */
const AWAY = [1, 20, 5, 60, 10, 180];

/** Pause of a player before a command while Discord is lost, in milliseconds. */
const THOUGHT = 2_000;

/** Codes with which Discord closes connections, without those after which a bot is to end. */
const CLOSES = [1000, 1001, 4000, 4001, 4002, 4003, 4005, 4007, 4008, 4009];

/** The database of a storm: a file, one server, or two of which one follows the other. */
interface StormServer {
  /** Without a database; may name several hosts. */
  readonly url: string;
  readonly ports: readonly number[];
  /** The URL of the one that takes writes now. */
  readonly primaryUrl: () => string;
  readonly restart: () => Promise<void>;
  /** Lets the other server take over, and makes a new one that follows it. */
  readonly failOver: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

const FAULTS = ['restarted', 'slow', 'cut off', 'out of connections'] as const;

/** Of so many tiles of a role, a short set has one. */
const SHORTENED: Readonly<Record<string, number>> = { land: 10, amazon: 3, double: 2 };

/** A new file of a tile set with a few of Amazonas's own tiles. */
export async function fileOfShortSet(): Promise<string> {
  const set = JSON.parse(await readFile('src/games/amazonas/tiles.json', 'utf8')) as {
    readonly tiles: readonly { readonly role: string }[];
  };
  const seen: Record<string, number> = {};
  const tiles = set.tiles.filter(({ role }) => {
    seen[role] = (seen[role] ?? 0) + 1;
    return (seen[role] - 1) % (SHORTENED[role] ?? 1) === 0;
  });
  const file = join(await mkdtemp(join(tmpdir(), 'pirogue-storm-')), 'tiles.json');
  await writeFile(file, JSON.stringify({ ...set, id: 'short', name: 'Short', tiles }));
  return file;
}

/** Plays games by scripts, at tables in as many servers as shards, while processes and database come and go. */
export async function playStorm(plan: StormPlan): Promise<StormReport> {
  const server = await startServer(plan);
  const ways = await Promise.all(server.ports.map((port) => openWay(port)));
  const discord = await startLocalDiscord({ port: 0, shards: plan.shards, sessionsAtOnce: plan.shards });
  const storm = new Storm(plan, { server, ways, discord });
  try {
    return await storm.run();
  } finally {
    storm.stop();
    await discord.close();
    for (const way of ways) way.end();
    await server.stop();
  }
}

async function startServer({ failovers, file }: StormPlan): Promise<StormServer> {
  if (file !== undefined) {
    const nothing = async () => undefined;
    return { url: file, ports: [], primaryUrl: () => file, restart: nothing, failOver: nothing, stop: nothing };
  }
  const connections = 60;
  if (failovers > 0) {
    const servers = await startReplicatedServers({ isSynchronous: true, connections });
    return {
      ...servers,
      async failOver() {
        await servers.failOver();
        await servers.rejoin();
      },
    };
  }
  const server = await startPackagedServer({ connections });
  return { ...server, ports: [server.port], primaryUrl: () => server.url, failOver: async () => undefined };
}

class Storm {
  readonly #plan: StormPlan;
  readonly #server: StormServer;
  readonly #ways: readonly Way[];
  readonly #discord: LocalDiscord;
  readonly #choose: Choose;
  readonly #servers: readonly { readonly id: string; readonly channel: string }[];
  readonly #mortals: Mortal[] = [];
  readonly #tables: StormTable[] = [];
  readonly #wrong: string[] = [];
  readonly #silences: number[] = [];
  /** Shards that are asked until they answer again after a kill. */
  readonly #probed = new Set<number>();
  readonly #probes: TestPerson[] = [];
  readonly #faults: Record<string, number> = {};
  #kills = 0;
  /** All games have been played, so that nothing more is done to the processes. */
  #isPlayed = false;
  /** Nothing is done to the gateway any more. */
  #isCalm = false;
  #isOver = false;
  #isFaulty = false;
  #entries = 0;
  #unanswered = 0;
  #endedInFaults = 0;
  #faultyUntil = Number.NEGATIVE_INFINITY;

  constructor(
    plan: StormPlan,
    { server, ways, discord }: { server: StormServer; ways: readonly Way[]; discord: LocalDiscord },
  ) {
    this.#plan = plan;
    this.#server = server;
    this.#ways = ways;
    this.#discord = discord;
    this.#choose = chooserFor(plan.seed);
    this.#servers = Array.from({ length: plan.shards }, (_, shard) => serverOn(discord, shard, plan.shards));
  }

  async run(): Promise<StormReport> {
    const begun = performance.now();
    const { atOnce, processes, clocksApart, command, file } = this.#plan;
    const environment = {
      DATABASE_URL: file
        ? `file:${file}`
        : `postgres://pirogue:pirogue@${this.#ways.map(({ port }) => `127.0.0.1:${port}`).join(',')}/postgres`,
      DISCORD_API_BASE: this.#discord.origin,
      DISCORD_TOKEN: this.#discord.botToken,
      DISCORD_REQUESTS_PER_SECOND: '1000',
      LOG_LEVEL: 'error',
      ...(this.#plan.tileSet && { TILE_SET: this.#plan.tileSet }),
    };
    for (let number = 0; number < processes; number++) {
      const clock = clocksApart > 0 ? clockAhead(number * clocksApart) : {};
      this.#mortals.push(new Mortal({ ...environment, ...clock }, command));
    }
    await Promise.all(this.#mortals.map((mortal) => mortal.start()));
    const supervised = this.#mortals.map((mortal) => this.#supervise(mortal));
    for (const [shard, { channel }] of this.#servers.entries()) {
      const probe = new TestPerson(
        this.#discord.origin,
        this.#discord.world.addPerson(`Probe ${shard}`).user.id,
        channel,
      );
      await probe.listen();
      this.#probes.push(probe);
    }
    const source = await this.#source();
    const { gateway } = this.#plan;
    const disturbing = gateway ? this.#disturbGateway(gateway.minutes) : this.#killOn();
    let next = 0;
    const mayBegin = () => (gateway ? !this.#isCalm : next < this.#plan.games);
    const playing = async () => {
      while (mayBegin()) await this.#playOne(source, next++);
    };
    await Promise.all(Array.from({ length: atOnce }, playing));
    this.#isPlayed = true;
    await disturbing;
    for (const table of this.#tables) this.#noteWrong(await table.faults());
    this.#isOver = true;
    for (const probe of this.#probes) probe.close();
    for (const mortal of this.#mortals) await mortal.stop();
    await Promise.all(supervised);
    await source.store.close();
    return {
      games: next,
      entries: this.#entries,
      kills: this.#kills,
      faultsOfDatabase: this.#faults,
      wrong: this.#wrong,
      longestWait: Math.max(...this.#tables.map(({ longestWait }) => longestWait)),
      silences: this.#silences.sort((one, other) => one - other),
      unanswered: this.#unanswered,
      endedInFaults: this.#endedInFaults,
      seconds: (performance.now() - begun) / 1000,
    };
  }

  stop(): void {
    for (const mortal of this.#mortals) mortal.kill();
  }

  async #source(): Promise<TableSource & { readonly store: Awaited<ReturnType<typeof openStore>> }> {
    const { file } = this.#plan;
    const store = await openStore(file ? `file:${file}` : `${this.#server.url}/postgres`);
    const library = readLibrary(GAMES);
    const tileSets = await knownTileSets(store, library, createLog('silent'));
    return { store, games: library.games, tileSets, tables: new TableCache() };
  }

  async #playOne(source: TableSource, number: number): Promise<void> {
    const table = await StormTable.open({
      discord: this.#discord,
      source,
      guildId: this.#servers[number % this.#servers.length]!.id,
      number,
      pause: () => (this.#plan.gateway && !this.#isCalm ? THOUGHT : 0),
    });
    this.#tables.push(table);
    this.#noteWrong(await table.play().catch((error: unknown) => [`table ${number}: ${error}`]));
    this.#unanswered += table.failures;
    const record = await source.store.games.last(table.channel);
    this.#entries += record ? (await source.store.log.ofGame(record.id)).length : 0;
    this.#plan.say(
      `game ${number + 1}, ${this.#kills} kills, ${this.#disturbances} faults of Discord, ${this.#wrong.length + this.#lost} wrong`,
    );
  }

  get #lost(): number {
    return this.#tables.reduce((sum, { lost }) => sum + lost.length, 0);
  }

  #noteWrong(lines: readonly string[]): void {
    this.#wrong.push(...lines);
    for (const line of lines) this.#plan.say(`wrong: ${line}`);
  }

  /** Kills processes until there were enough kills and the games are over. */
  async #killOn(): Promise<void> {
    const { kills, betweenKills, killsPerFault, failovers } = this.#plan;
    let failed = 0;
    while (!this.#isPlayed && this.#kills < kills) {
      await after(betweenKills * (0.3 + 0.7 * (this.#choose(1000) / 1000)));
      const mortal = this.#mortals[this.#choose(this.#mortals.length)]!;
      if (!mortal.isAlive) continue;
      await this.#kill(mortal);
      if (failed < failovers && this.#kills * (failovers + 1) >= kills * (failed + 1)) {
        failed++;
        await this.#fault('failed over');
      } else if (this.#kills % killsPerFault === 0)
        await this.#fault(FAULTS[(this.#kills / killsPerFault) % FAULTS.length]!);
    }
  }

  get #disturbances(): number {
    return Object.entries(this.#faults).reduce(
      (sum, [what, count]) => sum + (what.startsWith('Discord') ? count : 0),
      0,
    );
  }

  /** Loses sessions and connections in every way until the time is over. */
  async #disturbGateway(minutes: number): Promise<void> {
    const until = performance.now() + minutes * 60_000;
    const { gateway } = this.#discord;
    const ways: readonly (readonly [string, (round: number) => unknown])[] = [
      ['Discord refused a resume', () => gateway.drop({ resumable: false })],
      ['Discord closed with a code', (round) => gateway.closeAll(CLOSES[round % CLOSES.length]!)],
      ['Discord was away', (round) => this.#takeAway(AWAY[round % AWAY.length]!, round % 2 === 0)],
      ['Discord cut the socket', () => gateway.drop({ resumable: true })],
      ['Discord closed with a code twice', (round) => this.#closeTwice(CLOSES[(round + 5) % CLOSES.length]!)],
      ['Discord ended the session', () => gateway.invalidateSessions({ resumable: false })],
      ['Discord asked to reconnect', () => gateway.requestReconnect()],
    ];
    const { shortest, longest } = BETWEEN_FAULTS;
    for (let fault = 0; performance.now() < until; fault++) {
      await after(shortest + (longest - shortest) * (this.#choose(1000) / 1000));
      const [what, happen] = ways[fault % ways.length]!;
      this.#faults[what] = (this.#faults[what] ?? 0) + 1;
      this.#plan.say(`${Math.round((until - performance.now()) / 1000)} s left: ${what}`);
      await happen(Math.floor(fault / ways.length));
    }
    this.#isCalm = true;
  }

  async #closeTwice(code: number): Promise<void> {
    const { gateway } = this.#discord;
    gateway.closeAll(code);
    await after(FAULT);
    gateway.closeAll(code);
  }

  /** Lets nobody connect for a while: sockets are cut before a word, or connections closed before a session. */
  async #takeAway(seconds: number, isUnreachable: boolean): Promise<void> {
    const { gateway } = this.#discord;
    const upgrade = gateway.upgrade.bind(gateway);
    if (isUnreachable) gateway.upgrade = (_request, socket) => void socket.destroy();
    else gateway.keepOut(() => true);
    gateway.drop({ resumable: true });
    await after(seconds * 1_000);
    gateway.upgrade = upgrade;
    gateway.keepOut(() => false);
  }

  async #kill(mortal: Mortal): Promise<void> {
    const held = this.#isFaulty ? [] : await this.#shardsOf(mortal);
    if (!mortal.kill()) return;
    this.#kills++;
    const at = performance.now();
    for (const shard of held) void this.#probe(shard, at);
  }

  /** Starts a process again whenever it has ended, as a service manager does. */
  async #supervise(mortal: Mortal): Promise<void> {
    for (;;) {
      const known = mortal.accidents.length;
      await mortal.dead;
      if (this.#isOver) return;
      const isFaulty = this.#isFaulty || performance.now() < this.#faultyUntil;
      if (mortal.accidents.length > known && isFaulty) this.#endedInFaults++;
      else this.#noteWrong(mortal.accidents.slice(known));
      await after(STARTED_AGAIN);
      void mortal.start();
    }
  }

  /** Asks a shard again and again until it answers, and notes how long that was after the kill of who served it. */
  async #probe(shard: number, since: number): Promise<void> {
    if (this.#probed.has(shard)) return;
    this.#probed.add(shard);
    const asked: string[] = [];
    const isAnswered = () => asked.some((id) => this.#discord.interaction(id)?.state === 'answered');
    while (!isAnswered() && !this.#isPlayed) {
      const { interaction_id } = await this.#probes[shard]!.startCommand('help').catch(() => ({ interaction_id: '' }));
      if (interaction_id) asked.push(interaction_id);
      await after(PROBED_EVERY);
    }
    this.#probed.delete(shard);
    // What is silent because of the database says nothing of a kill.
    if (!this.#isPlayed && !this.#isFaulty && performance.now() > this.#faultyUntil)
      this.#silences.push(performance.now() - since);
  }

  /** The shards that a process serves. */
  async #shardsOf({ pid }: Mortal): Promise<number[]> {
    return this.#ask<{ shard: number }>(
      `select shard from shards join processes on processes.id = shards.holder where pid = ${pid ?? 0}`,
    ).then(
      (rows) => rows.map(({ shard }) => shard),
      () => [],
    );
  }

  async #ask<Row extends object>(statement: string): Promise<Row[]> {
    const client = new pg.Client({ connectionString: `${this.#server.primaryUrl()}/postgres` });
    await client.connect();
    try {
      return (await client.query(statement)).rows as Row[];
    } finally {
      await client.end();
    }
  }

  async #fault(what: (typeof FAULTS)[number] | 'failed over'): Promise<void> {
    this.#faults[what] = (this.#faults[what] ?? 0) + 1;
    this.#isFaulty = true;
    const busy: pg.Client[] = [];
    try {
      if (what === 'failed over') await this.#server.failOver();
      else if (what === 'restarted') await this.#server.restart();
      else if (what === 'slow') for (const way of this.#ways) way.slow(SLOW);
      else if (what === 'cut off') for (const way of this.#ways) way.close(true);
      else await this.#takeConnections(busy);
      await after(FAULT);
    } finally {
      for (const way of this.#ways) {
        way.slow(0);
        way.close(false);
      }
      for (const client of busy) void client.end().catch(() => undefined);
      this.#isFaulty = false;
      this.#faultyUntil = performance.now() + FAULT;
    }
  }

  /** Takes all connections that the server still has. */
  async #takeConnections(taken: pg.Client[]): Promise<void> {
    for (;;) {
      const client = new pg.Client({ connectionString: `${this.#server.primaryUrl()}/postgres` });
      client.on('error', () => undefined);
      try {
        await client.connect();
      } catch {
        return;
      }
      taken.push(client);
    }
  }
}

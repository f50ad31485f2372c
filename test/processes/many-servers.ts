import { type LocalDiscord, type RequestRecord, startLocalDiscord, type WireMessage } from 'local-discord';
import { TestPerson } from 'local-discord/person';
import { expect, onTestFinished } from 'vitest';
import type { Program } from '../../lab/driving/started-program.ts';
import { AutocompleteTable } from '../../lab/driving/table.ts';
import { chooserFor } from '../../lab/simulation/chooser.ts';
import { builtCommand } from '../support/built-program.ts';
import { patient } from '../support/patience.ts';
import { until } from '../support/pirogue.ts';
import { runProgram } from '../support/program.ts';
import { ask, newDatabase } from '../support/test-database.ts';

/** A table of two in a server of their own. */
export class ServerTable {
  readonly channel: string;
  readonly people: readonly [TestPerson, TestPerson];
  readonly #table: AutocompleteTable;
  #asked: WireMessage | undefined;

  constructor(channel: string, people: readonly [TestPerson, TestPerson]) {
    this.channel = channel;
    this.people = people;
    this.#table = new AutocompleteTable(people, chooserFor(channel));
  }

  async begin(): Promise<void> {
    await this.#table.begin({ order: 'joined' });
    await this.isAsked();
  }

  /** Resolves when the server is served again. */
  async isAnswered(): Promise<void> {
    const [ana] = this.people;
    for (;;) {
      const isDone = await ana.command('help').then(
        () => true,
        () => false,
      );
      if (isDone) return;
    }
  }

  /** The message of the turn to be played, as far as its players know. */
  get asked(): WireMessage {
    return this.#asked!;
  }

  /** Resolves when somebody is asked to play. */
  async isAsked(): Promise<void> {
    this.#asked = await this.#table.nextPublicMessage(this.channel);
  }

  /** Plays turns, each when its message has come. */
  async play(turns: number): Promise<void> {
    for (let turn = 0; turn < turns && this.#asked!.mentions.length === 1; turn++) {
      const mover = this.people.find(({ id }) => id === this.#asked!.mentions[0]!.id)!;
      await this.#table.takeTurn(mover);
      await this.isAsked();
    }
  }
}

/** A local Discord with a server for each shard, and a database on the server of the project. */
export interface ManyServers {
  readonly discord: LocalDiscord;
  readonly requests: readonly RequestRecord[];
  readonly databaseUrl: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly tables: readonly ServerTable[];
  /** Starts a process of the program. */
  readonly start: (more?: Readonly<Record<string, string>>) => Program;
}

/**
 * Sets up as many servers as shards, each with a table whose game has not begun.
 *
 * @param url of the database, where that is not to be one on the server of the project
 */
export async function manyServers(shards: number, url?: string): Promise<ManyServers> {
  const requests: RequestRecord[] = [];
  const discord = await startLocalDiscord({
    port: 0,
    shards,
    sessionsAtOnce: shards,
    onRequest: (record) => requests.push(record),
  });
  const people: TestPerson[] = [];
  onTestFinished(async () => {
    for (const person of people) person.close();
    await discord.close();
  });
  const seated = async (id: string, channel: string) => {
    const person = new TestPerson(discord.origin, id, channel);
    person.patience = patient(60_000);
    people.push(person);
    await person.listen();
    return person;
  };
  const tables: ServerTable[] = [];
  for (let shard = 0; shard < shards; shard++) {
    const { channel } = serverOn(discord, shard, shards);
    const pair = [
      await seated(discord.world.addPerson(`Ana ${shard}`).user.id, channel),
      await seated(discord.world.addPerson(`Ben ${shard}`).user.id, channel),
    ] as const;
    tables.push(new ServerTable(channel, pair));
  }
  const databaseUrl = url ?? (await newDatabase());
  const environment = {
    DATABASE_URL: databaseUrl,
    DISCORD_API_BASE: discord.origin,
    DISCORD_TOKEN: discord.botToken,
  };
  return {
    discord,
    requests,
    databaseUrl,
    environment,
    tables,
    start: (more) => runProgram({ ...environment, ...more }, builtCommand()),
  };
}

/** A new server whose id is of a shard, with its channel. */
export function serverOn(
  { world, guildId }: LocalDiscord,
  shard: number,
  shards: number,
): { readonly id: string; readonly channel: string } {
  const base = BigInt(guildId) >> 22n;
  const id = String((base - (base % BigInt(shards)) + BigInt(shards + shard)) << 22n);
  return { id, channel: world.addServer({ id, name: `Server ${shard}` }).id };
}

/** First answers to interactions, by interaction: statuses in order. */
function answersTo(requests: readonly RequestRecord[]): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const { path, status } of requests) {
    const id = /\/interactions\/(\d+)\/[^/]+\/callback/.exec(path)?.[1];
    if (id) found.set(id, [...(found.get(id) ?? []), status]);
  }
  return found;
}

/** How many shards each process serves, the most first. */
async function shares({ databaseUrl }: ManyServers): Promise<number[]> {
  const rows = await ask(databaseUrl, 'select count(*)::integer as count from shards group by holder order by 1 desc');
  return rows.map(({ count }) => Number(count));
}

/** Resolves when the processes serve so many shards, the most first. */
export const hasShares = (scene: ManyServers, wanted: readonly number[]) =>
  until(async () => JSON.stringify(await shares(scene)) === JSON.stringify(wanted), 60_000);

/** A scene of six shards with three processes, each of which serves two. */
export async function threeOverSix(): Promise<{ scene: ManyServers; programs: Program[] }> {
  const scene = await manyServers(6);
  const programs = [scene.start()];
  await programs[0]!.ready;
  for (let more = 0; more < 2; more++) {
    programs.push(scene.start());
    await programs.at(-1)!.ready;
  }
  await hasShares(scene, [2, 2, 2]);
  return { scene, programs };
}

/** Every interaction was answered by one process, once. */
export function expectOneAnswerEach({ requests }: ManyServers): void {
  const all = [...answersTo(requests).values()];
  expect(all.length).toBeGreaterThan(0);
  // 204 where the bot does not ask for the message.
  expect(all.filter(([status, ...more]) => !status || status >= 300 || more.length > 0)).toEqual([]);
}

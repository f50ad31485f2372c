import { onTestFinished } from 'vitest';
import type { Program } from '../../src/driving/started-program.ts';
import { AutocompleteTable } from '../../src/driving/table.ts';
import {
  type LocalDiscord,
  type RequestRecord,
  startLocalDiscord,
  type WireMessage,
} from '../../src/local-discord/index.ts';
import { chooserFor } from '../../src/simulation/chooser.ts';
import { TestPerson } from '../local-discord/support/person.ts';
import { builtCommand } from '../support/built-program.ts';
import { runProgram } from '../support/program.ts';
import { newDatabase } from '../support/test-database.ts';

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
    this.#asked = await this.#table.nextPublicMessage(this.channel);
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

  /** Plays turns, each when its message has come. */
  async play(turns: number): Promise<void> {
    for (let turn = 0; turn < turns && this.#asked!.mentions.length === 1; turn++) {
      const mover = this.people.find(({ id }) => id === this.#asked!.mentions[0]!.id)!;
      await this.#table.takeTurn(mover);
      this.#asked = await this.#table.nextPublicMessage(this.channel);
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

/** Sets up as many servers as shards, each with a table whose game has not begun. */
export async function manyServers(shards: number): Promise<ManyServers> {
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
    person.patience = 60_000;
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
  const databaseUrl = await newDatabase();
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
export function answersTo(requests: readonly RequestRecord[]): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const { path, status } of requests) {
    const id = /\/interactions\/(\d+)\/[^/]+\/callback/.exec(path)?.[1];
    if (id) found.set(id, [...(found.get(id) ?? []), status]);
  }
  return found;
}

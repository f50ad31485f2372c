import { setTimeout as after } from 'node:timers/promises';
import type { LocalDiscord, WireMessage } from 'local-discord';
import { TestPerson } from 'local-discord/person';
import type { TablePlayer } from '../../lab/driving/table.ts';
import type { TableSource } from '../../src/app/app.ts';
import { loadTable, type Table } from '../../src/app/table.ts';
import { en } from '../../src/i18n/en.ts';
import type { GameRecord } from '../../src/store/records.ts';
import { nextCommand } from '../kill/next-command.ts';
import { type PublicMessages, watchPublicMessages } from '../kill/public-messages.ts';
import { patient } from '../support/patience.ts';

/** Pause of somebody whose command was not answered, in milliseconds. */
const TRIED_AGAIN = 400;

/**
 * How long nothing may come of what is tried, in milliseconds, until something is wrong. Discord may be away for three minutes, and
 * one more passes until the next connection.
 */
const PATIENCE = patient(420_000);

/** How long somebody waits for the messages of what was done before, in milliseconds. */
const DELIVERY_PATIENCE = patient(60_000);

/** Beginnings of answers that say that nothing could be done just now. */
const REFUSALS = [en['error.storage'], en['error.stopping'], en['refused.note']].map((text) => text.split('{')[0]!);

interface Parts {
  readonly discord: LocalDiscord;
  /** Reads what the processes have written, whatever happens to them and their way to it. */
  readonly source: TableSource;
  readonly guildId: string;
  readonly number: number;
  /** Pause before a command, in milliseconds. */
  readonly pause: () => number;
}

/** Two people at a table of their own, who try each command until it is done, while processes die around them. */
export class StormTable {
  readonly channel: string;
  readonly #parts: Parts;
  readonly #people: readonly [TestPerson, TestPerson];
  readonly #messages: PublicMessages;
  /** What a player was told was done, and the log did not have. */
  readonly lost: string[] = [];
  failures = 0;
  /** How long somebody waited for the message of a turn at most, in milliseconds. */
  longestWait = 0;
  #gameId: number | undefined;

  private constructor(parts: Parts, channel: string, people: readonly [TestPerson, TestPerson]) {
    this.#parts = parts;
    this.channel = channel;
    this.#people = people;
    this.#messages = watchPublicMessages(parts.discord.world, channel);
  }

  static async open(parts: Parts): Promise<StormTable> {
    const { discord, guildId, number } = parts;
    const { id: channel } = discord.world.addTextChannel(`table-${number}`, guildId);
    const seated = async (name: string) => {
      const person = new TestPerson(discord.origin, discord.world.addPerson(`${name} ${number}`).user.id, channel);
      person.patience = patient(20_000);
      await person.listen();
      return person;
    };
    return new StormTable(parts, channel, [await seated('Ana'), await seated('Ben')]);
  }

  /** Plays a whole game; resolves to what is wrong about it. */
  async play(): Promise<string[]> {
    const record = await this.#begin();
    let since = performance.now();
    for (let length = -1; ; ) {
      const table = await this.#table(record.id);
      if (table.log.length > length) since = performance.now();
      else if (performance.now() - since > PATIENCE) return [`game ${record.id} stands still at entry ${length}`];
      length = table.log.length;
      await after(this.#parts.pause());
      const next = nextCommand(table, String(this.#parts.number));
      if (!next) break;
      if (next.waits) {
        const asked = performance.now();
        const isDelivered = await this.#delivered(record.id);
        this.longestWait = Math.max(this.longestWait, performance.now() - asked);
        if (!isDelivered) this.lost.push(`game ${record.id}, entry ${length}: not told within ${DELIVERY_PATIENCE} ms`);
      }
      const player = this.#people.find(({ id }) => id === table.record.seats[next.seat]!.userId)!;
      const answers: WireMessage[] = [];
      if (!(await this.#try(() => next.give(hearing(player, answers))))) continue;
      const answer = answers.at(-1)?.content;
      if (answer === undefined || REFUSALS.some((begin) => answer.startsWith(begin))) this.failures++;
      else if ((await this.#table(record.id)).log.length === length)
        this.lost.push(`game ${record.id}, entry ${length}: ${answer}`);
    }
    for (const person of this.#people) person.close();
    this.#gameId = record.id;
    return [];
  }

  /** What is wrong about a game that was played, once nothing happens to the processes any more. */
  async faults(): Promise<string[]> {
    if (this.#gameId === undefined) return [];
    await this.#delivered(this.#gameId);
    return [...this.lost, ...(await this.#faults(await this.#table(this.#gameId)))];
  }

  async #begin(): Promise<GameRecord> {
    const [ana, ben] = this.#people;
    const open = () => this.#read(() => this.#parts.source.store.games.open(this.channel));
    for (;;) {
      const record = await open();
      if (!record) await this.#try(() => ana.command('new', { order: 'joined' }));
      else if (record.status === 'running') return record;
      else if (record.seats.length < 2) await this.#try(() => ben.command('join'));
      else await this.#try(() => ana.command('start'));
    }
  }

  /** What the messages of a game that is over tell wrongly. */
  async #faults({ record, log }: Table): Promise<string[]> {
    const posts = await this.#read(() => this.#parts.source.store.posts.ofGame(record.id));
    const known = new Set(posts.flatMap(({ messageId }) => messageId ?? []));
    const messages = this.#parts.discord.world
      .messages(this.channel)
      .filter(({ ownerId, message }) => ownerId === null && message.author.id === this.#parts.discord.botId);
    const doubled = messages.filter(({ message }) => !known.has(message.id));
    const missing = [...known].filter((id) => !messages.some(({ message }) => message.id === id));
    const unsent = posts.filter(({ pending }) => pending !== undefined);
    // Each turn pings the player to move once, also where its message was sent anew; the end pings both.
    const pings = this.#messages.pings.filter((mentions) => mentions.length === 1).length;
    let turns = 0;
    for (let turn = 1; turn <= log.length; turn++)
      turns += (
        await this.#read(() => this.#parts.source.store.pings.about({ gameId: record.id, about: [`turn ${turn}`] }))
      ).length;
    const about = `game ${record.id} of ${log.length} entries`;
    return [
      ...doubled.map(({ message }) => `${about}: a message that no post knows: ${message.content.slice(0, 80)}`),
      ...missing.map((id) => `${about}: message ${id} is gone`),
      ...unsent.map(({ id, kind }) => `${about}: post ${id} (${kind}) was not sent`),
      ...(pings === turns ? [] : [`${about}: ${pings} pings for ${turns} turns`]),
      ...(record.status === 'ended' ? [] : [`${about}: ${record.status}`]),
    ];
  }

  /** Tries a command; false when it was not answered. */
  async #try(give: () => Promise<unknown>): Promise<boolean> {
    try {
      await give();
      return true;
    } catch {
      this.failures++;
      await after(TRIED_AGAIN);
      return false;
    }
  }

  #table(id: number): Promise<Table> {
    return this.#read(async () => loadTable(this.#parts.source, (await this.#parts.source.store.games.byId(id))!));
  }

  /** Reads the database again where it is away. */
  async #read<Value>(read: () => Promise<Value>): Promise<Value> {
    for (const until = performance.now() + PATIENCE; ; ) {
      try {
        return await read();
      } catch (error) {
        if (performance.now() > until) throw error;
        await after(TRIED_AGAIN);
      }
    }
  }

  /** Resolves when everything was told, with false when that takes too long. */
  async #delivered(id: number): Promise<boolean> {
    const until = performance.now() + DELIVERY_PATIENCE;
    const isPending = async () =>
      (await this.#read(() => this.#parts.source.store.posts.ofGame(id))).some(({ pending }) => pending !== undefined);
    while (await isPending()) {
      if (performance.now() > until) return false;
      await after(50);
    }
    return true;
  }
}

/** A player whose answers are noted. */
function hearing(player: TablePlayer, answers: WireMessage[]): TablePlayer {
  return {
    id: player.id,
    events: player.events,
    autocomplete: (name, options, focused) => player.autocomplete(name, options, focused),
    waitForEvent: (isIt, from) => player.waitForEvent(isIt, from),
    async command(name, options) {
      const answer = await player.command(name, options);
      answers.push(answer);
      return answer;
    },
  };
}

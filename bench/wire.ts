import { performance } from 'node:perf_hooks';
import {
  type LocalDiscord,
  type LocalDiscordOptions,
  type RequestRecord,
  startLocalDiscord,
  type WireMessage,
} from 'local-discord';
import type { Options, PlayerEvent, TablePlayer } from '../lab/driving/table.ts';

/** How long a player waits for a message before the measurement is given up, in milliseconds. */
const PATIENCE = 60_000;

/** First answers that only say that another one follows. */
const DEFERRED: readonly unknown[] = [5, 6];

/** The answers to one interaction: when the first one came, and with how many files the last one. */
interface Answered {
  readonly first: Promise<number>;
  readonly last: Promise<number>;
  readonly came: (answer: { readonly files: number; readonly isLast: boolean }) => void;
}

/** Requests of the bot. */
export interface RequestCount {
  /** Those that Discord's limit of requests a second counts. */
  limited: number;
  /** Answers to interactions, which it does not count. */
  answers: number;
  /** Pictures, and their bytes. */
  files: number;
  fileBytes: number;
}

/** A local Discord in this process, and when the bot's requests reach it: nobody at the page has to be fed. */
export class Wire {
  /** Milliseconds from every interaction to its first answer. */
  readonly answers: number[] = [];
  requests: RequestCount = { limited: 0, answers: 0, files: 0, fileBytes: 0 };
  readonly #interactions = new Map<string, Answered>();
  readonly #deferred = new Map<string, string>();
  readonly #channels = new Map<string, (message: WireMessage) => void>();
  #refuse: (error: Error) => void = () => {};
  /** Rejects when the local Discord refuses a request: the bot did what it must not do. */
  readonly #refused = new Promise<never>((_, reject) => {
    this.#refuse = reject;
  });

  constructor() {
    this.#refused.catch(() => undefined);
  }

  /** @param options for the local Discord, such as the time that answers may take */
  open(options: Partial<LocalDiscordOptions> = {}): Promise<LocalDiscord> {
    return startLocalDiscord({ port: 0, ...options, onRequest: (record) => this.#heard(record) });
  }

  /** Counts and times anew from now on. */
  forget(): void {
    this.answers.length = 0;
    this.requests = { limited: 0, answers: 0, files: 0, fileBytes: 0 };
  }

  /** Hears of every public message in a channel. */
  listen(channel: string, heard: (message: WireMessage) => void): void {
    this.#channels.set(channel, heard);
  }

  /** Resolves with when the bot's first answer to an interaction came, and the number of files of the last one. */
  async answered(interaction: string): Promise<{ readonly at: number; readonly files: number }> {
    const { first, last } = this.#interaction(interaction);
    const at = await Promise.race([first, this.#refused]);
    const files = await Promise.race([last, this.#refused]);
    this.#interactions.delete(interaction);
    return { at, files };
  }

  #interaction(id: string): Answered {
    const known = this.#interactions.get(id);
    if (known) return known;
    let [firstCame, lastCame] = [(_: number) => {}, (_: number) => {}];
    const made: Answered = {
      first: new Promise((resolve) => {
        firstCame = resolve;
      }),
      last: new Promise((resolve) => {
        lastCame = resolve;
      }),
      came({ files, isLast }) {
        firstCame(performance.now());
        if (isLast) lastCame(files);
      },
    };
    this.#interactions.set(id, made);
    return made;
  }

  #heard({ method, template, path, body, files, status, answer }: RequestRecord): void {
    if (status >= 400) {
      this.#refuse(new Error(`the local Discord refused ${method} ${path}: ${JSON.stringify(answer)}`));
      return;
    }
    const [, root, first, second] = path.split(/[/?]/) as [string, string, string, string];
    this.requests[root === 'interactions' || root === 'webhooks' ? 'answers' : 'limited']++;
    this.requests.files += files.length;
    for (const { size } of files) this.requests.fileBytes += size;
    if (root === 'interactions') {
      const isLast = !DEFERRED.includes((body as { type: number }).type);
      if (!isLast) this.#deferred.set(second, first);
      this.#interaction(first).came({ files: files.length, isLast });
    } else if (root === 'webhooks') {
      const interaction = this.#deferred.get(second);
      if (interaction) this.#interaction(interaction).came({ files: files.length, isLast: true });
      this.#deferred.delete(second);
    } else if (method === 'POST' && template.endsWith('/messages')) {
      this.#channels.get(first)?.(answer as WireMessage);
    }
  }
}

/** Somebody in one channel, whose commands reach the bot as from the page, but without it, and whose ears are the wire. */
export class WirePlayer implements TablePlayer {
  readonly id: string;
  readonly events: PlayerEvent[] = [];
  /** Milliseconds from every interaction of this player to its first answer. */
  readonly answers: number[] = [];
  /** When this player last called a command. */
  called = 0;
  /** When this player last heard of a message. */
  heardAt = 0;
  readonly #wire: Wire;
  readonly #discord: LocalDiscord;
  readonly #channel: string;
  readonly #listeners = new Set<() => void>();

  constructor(wire: Wire, discord: LocalDiscord, place: { id: string; channel: string }) {
    this.#wire = wire;
    this.#discord = discord;
    this.id = place.id;
    this.#channel = place.channel;
  }

  hear(message: WireMessage): void {
    this.heardAt = performance.now();
    this.events.push({ name: 'message_create', data: { message } });
    for (const listener of this.#listeners) listener();
  }

  async command(name: string, options: Options = {}): Promise<WireMessage> {
    const begun = performance.now();
    this.called = begun;
    const { interaction_id } = await this.#ask<{ interaction_id: string }>('POST /local/commands', name, options);
    const { at, files } = await this.#wire.answered(interaction_id);
    this.#hasAnswered(at - begun);
    // All that a table looks at.
    return { attachments: Array(files).fill({}) } as unknown as WireMessage;
  }

  async autocomplete(name: string, options: Options, focused: string) {
    const begun = performance.now();
    const { choices } = await this.#ask<{ choices: { name: string; value: string | number }[] }>(
      'POST /local/autocomplete',
      name,
      options,
      focused,
    );
    this.#hasAnswered(performance.now() - begun);
    return choices;
  }

  #hasAnswered(after: number): void {
    this.answers.push(after);
    this.#wire.answers.push(after);
  }

  async waitForEvent(isIt: (event: PlayerEvent) => boolean, from = 0): Promise<PlayerEvent> {
    for (;;) {
      const found = this.events.slice(from).find(isIt);
      if (found) return found;
      await new Promise<void>((resolve, reject) => {
        const late = setTimeout(() => {
          this.#listeners.delete(listener);
          reject(new Error(`no message came in channel ${this.#channel} within ${PATIENCE / 1000} seconds`));
        }, PATIENCE);
        const listener = () => {
          clearTimeout(late);
          this.#listeners.delete(listener);
          resolve();
        };
        this.#listeners.add(listener);
      });
    }
  }

  async #ask<Answer>(request: string, name: string, values: Options, focused?: string): Promise<Answer> {
    return (await this.#discord.ask(request, {
      user: this.id,
      channel: this.#channel,
      ...commandCall(this.#discord, { name, values, focused }),
    })) as Answer;
  }
}

/** A command with its options, one of them perhaps being typed, as the page sends it. */
export function commandCall(
  { world }: LocalDiscord,
  { name, values, focused }: { name: string; values: Options; focused?: string | undefined },
) {
  const command = world.commands().find((one) => one.name === name)!;
  const options = Object.entries(values).map(([key, value]) => ({
    name: key,
    type: command.options!.find((option) => option.name === key)!.type,
    value,
    ...(key === focused ? { focused: true } : {}),
  }));
  return { command_id: command.id, options };
}

/**
 * Two people in a channel of their own, who sit at no other table: what one person may ask for is limited.
 *
 * @param server id of the server of that channel; the first one where none is given
 */
export function seatTwo(wire: Wire, discord: LocalDiscord, name: string, server?: string) {
  const channel = discord.world.addTextChannel(name, server).id;
  const players = [1, 2].map((at) => {
    const { id } = discord.world.addPerson(`${name} ${at}`).user;
    return new WirePlayer(wire, discord, { id, channel });
  });
  wire.listen(channel, (message) => {
    for (const player of players) player.hear(message);
  });
  return { players, channel };
}

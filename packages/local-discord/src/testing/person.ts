import { setTimeout as after } from 'node:timers/promises';
import type { WireChoice, WireCommand, WireMessage } from '../wire-types.ts';

/** One event of the page's stream. */
export interface PersonEvent {
  readonly name: string;
  // biome-ignore lint/suspicious/noExplicitAny: the payload differs by event; tests pick what they need
  readonly data: any;
}

/** Values by option name; a subcommand is `{ sub: { option: value } }`. */
export type OptionValues = { readonly [name: string]: string | number | boolean | OptionValues };

/** The bot did not answer an interaction in time, or was not there. */
export class InteractionFailed extends Error {
  readonly reason: string;

  constructor(reason: string, name: string) {
    super(`${name}: ${reason}`);
    this.name = 'InteractionFailed';
    this.reason = reason;
  }
}

/** The page API refused what was asked. */
export class PageRefusal extends Error {
  readonly status: number;
  readonly errors: Readonly<Record<string, string>>;

  constructor(status: number, body: { message: string; errors?: Record<string, string> }) {
    super(body.message);
    this.name = 'PageRefusal';
    this.status = status;
    this.errors = body.errors ?? {};
  }
}

const LOADING = 128;
/**
 * Someone at the page: acts over real HTTP and hears over the real event stream. One class with a method for everything that a
 * person can do there.
 */
export class TestPerson {
  /**
   * How long an event is waited for unless told, in milliseconds. A test that waits longer has found a fault; nothing is
   * asserted about the time itself.
   */
  static patience = 30_000;

  readonly origin: string;
  readonly id: string;
  /** The channel that is open; commands go there unless told. */
  channel: string;
  /** Everything heard since the connection, oldest first. */
  readonly events: PersonEvent[] = [];
  /** How long an event is waited for, in milliseconds. */
  patience = TestPerson.patience;
  /** The commands that this person was told of last. */
  #commands: readonly WireCommand[] = [];
  readonly #listeners = new Set<() => void>();
  readonly #abort = new AbortController();

  constructor(origin: string, id: string, channel: string) {
    this.origin = origin;
    this.id = id;
    this.channel = channel;
  }

  /** Opens the event stream; resolves when the server has greeted. */
  async listen(): Promise<void> {
    const response = await fetch(`${this.origin}/local/events?user=${this.id}`, { signal: this.#abort.signal });
    if (!response.body) throw new Error('no event stream');
    void this.#read(response.body).catch(() => undefined);
    await this.waitForEvent((event) => event.name === 'hello');
  }

  /** Calls a command and resolves with its reply once that no longer shows "thinking". */
  async command(name: string, options: OptionValues = {}, place: { channel?: string } = {}): Promise<WireMessage> {
    const { interaction_id } = await this.startCommand(name, options, place);
    return this.reply(interaction_id, name);
  }

  /** Calls a command without waiting for the answer. */
  async startCommand(
    name: string,
    options: OptionValues = {},
    place: { channel?: string } = {},
  ): Promise<{ interaction_id: string }> {
    const command = await this.findCommand(name);
    return this.post('/local/commands', {
      channel: place.channel ?? this.channel,
      command_id: command.id,
      options: toOptions(command.options ?? [], options),
    });
  }

  /** Calls a command in the menu of a person or a message, and resolves with its reply. */
  async menu(name: string, target_id: string): Promise<WireMessage> {
    const { id: command_id } = await this.findCommand(name);
    const call = { channel: this.channel, command_id, target_id };
    return this.reply((await this.post<{ interaction_id: string }>('/local/commands', call)).interaction_id, name);
  }

  /** The choices the bot offers for `focused` (an option name) with the text in `options`. */
  async autocomplete(name: string, options: OptionValues, focused: string): Promise<readonly WireChoice[]> {
    const command = await this.findCommand(name);
    const body = {
      channel: this.channel,
      command_id: command.id,
      options: toOptions(command.options ?? [], options, focused),
    };
    return (await this.post<{ choices: readonly WireChoice[] }>('/local/autocomplete', body)).choices;
  }

  /** Presses a button and resolves with the message the bot makes of it: a new reply, or the changed message. */
  async click(message: WireMessage, customId: string): Promise<WireMessage> {
    const from = this.events.length;
    const { interaction_id } = await this.startClick(message, customId);
    return this.reaction(interaction_id, message, from);
  }

  /** Presses a button without waiting for the answer. */
  startClick(message: WireMessage, customId: string): Promise<{ interaction_id: string }> {
    return this.post('/local/components', {
      channel: message.channel_id,
      message_id: message.id,
      component: { custom_id: customId },
    });
  }

  /** Chooses values of a select and resolves like `click`. */
  async select(message: WireMessage, customId: string, values: readonly string[]): Promise<WireMessage> {
    const from = this.events.length;
    const { interaction_id } = await this.post<{ interaction_id: string }>('/local/components', {
      channel: message.channel_id,
      message_id: message.id,
      component: { custom_id: customId, values },
    });
    return this.reaction(interaction_id, message, from);
  }

  /** Says something in the open channel. */
  say(content: string, channel = this.channel): Promise<WireMessage> {
    return this.post('/local/messages', { channel, content });
  }

  /** What this person sees in a channel, oldest first. */
  async messages(channel = this.channel): Promise<readonly WireMessage[]> {
    const query = new URLSearchParams({ user: this.id, channel, limit: '200' });
    return (await this.get<{ messages: readonly WireMessage[] }>(`/local/messages?${query}`)).messages;
  }

  /** The state of the page for this person. */
  // biome-ignore lint/suspicious/noExplicitAny: a plain JSON answer that tests look into
  state(): Promise<any> {
    return this.get(`/local/state?user=${this.id}`);
  }

  /** Puts an own private message away. */
  async dismiss(message: WireMessage): Promise<void> {
    const query = new URLSearchParams({ user: this.id, channel: message.channel_id, id: message.id });
    await this.#call('DELETE', `/local/messages?${query}`);
  }

  /** Resolves with the first message event (past or future) that satisfies the predicate, in its state then. */
  async waitForMessage(predicate: (message: WireMessage) => boolean, from = 0): Promise<WireMessage> {
    const event = await this.waitForEvent(
      (known) => known.name.startsWith('message_') && known.data.message !== undefined && predicate(known.data.message),
      from,
    );
    return event.data.message;
  }

  /** Resolves with the first event (from index `from` of `events`) that satisfies the predicate. */
  async waitForEvent(predicate: (event: PersonEvent) => boolean, from = 0): Promise<PersonEvent> {
    const patience = new AbortController();
    const gaveUp = after(this.patience, undefined, { signal: patience.signal }).then(() => {
      const heard = this.events
        .slice(-8)
        .map(({ name, data }) => `${name} ${data?.message?.content?.slice(0, 80) ?? ''}`);
      throw new Error(`waited in vain; last heard:\n${heard.join('\n')}`);
    });
    let next = from;
    let wake = () => {};
    const listener = () => wake();
    this.#listeners.add(listener);
    const search = async (): Promise<PersonEvent> => {
      for (;;) {
        while (next < this.events.length) {
          const event = this.events[next++]!;
          if (predicate(event)) return event;
        }
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    };
    try {
      return await Promise.race([search(), gaveUp]);
    } finally {
      patience.abort();
      gaveUp.catch(() => undefined);
      this.#listeners.delete(listener);
    }
  }

  /** The command this person may use under a name. Waits until the bot has registered it. */
  async findCommand(name: string): Promise<WireCommand> {
    for (;;) {
      const known = this.#commands.find((command) => command.name === name);
      if (known) return known;
      const from = this.events.length;
      const { commands } = (await this.state()) as { commands: readonly WireCommand[] };
      this.#commands = commands;
      if (commands.some((command) => command.name === name)) continue;
      await this.waitForEvent((event) => event.name === 'commands_update', from);
    }
  }

  /** The finished reply to an interaction. Rejects with InteractionFailed when there is none in time. */
  async reply(interactionId: string, name = interactionId): Promise<WireMessage> {
    const event = await this.waitForEvent(
      (known) =>
        failed(known, interactionId) ||
        (isFinished(known) && known.data.message.interaction_metadata?.id === interactionId),
    );
    if (event.name === 'interaction_failed') throw new InteractionFailed(event.data.reason, name);
    return event.data.message;
  }

  /** What a component leads to: a reply of its own, a change of the message it sits on, or nothing left of that. */
  private async reaction(interactionId: string, source: WireMessage, from: number): Promise<WireMessage> {
    const event = await this.waitForEvent(
      (known) =>
        failed(known, interactionId) ||
        isDeleted(known, source) ||
        (isFinished(known) &&
          (known.data.message.interaction_metadata?.id === interactionId ||
            (known.name === 'message_update' && known.data.message.id === source.id))),
      from,
    );
    if (event.name === 'interaction_failed') throw new InteractionFailed(event.data.reason, interactionId);
    if (isDeleted(event, source)) return { ...source, content: '', attachments: [], components: [] };
    return event.data.message;
  }

  close(): void {
    this.#abort.abort();
  }

  get<T>(path: string): Promise<T> {
    return this.#call('GET', path);
  }

  /** Posts to the page API as this person. */
  post<T>(path: string, body: object): Promise<T> {
    return this.#call('POST', path, { user: this.id, ...body });
  }

  /** Deletes something of this person by the page API. */
  delete(path: string): Promise<void> {
    return this.#call('DELETE', `${path}?${new URLSearchParams({ user: this.id })}`);
  }

  async #call<T>(method: string, path: string, body?: object): Promise<T> {
    const response = await fetch(`${this.origin}${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const answer = response.status === 204 ? undefined : await response.json();
    if (!response.ok) throw new PageRefusal(response.status, answer as { message: string });
    return answer as T;
  }

  async #read(body: ReadableStream<Uint8Array>): Promise<void> {
    const decoder = new TextDecoder();
    let text = '';
    for await (const chunk of body) {
      text += decoder.decode(chunk, { stream: true });
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) this.#hear(block);
    }
  }

  #hear(block: string): void {
    const told = /^data: (.*)$/m.exec(block)?.[1];
    if (told === undefined) return;
    const { event: name, data } = JSON.parse(told);
    this.events.push({ name, data });
    if (name === 'commands_update') this.#commands = data.commands;
    for (const listener of this.#listeners) listener();
  }
}

function failed(event: PersonEvent, interactionId: string): boolean {
  return event.name === 'interaction_failed' && event.data.interaction_id === interactionId;
}

function isDeleted(event: PersonEvent, { id }: WireMessage): boolean {
  return event.name === 'message_delete' && event.data.id === id;
}

function isFinished(event: PersonEvent): boolean {
  const isMessage = event.name === 'message_create' || event.name === 'message_update';
  // `unchanged`: the bot took note of a click but has not changed the message yet.
  return isMessage && event.data.unchanged !== true && (event.data.message.flags & LOADING) === 0;
}

type Definitions = NonNullable<WireCommand['options']>;

function toOptions(definitions: Definitions, values: OptionValues, focused?: string): object[] {
  return Object.entries(values).map(([name, value]) => {
    const definition = definitions.find((known) => known.name === name);
    if (typeof value === 'object') {
      return { name, type: definition?.type ?? 1, options: toOptions(definition?.options ?? [], value, focused) };
    }
    const mark = name === focused ? { value: String(value), focused: true } : { value };
    // A name that does not exist goes out as well, so that tests can see it refused.
    return { name, type: definition?.type ?? (typeof value === 'number' ? 4 : 3), ...mark };
  });
}

/**
 * Sits somebody down at the page of a local Discord.
 * Without `channel` the first text channel of the server is open.
 */
export async function connectPerson(origin: string, userId: string, channel?: string): Promise<TestPerson> {
  const person = new TestPerson(origin, userId, channel ?? '');
  const state = (await person.state()) as { channels: readonly { id: string; type: number }[] };
  person.channel ||= state.channels.find((known) => known.type === 0)?.id ?? '';
  await person.listen();
  return person;
}

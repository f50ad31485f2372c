import type { PageChannel, PageState, PageUser } from '../page-types.ts';
import type { WireControl } from '../wire-types.ts';
import { api, openEvents, PAGE_SIZE } from './api.ts';
import { parseMarkdown, plainText } from './markdown.ts';
import { FLAG, failureLine, type Message } from './message.ts';
import { channelTitle, DIRECT, displayName, THREAD } from './names.ts';
import { Subscriptions } from './subscriptions.ts';
import { Unread } from './unread.ts';

/** What the page knows of one channel's messages, oldest first. */
interface History {
  messages: readonly Message[];
  loaded: boolean;
  hasOlder: boolean;
  loading: boolean;
}

/** Arguments of listeners, by topic. */
interface Topics {
  state: undefined;
  unread: undefined;
  connection: undefined;
  history: string;
  arrived: Message;
  mentioned: Message;
  changed: { readonly message: Message; readonly before: Message };
  /** The person's activity opens. */
  launched: { readonly instanceId: string; readonly channelId: string };
  /** An interaction was answered, or a message changed that waited for an answer. */
  settled: { readonly interactionId?: string | undefined; readonly messageId?: string };
}

/** One person's view of the server: fetched once, then kept true by the event stream. */
export class Store extends Subscriptions<Topics> {
  readonly #histories = new Map<string, History>();
  /** Answered interactions, since the stream may be faster than the request that began one. */
  readonly #settled = new Set<string>();
  #everConnected = false;
  state: PageState;
  readonly me: PageUser;
  readonly locale: string;
  readonly unread: Unread;
  /** Id of the channel on screen. */
  current = '';
  connected = true;
  /** True while the newest message of the channel on screen is in sight. */
  watching = true;

  constructor(state: PageState, me: PageUser) {
    super();
    this.state = state;
    this.me = me;
    this.locale = me.locale;
    this.unread = new Unread(me.id);
  }

  /** Starts to listen, and looks for what was said while this person was away. */
  start(): void {
    openEvents(this.me.id, {
      event: (name, data) => this.#receive(name, data),
      connection: (open) => void this.#connection(open),
    });
    for (const { id } of this.state.channels) if (id !== this.current) void this.#markMissed(id);
  }

  #change(change: Partial<PageState>): void {
    this.state = { ...this.state, ...change };
    this.tell('state', undefined);
  }

  user(id: string): PageUser | undefined {
    return this.state.users.find((user) => user.id === id);
  }

  channel(id: string): PageChannel | undefined {
    return this.state.channels.find((channel) => channel.id === id);
  }

  /** The name of somebody, whether they are still there or not. */
  nameOf(user: Pick<PageUser, 'id' | 'username' | 'global_name'>): string {
    return displayName(this.user(user.id) ?? user);
  }

  get botName(): string {
    return this.nameOf({ ...this.state.bot, global_name: null });
  }

  /** Text channels in server order, each with its threads. */
  get channelTree(): readonly { readonly channel: PageChannel; readonly threads: readonly PageChannel[] }[] {
    const threads = this.state.channels.filter(({ type }) => type === THREAD);
    return this.state.channels
      .filter(({ type }) => type !== THREAD)
      .map((channel) => ({ channel, threads: threads.filter((thread) => thread.parent_id === channel.id) }));
  }

  history(channelId: string): History {
    const history = this.#histories.get(channelId) ?? { messages: [], loaded: false, hasOlder: true, loading: false };
    this.#histories.set(channelId, history);
    return history;
  }

  async open(channelId: string): Promise<void> {
    this.current = channelId;
    this.watching = true;
    this.tell('state', undefined);
    if (!this.history(channelId).loaded) await this.#refetch(channelId);
  }

  /** Fetches the newest messages of a channel; what was known before is replaced, since messages may have gone. */
  async #refetch(channelId: string): Promise<void> {
    const history = this.history(channelId);
    const { messages } = await api.messages({ user: this.me.id, channel: channelId });
    history.messages = sorted([...messages, ...history.messages.filter(({ failure }) => failure)]);
    history.loaded = true;
    history.hasOlder = messages.length >= PAGE_SIZE;
    this.tell('history', channelId);
  }

  /** Fetches what was said before the oldest known message; false when there was nothing more. */
  async loadOlder(channelId: string): Promise<boolean> {
    const history = this.history(channelId);
    const oldest = history.messages[0];
    if (history.loading || !history.hasOlder || !oldest) return false;
    history.loading = true;
    try {
      const { messages } = await api.messages({ user: this.me.id, channel: channelId, before: oldest.id });
      history.messages = [...messages, ...history.messages];
      history.hasOlder = messages.length >= PAGE_SIZE;
      this.tell('history', channelId);
      return messages.length > 0;
    } finally {
      history.loading = false;
    }
  }

  markRead(channelId: string): void {
    const last = this.history(channelId).messages.findLast(({ failure }) => !failure);
    if (this.unread.markRead(channelId, last?.id)) this.tell('unread', undefined);
  }

  mentionsMe({ author, mention_everyone, mentions }: Message): boolean {
    return author.id !== this.me.id && (mention_everyone || mentions.some(({ id }) => id === this.me.id));
  }

  /** Whether a message calls this person: by a mention or directly, unless it was sent silently. */
  #pingsMe(message: Message): boolean {
    if (message.author.id === this.me.id || message.flags & FLAG.silent) return false;
    return this.mentionsMe(message) || this.channel(message.channel_id)?.type === DIRECT;
  }

  async dismiss({ id, channel_id, failure }: Message): Promise<void> {
    if (!failure) await api.dismiss({ user: this.me.id, channel: channel_id, id });
    this.#remove(channel_id, id);
  }

  /** Whether the bot has answered an interaction. */
  isSettled(interactionId: string): boolean {
    return this.#settled.has(interactionId);
  }

  /** Presses a button, or chooses values of a menu; resolves with the id of the interaction. */
  async press({ id, channel_id }: Message, control: WireControl, values?: readonly string[]): Promise<string> {
    const component = { custom_id: control.custom_id, ...(values ? { values } : {}) };
    const place = { user: this.me.id, channel: channel_id, message_id: id };
    return (await api.press({ ...place, component })).interaction_id;
  }

  /** Words of a text for previews and announcements. */
  plain(text: string): string {
    return plainText(parseMarkdown(text), (node) => {
      if (node.kind === 'user') return `@${displayName(this.user(node.id))}`;
      if (node.kind === 'channel') return channelTitle(this.channel(node.id));
      if (node.kind === 'emoji') return `:${node.name}:`;
      return 'unix' in node ? new Date(node.unix * 1000).toLocaleString(this.locale) : `/${node.name}`;
    });
  }

  async #connection(open: boolean): Promise<void> {
    if (open && (this.#everConnected || !this.connected)) await this.#refetchAll();
    this.#everConnected ||= open;
    if (open === this.connected) return;
    this.connected = open;
    this.tell('connection', undefined);
  }

  async #refetchAll(): Promise<void> {
    try {
      this.#change(await api.state(this.me.id));
      for (const [channelId, history] of this.#histories) {
        history.loaded = false;
        if (channelId === this.current) await this.#refetch(channelId);
        else void this.#markMissed(channelId);
      }
    } catch {
      // The stream will fail and open again; that comes back here.
    }
  }

  async #markMissed(channelId: string): Promise<void> {
    const { messages } = await api.messages({ user: this.me.id, channel: channelId }).catch(() => ({ messages: [] }));
    const missed = messages.filter(({ author, id }) => author.id !== this.me.id && !this.unread.isRead(channelId, id));
    if (missed.length === 0 || channelId === this.current) return;
    this.unread.note(channelId, missed.filter((message) => this.#pingsMe(message)).length);
    this.tell('unread', undefined);
  }

  // biome-ignore lint/suspicious/noExplicitAny: what an event tells depends on its name
  #receive(name: string, data: any): void {
    const { users, channels, bot } = this.state;
    if (name === 'message_create') this.#arrive(data.message);
    else if (name === 'message_update') this.#update(data.message);
    else if (name === 'message_delete') this.#remove(data.channel_id, data.id);
    else if (name === 'interaction_failed') this.#fail(data);
    else if (name === 'commands_update') this.#change({ commands: data.commands });
    else if (name === 'user_create') this.#change({ users: [...users, data] });
    else if (name === 'channel_create') this.addChannel(data);
    else if (name === 'channel_delete') this.#change({ channels: channels.filter(({ id }) => id !== data.id) });
    else if (name === 'activity_launch') {
      this.#settled.add(data.interaction_id);
      this.tell('settled', { interactionId: data.interaction_id });
      this.tell('launched', { instanceId: data.instance_id, channelId: data.channel_id });
    } else if (name === 'channel_update') {
      this.#change({ channels: channels.map((known) => (known.id === data.id ? { ...known, ...data } : known)) });
    } else if (name === 'bot_status') {
      this.state = { ...this.state, bot: { ...bot, online: data.online } };
      this.tell('connection', undefined);
    }
  }

  /** Adds a channel, perhaps before the event stream tells of it. */
  addChannel(channel: PageChannel): void {
    this.#change({ channels: [...this.state.channels.filter(({ id }) => id !== channel.id), channel] });
  }

  #arrive(message: Message): void {
    const { channel_id } = message;
    const history = this.history(channel_id);
    if (history.loaded) {
      const others = history.messages.filter(({ id }) => id !== message.id);
      const isNew = others.length === history.messages.length;
      history.messages = sorted([...others, message]);
      this.tell('history', channel_id);
      if (isNew) this.tell('arrived', message);
    }
    this.#settle(message);
    if (channel_id === this.current && this.watching && !document.hidden) this.markRead(channel_id);
    else if (message.author.id !== this.me.id) {
      const calls = this.#pingsMe(message);
      this.unread.note(channel_id, (this.unread.mentions(channel_id) ?? 0) + (calls ? 1 : 0));
      this.tell('unread', undefined);
      if (calls && channel_id !== this.current) this.tell('mentioned', message);
    }
  }

  #update(message: Message): void {
    const before = this.#replace(message.channel_id, message.id, message);
    this.#settle(message);
    if (before && before.flags & FLAG.loading & ~message.flags) this.tell('arrived', message);
    else if (before) this.tell('changed', { message, before });
  }

  #remove(channelId: string, id: string): void {
    this.#replace(channelId, id, null);
  }

  /** Replaces or removes a message, also where others quote it; returns the one before. */
  #replace(channelId: string, id: string, message: Message | null): Message | undefined {
    const history = this.history(channelId);
    const before = history.messages.find((known) => known.id === id);
    history.messages = history.messages.flatMap((known) => {
      if (known.id === id) return message ? [message] : [];
      return known.referenced_message?.id === id ? [{ ...known, referenced_message: message }] : [known];
    });
    this.tell('history', channelId);
    return before;
  }

  /** Ends the waiting for the bot, as the message of an interaction or of a used control has come. */
  #settle({ id, interaction_metadata }: Message): void {
    if (interaction_metadata) this.#settled.add(interaction_metadata.id);
    this.tell('settled', { interactionId: interaction_metadata?.id, messageId: id });
  }

  #fail(data: { interaction_id: string; channel_id: string; reason: string; name: string }): void {
    const { interaction_id: interactionId, channel_id, reason, name } = data;
    this.#settled.add(interactionId);
    this.tell('settled', { interactionId });
    const history = this.history(channel_id);
    // For a press the name is a custom id, which nobody should see.
    const isCommand = this.state.commands.some((command) => command.name === name.split(' ')[0]);
    const failure = { reason, ...(isCommand ? { command: name } : {}) };
    const message = { ...failureLine(failure, this.state.bot, history.messages.at(-1)), channel_id };
    const isThinking = (other: Message) =>
      other.interaction_metadata?.id === interactionId && other.flags & FLAG.loading;
    history.messages = [...history.messages.filter((other) => !isThinking(other)), message];
    this.tell('history', channel_id);
    this.tell('arrived', message);
  }
}

function sorted(messages: Message[]): readonly Message[] {
  return messages.sort((a, b) => (BigInt(a.id) < BigInt(b.id) ? -1 : 1));
}

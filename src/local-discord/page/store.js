// @ts-check
/** @import { State, User, Channel, Message, Command, FailureEvent, ModalEvent, Component } from './types.js' */

import { api, openEvents } from './api.js';
import { parseMarkdown, plainText } from './markdown.js';
import { DIRECT_TYPE, MESSAGE_FLAG, THREAD_TYPES } from './types.js';

const PAGE_SIZE = 50;

/**
 * What the page knows of one channel's messages.
 *
 * @typedef {{ messages: Message[], loaded: boolean, hasOlder: boolean, loading: boolean }} History
 * @typedef {{ unread: boolean, mentions: number }} UnreadMark
 * @typedef {'state' | 'history' | 'arrived' | 'unread' | 'connection' | 'mentioned' | 'modal' | 'settled' | 'sent' | 'changed'} Topic
 */

/** One person's view of the server: fetched once, then kept true by the event stream. */
export class Store {
  /** @type {Map<Topic, Set<(detail: any) => void>>} */
  #listeners = new Map();
  /** @type {Map<string, History>} */
  #histories = new Map();
  /** @type {Map<string, UnreadMark>} */
  #unread = new Map();
  /** @type {Record<string, string>} last read message id of each channel */
  #read = {};
  /** @type {Set<string>} */
  #ownInteractions = new Set();
  /** Answered interactions, since the stream may be faster than the request that began one. @type {Set<string>} */
  #settled = new Set();
  /** Forms whose interaction this tab has not heard of yet. @type {Map<string, ModalEvent>} */
  #earlyModals = new Map();
  #everConnected = false;

  /** @param {State} state @param {User} me */
  constructor(state, me) {
    this.state = state;
    this.me = me;
    /** Id of the channel on screen. @type {string | null} */
    this.current = null;
    this.connected = true;
    /** True while the newest message of the channel on screen is in sight. */
    this.watching = true;
    this.locale = me.locale ?? 'en-US';
    try {
      this.#read = JSON.parse(localStorage.getItem(this.#readKey) ?? '{}');
    } catch {
      // Broken or blocked storage only costs the unread marks.
    }
  }

  get #readKey() {
    return `local-discord.read.${this.me.id}`;
  }

  /** Starts to listen, and looks for what was said while this person was away. */
  start() {
    openEvents(this.me.id, {
      event: (name, data) => this.#receive(name, data),
      connection: (open) => this.#connection(open),
    });
    for (const channel of this.state.channels) if (channel.id !== this.current) void this.#markMissed(channel.id);
  }

  /**
   * @param {Topic} topic
   * @param {(detail: any) => void} listener
   */
  on(topic, listener) {
    const listeners = this.#listeners.get(topic) ?? new Set();
    this.#listeners.set(topic, listeners.add(listener));
    return () => listeners.delete(listener);
  }

  /**
   * @param {Topic} topic
   * @param {unknown} [detail]
   */
  #tell(topic, detail) {
    for (const listener of [...(this.#listeners.get(topic) ?? [])]) listener(detail);
  }

  /** @param {string} id */
  user(id) {
    return this.state.users.find((user) => user.id === id) ?? null;
  }

  /** @param {string} id */
  channel(id) {
    return this.state.channels.find((channel) => channel.id === id) ?? null;
  }

  /** The bot's name as shown, e.g. in "… is thinking". */
  get botName() {
    const user = this.user(this.state.bot.id);
    return user ? displayName(user) : this.state.bot.username;
  }

  /** Text channels in server order, each followed by its open threads. */
  get channelTree() {
    const threads = this.state.channels.filter((channel) => THREAD_TYPES.includes(channel.type));
    return this.state.channels
      .filter((channel) => !THREAD_TYPES.includes(channel.type) && channel.type !== 4)
      .map((channel) => ({ channel, threads: threads.filter((thread) => thread.parent_id === channel.id) }));
  }

  /**
   * Knows a channel before the event stream tells of it.
   *
   * @param {Channel} channel
   */
  addChannel(channel) {
    this.#channel('channel_create', channel);
  }

  /** @param {string} channelId @returns {History} */
  history(channelId) {
    let history = this.#histories.get(channelId);
    if (!history) {
      history = { messages: [], loaded: false, hasOlder: true, loading: false };
      this.#histories.set(channelId, history);
    }
    return history;
  }

  /** @param {string} channelId @returns {UnreadMark} */
  unread(channelId) {
    return this.#unread.get(channelId) ?? { unread: false, mentions: 0 };
  }

  /** Mentions in all channels together, for the tab's title. */
  get mentionCount() {
    let count = 0;
    for (const mark of this.#unread.values()) count += mark.mentions;
    return count;
  }

  /** @param {string} channelId @returns {string | undefined} id of the last message this person has seen */
  lastRead(channelId) {
    return this.#read[channelId];
  }

  /** @param {string} channelId */
  async open(channelId) {
    this.current = channelId;
    this.watching = true;
    this.#tell('state');
    if (!this.history(channelId).loaded) await this.refetch(channelId);
  }

  /**
   * Fetches the newest messages of a channel again; what was known before is replaced, since messages may have gone.
   *
   * @param {string} channelId
   */
  async refetch(channelId) {
    const history = this.history(channelId);
    const { messages } = await api.messages({ user: this.me.id, channel: channelId, limit: PAGE_SIZE });
    const failures = history.messages.filter((message) => message.failure);
    history.messages = sorted([...messages, ...failures]);
    history.loaded = true;
    history.hasOlder = messages.length >= PAGE_SIZE;
    this.#tell('history', { channelId });
  }

  /**
   * @param {string} channelId
   * @returns {Promise<boolean>} whether anything older came
   */
  async loadOlder(channelId) {
    const history = this.history(channelId);
    const oldest = history.messages[0];
    if (history.loading || !history.hasOlder || !oldest) return false;
    history.loading = true;
    try {
      const { messages } = await api.messages({
        user: this.me.id,
        channel: channelId,
        before: oldest.id,
        limit: PAGE_SIZE,
      });
      const known = new Set(history.messages.map((message) => message.id));
      const fresh = messages.filter((message) => !known.has(message.id));
      history.messages = sorted([...fresh, ...history.messages]);
      history.hasOlder = messages.length >= PAGE_SIZE;
      this.#tell('history', { channelId });
      return fresh.length > 0;
    } finally {
      history.loading = false;
    }
  }

  /** @param {string} channelId */
  markRead(channelId) {
    const last = this.history(channelId).messages.findLast((message) => !message.failure);
    if (last && this.#read[channelId] !== last.id) {
      this.#read[channelId] = last.id;
      try {
        localStorage.setItem(this.#readKey, JSON.stringify(this.#read));
      } catch {
        // As above.
      }
    }
    if (this.#unread.delete(channelId)) this.#tell('unread');
  }

  /** @param {Message} message */
  mentionsMe(message) {
    if (message.author.id === this.me.id) return false;
    return Boolean(message.mention_everyone || message.mentions?.some((user) => user.id === this.me.id));
  }

  /**
   * Whether a message counts among those that call this person: mentions and direct messages, unless sent silently.
   *
   * @param {Message} message
   */
  pingsMe(message) {
    if (message.author.id === this.me.id || ((message.flags ?? 0) & MESSAGE_FLAG.silent) !== 0) return false;
    return this.mentionsMe(message) || this.channel(message.channel_id)?.type === DIRECT_TYPE;
  }

  /** @param {Message} message */
  async dismiss(message) {
    if (!message.failure) await api.dismiss({ user: this.me.id, channel: message.channel_id, id: message.id });
    this.#remove(message.channel_id, message.id);
  }

  /**
   * Something this person did that the bot must now answer.
   *
   * @param {string} interactionId
   * @param {string} label what was done, e.g. "/place"
   */
  expect(interactionId, label) {
    this.#own(interactionId);
    if (!this.#settled.has(interactionId)) this.#tell('sent', { interactionId, label });
  }

  /** @param {string} interactionId whether the bot has answered it */
  isSettled(interactionId) {
    return this.#settled.has(interactionId);
  }

  /** @param {string} interactionId */
  #own(interactionId) {
    this.#ownInteractions.add(interactionId);
    const early = this.#earlyModals.get(interactionId);
    if (!early) return;
    this.#earlyModals.delete(interactionId);
    this.#modal(early);
  }

  /**
   * @param {Message} message
   * @param {Component} component
   * @param {string[]} [values] of a select
   */
  async press(message, component, values) {
    const pressed = { custom_id: component.custom_id ?? '', ...(values ? { values } : {}) };
    const { interaction_id } = await api.pressComponent({
      user: this.me.id,
      channel: message.channel_id,
      message_id: message.id,
      component: pressed,
    });
    // The control itself shows that it waits.
    this.#own(interaction_id);
    return interaction_id;
  }

  /**
   * Words of a text for previews and announcements.
   *
   * @param {string} text
   */
  plain(text) {
    return plainText(parseMarkdown(text), (node) => {
      if (node.kind === 'user') return `@${displayName(this.user(node.id))}`;
      if (node.kind === 'channel') return channelTitle(this.channel(node.id));
      if (node.kind === 'timestamp') return new Date(node.unix * 1000).toLocaleString(this.locale);
      if (node.kind === 'command') return `/${node.name}`;
      if (node.kind === 'emoji') return `:${node.name}:`;
      if (node.kind === 'everyone') return node.text;
      return '@role';
    });
  }

  /** @param {boolean} open */
  async #connection(open) {
    if (open && (this.#everConnected || !this.connected)) await this.#refetchAll();
    if (open) this.#everConnected = true;
    if (open === this.connected) return;
    this.connected = open;
    this.#tell('connection');
  }

  async #refetchAll() {
    try {
      const state = await api.state(this.me.id);
      this.state = { ...state };
      this.#tell('state');
      for (const [channelId, history] of this.#histories) {
        if (channelId === this.current) await this.refetch(channelId);
        else {
          history.loaded = false;
          void this.#markMissed(channelId);
        }
      }
    } catch {
      // The stream will fail and open again; that comes back here.
    }
  }

  /** @param {string} channelId */
  async #markMissed(channelId) {
    let messages;
    try {
      ({ messages } = await api.messages({ user: this.me.id, channel: channelId, limit: PAGE_SIZE }));
    } catch {
      return;
    }
    const read = this.#read[channelId];
    const missed = messages.filter(
      (message) => message.author.id !== this.me.id && (!read || BigInt(message.id) > BigInt(read)),
    );
    if (missed.length === 0 || channelId === this.current) return;
    const mentions = missed.filter((message) => this.pingsMe(message)).length;
    this.#unread.set(channelId, { unread: true, mentions });
    this.#tell('unread');
  }

  /**
   * @param {string} name
   * @param {any} data
   */
  #receive(name, data) {
    if (name === 'message_create') this.#arrive(data.message ?? data);
    else if (name === 'message_update') this.#update(data.message ?? data);
    else if (name === 'message_delete') this.#remove(data.channel_id, data.id);
    else if (name === 'interaction_failed') this.#fail(data);
    else if (name === 'modal') this.#modal(data);
    else if (name.startsWith('channel_')) this.#channel(name, data.channel ?? data);
    else if (name === 'commands_update') void this.#refreshCommands(data);
    else if (name === 'user_create') {
      const user = data.user ?? data;
      const users = this.state.users.filter((known) => known.id !== user.id);
      this.state = { ...this.state, users: [...users, user] };
      this.#tell('state');
    } else if (name === 'bot_status') {
      this.state = { ...this.state, bot: { ...this.state.bot, ...data } };
      this.#tell('connection');
    }
  }

  /** @param {Message} message */
  #arrive(message) {
    const history = this.history(message.channel_id);
    const seen = message.channel_id === this.current && this.watching && !document.hidden;
    if (history.loaded) {
      const known = history.messages.some((other) => other.id === message.id);
      history.messages = sorted([...history.messages.filter((other) => other.id !== message.id), message]);
      this.#tell('history', { channelId: message.channel_id });
      if (!known) this.#tell('arrived', { message });
    }
    this.#settle(message);
    if (seen || message.author.id === this.me.id) {
      if (seen) this.markRead(message.channel_id);
      return;
    }
    const mark = this.unread(message.channel_id);
    const mentions = mark.mentions + (this.pingsMe(message) ? 1 : 0);
    this.#unread.set(message.channel_id, { unread: true, mentions });
    this.#tell('unread');
    if (mentions > mark.mentions && message.channel_id !== this.current) this.#tell('mentioned', { message });
  }

  /** @param {Message} message */
  #update(message) {
    const history = this.history(message.channel_id);
    const before = history.messages.find((other) => other.id === message.id);
    history.messages = history.messages.map((other) => (other.id === message.id ? message : other));
    this.#tell('history', { channelId: message.channel_id });
    this.#settle(message);
    const wasLoading = ((before?.flags ?? 0) & MESSAGE_FLAG.loading) !== 0;
    if (wasLoading && ((message.flags ?? 0) & MESSAGE_FLAG.loading) === 0) this.#tell('arrived', { message });
    else if (before) this.#tell('changed', { message, before });
  }

  /**
   * @param {string} channelId
   * @param {string} id
   */
  #remove(channelId, id) {
    const history = this.history(channelId);
    history.messages = history.messages.filter((message) => message.id !== id);
    this.#tell('history', { channelId });
  }

  /**
   * A message that answers one of my interactions, or that a component of mine was on, ends the waiting.
   *
   * @param {Message} message
   */
  #settle(message) {
    const interactionId = message.interaction_metadata?.id ?? message.interaction?.id;
    if (interactionId) this.#settled.add(interactionId);
    this.#tell('settled', { interactionId, messageId: message.id });
  }

  /** @param {FailureEvent} data */
  #fail(data) {
    this.#settled.add(data.interaction_id);
    this.#tell('settled', { interactionId: data.interaction_id });
    const history = this.history(data.channel_id);
    const bot = this.user(this.state.bot.id) ?? { ...this.state.bot, bot: true };
    // Discord's own failure line is private and has no id of the server; one that sorts last keeps it in place.
    const newest = BigInt(history.messages.at(-1)?.id ?? 0);
    const asked = BigInt(data.interaction_id);
    // For a press the name is a custom id, which nobody should see.
    const isCommand = this.state.commands.some((command) => command.name === data.name?.split(' ')[0]);
    /** @type {Message} */
    const message = {
      id: String((newest > asked ? newest : asked) + 1n),
      channel_id: data.channel_id,
      author: bot,
      content: '',
      timestamp: new Date().toISOString(),
      flags: MESSAGE_FLAG.private,
      failure: { reason: data.reason, ...(isCommand ? { name: data.name } : {}) },
    };
    const waiting = history.messages.filter(
      (other) =>
        (other.interaction_metadata?.id ?? other.interaction?.id) !== data.interaction_id ||
        !((other.flags ?? 0) & MESSAGE_FLAG.loading),
    );
    history.messages = sorted([...waiting, message]);
    this.#tell('history', { channelId: data.channel_id });
    this.#tell('arrived', { message });
  }

  /** @param {ModalEvent} data */
  #modal(data) {
    this.#settled.add(data.interaction_id);
    this.#tell('settled', { interactionId: data.interaction_id });
    // Every tab of this person hears of the modal; only the one that asked for it opens it.
    if (this.#ownInteractions.delete(data.interaction_id)) this.#tell('modal', data);
    else this.#earlyModals.set(data.interaction_id, data);
  }

  /**
   * @param {string} name
   * @param {Channel} channel
   */
  #channel(name, channel) {
    const others = this.state.channels.filter((known) => known.id !== channel.id);
    if (name === 'channel_delete') this.state = { ...this.state, channels: others };
    else if (name === 'channel_create') this.state = { ...this.state, channels: [...others, channel] };
    else {
      const channels = this.state.channels.map((known) => (known.id === channel.id ? { ...known, ...channel } : known));
      this.state = { ...this.state, channels };
    }
    this.#tell('state');
  }

  /** @param {{ commands?: Command[] }} data */
  async #refreshCommands(data) {
    const commands = data.commands ?? (await api.state(this.me.id)).commands;
    this.state = { ...this.state, commands };
    this.#tell('state');
  }
}

/**
 * The name others see.
 *
 * @param {User | { username: string, global_name?: string | null } | null | undefined} user
 */
export function displayName(user) {
  return user ? (user.global_name ?? user.username) : 'unknown';
}

/**
 * A channel's name as people write it: #channel, @somebody for a direct conversation, a thread's bare name.
 *
 * @param {Channel | null | undefined} channel
 */
export function channelTitle(channel) {
  if (!channel) return 'the channel';
  if (channel.type === DIRECT_TYPE) return `@${channel.name}`;
  return THREAD_TYPES.includes(channel.type) ? channel.name : `#${channel.name}`;
}

/** @param {Channel} channel */
export function isArchived(channel) {
  return channel.archived ?? channel.thread_metadata?.archived ?? false;
}

/** @param {Message[]} messages */
function sorted(messages) {
  return messages.sort((a, b) => (BigInt(a.id) < BigInt(b.id) ? -1 : 1));
}

import type { AttachmentStore } from './attachment-store.ts';
import {
  BOT_ID,
  BOT_JOINED_AT,
  BOT_USER,
  DEFAULT_CHANNELS,
  DEFAULT_PEOPLE,
  GUILD_ID,
  GUILD_NAME,
  makePerson,
  makeTextChannel,
  memberOf,
  type Person,
  PLAIN_TAG,
  type Server,
} from './default-world.ts';
import type { Journal, JournalRecord } from './journal.ts';
import { MessageStore } from './message-store.ts';
import { SnowflakeSource } from './snowflake.ts';
import type { WireChannel, WireCommand, WireEmoji, WireMessage, WireUser } from './wire-types.ts';
import type { StoredMessage, WorldEvent } from './world-event.ts';

/**
 * The servers with their people, who are in all of them, channels and messages. Every change is journalled before
 * anybody hears of it. One class, as a short method for each change is all that it has.
 */
export class World {
  readonly ids = new SnowflakeSource();
  readonly attachments: AttachmentStore;
  readonly #journal: Journal | undefined;
  readonly #people = new Map<string, Person>();
  readonly #channels = new Map<string, WireChannel>();
  readonly #servers: Server[] = [{ id: GUILD_ID, name: GUILD_NAME }];
  readonly #messages = new MessageStore();
  readonly #threadMembers = new Map<string, Map<string, string>>();
  #commands: readonly WireCommand[] = [];
  #emojis: readonly WireEmoji[] = [];
  readonly #listeners = new Set<(event: WorldEvent) => void>();

  constructor(options: { journal: Journal | undefined; attachments: AttachmentStore }) {
    this.#journal = options.journal;
    this.attachments = options.attachments;
    for (const person of DEFAULT_PEOPLE) this.#people.set(person.user.id, person);
    for (const channel of DEFAULT_CHANNELS) this.#channels.set(channel.id, channel);
  }

  get ownerId(): string {
    return DEFAULT_PEOPLE[0]?.user.id ?? BOT_ID;
  }

  /** Calls back at every event; returns the function that ends it. */
  listen(listener: (event: WorldEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  emit(event: WorldEvent): void {
    for (const listener of this.#listeners) listener(event);
  }

  people(): readonly Person[] {
    return [...this.#people.values()];
  }

  person(id: string): Person | undefined {
    return this.#people.get(id);
  }

  user(id: string): WireUser | undefined {
    return id === BOT_ID ? BOT_USER : this.#people.get(id)?.user;
  }

  /** The membership of a user in the server, or undefined for strangers and those who left. */
  member(id: string): ReturnType<typeof memberOf> | undefined {
    if (id === BOT_ID) return memberOf(BOT_ID, BOT_JOINED_AT);
    const person = this.#people.get(id);
    return person && !person.has_left ? memberOf(id, person.joined_at) : undefined;
  }

  addPerson(name: string, locale = 'en-US'): Person {
    const person = makePerson({ id: this.ids.next(), name, locale, joinedAt: Date.now(), index: this.#people.size });
    this.putPerson(person);
    this.emit({ type: 'person-create', person });
    return person;
  }

  /** Lets somebody install the application for themselves. */
  install(id: string): void {
    this.putPerson({ ...this.#people.get(id)!, has_installed: true });
  }

  /** Lets somebody leave the server. */
  removePerson(id: string): void {
    const person: Person = { ...this.#people.get(id)!, has_left: true };
    this.putPerson(person);
    this.emit({ type: 'person-leave', person });
  }

  putPerson(person: Person): void {
    this.#people.set(person.user.id, person);
    this.#journal?.append({ type: 'person', person });
  }

  channels(): readonly WireChannel[] {
    return [...this.#channels.values()];
  }

  channel(id: string): WireChannel | undefined {
    return this.#channels.get(id);
  }

  /** The servers that the bot is in. */
  servers(): readonly Server[] {
    return this.#servers.filter(({ lacksBot }) => !lacksBot);
  }

  /** True if the bot is in the server of a channel, or in the conversation. */
  hasBot({ type, guild_id }: Pick<WireChannel, 'type' | 'guild_id'>): boolean {
    return guild_id === undefined ? type !== 3 : this.servers().some(({ id }) => id === guild_id);
  }

  /**
   * Adds a server with a text channel, for tests: it does not survive a restart, and bots hear of it when they
   * identify.
   */
  addServer(server: Server): WireChannel {
    this.#servers.push(server);
    return this.addTextChannel('lobby', server.id);
  }

  addTextChannel(name: string, guild_id = GUILD_ID): WireChannel {
    const position = this.channels().filter((channel) => channel.type === 0).length;
    return this.addChannel(makeTextChannel({ id: this.ids.next(), name, position, guild_id }));
  }

  /** Adds a forum with tags of these names. */
  addForum(name: string, tags: readonly string[] = [], guild_id = GUILD_ID): WireChannel {
    const available_tags = tags.map((tag) => ({ id: this.ids.next(), name: tag, ...PLAIN_TAG }));
    const position = this.channels().filter((channel) => !channel.thread_metadata).length;
    const text = makeTextChannel({ id: this.ids.next(), name, position, guild_id });
    return this.addChannel({ ...text, type: 15, available_tags });
  }

  addChannel(channel: WireChannel): WireChannel {
    this.#storeChannel(channel);
    this.emit({ type: 'channel-create', channel });
    return channel;
  }

  updateChannel(id: string, change: Partial<WireChannel>): WireChannel {
    const channel = { ...this.#channels.get(id)!, ...change };
    this.#storeChannel(channel);
    this.emit({ type: 'channel-update', channel });
    return channel;
  }

  /** Deletes a channel with its threads and messages. */
  deleteChannel(id: string): void {
    const channel = this.#channels.get(id);
    if (!channel) return;
    for (const child of this.channels()) if (child.parent_id === id) this.deleteChannel(child.id);
    for (const { message } of this.messages(id)) this.#removeFiles(message);
    this.#forgetChannel(id);
    this.#journal?.append({ type: 'channel-gone', id });
    this.emit({ type: 'channel-delete', channel });
  }

  /** Replaces what the bot itself is granted and denied in a channel, as bit sets. */
  setBotOverwrite(channelId: string, bits: { allow?: bigint; deny?: bigint }): void {
    const channel = this.#channels.get(channelId);
    const others = (channel?.permission_overwrites ?? []).filter((entry) => entry.id !== BOT_ID);
    const own = { id: BOT_ID, type: 1, allow: String(bits.allow ?? 0n), deny: String(bits.deny ?? 0n) };
    this.updateChannel(channelId, { permission_overwrites: [...others, own] });
  }

  /** The direct conversation of the bot with a person, made when it does not exist yet. */
  directChannel(personId: string): WireChannel {
    const known = this.channels().find(
      (channel) => channel.type === 1 && channel.recipients?.some((user) => user.id === personId),
    );
    return known ?? this.#converse(1, [personId]);
  }

  /** Opens a conversation of several people without the bot. */
  addGroup(personIds: readonly string[]): WireChannel {
    return this.#converse(3, personIds);
  }

  #converse(type: 1 | 3, personIds: readonly string[]): WireChannel {
    return this.addChannel({
      id: this.ids.next(),
      type,
      flags: 0,
      last_message_id: null,
      last_pin_timestamp: null,
      recipients: personIds.map((id) => this.#people.get(id)!.user),
    });
  }

  /** User id and join time (ISO) of everybody in a thread. */
  threadMembers(threadId: string): ReadonlyMap<string, string> {
    return this.#threadMembers.get(threadId) ?? new Map();
  }

  /** Adds somebody to a thread, unless they are in it already. */
  addThreadMember(threadId: string, userId: string): void {
    const members = this.#threadMembers.get(threadId) ?? new Map<string, string>();
    if (members.has(userId)) return;
    members.set(userId, new Date().toISOString());
    this.#threadMembers.set(threadId, members);
    const channel = { ...this.#channels.get(threadId)!, member_count: members.size };
    this.#storeChannel(channel);
    this.emit({ type: 'thread-member-add', channel, userId });
  }

  /** Every message of a channel, private ones included, oldest first. */
  messages(channelId: string): readonly StoredMessage[] {
    return this.#messages.ofChannel(channelId);
  }

  message(channelId: string, id: string): StoredMessage | undefined {
    return this.#messages.get(channelId, id);
  }

  /** The message that the bot posted with a nonce, if it still exists. */
  messageOfNonce(nonce: string): StoredMessage | undefined {
    return this.#messages.ofNonce(nonce);
  }

  addMessage(stored: StoredMessage): StoredMessage {
    this.#storeMessage(stored);
    const channel = this.#channels.get(stored.message.channel_id);
    if (channel && stored.ownerId === null) {
      this.#storeChannel({ ...channel, last_message_id: stored.message.id });
    }
    this.emit({ type: 'message-create', stored });
    return stored;
  }

  updateMessage(stored: StoredMessage): StoredMessage {
    const before = this.message(stored.message.channel_id, stored.message.id);
    this.#storeMessage(stored);
    for (const { id } of before?.message.attachments ?? []) {
      if (!stored.message.attachments.some((kept) => kept.id === id)) this.attachments.remove(id);
    }
    this.emit({ type: 'message-update', stored });
    return stored;
  }

  deleteMessage(stored: StoredMessage): void {
    const { channel_id, id } = stored.message;
    if (!this.#messages.delete(channel_id, id)) return;
    this.#removeFiles(stored.message);
    this.#journal?.append({ type: 'message-gone', channel_id, id });
    this.emit({ type: 'message-delete', stored });
  }

  /** Puts a private message away for its owner. */
  dismissMessage(stored: StoredMessage): void {
    this.emit({ type: 'message-dismissed', stored });
    this.#storeMessage({ ...stored, dismissed: true });
  }

  commands(): readonly WireCommand[] {
    return this.#commands;
  }

  setCommands(commands: readonly WireCommand[]): void {
    this.#commands = commands;
    this.#journal?.append({ type: 'commands', commands });
    this.emit({ type: 'commands-update' });
  }

  emojis(): readonly WireEmoji[] {
    return this.#emojis;
  }

  /** Adds an emoji to the application, with the bytes of its picture. */
  addEmoji(emoji: WireEmoji, bytes: Buffer): void {
    this.attachments.write(emoji.id, bytes);
    this.#setEmojis([...this.#emojis, emoji]);
  }

  /** Removes an emoji from the application; false if it has no such one. */
  removeEmoji(id: string): boolean {
    const left = this.#emojis.filter((emoji) => emoji.id !== id);
    if (left.length === this.#emojis.length) return false;
    this.attachments.remove(id);
    this.#setEmojis(left);
    return true;
  }

  #setEmojis(emojis: readonly WireEmoji[]): void {
    this.#emojis = emojis;
    this.#journal?.append({ type: 'emojis', emojis });
  }

  /** Takes over one journal record at start, without telling anybody. */
  replay(record: JournalRecord): void {
    switch (record.type) {
      case 'person': {
        const person = record.person as Person;
        this.#people.set(person.user.id, person);
        this.ids.skip(person.user.id);
        return;
      }
      case 'channel': {
        const channel = record.channel as WireChannel;
        this.#channels.set(channel.id, channel);
        this.#threadMembers.set(channel.id, new Map(record.members as [string, string][]));
        this.ids.skip(channel.id);
        return;
      }
      case 'channel-gone':
        this.#forgetChannel(record.id as string);
        return;
      case 'message': {
        const stored = record.stored as StoredMessage;
        this.#messages.put(stored);
        this.ids.skip(stored.message.id);
        for (const { id } of stored.message.attachments) this.ids.skip(id);
        return;
      }
      case 'message-gone':
        this.#messages.delete(record.channel_id as string, record.id as string);
        return;
      case 'emojis':
        this.#emojis = record.emojis as readonly WireEmoji[];
        for (const { id } of this.#emojis) this.ids.skip(id);
        return;
      case 'commands':
        // Older journals have an additional list, which is empty.
        if (record.scope === 'guild') return;
        this.#commands = record.commands as readonly WireCommand[];
        for (const { version } of this.#commands) this.ids.skip(version);
        return;
      default:
        return;
    }
  }

  /** The records from which the present state can be rebuilt. */
  *snapshot(): Generator<JournalRecord> {
    for (const person of this.#people.values()) yield { type: 'person', person };
    for (const channel of DEFAULT_CHANNELS) {
      if (!this.#channels.has(channel.id)) yield { type: 'channel-gone', id: channel.id };
    }
    for (const channel of this.#channels.values()) yield this.#channelRecord(channel);
    for (const stored of this.#messages.all()) yield { type: 'message', stored };
    yield { type: 'commands', commands: this.#commands };
    yield { type: 'emojis', emojis: this.#emojis };
  }

  #channelRecord(channel: WireChannel): JournalRecord {
    return { type: 'channel', channel, members: [...this.threadMembers(channel.id)] };
  }

  #storeChannel(channel: WireChannel): void {
    this.#channels.set(channel.id, channel);
    this.#journal?.append(this.#channelRecord(channel));
  }

  #forgetChannel(id: string): void {
    this.#channels.delete(id);
    this.#messages.deleteChannel(id);
    this.#threadMembers.delete(id);
  }

  #storeMessage(stored: StoredMessage): void {
    this.#messages.put(stored);
    this.#journal?.append({ type: 'message', stored });
  }

  #removeFiles({ attachments }: WireMessage): void {
    for (const { id } of attachments) this.attachments.remove(id);
  }
}

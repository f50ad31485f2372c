/** What one person has not read, by channel. The last message read in each channel is kept in the browser. */
export class Unread {
  readonly #key: string;
  /** Id of the last message read, by channel. */
  readonly #read: Record<string, string>;
  readonly #mentions = new Map<string, number>();

  constructor(personId: string) {
    this.#key = `local-discord.read.${personId}`;
    this.#read = JSON.parse(localStorage.getItem(this.#key) ?? '{}');
  }

  /** How many times this person is mentioned in what is unread in a channel; undefined when everything is read. */
  mentions(channelId: string): number | undefined {
    return this.#mentions.get(channelId);
  }

  /** Mentions in all channels together. */
  get allMentions(): number {
    return [...this.#mentions.values()].reduce((sum, count) => sum + count, 0);
  }

  isRead(channelId: string, messageId: string): boolean {
    return BigInt(messageId) <= BigInt(this.#read[channelId] ?? 0);
  }

  /** Notes that a channel has unread messages with this many mentions in all. */
  note(channelId: string, mentions: number): void {
    this.#mentions.set(channelId, mentions);
  }

  /** Notes that a channel is read up to its last message; returns whether something was unread. */
  markRead(channelId: string, lastId: string | undefined): boolean {
    if (lastId && this.#read[channelId] !== lastId) {
      this.#read[channelId] = lastId;
      localStorage.setItem(this.#key, JSON.stringify(this.#read));
    }
    return this.#mentions.delete(channelId);
  }
}

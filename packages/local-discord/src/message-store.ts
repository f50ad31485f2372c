import { BOT_ID } from './default-world.ts';
import type { StoredMessage } from './world-event.ts';

/** Messages by channel, oldest first, and those of the bot by nonce. */
export class MessageStore {
  readonly #channels = new Map<string, Map<string, StoredMessage>>();
  readonly #nonces = new Map<string, { readonly channelId: string; readonly id: string }>();

  /** Every message of a channel, private ones included. */
  ofChannel(channelId: string): readonly StoredMessage[] {
    return [...(this.#channels.get(channelId)?.values() ?? [])];
  }

  get(channelId: string, id: string): StoredMessage | undefined {
    return this.#channels.get(channelId)?.get(id);
  }

  /** The message that the bot posted with a nonce, if it still exists. */
  ofNonce(nonce: string): StoredMessage | undefined {
    const posted = this.#nonces.get(nonce);
    return posted && this.get(posted.channelId, posted.id);
  }

  /** Adds a message, or replaces the one with its id. */
  put(stored: StoredMessage): void {
    const { channel_id: channelId, id, nonce, author } = stored.message;
    const messages = this.#channels.get(channelId) ?? new Map<string, StoredMessage>();
    if (!messages.has(id) && nonce !== undefined && author.id === BOT_ID) this.#nonces.set(nonce, { channelId, id });
    this.#channels.set(channelId, messages.set(id, stored));
  }

  /** Returns whether the message was there. */
  delete(channelId: string, id: string): boolean {
    return this.#channels.get(channelId)?.delete(id) ?? false;
  }

  deleteChannel(channelId: string): void {
    this.#channels.delete(channelId);
  }

  *all(): Generator<StoredMessage> {
    for (const messages of this.#channels.values()) yield* messages.values();
  }
}

import { DiscordAPIError, PermissionFlagsBits } from 'discord.js';
import { LRUCache } from 'lru-cache';
import type { GameRecord, UserId } from '../../store/records.ts';
import { NOT_A_MEMBER } from '../connection/presence.ts';
import { request } from '../connection/requests.ts';
import type { DeliveryParts } from './delivery.ts';

/**
 * Limit for remembered spectators, and how long their access is remembered, in milliseconds; Discord sends no event for changes.
 */
const REMEMBERED = { max: 1_000, ttl: 60_000 };

/** Checks whether spectators may still see the channel of the game that they watch. */
export class SpectatorAccess {
  readonly #client: DeliveryParts['client'];
  readonly #allowed = new LRUCache<string, true>(REMEMBERED);

  constructor(client: DeliveryParts['client']) {
    this.#client = client;
  }

  /**
   * True if a user is a member of the game's server and sees its channel, or if the bot itself does not see the channel.
   *
   * @throws when Discord cannot be asked now
   */
  async has(userId: UserId, { guildId, channelId }: Pick<GameRecord, 'guildId' | 'channelId'>): Promise<boolean> {
    const key = `${userId} ${channelId}`;
    const guild = this.#client.guilds.cache.get(guildId);
    const channel = guild?.channels.cache.get(channelId);
    if (!guild || !channel || this.#allowed.has(key)) return true;
    try {
      const member = await request(() => guild.members.fetch({ user: userId, force: true, cache: false }));
      if (!channel.permissionsFor(member)?.has(PermissionFlagsBits.ViewChannel)) return false;
    } catch (error) {
      if (error instanceof DiscordAPIError && NOT_A_MEMBER.includes(error.code)) return false;
      throw error;
    }
    this.#allowed.set(key, true);
    return true;
  }
}

import { DiscordAPIError, PermissionFlagsBits, RESTJSONErrorCodes } from 'discord.js';
import { LRUCache } from 'lru-cache';
import type { GameRecord, UserId } from '../../store/records.ts';
import { request } from '../connection/requests.ts';
import type { DeliveryParts } from './delivery.ts';

/** Codes with which Discord says that somebody is not in a server, or that their account was deleted. */
export const NOT_THERE: readonly unknown[] = [RESTJSONErrorCodes.UnknownMember, RESTJSONErrorCodes.UnknownUser];

/** Spectators whose access is remembered, and for how long, in milliseconds: Discord tells of no change. */
const REMEMBERED = { max: 1_000, ttl: 60_000 };

/** Whether spectators may still see the channel of the game that they watch. */
export class SpectatorAccess {
  readonly #client: DeliveryParts['client'];
  readonly #allowed = new LRUCache<string, true>(REMEMBERED);

  constructor(client: DeliveryParts['client']) {
    this.#client = client;
  }

  /**
   * Whether a user is a member of the game's server and sees its channel; true where the bot itself does not see that.
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
      if (error instanceof DiscordAPIError && NOT_THERE.includes(error.code)) return false;
      throw error;
    }
    this.#allowed.set(key, true);
    return true;
  }
}

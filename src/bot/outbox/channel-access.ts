import {
  type Client,
  DiscordAPIError,
  type Guild,
  type GuildBasedChannel,
  type GuildMember,
  PermissionFlagsBits,
} from 'discord.js';
import { LRUCache } from 'lru-cache';
import { DIRECT_MESSAGES, type GameRecord, type UserId } from '../../store/records.ts';
import { NOT_A_MEMBER_CODES } from '../connection/presence.ts';
import { requestWithTimeout } from '../connection/requests.ts';

/** Limit for remembered members, and how long they are remembered, in milliseconds; Discord sends no event for changes. */
const REMEMBERED = { max: 1_000, ttl: 60_000 };

type Place = Pick<GameRecord, 'guildId' | 'channelId'>;

/** Checks whether people may still see the channel of a game. */
export class ChannelAccess {
  /** Members by user and server, as Discord tells them; a request that is under way is awaited by all who ask. */
  readonly #members = new LRUCache<string, Promise<GuildMember | undefined>>(REMEMBERED);

  /**
   * True if a user is a member of a game's server and sees its channel, or it is their direct messages; undefined if the bot
   * itself does not see the channel.
   *
   * @throws when Discord cannot be asked now
   */
  async canSee(client: Client, userId: UserId, { guildId, channelId }: Place): Promise<boolean | undefined> {
    if (guildId === DIRECT_MESSAGES) return true;
    const channel = await channelOf(client, { guildId, channelId });
    if (!channel) return undefined;
    const member = await this.#member(channel.guild, userId);
    return member !== undefined && (channel.permissionsFor(member)?.has(PermissionFlagsBits.ViewChannel) ?? false);
  }

  #member(guild: Guild, userId: UserId): Promise<GuildMember | undefined> {
    const key = `${userId} ${guild.id}`;
    const known = this.#members.get(key);
    if (known) return known;
    const asked = memberOf(guild, userId);
    this.#members.set(key, asked);
    // A user who is no member now may join at any moment, and a failed request says nothing.
    const forget = () => void this.#members.delete(key);
    void asked.then((member) => member ?? forget(), forget);
    return asked;
  }
}

/** A member as Discord tells it now; undefined if the user is none. */
async function memberOf(guild: Guild, userId: UserId): Promise<GuildMember | undefined> {
  try {
    return await requestWithTimeout(() => guild.members.fetch({ user: userId, force: true, cache: false }));
  } catch (error) {
    if (error instanceof DiscordAPIError && NOT_A_MEMBER_CODES.includes(error.code)) return undefined;
    throw error;
  }
}

/** The channel of a game, or the one of its thread; of a server that another process serves, as Discord tells it. */
async function channelOf(client: Client, { guildId, channelId }: Place): Promise<GuildBasedChannel | undefined> {
  const own = client.guilds.cache.get(guildId);
  if (own) return own.channels.cache.get(channelId);
  try {
    const guild = await requestWithTimeout(() => client.guilds.fetch({ guild: guildId, force: true, cache: false }));
    const fetched = (id: string) => requestWithTimeout(() => guild.channels.fetch(id, { force: true, cache: false }));
    const channel = await fetched(channelId);
    return (channel?.isThread() && channel.parentId ? await fetched(channel.parentId) : channel) ?? undefined;
  } catch (error) {
    if (error instanceof DiscordAPIError && (error.status === 403 || error.status === 404)) return undefined;
    throw error;
  }
}

/** A game's number in the database. */
export type GameId = number;

/** Snowflakes of Discord, as text. */
export type UserId = string;
export type ChannelId = string;

/**
 * Prefix of the stand-in id for a user whose data was deleted. The index of the seat follows, so that the ids do not link one game
 * to another.
 */
export const FORGOTTEN_PREFIX = 'forgotten-';

/** Prefix of the ids of computer players; nobody on Discord has such an id. */
export const COMPUTER_PREFIX = 'computer:';

/** True if an id is that of a computer player. */
export function isComputer(userId: UserId): boolean {
  return userId.startsWith(COMPUTER_PREFIX);
}

/** True if an id is that of a Discord user, who can be mentioned and get messages. */
export function isPerson(userId: UserId): boolean {
  return !isComputer(userId) && !userId.startsWith(FORGOTTEN_PREFIX);
}

/** One of the parts into which Discord divides the servers of a bot: its number, from 0, and the number of parts. */
export interface Shard {
  readonly id: number;
  readonly count: number;
}

/** The only shard of a bot whose servers are not divided. */
export const ALL_SERVERS: Shard = { id: 0, count: 1 };

/** Stands for the server of games in direct messages with the bot. The first shard gets those, as it does by this id. */
export const DIRECT_MESSAGES = '0';

/** True if a server belongs to a shard, by its id: https://docs.discord.com/developers/events/gateway#sharding. */
export function isInShard(guildId: string, { id, count }: Shard): boolean {
  return count === 1 || Number((BigInt(guildId) >> 22n) % BigInt(count)) === id;
}

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

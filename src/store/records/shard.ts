/** One of so many parts, from 0, into which Discord divides the servers of a bot. */
export interface Shard {
  readonly id: number;
  readonly count: number;
}

/** The only shard of a bot whose servers are not divided. */
export const ALL_SERVERS: Shard = { id: 0, count: 1 };

/** Whether a server belongs to a shard, which its id says: https://docs.discord.com/developers/events/gateway#sharding. */
export function isInShard(guildId: string, { id, count }: Shard): boolean {
  return count === 1 || Number((BigInt(guildId) >> 22n) % BigInt(count)) === id;
}

import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Shard } from '../records.ts';

/** Condition that the server in a column belongs to the shard of the parameters, see `ofShard`. */
export function inShard(guildId: SQLWrapper): SQL {
  const { placeholder } = sql;
  const count = sql`cast(${placeholder('shards')} as bigint)`;
  // Ids of servers are converted to numbers only if there is more than one shard.
  return sql`case when ${count} = 1 then true
    else (cast(${guildId} as bigint) >> 22) % ${count} = cast(${placeholder('shard')} as bigint) end`;
}

/** The parameters of `inShard`. */
export function ofShard({ id, count }: Shard): { readonly shard: number; readonly shards: number } {
  return { shard: id, shards: count };
}

/** The longest time that a message ever waits, in milliseconds. */
export const LONGEST_WAIT_OF_MESSAGES = 60 * 60_000;

/** The longest time that a game's clock ever waits, in milliseconds. */
export const LONGEST_WAIT_OF_CLOCKS = 60 * 24 * 60 * 60_000;

/**
 * Condition that a stored date is past at the placeholder "now", or so far ahead that the clock must have been wrong when it was
 * stored.
 *
 * @param longest how far ahead a date can be, in milliseconds
 */
export function isDue(date: SQLWrapper, longest: number): SQL {
  const now = sql.placeholder('now');
  return sql`(${date} <= ${now} or ${date} > cast(${now} as bigint) + ${sql.raw(String(longest))})`;
}

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

import type { Member, MembersAndShards } from '../store/members.ts';

/** Next steps of a process towards an even distribution of shards. */
export interface ShardPlan {
  /** Shards to take, which no process holds. */
  readonly take: readonly number[];
  /** A shard to request from another process. */
  readonly ask?: { readonly shard: number; readonly holder: string };
}

/**
 * Plans the next steps of a process. Every process plans for itself from the same rows.
 *
 * @param isNew true if the process has just joined; it then requests shards only from processes that leave. Each handover
 * costs one of the thousand sessions that Discord allows a day, and a process that dies soon would waste them.
 */
export function planShards({ members, shards }: MembersAndShards, self: string, isNew = false): ShardPlan {
  const shares = sharesOf(members, shards.length);
  const share = shares.get(self) ?? 0;
  const mine = shards.filter(({ holder, next }) => holder === self || next === self);
  const requested = mine.filter(({ holder, next }) => holder === null && next === self);
  const free = shards.filter(({ holder, next }) => holder === null && next === null);
  const room = Math.max(0, share - mine.length);
  const take = [...requested, ...free.slice(0, room)].map(({ shard }) => shard);
  if (free.length > 0 || room === 0) return { take };
  // Number of shards that a process holds beyond its share.
  const spare = (holder: string) =>
    shards.filter((one) => one.holder === holder && one.next === null).length - (shares.get(holder) ?? 0);
  const isAskable = (holder: string) => spare(holder) > 0 && !(isNew && shares.has(holder));
  const ask = shards.find(({ holder, next }) => next === null && holder !== null && isAskable(holder));
  return { take, ...(ask?.holder != null && { ask: { shard: ask.shard, holder: ask.holder } }) };
}

/** Number of shards of each process in an even distribution; leaving processes have none. */
function sharesOf(members: readonly Member[], shards: number): ReadonlyMap<string, number> {
  const staying = members.filter(({ isLeaving }) => !isLeaving);
  const [least, more] = [Math.floor(shards / staying.length), shards % staying.length];
  return new Map(staying.map(({ id }, place) => [id, least + (place < more ? 1 : 0)]));
}

/** Returns the process that does the work for all servers: the first one that is not leaving; undefined if all are leaving. */
export function leaderOf({ members }: MembersAndShards): string | undefined {
  return members.find(({ isLeaving }) => !isLeaving)?.id;
}

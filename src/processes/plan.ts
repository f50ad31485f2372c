import type { Member, Situation } from '../store/members.ts';

/** What a process does next so that all shards are served, and processes that stay serve as many. */
export interface Plan {
  /** Shards that nobody serves, to be taken. */
  readonly take: readonly number[];
  /** A shard of another process to ask for, with its holder. */
  readonly ask?: { readonly shard: number; readonly holder: string };
}

/**
 * What a process is to do in a situation; each works that out for itself.
 *
 * @param isNew whether the process has just joined: it asks only those that leave, as every shard that changes hands costs
 * one of the thousand sessions that Discord allows a day, and one that dies soon would waste them
 */
export function planOf({ members, shards }: Situation, self: string, isNew = false): Plan {
  const shares = sharesOf(members, shards.length);
  const share = shares.get(self) ?? 0;
  const mine = shards.filter(({ holder, next }) => holder === self || next === self);
  const asked = mine.filter(({ holder, next }) => holder === null && next === self);
  const free = shards.filter(({ holder, next }) => holder === null && next === null);
  const room = Math.max(0, share - mine.length);
  const take = [...asked, ...free.slice(0, room)].map(({ shard }) => shard);
  if (free.length > 0 || room === 0) return { take };
  // Whoever has more than its share keeps that.
  const spare = (holder: string) =>
    shards.filter((one) => one.holder === holder && one.next === null).length - (shares.get(holder) ?? 0);
  const isAskable = (holder: string) => spare(holder) > 0 && !(isNew && shares.has(holder));
  const ask = shards.find(({ holder, next }) => next === null && holder !== null && isAskable(holder));
  return { take, ...(ask?.holder != null && { ask: { shard: ask.shard, holder: ask.holder } }) };
}

/** How many shards each process has when all have as many; those that leave have none. */
function sharesOf(members: readonly Member[], shards: number): ReadonlyMap<string, number> {
  const staying = members.filter(({ isLeaving }) => !isLeaving);
  const [least, more] = [Math.floor(shards / staying.length), shards % staying.length];
  return new Map(staying.map(({ id }, place) => [id, least + (place < more ? 1 : 0)]));
}

/** The process that does what one alone does for all servers: the first that stays; undefined where none does. */
export function leaderOf({ members }: Situation): string | undefined {
  return members.find(({ isLeaving }) => !isLeaving)?.id;
}

import { eachGame } from '../guard/each-game.ts';
import type { GameRecord, Span } from '../store/records.ts';
import type { App } from './app.ts';
import { DAY, momentAfter } from './clock.ts';
import { withFollowing } from './posts.ts';

/** How long a lobby stays open without a change, in milliseconds. */
const LIFE = 14 * DAY;

/** How long before its end people are warned, in milliseconds. */
const WARNING = 2 * DAY;

/**
 * When a lobby expires if nobody changes it, in milliseconds since 1970: two weeks after the last change, and at least two
 * days after the warning. Outages of the program do not count.
 */
export function lobbyExpiry(
  { changedAt, warnedAt }: Pick<GameRecord, 'changedAt' | 'warnedAt'>,
  outages: readonly Span[],
): number {
  const warned = warnedAt === undefined ? 0 : momentAfter(warnedAt, WARNING, outages)!;
  return Math.max(momentAfter(changedAt, LIFE, outages)!, warned);
}

/** True if a lobby was closed because nobody changed it for too long. */
export function hasExpired({ status, warnedAt, seats }: GameRecord): boolean {
  return status === 'closed' && warnedAt !== undefined && seats.length > 0;
}

/** Warns of lobbies that will expire soon and closes expired lobbies. A lobby that changes meanwhile stays open. */
export async function expireLobbies(app: App): Promise<void> {
  const { now, outages } = await app.store.heartbeat.timeAt(app.now());
  await eachGame(app, 'lobby', await app.store.games.idleLobbies(now - LIFE + WARNING), async (record) => {
    const { id: gameId, revision, seats, ownerId, changedAt } = record;
    const write = { gameId, revision, at: now, posts: withFollowing([{ type: 'refresh', kind: 'lobby' }]) };
    if (record.warnedAt === undefined) {
      if (momentAfter(changedAt, LIFE - WARNING, outages)! > now) return;
      await app.store.lobbies.warn({ ...write, posts: [{ type: 'send', kind: 'expiring' }, ...write.posts] });
    } else if (lobbyExpiry(record, outages) <= now) {
      await app.store.lobbies.change({ ...write, seats, ownerId, closed: true });
    } else return;
    app.wake.posts(record.guildId);
  });
}

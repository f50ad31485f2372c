import type { GameId, PostWish } from '../store/records.ts';
import type { App } from './app.ts';
import { withFollowing } from './posts.ts';

/**
 * Goes on with games of which the database has lost what was done last: their tables are told so, and get the message of
 * what is the case now once more, as the one that they see is of what is lost.
 *
 * @param gameIds may be none, where only the server of the database is another one
 */
export async function goOnWithRewound(app: App, gameIds: readonly GameId[]): Promise<void> {
  app.tables.clear();
  for (const gameId of gameIds) {
    const record = await app.store.games.byId(gameId);
    if (record?.status !== 'lobby' && record?.status !== 'running') continue;
    const kind = record.status === 'lobby' ? 'lobby' : 'turn';
    const posts: readonly PostWish[] = [
      { type: 'send', kind: 'lost' },
      { type: 'send', kind },
    ];
    await app.store.posts.add(gameId, withFollowing(posts));
    app.wake.posts(record.guildId);
    if (kind === 'turn') app.wake.computer(record);
  }
}

import type { GameId, PostWish } from '../store/records.ts';
import type { App } from './app.ts';
import { withFollowing } from './posts.ts';

/**
 * Continues games whose last changes the database has lost. Each table is told so, and gets a new lobby or turn message, as
 * the message in its channel shows the lost changes.
 *
 * @param gameIds none if the database only moved to another server
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

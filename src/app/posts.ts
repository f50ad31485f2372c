import type { ChannelId } from '../store/store.ts';
import type { App } from './app.ts';

/**
 * Delivers after all the public messages that were given up because their channel was closed to us: when the program
 * starts, when permissions change, and when somebody acts in the channel.
 *
 * @param channelId only the game of this channel
 */
export async function revivePosts(app: App, channelId?: ChannelId): Promise<void> {
  const lost = await app.store.gamesWithLostPost();
  for (const gameId of lost) {
    const game = await app.store.game(gameId);
    if (channelId === undefined || game?.channelId === channelId) await app.store.revivePosts(gameId);
  }
  if (lost.length > 0) app.postsWaiting();
}

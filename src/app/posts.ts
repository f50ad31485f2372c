import type { ChannelId } from '../store/store.ts';
import type { App } from './app.ts';

/**
 * Delivers the latest public message of a channel's game after all, when it was given up because the channel was closed
 * to us: somebody acting there, with our permissions complete, shows that it is open again.
 */
export async function revivePosts(app: App, channelId: ChannelId): Promise<void> {
  const game = (await app.store.openGame(channelId)) ?? (await app.store.lastGame(channelId));
  if (!game) return;
  const latest = (await app.store.posts(game.id)).at(-1);
  if (latest?.failure === undefined || latest.pending !== undefined || latest.messageId !== undefined) return;
  await app.store.revivePosts(game.id);
  app.postsWaiting();
}

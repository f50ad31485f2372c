import type { LostPost } from '../store/records.ts';
import type { App } from './app.ts';

/**
 * Makes posts due again that were given up, as when their channel was closed to the bot.
 *
 * @param where limits them to a server or channel
 * @param isHopeful whether Discord may accept a post now
 */
export async function revivePosts(
  app: App,
  where: { guildId?: string; channelId?: string },
  isHopeful: (lost: LostPost) => boolean,
): Promise<void> {
  const hopeful = (await app.store.lostPosts(where)).filter(isHopeful);
  for (const { gameId } of hopeful) await app.store.revivePosts(gameId);
  if (hopeful.length > 0) app.wake.posts();
}

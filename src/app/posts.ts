import type { LostPost } from '../store/records.ts';
import type { App } from './app.ts';

/**
 * Delivers after all the public messages that were given up because their channel was closed to us.
 *
 * @param where in a server or channel only
 * @param isHopeful whether a message may be accepted now
 */
export async function revivePosts(
  app: App,
  where: { guildId?: string; channelId?: string },
  isHopeful: (lost: LostPost) => boolean,
): Promise<void> {
  const hopeful = (await app.store.lostPosts(where)).filter(isHopeful);
  for (const { gameId } of hopeful) await app.store.revivePosts(gameId);
  if (hopeful.length > 0) app.postsWaiting();
}

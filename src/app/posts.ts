import type { LostPost, PostKind, PostWish, SubjectPlace } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import type { App } from './app.ts';

/**
 * Makes posts due again that were given up, as when their channel was closed to the bot.
 *
 * @param where limits them to a shard, a server or a channel
 * @param isHopeful whether Discord may accept a post now
 */
export async function revivePosts(
  app: App,
  where: NonNullable<Parameters<Store['posts']['lost']>[0]>,
  isHopeful: (lost: LostPost) => boolean,
): Promise<void> {
  const hopeful = (await app.store.posts.lost(where)).filter(isHopeful);
  for (const { subject } of hopeful) await app.store.posts.revive(subject);
  for (const guildId of new Set(hopeful.map((post) => post.guildId))) app.wake.posts(guildId);
}

/** Writes posts of a subject other than a game. */
export async function addPosts(app: App, place: SubjectPlace, posts: readonly PostWish<string>[]): Promise<void> {
  await app.store.posts.addTo(place, posts);
  app.wake.posts(place.guildId);
}

/**
 * Posts together with what they lead to: the announcement of a thread shows its lobby and its end, and one reminder at a time
 * is open, and none after its turn, also where that begins again.
 */
export function withFollowing(posts: readonly PostWish[]): readonly PostWish[] {
  return posts.flatMap((post) => {
    const isAnnounced = post.type !== 'withdraw' && (post.kind === 'lobby' || post.kind === 'end');
    const isReminded = post.type === 'send' && ['reminder', 'turn', 'end'].includes(post.kind);
    return [
      ...(isAnnounced ? [{ type: 'refresh', kind: 'announcement' } as const] : []),
      ...(isReminded || post.type === 'withdraw' ? [{ type: 'delete', kind: 'reminder' } as const] : []),
      post,
    ];
  });
}

/** Kinds of earlier messages whose controls go over to a message of a kind: others do not replace the turn message. */
export function losingControls(kind: string): readonly PostKind[] {
  return kind === 'turn' || kind === 'end' ? ['turn', 'overdue'] : [];
}

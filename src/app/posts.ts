import type { LostPost, PostKind, PostWish, SubjectPlace } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import type { App } from './app.ts';

/**
 * Makes lost posts due again, such as posts to a channel where the bot was not allowed to write.
 *
 * @param where limits the posts to a shard, a server or a channel
 * @param isHopeful true if Discord may accept a post now
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

/** Writes posts about a subject other than a game. */
export async function addPosts(app: App, place: SubjectPlace, posts: readonly PostWish<string>[]): Promise<void> {
  await app.store.posts.addTo(place, posts);
  app.wake.posts(place.guildId);
}

/**
 * Adds the posts that other posts require. The announcement of a thread changes with its lobby and at the end of its game. A
 * reminder is deleted when another one is sent, and when its turn ends or begins again.
 */
export function withFollowing(posts: readonly PostWish[]): readonly PostWish[] {
  return posts.flatMap((post) => {
    const changesAnnouncement = post.type !== 'withdraw' && (post.kind === 'lobby' || post.kind === 'end');
    const endsReminder = post.type === 'send' && ['reminder', 'turn', 'end'].includes(post.kind);
    return [
      ...(changesAnnouncement ? [{ type: 'refresh', kind: 'announcement' } as const] : []),
      ...(endsReminder || post.type === 'withdraw' ? [{ type: 'delete', kind: 'reminder' } as const] : []),
      post,
    ];
  });
}

/** Kinds of earlier messages that lose their controls when a message of this kind is sent: only a new turn or the end does that. */
export function kindsLosingControls(kind: string): readonly PostKind[] {
  return kind === 'turn' || kind === 'end' ? ['turn', 'overdue'] : [];
}

import type { GameRecord, LostPost, PostKind, PostWish, SubjectPlace } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import type { App } from './app.ts';
import { peopleSeats } from './computers.ts';

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

/** True if all turns of a game are told in one message, which is edited: its only person plays against computers and wants that. */
export function hasOneMessage({ options, ...game }: Pick<GameRecord, 'options' | 'acts' | 'seats'>): boolean {
  return options.told === 'end' && peopleSeats(game).length < 2;
}

/**
 * The posts of a change of turns in a game that has one message for all of them: it is edited where another one would be sent or
 * withdrawn. In other games the same posts.
 */
export function inOneMessage(
  game: Parameters<typeof hasOneMessage>[0],
  posts: readonly PostWish[],
): readonly PostWish[] {
  if (!hasOneMessage(game)) return posts;
  return posts.map((post): PostWish => {
    if (post.type === 'withdraw') return { type: 'renew', kind: 'turn' };
    if (post.type !== 'send' || post.kind !== 'turn') return post;
    if (post.joins) return { type: 'refresh', kind: 'turn' };
    return { type: 'renew', kind: 'turn', ...(post.waits !== undefined && { waits: post.waits }) };
  });
}

/**
 * Adds the posts that other posts require. The announcement of a thread changes with its lobby and at the end of its game. A
 * reminder is deleted when another one is sent, and when its turn ends or begins again. Where the message of the turn is not sent
 * anew, nothing would take away the controls of the question how to go on: so that is deleted, too.
 */
export function withFollowing(posts: readonly PostWish[]): readonly PostWish[] {
  return posts.flatMap((post) => {
    const changesAnnouncement = post.type !== 'withdraw' && (post.kind === 'lobby' || post.kind === 'end');
    const isRenewed = post.type === 'renew';
    const endsReminder = isRenewed || (post.type === 'send' && ['reminder', 'turn', 'end'].includes(post.kind));
    return [
      ...(isRenewed ? [{ type: 'delete', kind: 'overdue' } as const] : []),
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

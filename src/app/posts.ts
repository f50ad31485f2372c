import type {
  GameRecord,
  LostPost,
  NoticesToWrite,
  NoticesWanted,
  PostKind,
  PostToWrite,
  SpectatorRecord,
  SubjectPlace,
} from '../store/records.ts';
import type { Store } from '../store/store.ts';
import { playersOf } from './acts.ts';
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
export async function addPosts(app: App, place: SubjectPlace, posts: readonly PostToWrite<string>[]): Promise<void> {
  await app.store.posts.addTo(place, posts);
  app.wake.posts(place.guildId);
}

/**
 * True if all turns of a game are told in one message that is edited: if one person plays against computers and has chosen it.
 */
export function isToldInOneMessage({ options, ...game }: Pick<GameRecord, 'options' | 'acts' | 'seats'>): boolean {
  return options.told === 'end' && peopleSeats(game).length < 2;
}

/**
 * The posts of a change of turns in a game that has one message for all of them: it is edited where another one would be sent or
 * withdrawn. In other games the same posts.
 */
export function inOneMessage(
  game: Parameters<typeof isToldInOneMessage>[0],
  posts: readonly PostToWrite[],
): readonly PostToWrite[] {
  if (!isToldInOneMessage(game)) return posts;
  return posts.map((post): PostToWrite => {
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
export function withFollowing(posts: readonly PostToWrite[]): readonly PostToWrite[] {
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

/*
 * Notices to spectators about a turn or the end of a game.
 */

/** A game after a change of which spectators may be told. */
interface ToldChange {
  readonly record: Pick<GameRecord, 'acts' | 'seats'>;
  /** Number of the turn that has ended; 0 if none has. */
  readonly endedTurn?: number | undefined;
  readonly posts: readonly PostToWrite[];
}

/**
 * The notices that a change makes due. Spectators who watch turns get one for the message of a turn, unless the turn is quiet;
 * all spectators get one for the message of the end. Players get none. If a turn was taken back and ends again, a spectator
 * who was told of it is told only once more, to limit the notices. Undefined if the change sends neither message.
 */
export function noticesAfter(
  { record, endedTurn = 0, posts }: ToldChange,
  spectators: readonly SpectatorRecord[],
): NoticesToWrite | undefined {
  const kind = toldKind(posts);
  if (!kind) return undefined;
  const isEnd = kind === 'end';
  const players = new Set(playersOf(record));
  const to = spectators
    .filter(({ userId, what, isQuiet }) => !players.has(userId) && (isEnd || (what !== 'end' && !isQuiet)))
    .flatMap(({ userId, told }) => {
      if (endedTurn === 0) return [{ userId, told }];
      const first = 2 * endedTurn;
      if (!isEnd && told > first) return [];
      return [{ userId, told: told < first ? first : told + 1 }];
    });
  // The turn that has ended may still be taken back.
  return { to, firstTurn: isEnd ? Number.MAX_SAFE_INTEGER : endedTurn, isLast: isEnd };
}

/** The notices that a change makes due, which depend on who watches when it is written. */
export function noticesFor(change: ToldChange): NoticesWanted {
  return { turn: change.endedTurn ?? 0, of: (spectators) => noticesAfter(change, spectators) };
}

/** The kind of the message about which spectators get notices. */
function toldKind(posts: readonly PostToWrite[]): 'turn' | 'end' | undefined {
  const kinds = posts.flatMap((post) => (post.type === 'send' ? [post.kind] : []));
  return kinds.includes('end') ? 'end' : kinds.includes('turn') ? 'turn' : undefined;
}

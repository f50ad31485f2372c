import type { BaseMessageOptions } from 'discord.js';
import { offersOf, votesOf } from '../../app/acts.ts';
import type { App } from '../../app/app.ts';
import { loadTable } from '../../app/table.ts';
import { openVoteOf } from '../../app/time-limits.ts';
import type { Act, GameId, GameRecord, Ping, PostRecord, UserId } from '../../store/records.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

/** What a message mentions people for. */
interface Topic {
  readonly gameId: GameId;
  readonly about: string;
  /** Milliseconds after which somebody may be pinged about it again; never when absent. */
  readonly again?: number;
}

/** What lets a turn under way be announced again, as others decided something about it. */
const ANNOUNCING: ReadonlySet<Act['type']> = new Set(['resumed', 'undone-by-moderator', 'moved']);

/**
 * What a post pings people for, in the order in which they are pinged for it: what one person can do again and again, such
 * as to end a turn and to take that back, must not ping others again and again. Empty for posts that only time brings.
 */
async function topicsOf(app: App, record: GameRecord, post: PostRecord): Promise<readonly Topic[]> {
  const { id: gameId } = record;
  switch (post.kind) {
    case 'turn': {
      // The turn of this very message, also where the game has gone on since.
      const next = await nextTurnPost(app, post);
      const { turn } = (await loadTable(app, record, next?.seq)).progress;
      // One that was taken back had announced the next turn.
      const number = `turn ${post.withdrawn ? turn + 1 : turn}`;
      // After a turn was taken back with everybody's consent, which may have taken a day, all are told anew.
      const returns = record.acts.filter(({ act, seq }) => act.type === 'turn-taken-back' && seq <= post.seq).length;
      const about = returns === 0 ? number : `${number} after ${returns}`;
      const isDecided = record.acts.some(({ act, seq }) => ANNOUNCING.has(act.type) && seq >= post.seq);
      return [{ gameId, about }, ...(isDecided ? [{ gameId, about: `${about} again`, again: HOUR }] : [])];
    }
    case 'end':
      return [{ gameId, about: 'end' }];
    case 'lobby': {
      const { rematchOf } = record.options;
      return rematchOf === undefined ? [] : [{ gameId: rematchOf, about: 'rematch' }];
    }
    case 'expiring':
      return [{ gameId, about: 'expiring', again: HOUR }];
    case 'offer': {
      const { seat, act } = offersOf(record)[await indexOf(app, post)]!;
      // Whoever has the seat later may ask again.
      const player = record.acts
        .slice(0, act)
        .filter((one) => one.act.type === 'replaced' && one.act.seat === seat).length;
      return [{ gameId, about: `seat ${seat} of player ${player}` }];
    }
    case 'vote': {
      const { subject, about = '', turn } = votesOf(record)[await indexOf(app, post)]!;
      const what = `vote ${subject} ${about}`.trim();
      return [{ gameId, about: subject === 'undo' ? `${what} ${turn}` : what, again: DAY }];
    }
    case 'asked': {
      const { act = 0 } = openVoteOf(record) ?? {};
      return [{ gameId, about: `vote of act ${act}` }];
    }
    default:
      return [];
  }
}

/** The message of the next turn or of the end after a post; undefined for the latest one. */
export async function nextTurnPost(app: App, { gameId, id }: PostRecord): Promise<PostRecord | undefined> {
  const later = await app.store.posts(gameId, id);
  return later.find(({ kind, withdrawn }) => (kind === 'turn' || kind === 'end') && !withdrawn);
}

/** Index of a post among those of its kind: that of what it tells. */
export async function indexOf(app: App, { gameId, id, kind }: PostRecord): Promise<number> {
  return (await app.store.posts(gameId)).filter((post) => post.kind === kind && post.id < id).length;
}

/** Whom a post may ping. */
export interface MayPing {
  /** A message that mentions nobody whom it may not ping. */
  limited(message: BaseMessageOptions): BaseMessageOptions;
  /** What is noted once the post has pinged somebody. */
  noted(userIds: readonly UserId[]): readonly Ping[];
}

/** Finds out whom a post may ping, from what was sent before. */
export async function mayPing(app: App, post: PostRecord): Promise<MayPing> {
  const record = await app.store.game(post.gameId);
  const topics = record ? await topicsOf(app, record, post) : [];
  const asked = await Promise.all(
    topics.map(async (topic) => ({ topic, pinged: await app.store.pings(topic.gameId, topic.about) })),
  );
  const now = app.now();
  const topicFor = (userId: UserId) =>
    asked.find(({ topic: { again = Number.POSITIVE_INFINITY }, pinged }) => {
      const earlier = pinged.get(userId);
      return !earlier || earlier.postId === post.id || Math.abs(now - earlier.at) >= again;
    })?.topic;
  return {
    limited: (message) => {
      const { allowedMentions } = message;
      if (topics.length === 0 || !allowedMentions?.users) return message;
      const users = allowedMentions.users.filter((userId) => topicFor(userId) !== undefined);
      return { ...message, allowedMentions: { ...allowedMentions, users } };
    },
    noted: (userIds) =>
      userIds.flatMap((userId) => {
        const { gameId, about } = topicFor(userId) ?? {};
        return gameId === undefined || about === undefined ? [] : [{ gameId, about, userId, postId: post.id, at: now }];
      }),
  };
}

import { failure } from '../../core/result.ts';
import { unlessUnreadable } from '../../guard/each-game.ts';
import {
  ALL_SERVERS,
  type BegunPost,
  type ChannelId,
  type Delivery,
  type DuePost,
  type FailedAttempt,
  type GameId,
  gameSubject,
  type LostPost,
  type OutboxDepth,
  type OutboxWork,
  type Ping,
  type PostRecord,
  type PostsWanted,
  type PostTask,
  type PostToWrite,
  type Shard,
  type SubjectId,
  type SubjectPlace,
  type Topics,
  type UserId,
  type Withdrawal,
} from '../records.ts';
import { type ClockRow, clockDataOf } from './clock-table.ts';
import { ofShard } from './conditions.ts';
import { type GameRow, lookupOf } from './game-row.ts';
import { channelOf, namesOf } from './people-table.ts';
import { pingsOf, topicValues } from './ping-table.ts';
import { prepareOutcomes, prepareTakebacks, prepareWishes } from './post-changes.ts';
import { prepareDuePosts, prepareOutboxQueries, preparePostQueries } from './post-queries.ts';
import type { Row } from './schema.ts';
import type { Session } from './session.ts';

/** Fixed columns of a new post of a game, and of one of another subject. */
const GAME_POST_COLUMNS = { otherSubject: null, guildId: null, channelId: null };
const OTHER_POST_COLUMNS = { gameId: null, seq: 0 };

/** Those of a message that pings nobody in particular. */
const NO_TOPICS: Topics = { gameId: 0, about: [] };

type GameAndClock = Pick<DuePost, 'game' | 'clockData'>;

/**
 * How long the message of a planned turn waits at most, in milliseconds. It is sent at once when the plan is carried out or
 * dropped, which may fail.
 */
const LONGEST_WAIT_FOR_PLAN = 10 * 60_000;

/** The outbox: posts and their pending tasks. No method begins a transaction. Long, as there are many methods. */
export function postTable(session: Session) {
  const outbox = prepareDuePosts(session);
  const allPosts = prepareOutboxQueries(session);
  const queries = preparePostQueries(session);
  const tasks = prepareWishes(session);
  const takebacks = prepareTakebacks(session);
  const outcomes = prepareOutcomes(session);

  /** True if a seat has a plan that is to be carried out. */
  async function isPlanned(gameId: GameId, seat: number): Promise<boolean> {
    return (await queries.planned({ gameId, seat })).length > 0;
  }

  async function withdraw(subject: SubjectId, { entry }: Withdrawal): Promise<void> {
    const announced = (await queries.announcing({ subject, entry }))[0];
    const before = announced && (await queries.standingBefore({ subject, id: announced.id }))[0];
    if (before) {
      await takebacks.withdraw({ subject, id: announced.id });
      await takebacks.reopen({ id: before.id });
    } else await tasks.refresh({ subject, kind: 'turn', act: null, userId: null });
  }
  const table = {
    /**
     * Writes tasks for posts and returns the new posts.
     *
     * @param to.seq length of the game's log before the entries of the same transaction
     * @param to.at the current time, in milliseconds since 1970; needed for messages that wait
     */
    async wish(
      wishes: readonly PostToWrite<string>[],
      to: ({ gameId: GameId; seq: number } | SubjectPlace) & { at?: number },
    ): Promise<{ id: number; kind: string }[]> {
      const owner =
        'gameId' in to ? { ...GAME_POST_COLUMNS, ...to } : { ...OTHER_POST_COLUMNS, ...to, otherSubject: to.subject };
      const subject = 'gameId' in to ? gameSubject(to.gameId) : to.subject;
      const sent: { id: number; kind: string }[] = [];
      for (const wish of wishes) {
        if (wish.type === 'withdraw') {
          await withdraw(subject, wish);
          continue;
        }
        const { kind } = wish;
        if (wish.type === 'delete') {
          await tasks.delete({ subject, kind });
          continue;
        }
        if (wish.type === 'refresh') {
          const { act = null, userId = null } = wish;
          await tasks.refresh({ subject, kind, act, userId });
          continue;
        }
        const isHeld = 'planOf' in wish && 'gameId' in to && (await isPlanned(to.gameId, wish.planOf));
        const waits = isHeld ? LONGEST_WAIT_FOR_PLAN : wish.waits;
        const notBefore = waits === undefined ? 0 : (to.at ?? 0) + waits;
        if (wish.type === 'renew') {
          await tasks.renew({ subject, kind, seq: owner.seq, notBefore });
          continue;
        }
        const { userId = null, act = null, direct = false, channelId = owner.channelId } = wish;
        const joined = wish.joins ? await tasks.join({ subject, kind, notBefore }) : [];
        if (joined.length > 0) sent.push(...joined);
        else sent.push(...(await tasks.send({ ...owner, kind, userId, act, direct, channelId, notBefore })));
      }
      return sent;
    },

    /** Makes the message of a turn due at once that waits for a planned turn. */
    hasten: (gameId: GameId) => tasks.join({ subject: gameSubject(gameId), kind: 'turn', notBefore: 0 }),

    /**
     * Posts with a pending task that may be tried at `now`, the oldest first, of each task at most one of each server. Each subject
     * has only one such post: its oldest unsent message, or else its oldest message to change. Direct messages are counted apart.
     * Also the time when more will be due: the earliest later `notBefore` among the next posts of the subjects. A post that waits
     * behind another one of its subject does not count.
     *
     * @throws if this process may no longer use the database
     */
    async work(
      now: number,
      { limits = {}, busy = [], apart = [], shard = ALL_SERVERS }: PostsWanted = {},
    ): Promise<OutboxWork> {
      const rows = await outbox.work({
        ...{ now, send: 0, change: 0, direct: 0, ...limits, ...ofShard(shard) },
        apart: JSON.stringify([
          ...busy.map(({ subject, direct }) => (direct ? `direct ${subject}` : subject)),
          ...apart.flatMap((subject) => [subject, `direct ${subject}`]),
        ]),
        lanes: JSON.stringify(busy.map(({ task, lane }) => `${task} ${lane}`)),
      });
      const { isHeld, next } = rows[0]!;
      if (!isHeld) session.hold.lost();
      const posts = await Promise.all(
        rows.flatMap(({ post, guildId, task, lane, game, names, channel, nextSeq, ...clock }) => {
          if (!post) return [];
          const known = { ...recordOf(post), guildId, task, lane, names: namesOf(names), channel: channelOf(channel) };
          return withGame({ ...known, ...(nextSeq !== null && { nextSeq }) }, { game, clock, now });
        }),
      );
      return { posts, ...(next !== null && { next: Number(next) }) };
    },

    async depth(): Promise<OutboxDepth> {
      const { sends, changes, oldest } = (await allPosts.depth())[0]!;
      const [newestSent] = await allPosts.newestSent();
      return { sends, changes, ...(oldest !== null && { oldest }), ...(newestSent && { newestSent: newestSent.at }) };
    },

    /** The post of a message of a game in its channel. */
    async ofMessage(message: {
      readonly channelId: string;
      readonly messageId: string;
    }): Promise<PostRecord | undefined> {
      const [post] = await queries.ofMessage(message);
      return post && recordOf(post);
    },

    /** The posts of a game, the oldest first. */
    ofGame: (gameId: GameId): Promise<PostRecord[]> => table.ofSubject(gameSubject(gameId)),

    /** Like `ofGame`, for any subject. */
    ofSubject: async (subject: SubjectId): Promise<PostRecord[]> =>
      (await queries.ofSubject({ subject })).map(recordOf),

    /**
     * Notes that a message is about to be sent; from then on the message may exist. Returns the newest snowflake id that was known
     * at the first attempt, and the last pings about the message's topics. Returns undefined if there is a newer wish; then the
     * message must not be sent.
     */
    async begin({
      after,
      as,
      topics = NO_TOPICS,
      ...post
    }: BegunPost): Promise<{ begunAfter?: string; pings: readonly Ping[] } | undefined> {
      const [begun] = await outcomes.begun({ ...post, after: after ?? null, as: as ?? null, ...topicValues(topics) });
      if (!begun) return undefined;
      const { begunAfter } = begun;
      return { ...(begunAfter !== null && { begunAfter }), pings: pingsOf(begun.pings, topics) };
    },

    /** True if a later post of the same subject waits for this one. */
    isAwaited: async ({ id, subject }: Pick<PostRecord, 'id' | 'subject'>): Promise<boolean> =>
      (await queries.waitsBehind({ id, subject }))[0] !== undefined,

    /** See `postsIn`. */
    async deliver({ again = false, strips = [], ...post }: Omit<Delivery, 'pinged'>): Promise<boolean> {
      const [delivered] = await outcomes.delivered({ ...post, again: Number(again) });
      if (strips.length > 0) await outcomes.strip({ id: post.id, kinds: JSON.stringify(strips) });
      return Boolean(delivered?.isAwaited);
    },

    /** Notes that Discord's rate limit delays a message until `until`, which is no failure; does nothing if there is a newer wish. */
    hold: (post: PostTask & { readonly until: number }) => outcomes.hold({ ...post, until: Math.ceil(post.until) }),

    /** Deletes a post whose message was deleted or is no longer needed; does nothing if there is a newer wish. */
    drop: (post: PostTask) => outcomes.drop(post),

    /** Drops the pending posts of a game. */
    dropPending: (gameId: GameId) => tasks.dropPending({ subject: gameSubject(gameId) }),

    /** Deletes the posts of a subject that is gone; their messages stay. */
    dropAll: (subject: SubjectId) => tasks.dropAll({ subject }),

    /** Makes a direct message due in the subject's channel instead, as the user cannot be reached. */
    toChannel: (post: PostTask) => outcomes.toChannel(post),

    forget: (userId: UserId) => tasks.forget({ userId }),

    /** See `postsIn`. */
    async fail({ id, wish, retryAt, code }: FailedAttempt): Promise<void> {
      if (retryAt !== undefined) {
        // Random pauses are not whole milliseconds.

        await outcomes.retry({ id, wish, retryAt: Math.ceil(retryAt) });
        return;
      }
      const isGivenUp = (await outcomes.giveUp({ id, wish, failure: code ?? 0 })).length === 1;
      if (isGivenUp) await takebacks.reinstate({ id });
    },

    /** Lost posts everywhere, in a shard, in a server or in a channel. */
    async lost({
      guildId,
      channelId,
      shard = ALL_SERVERS,
    }: {
      guildId?: string;
      channelId?: ChannelId;
      shard?: Shard;
    } = {}): Promise<LostPost[]> {
      const lost = await allPosts.lost({
        guildId: guildId ?? null,
        channelId: channelId ?? null,
        ...ofShard(shard),
      });
      return lost.map(({ since, ...post }) => ({ ...post, ...(since !== null && { since }) }));
    },

    /**
     * Makes the latest post of a subject pending again if it was given up, after its channel became accessible. Older posts stay
     * given up, as their messages would appear below later ones.
     */
    revive: (subject: SubjectId) => tasks.revive({ subject }),
  };
  return table;
}

/** A due post with its game and clock. A game whose clock cannot be read is one that cannot be read. */
async function withGame(
  post: Omit<DuePost, keyof GameAndClock>,
  { game, clock, now }: { readonly game: GameRow | null; readonly clock: ClockRow; readonly now: number },
): Promise<DuePost> {
  const read = await unlessUnreadable<GameAndClock, GameAndClock>(
    async () => ({ clockData: clockDataOf(clock, now), game: await lookupOf(game) }),
    (error) => ({ clockData: clockDataOf({ ...clock, clock: null }, now), game: failure(error) }),
  );
  return { ...post, ...read };
}

function recordOf(row: Row<'posts'>): PostRecord {
  const { id, subject, channelId, kind, seq, wish, attempts, notBefore, direct } = row;
  const { messageId, pending, failure, userId, withdrawn, begun, begunAfter, begunAs, act } = row;
  return {
    ...{ id, subject, channelId, kind, seq, wish, attempts, notBefore, direct },
    ...(withdrawn === 1 && { withdrawn: true }),
    ...(begun !== null && { begun }),
    ...(begunAfter !== null && { begunAfter }),
    ...(begunAs !== null && { begunAs }),
    ...(act !== null && { act }),
    ...(messageId !== null && { messageId }),
    ...(pending !== null && { pending }),
    ...(failure !== null && { failure }),
    ...(userId !== null && { userId }),
  };
}

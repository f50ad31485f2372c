import {
  ALL_SERVERS,
  type BegunPost,
  type ChannelId,
  type Delivery,
  type DuePost,
  type FailedAttempt,
  type GameId,
  type LostPost,
  type OutboxDepth,
  type PostKind,
  type PostRecord,
  type PostsWanted,
  type PostTask,
  type PostWish,
  type Shard,
  type UserId,
  type Withdrawal,
} from '../records.ts';
import { ofShard } from './in-shard.ts';
import { prepareDuePosts, preparePostChanges, preparePostQueries } from './post-statements.ts';
import type { Row } from './schema.ts';
import type { Session } from './session.ts';

/** The outbox: posts and their pending tasks. No method begins a transaction. */
export class PostTable {
  readonly #due: ReturnType<typeof prepareDuePosts>;
  readonly #queries: ReturnType<typeof preparePostQueries>;
  readonly #changes: ReturnType<typeof preparePostChanges>;

  constructor(session: Session) {
    this.#due = prepareDuePosts(session);
    this.#queries = preparePostQueries(session);
    this.#changes = preparePostChanges(session);
  }

  /**
   * Writes tasks for posts and returns the new posts.
   *
   * @param game.seq length of the game's log before what is written in the same transaction
   * @param game.at now, in milliseconds since 1970; for messages that wait
   */
  async wish(
    wishes: readonly PostWish[],
    { at = 0, ...game }: { gameId: GameId; seq: number; at?: number },
  ): Promise<{ id: number; kind: PostKind }[]> {
    const { gameId } = game;
    const sent: { id: number; kind: PostKind }[] = [];
    for (const wish of wishes) {
      if (wish.type === 'withdraw') {
        await this.#withdraw(gameId, wish);
        continue;
      }
      const { kind } = wish;
      if (wish.type === 'delete') {
        await this.#changes.delete({ gameId, kind });
        continue;
      }
      if (wish.type === 'refresh') {
        const { act, userId } = wish;
        if (userId !== undefined) await this.#changes.refreshAbout({ gameId, kind, userId });
        else if (act === undefined) await this.#changes.refresh({ gameId, kind });
        else await this.#changes.refreshOne({ gameId, kind, act });
        continue;
      }
      const { userId = null, act = null, direct = false, channelId = null, waits } = wish;
      const notBefore = waits === undefined ? 0 : at + waits;
      const joined = wish.joins ? await this.#changes.join({ gameId, kind, notBefore }) : [];
      if (joined.length > 0) sent.push(...joined);
      else sent.push(...(await this.#changes.send({ ...game, kind, userId, act, direct, channelId, notBefore })));
    }
    return sent;
  }

  async #withdraw(gameId: GameId, { entry }: Withdrawal): Promise<void> {
    const announced = (await this.#queries.announcing({ gameId, entry }))[0];
    const before = announced && (await this.#queries.standingBefore({ gameId, id: announced.id }))[0];
    if (before) {
      await this.#changes.withdraw({ gameId, id: announced.id });
      await this.#changes.reopen({ id: before.id });
    } else await this.#changes.refresh({ gameId, kind: 'turn' });
  }

  /**
   * Posts with something pending that may be tried at `now`, the oldest first, at most one of each server. Of each game
   * only the next one is: its oldest message to be sent, else its oldest one to be changed; direct messages count apart.
   */
  async due(
    now: number,
    { task, limit, exclude = [], servers = [], shard = ALL_SERVERS }: PostsWanted,
  ): Promise<DuePost[]> {
    const excluded = { apart: JSON.stringify(exclude), servers: JSON.stringify(servers) };
    const due = await this.#due[task]({ now, limit, ...excluded, ...ofShard(shard) });
    return due.map(({ guildId, ...row }) => ({ ...recordOf(row), guildId }));
  }

  /**
   * When `due` has more than at `now`: the earliest later `notBefore` among the next posts of the games; undefined
   * when there is none. A post that waits behind another one of its game does not count.
   */
  async nextDue(now: number, shard = ALL_SERVERS): Promise<number | undefined> {
    return (await this.#queries.nextDue({ now, ...ofShard(shard) }))[0]?.at ?? undefined;
  }

  async depth(): Promise<OutboxDepth> {
    const { sends, changes, oldest } = (await this.#queries.depth())[0]!;
    const [newestSent] = await this.#queries.newestSent();
    return { sends, changes, ...(oldest !== null && { oldest }), ...(newestSent && { newestSent: newestSent.at }) };
  }

  /** All posts of a game, or those after one, oldest first. */
  async ofGame(gameId: GameId, after = 0): Promise<PostRecord[]> {
    return (await this.#queries.ofGame({ gameId, after })).map(recordOf);
  }

  /** See `postsIn`. */
  async begin({ after, as, ...post }: BegunPost): Promise<{ begunAfter?: string } | undefined> {
    const [begun] = await this.#changes.begun({ ...post, after: after ?? null, as: as ?? null });
    return begun && (begun.begunAfter === null ? {} : { begunAfter: begun.begunAfter });
  }

  /** The newest id of Discord among messages and handled interactions of a game. */
  async newestId(gameId: GameId): Promise<string | undefined> {
    return (await this.#queries.newestId({ gameId }))[0]?.id ?? undefined;
  }

  /** Whether a later post of a game waits for this one. */
  async isAwaited({ id, gameId }: { id: number; gameId: GameId }): Promise<boolean> {
    return (await this.#queries.waitsBehind({ id, gameId }))[0] !== undefined;
  }

  /** See `postsIn`. */
  async deliver({ again = false, strips = [], ...post }: Omit<Delivery, 'pinged'>): Promise<void> {
    const before = (await this.#queries.pendingOf({ id: post.id }))[0];
    await this.#changes.delivered({ ...post, again: Number(again) });
    if (before?.pending !== 'send' || before.withdrawn || strips.length === 0) return;
    await this.#changes.strip({ id: post.id, kinds: JSON.stringify(strips) });
  }

  /** Notes that Discord takes a message only from `until` on, which is no failure; does nothing if there is a newer wish. */
  async hold(post: PostTask & { readonly until: number }): Promise<void> {
    await this.#changes.hold({ ...post, until: Math.ceil(post.until) });
  }

  /** Deletes a post whose message was deleted or is not to be sent any more; does nothing if there is a newer wish. */
  async drop(post: PostTask): Promise<void> {
    await this.#changes.drop({ ...post });
  }

  /** Drops everything that a game still had to tell. */
  async dropPending(gameId: GameId): Promise<void> {
    await this.#changes.dropPending({ gameId });
  }

  /** Makes a message to one person due in the game's channel, as they cannot be reached. */
  async toChannel(post: PostTask): Promise<void> {
    await this.#changes.toChannel({ ...post });
  }

  async forget(userId: UserId): Promise<void> {
    await this.#changes.forget({ userId });
  }

  /** See `postsIn`. */
  async fail({ id, wish, retryAt, code }: FailedAttempt): Promise<void> {
    if (retryAt !== undefined) {
      // Pauses of chance length have parts of milliseconds.
      await this.#changes.retry({ id, wish, retryAt: Math.ceil(retryAt) });
      return;
    }
    const before = (await this.#queries.pendingOf({ id }))[0];
    const isGivenUp = (await this.#changes.giveUp({ id, wish, failure: code ?? 0 })).length === 1;
    if (isGivenUp && before?.pending === 'edit') await this.#changes.reinstate({ id });
  }

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
    return await this.#queries.lost({ guildId: guildId ?? null, channelId: channelId ?? null, ...ofShard(shard) });
  }

  async revive(gameId: GameId): Promise<void> {
    await this.#changes.revive({ gameId });
  }
}

function recordOf(row: Row<'posts'>): PostRecord {
  const { messageId, pending, failure, userId, withdrawn, begun, begunAfter, begunAs, act, stripped: _, ...rest } = row;
  return {
    ...rest,
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

import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import type { ChannelId, DuePost, GameId, LostPost, PostKind, PostRecord, UserId } from '../records.ts';
import type { PostsWanted, PostWish, Store, Withdrawal } from '../store.ts';
import { preparePostChanges, preparePostQueries } from './post-statements.ts';
import type { posts } from './schema.ts';

/** Kinds of messages that take the controls over from the turn message before. */
const REPLACING: ReadonlySet<PostKind> = new Set(['turn', 'end']);

/** How long a message waits for what a computer does next, in milliseconds. */
const WAITING = 6_000;

/** The outbox: posts and their pending tasks. No method begins a transaction. */
export class PostTable {
  readonly #queries: ReturnType<typeof preparePostQueries>;
  readonly #changes: ReturnType<typeof preparePostChanges>;

  constructor(db: BetterSQLite3Database) {
    this.#queries = preparePostQueries(db);
    this.#changes = preparePostChanges(db);
  }

  /**
   * Writes tasks for posts and returns the new posts.
   *
   * @param game.seq length of the game's log before what is written in the same transaction
   * @param game.at now, in milliseconds since 1970; for messages that wait
   */
  wish(
    wishes: readonly PostWish[],
    { at = 0, ...game }: { gameId: GameId; seq: number; at?: number },
  ): { id: number; kind: PostKind }[] {
    return wishes.flatMap((wish) => {
      const { gameId } = game;
      if (wish.type === 'withdraw') {
        this.#withdraw(gameId, wish);
        return [];
      }
      const { kind } = wish;
      if (kind === 'lobby' || kind === 'end') this.#changes.refresh.run({ gameId, kind: 'announcement' });
      if (wish.type === 'refresh') {
        if (wish.number === undefined) this.#changes.refresh.run({ gameId, kind });
        else this.#changes.refreshOne.run({ gameId, kind, before: wish.number - 1 });
        return [];
      }
      // One reminder is open at a time, and none after its turn.
      if (kind === 'reminder' || kind === 'turn' || kind === 'end') this.#changes.withdrawReminder.run({ gameId });
      const { userId = null, direct = false, channelId = null } = wish;
      const notBefore = wish.waits ? at + WAITING : 0;
      const joined = wish.joins ? this.#changes.join.all({ gameId, kind, notBefore }) : [];
      if (joined.length > 0) return joined;
      return this.#changes.send.all({ ...game, kind, userId, direct: direct ? 1 : 0, channelId, notBefore });
    });
  }

  /** Makes the messages of a kind about a user due to be edited. */
  refreshAbout(userId: UserId, kind: PostKind, gameId: GameId): void {
    this.#changes.refreshAbout.run({ userId, kind, gameId });
  }

  #withdraw(gameId: GameId, { entry }: Withdrawal): void {
    this.#changes.withdrawReminder.run({ gameId });
    const announced = this.#queries.announcing.get({ gameId, entry });
    const before = announced && this.#queries.standingBefore.get({ gameId, id: announced.id });
    if (before) {
      this.#changes.withdraw.run({ gameId, id: announced.id });
      this.#changes.reopen.run({ id: before.id });
    } else this.#changes.refresh.run({ gameId, kind: 'turn' });
  }

  due(now: number, { task, limit, exclude = [], servers = [] }: PostsWanted): DuePost[] {
    const excluded = { apart: JSON.stringify(exclude), servers: JSON.stringify(servers) };
    return this.#queries.due[task]
      .all({ now, limit, ...excluded })
      .map(({ first: _, guildId, ...row }) => ({ ...recordOf(row), guildId }));
  }

  nextDue(now: number): number | undefined {
    return this.#queries.nextDue.get({ now })?.at ?? undefined;
  }

  depth(): { sends: number; changes: number; oldest?: number } {
    const { sends, changes, oldest } = this.#queries.depth.get()!;
    return { sends, changes, ...(oldest !== null && { oldest }) };
  }

  ofGame(gameId: GameId, after: number): PostRecord[] {
    return this.#queries.ofGame.all({ gameId, after }).map(recordOf);
  }

  begun({ after, ...post }: Parameters<Store['postBegun']>[0]): { begunAfter?: string } | undefined {
    const [begun] = this.#changes.begun.all({ ...post, after: after ?? null });
    return begun && (begun.begunAfter === null ? {} : { begunAfter: begun.begunAfter });
  }

  newestId(gameId: GameId): string | undefined {
    return this.#queries.newestId.get({ gameId })?.id ?? undefined;
  }

  isAwaited({ id, gameId }: { id: number; gameId: GameId }): boolean {
    return this.#queries.waitsBehind.get({ id, gameId }) !== undefined;
  }

  delivered({ again = false, ...post }: { id: number; wish: number; messageId: string; again?: boolean }): void {
    const before = this.#queries.pendingOf.get({ id: post.id });
    this.#changes.delivered.run({ ...post, again: Number(again) });
    // Other messages do not replace the turn message, which keeps its controls.
    if (before?.pending !== 'send' || before.withdrawn) return;
    if (REPLACING.has(before.kind)) this.#changes.strip.run({ id: post.id });
  }

  hold(post: { id: number; wish: number; until: number }): void {
    this.#changes.hold.run(post);
  }

  drop(post: { id: number; wish: number }): void {
    this.#changes.drop.run(post);
  }

  /** Drops everything that a game still had to tell. */
  dropPending(gameId: GameId): void {
    this.#changes.dropPending.run({ gameId });
  }

  toChannel(post: { id: number; wish: number }): void {
    this.#changes.toChannel.run(post);
  }

  forget(userId: UserId): void {
    this.#changes.forget.run({ userId });
  }

  failed({ id, wish, retryAt, code }: { id: number; wish: number; retryAt?: number; code?: number }): void {
    if (retryAt !== undefined) {
      this.#changes.retry.run({ id, wish, retryAt });
      return;
    }
    const before = this.#queries.pendingOf.get({ id });
    const isGivenUp = this.#changes.giveUp.run({ id, wish, failure: code ?? 0 }).changes === 1;
    if (isGivenUp && before?.pending === 'edit') this.#changes.reinstate.run({ id });
  }

  lost({ guildId, channelId }: { guildId?: string; channelId?: ChannelId } = {}): LostPost[] {
    return this.#queries.lost.all({ guildId: guildId ?? null, channelId: channelId ?? null });
  }

  revive(gameId: GameId): void {
    this.#changes.revive.run({ gameId });
  }
}

function recordOf(row: typeof posts.$inferSelect): PostRecord {
  const { messageId, pending, failure, userId, withdrawn, begun, begunAfter, stripped: _, ...rest } = row;
  return {
    ...rest,
    ...(withdrawn === 1 && { withdrawn: true }),
    ...(begun !== null && { begun }),
    ...(begunAfter !== null && { begunAfter }),
    ...(messageId !== null && { messageId }),
    ...(pending !== null && { pending }),
    ...(failure !== null && { failure }),
    ...(userId !== null && { userId }),
  };
}

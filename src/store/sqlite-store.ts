import type { Transaction } from 'better-sqlite3';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { ActTable } from './act-table.ts';
import type { Connection } from './database.ts';
import { GameTable } from './game-table.ts';
import { PeopleTable } from './people-table.ts';
import { PostTable } from './post-table.ts';
import { QuietTable } from './quiet-table.ts';
import { SpectatorTable } from './spectator-table.ts';
import type {
  ChannelId,
  ChannelRecord,
  GameId,
  GameRecord,
  GuardedWrite,
  LogRecord,
  LostPost,
  NoticeRecord,
  PersonalData,
  PostRecord,
  PostsWanted,
  QuietRecord,
  Settings,
  SettingsChange,
  Store,
  TileSetRecord,
  UserId,
  UserRecord,
  WatcherRecord,
  WriteOutcome,
} from './store.ts';
import { asStoreError } from './store-error.ts';
import { TileSetTable } from './tile-set-table.ts';

/**
 * The store on an SQLite file. The driver is synchronous, so a method has done its work when it returns its promise,
 * and nothing of this process comes between the parts of one.
 */
export class SqliteStore implements Store {
  readonly #connection: Connection;
  /** Runs a body as one transaction; made once, as making one takes longer than most bodies. */
  readonly #transaction: Transaction<(body: () => unknown) => unknown>;
  readonly #acts: ActTable;
  readonly #games: GameTable;
  readonly #people: PeopleTable;
  readonly #posts: PostTable;
  readonly #quiets: QuietTable;
  readonly #spectators: SpectatorTable;
  readonly #tileSets: TileSetTable;

  /** @param connection of a file that `openDatabase` brought up to date; `close` closes it */
  constructor(connection: Connection) {
    this.#connection = connection;
    this.#transaction = connection.transaction((body: () => unknown) => body());
    const db = drizzle(connection);
    this.#acts = new ActTable(db);
    this.#games = new GameTable(db, this.#acts);
    this.#people = new PeopleTable(db);
    this.#posts = new PostTable(db);
    this.#quiets = new QuietTable(db);
    this.#spectators = new SpectatorTable(db);
    this.#tileSets = new TileSetTable(db);
  }

  async createGame(game: Parameters<Store['createGame']>[0]): Promise<GameRecord | undefined> {
    return this.#write(() => {
      const earlier = this.#games.gameOfCause(game.cause);
      if (earlier !== undefined) return this.#games.byId(earlier);
      const gameId = this.#games.insert(game);
      if (gameId === undefined) return undefined;
      this.#games.replaceSeats(gameId, game.seats);
      this.#games.noteCause(gameId, game.cause, game.at);
      this.#posts.wish(game.posts, { gameId, seq: 0 });
      return this.#games.byId(gameId);
    });
  }

  async openGame(channelId: ChannelId): Promise<GameRecord | undefined> {
    return this.#read(() => this.#games.open(channelId));
  }

  async lastGame(channelId: ChannelId): Promise<GameRecord | undefined> {
    return this.#read(() => this.#games.last(channelId));
  }

  async game(id: GameId): Promise<GameRecord | undefined> {
    return this.#read(() => this.#games.byId(id));
  }

  async changeLobby(write: Parameters<Store['changeLobby']>[0]): Promise<WriteOutcome> {
    return this.#guarded(write, () => {
      const { gameId, seats, ownerId, closed, options, acts } = write;
      const status = closed ? 'closed' : 'lobby';
      if (acts && acts.from !== this.#acts.count(gameId)) return 'conflict';
      if (!this.#games.changeLobby(write, { status, ownerId, options })) return 'conflict';
      this.#games.replaceSeats(gameId, seats);
      if (acts) this.#acts.insert(acts, { gameId, seq: 0, at: write.at });
      return 'written';
    });
  }

  async openGames(guildId?: string): Promise<readonly GameRecord[]> {
    return this.#read(() => this.#games.allOpen(guildId));
  }

  async overdueVotes(now: number): Promise<readonly GameRecord[]> {
    return this.#read(() => this.#games.overdueVotes(now));
  }

  async warnLobby(write: GuardedWrite): Promise<WriteOutcome> {
    return this.#guarded(write, () => (this.#games.warnLobby(write) ? 'written' : 'conflict'));
  }

  async idleLobbies(changedBefore: number): Promise<readonly GameRecord[]> {
    return this.#read(() => this.#games.idleLobbies(changedBefore));
  }

  async gamesOf(userId: UserId): Promise<readonly GameRecord[]> {
    return this.#read(() => this.#games.ofUser(userId));
  }

  async startGame(write: Parameters<Store['startGame']>[0]): Promise<WriteOutcome> {
    return this.#guarded(write, () => {
      const { gameId, seats, setup, entries, at } = write;
      if (!this.#games.changeLobby(write, { status: 'running', setup })) return 'conflict';
      this.#games.replaceSeats(gameId, seats);
      this.#games.insertEntries(entries, { gameId, seq: 0, at });
      return 'written';
    });
  }

  async append(write: Parameters<Store['append']>[0]): Promise<WriteOutcome> {
    return this.#guarded(write, () => {
      const { gameId, seq, entries, status, acts } = write;
      // UNIQUE(game, seq) alone would let a gap pass.
      if (seq !== this.#games.logLength(gameId)) return 'conflict';
      if (acts && acts.from !== this.#acts.count(gameId)) return 'conflict';
      const resigns = acts?.acts.some(({ type }) => type === 'resigned') ?? false;
      const by = Math.max(entries.length, resigns || status === 'closed' ? 1 : 0);
      if (!this.#games.advance(write, { status, by })) return 'conflict';
      this.#games.insertEntries(entries, write);
      if (acts) this.#acts.insert(acts, write);
      return 'written';
    });
  }

  async log(gameId: GameId, from = 0): Promise<readonly LogRecord[]> {
    return this.#run(() => this.#games.log(gameId, from));
  }

  async users(ids: readonly UserId[]): Promise<ReadonlyMap<UserId, UserRecord>> {
    return this.#run(() => this.#people.users(ids));
  }

  async rememberUser(user: UserRecord): Promise<void> {
    const known = this.#run(() => this.#people.users([user.id]).get(user.id));
    if (known && known.name === user.name && known.locale === user.locale) return;
    this.#note(() => this.#people.putUser(user));
  }

  async channel(id: ChannelId): Promise<ChannelRecord | undefined> {
    return this.#run(() => this.#people.channel(id));
  }

  async rememberChannel(channel: Omit<ChannelRecord, 'language'>): Promise<void> {
    const known = this.#run(() => this.#people.channel(channel.id));
    if (known && known.guildId === channel.guildId && known.locale === channel.locale) return;
    this.#note(() => this.#people.putChannel(channel));
  }

  async setChannelLanguage(id: ChannelId, language: string | undefined): Promise<void> {
    this.#write(() => this.#people.setChannelLanguage(id, language));
  }

  async settings(userId: UserId): Promise<Settings> {
    return this.#run(() => this.#people.settings(userId));
  }

  async changeSettings(userId: UserId, change: SettingsChange): Promise<Settings> {
    return this.#write(() => this.#people.changeSettings(userId, change));
  }

  async personalData(userId: UserId): Promise<PersonalData> {
    return this.#read(() => {
      const user = this.#people.users([userId]).get(userId);
      const watches = this.#spectators.ofUser(userId);
      return {
        ...(user && { user }),
        settings: this.#people.settings(userId),
        games: this.#games.allOfUser(userId),
        watches: watches.map(({ gameId, what }) => ({ game: this.#games.byId(gameId)!, what })),
        quiets: this.#quiets.ofUser(userId).map(({ gameId, turn }) => ({ game: this.#games.byId(gameId)!, turn })),
        endedGames: this.#acts.countBy(userId),
      };
    });
  }

  async forgetUser(userId: UserId): Promise<readonly GameRecord[]> {
    const kept = this.#write(() => {
      this.#people.forget(userId);
      this.#spectators.forget(userId);
      this.#quiets.forget(userId);
      this.#acts.forget(userId);
      this.#games.forget(userId);
      return this.#games.ofUser(userId);
    });
    // The write-ahead log still holds what the pages of the file no longer do.
    this.#run(() => this.#connection.pragma('wal_checkpoint(TRUNCATE)'));
    return kept;
  }

  async watch(gameId: GameId, watcher: WatcherRecord): Promise<void> {
    this.#write(() => {
      this.#spectators.watch(gameId, watcher);
      this.#quiets.endIn(gameId, watcher.userId);
    });
  }

  async unwatch(gameId: GameId, userId: UserId): Promise<boolean> {
    return this.#write(() => {
      const watched = this.#spectators.unwatch(gameId, userId);
      // Whoever is told nothing at all needs no quiet.
      if (watched) this.#quiets.endIn(gameId, userId);
      return watched;
    });
  }

  async watchersOf(gameId: GameId): Promise<readonly WatcherRecord[]> {
    return this.#run(() => this.#spectators.ofGame(gameId));
  }

  async toggleQuiet(quiet: QuietRecord): Promise<boolean> {
    return this.#write(() => this.#quiets.toggle(quiet));
  }

  async isQuiet(quiet: QuietRecord): Promise<boolean> {
    return this.#run(() => this.#quiets.has(quiet));
  }

  async dueNotice(now: number): Promise<NoticeRecord | undefined> {
    return this.#run(() => this.#spectators.due(now));
  }

  async nextNotice(): Promise<number | undefined> {
    return this.#run(() => this.#spectators.nextDue());
  }

  async noticeDone(id: number): Promise<void> {
    this.#note(() => this.#spectators.done(id));
  }

  async noticeFailed(id: number, retryAt: number): Promise<void> {
    this.#note(() => this.#spectators.failed(id, retryAt));
  }

  async duePosts(now: number, wanted: PostsWanted): Promise<readonly PostRecord[]> {
    return this.#run(() => this.#posts.due(now, wanted));
  }

  async nextDue(now: number): Promise<number | undefined> {
    return this.#run(() => this.#posts.nextDue(now));
  }

  async posts(gameId: GameId, after = 0): Promise<readonly PostRecord[]> {
    return this.#run(() => this.#posts.ofGame(gameId, after));
  }

  async postDelivered(post: { id: number; wish: number; messageId: string }): Promise<void> {
    this.#note(() => this.#posts.delivered(post));
  }

  async postFailed(post: { id: number; wish: number; retryAt?: number; code?: number }): Promise<void> {
    this.#note(() => this.#posts.failed(post));
  }

  async lostPosts(where?: { guildId?: string; channelId?: ChannelId }): Promise<readonly LostPost[]> {
    return this.#run(() => this.#posts.lost(where));
  }

  async revivePosts(gameId: GameId): Promise<void> {
    this.#write(() => this.#posts.revive(gameId));
  }

  async rememberTileSet(tileSet: TileSetRecord): Promise<void> {
    this.#write(() => this.#tileSets.put(tileSet));
  }

  async tileSets(): Promise<readonly TileSetRecord[]> {
    return this.#run(() => this.#tileSets.all());
  }

  async close(): Promise<void> {
    this.#connection.close();
  }

  /** What the guarded writes have in common: each cause once, and the posts and the cause in the same transaction. */
  #guarded(write: GuardedWrite & { endedTurn?: number }, body: () => Exclude<WriteOutcome, 'duplicate'>): WriteOutcome {
    const { gameId, cause, at, posts, endedTurn } = write;
    return this.#write(() => {
      // Before the revision is compared: a repeated interaction also comes with the revision from before.
      if (this.#games.gameOfCause(cause) !== undefined) return 'duplicate';
      const seq = this.#games.logLength(gameId);
      const outcome = body();
      if (outcome !== 'written') return outcome;
      this.#games.noteCause(gameId, cause, at);
      this.#tellSpectators(gameId, this.#posts.wish(posts, { gameId, seq }), endedTurn);
      return outcome;
    });
  }

  /** Spectators hear of what the players hear of by a message of its own; of the end also those who wanted quiet. */
  #tellSpectators(gameId: GameId, sent: ReturnType<PostTable['wish']>, endedTurn = 0): void {
    for (const { id, kind } of sent) {
      if (kind !== 'turn' && kind !== 'end') continue;
      const ended = kind === 'end';
      const seated = this.#games.seatedIn(gameId);
      this.#spectators.tell(gameId, {
        postId: id,
        length: this.#games.logLength(gameId),
        ended,
        untold: new Set([...seated, ...(ended ? [] : this.#quiets.inTurn(gameId, endedTurn))]),
      });
      // The turn that has ended may still be taken back.
      this.#quiets.dropBefore(gameId, ended ? Number.MAX_SAFE_INTEGER : endedTurn);
    }
  }

  /** Immediate: a transaction that reads first and then has to wait for another writer can only fail. */
  #write<Value>(body: () => Value): Value {
    return this.#run(() => this.#transaction.immediate(body) as Value);
  }

  /**
   * Writes without waiting for the disk: a power cut may undo it, a crash of the program does not. For what is found out
   * again, such as that a message was posted, which its nonce keeps from being posted twice.
   */
  #note(body: () => void): void {
    this.#run(() => this.#connection.pragma('synchronous = NORMAL'));
    try {
      this.#write(body);
    } finally {
      this.#connection.pragma('synchronous = FULL');
    }
  }

  /** What one statement reads is of one moment by itself; what several read needs a transaction for that. */
  #read<Value>(body: () => Value): Value {
    return this.#run(() => this.#transaction.deferred(body) as Value);
  }

  #run<Value>(transaction: () => Value): Value {
    try {
      return transaction();
    } catch (error) {
      throw asStoreError(error, this.#connection.name);
    }
  }
}

import type { CommonSetup } from '../core/setup.ts';
import type {
  AbsenceRecord,
  Act,
  AnalysisRecord,
  ChannelId,
  ChannelRecord,
  ClockRecord,
  ComputersGame,
  DueClock,
  DuePost,
  GameId,
  GameOptions,
  GamePlace,
  GameRecord,
  LogRecord,
  LostPost,
  NoticeRecord,
  OpenGame,
  PageRecord,
  PersonalData,
  Ping,
  PlayedGame,
  PostKind,
  PostRecord,
  QuietRecord,
  RatingChange,
  RatingRecord,
  ReminderSettings,
  SeatRecord,
  SeatResult,
  SeenUser,
  Settings,
  SettingsChange,
  Shard,
  Span,
  SpectatorRecord,
  StoredEntry,
  TileSetRecord,
  UnratedGame,
  UserId,
  UserRecord,
  WantedAnalysis,
  WatcherRecord,
} from './records.ts';

/** Filter for pending posts. */
export interface PostsWanted {
  /** Public messages to be sent, public ones to be edited or stripped, or all that is to be done about direct ones. */
  readonly task: 'send' | 'change' | 'direct';
  readonly limit: number;
  /** Excluded games. */
  readonly exclude?: readonly GameId[];
  /** Excluded servers. */
  readonly servers?: readonly string[];
  readonly shard?: Shard;
}

/**
 * A post to write: a new message, in the channel of the game unless told otherwise, or an edit of the latest one of a
 * kind, or of the one that tells of an act. An edit is due at once, also where the message was given up; it does
 * nothing when the game has no such message.
 */
export type PostWish =
  | {
      readonly type: 'send';
      readonly kind: PostKind;
      /** That of the game unless told. */
      readonly channelId?: ChannelId;
      /** Number of the act that a message about one tells of, among those of the game. */
      readonly act?: number;
      /** The player whom a message about one is about. */
      readonly userId?: UserId;
      /** Whether it goes to that player alone. */
      readonly direct?: boolean;
      /** How long it waits for what a computer does next, in milliseconds. */
      readonly waits?: number;
      /** Whether the message that waits takes its place, if it was not sent yet. */
      readonly joins?: boolean;
    }
  | {
      readonly type: 'refresh';
      readonly kind: PostKind;
      /** Number of the act that the message tells of, where it is not the latest one of the kind. */
      readonly act?: number;
      /** The player whom the message is about, where it is the latest one about them. */
      readonly userId?: UserId;
    }
  /** Deletes all messages of a kind, and sends none that is still to be sent. */
  | { readonly type: 'delete'; readonly kind: PostKind }
  /** See `Withdrawal`. */
  | Withdrawal;

/**
 * The end of a turn was taken back: the turn message that it made due, and later ones, no longer announce a turn, or are
 * never sent, and the one before them is edited, as it is the turn message again. If that one was given up before it was
 * sent, the latest turn message is edited instead.
 */
export interface Withdrawal {
  readonly type: 'withdraw';
  /** Index of the log entry that ended the turn. */
  readonly entry: number;
}

/** The outcome of a write that is guarded by the game's revision. */
export type WriteOutcome = 'written' | 'conflict' | 'duplicate';

/** Guards common to all writes of a game. */
export interface GuardedWrite {
  readonly gameId: GameId;
  /** Revision that the decision was based on; with any other the outcome is `conflict` and nothing is written. */
  readonly revision: number;
  /** Idempotency key: the id of the Discord interaction. A second write with it has the outcome `duplicate`. */
  readonly cause?: string;
  readonly at: number;
  readonly posts: readonly PostWish[];
}

/** A turn that begins: its number, and the seat to move. */
export interface BegunTurn {
  readonly turn: number;
  readonly seat: number;
}

/** What a change of a game does to the clock of its turn; `touch` makes it due, after a move of its player where `isMove`. */
export type ClockChange =
  | ({ readonly type: 'begin' } & BegunTurn)
  | { readonly type: 'restart' }
  | { readonly type: 'touch'; readonly isMove: boolean }
  | { readonly type: 'end' };

/** What becomes of a clock that was looked at. */
export interface ClockUpdate extends Partial<BegunTurn> {
  readonly gameId: GameId;
  /** Version of the clock that was looked at; with any other nothing is written. */
  readonly version: number;
  /** When to look again, in milliseconds since 1970; undefined = when something changes. */
  readonly dueAt?: number | undefined;
  readonly deadline?: number | undefined;
  readonly away: boolean;
  readonly remindedAt?: number;
  readonly askedAt?: number;
  readonly posts: readonly PostWish[];
}

/** The time of tables, which a wrong clock does not change. */
export interface TableTime {
  /** The moment that it is, in milliseconds since 1970; the latest that there was while the clock is behind. */
  readonly now: number;
  /** Times until then in which the program was down, or a clock that is ahead says so. */
  readonly outages: readonly Span[];
}

/** A game with the ends that its messages show, by the number of the act that opened what ends; null = it stands still. */
export interface GameWithEnds {
  readonly gameId: GameId;
  readonly shown: Readonly<Record<number, number | null>>;
}

/** Acts that are written together. */
export interface ActsToWrite {
  /** Number of acts that the decision was based on; with any other the outcome is `conflict`. */
  readonly from: number;
  readonly acts: readonly Act[];
  /** Who decided the first of them, if they did so as somebody who manages the channel. */
  readonly userId?: UserId;
}

/** What becomes of the page of a game; a page that opens or closes has the new key. */
export interface PageChange {
  readonly isOpen: boolean;
  readonly newKey: string;
}

/** Notices about the message of a turn or the end that is written with them, and what is over for spectators then. */
export interface NoticesToWrite {
  /** Spectators who get one, unless they have ceased to watch, with what is noted of them: `told` of their record. */
  readonly to: readonly Pick<SpectatorRecord, 'userId' | 'told'>[];
  /** Quiet turns with a lower number are deleted, as they cannot come back. */
  readonly firstTurn: number;
  /** Whether nobody watches the game any more, as it is over. */
  readonly isLast: boolean;
}

/** An absence that begins, or whose end moves. */
export interface AbsenceToWrite {
  readonly absence: AbsenceRecord;
  /** In milliseconds since 1970. */
  readonly now: number;
  /** Where it is told, and how. */
  readonly told: readonly { readonly gameId: GameId; readonly post: PostWish }[];
}

/** Who gets the seat at a position. */
export interface SeatReplacement {
  readonly seat: number;
  readonly userId: UserId;
}

/**
 * A part of what is stored about a person: names, language and settings; watches with their notices; quiet turns;
 * reminders and absences, after which the clocks of their games are looked at anew; who a direct message or a ping is for; who
 * has decided something; ratings; whom results count for; seats in games that are over, which a nameless stand-in gets.
 */
export type PersonalPart =
  | 'user'
  | 'watches'
  | 'quiets'
  | 'reminders'
  | 'posts'
  | 'pings'
  | 'acts'
  | 'ratings'
  | 'results'
  | 'seats';

/**
 * Games, people, channels and public messages. What looks for work does so in all servers, or in those of a shard. Every
 * method is one transaction; it rejects with a StoreError, having
 * written nothing, when the disk is full, the file is locked or cannot be written any more. What returns one game rejects
 * with UnreadableGame where that cannot be read; lists of games leave it out.
 */
export interface Store {
  /**
   * Opens a lobby; undefined when the channel already holds a lobby or a running game. A repeated cause returns the
   * game of the first time and writes nothing.
   */
  createGame(game: {
    guildId: string;
    channelId: ChannelId;
    ownerId: UserId;
    ruleSet: string;
    options: GameOptions;
    seats: readonly SeatRecord[];
    cause?: string;
    at: number;
    posts: readonly PostWish[];
  }): Promise<GameRecord | undefined>;
  /** The lobby or running game of a channel. */
  openGame(channelId: ChannelId): Promise<GameRecord | undefined>;
  /** The latest game of a channel that had started and is over; lobbies that closed do not count. */
  lastGame(channelId: ChannelId): Promise<GameRecord | undefined>;
  game(id: GameId): Promise<GameRecord | undefined>;
  /** Every lobby and running game, the oldest first, also those that cannot be read; cheap enough for every minute. */
  openGames(shard?: Shard): Promise<readonly OpenGame[]>;
  /** Number of lobbies and running games of a server, also of those that cannot be read. */
  countOpenGames(guildId: string): Promise<number>;
  /** Number of lobbies and running games that a user opened and has a seat in, also of those that cannot be read. */
  countOwnGames(userId: UserId): Promise<number>;
  /** Replaces the seats of a lobby and, if given, its game and options, or closes it. */
  changeLobby(
    write: GuardedWrite & {
      seats: readonly SeatRecord[];
      ownerId: UserId;
      closed: boolean;
      ruleSet?: string;
      options?: GameOptions;
      acts?: ActsToWrite;
    },
  ): Promise<WriteOutcome>;
  /** Running games in which votes, offers or free seats may be open. */
  gamesWithEnds(): Promise<readonly GameWithEnds[]>;
  /**
   * Notes the ends that the messages of a game will show, and writes these; false, and nothing is written, when it has
   * another number of acts.
   */
  noteEnds(of: GameWithEnds & { readonly acts: number; readonly posts: readonly PostWish[] }): Promise<boolean>;
  /**
   * Running games in which a computer is to move, or is to play a turn that is over its time for its player; paused ones
   * included.
   */
  computerTurns(shard?: Shard): Promise<readonly ComputersGame[]>;
  /** Notes that people are warned that a lobby will expire; does not bump the revision. */
  warnLobby(write: GuardedWrite): Promise<WriteOutcome>;
  /** Lobbies last changed at `changedBefore` or earlier, ordered by that time. */
  idleLobbies(changedBefore: number): Promise<readonly GameRecord[]>;
  /** Lobbies and running games in which a user has a seat, ordered by their last change. */
  gamesOf(userId: UserId): Promise<readonly GameRecord[]>;
  /** Games that were played to their end in which a user has a seat, the latest first, so many at most. */
  endedGamesOf(userId: UserId, max: number): Promise<readonly GameRecord[]>;
  /** Turns a lobby into a running game; writes `entries` (an automatic first draw) and notices with it. */
  startGame(
    write: GuardedWrite & {
      setup: CommonSetup;
      seats: readonly SeatRecord[];
      entries: readonly StoredEntry[];
      begins?: BegunTurn;
      notices?: NoticesToWrite;
    },
  ): Promise<WriteOutcome>;
  /**
   * Appends to the log of a running game, numbered on from `seq`, adds acts, and ends or closes the game if requested.
   * A `seq` that is not the length of the log is a conflict, as is another number of acts.
   *
   * @param write.raises by how much the revision grows; by 1 for every entry unless told
   * @param write.clock what becomes of the clock of the turn, which stays as it is unless told
   * @param write.replacement gives a seat to another user
   * @param write.endsWatch a user who no longer watches the game
   * @param write.channelId where the game goes on; a channel that has a game is a conflict
   * @param write.notices notices about the turn message or the message of the end among `posts`
   * @param write.results what every seat has reached in a game that ends, or ends with a resignation
   * @param write.page what becomes of the page of the game
   * @param write.isUnrated whether it never changes ratings
   */
  append(
    write: GuardedWrite & {
      seq: number;
      entries: readonly StoredEntry[];
      status: 'running' | 'ended' | 'closed';
      raises?: number;
      clock?: ClockChange;
      notices?: NoticesToWrite;
      acts?: ActsToWrite;
      replacement?: SeatReplacement;
      endsWatch?: UserId;
      channelId?: ChannelId;
      results?: readonly SeatResult[];
      page?: PageChange;
      isUnrated?: boolean;
    },
  ): Promise<WriteOutcome>;
  /**
   * Closes a lobby or running game that cannot be read, with the act that says why. Nothing that it still had to tell can
   * be made, so that is dropped. A game that is over is a conflict.
   */
  closeUnread(close: {
    gameId: GameId;
    cause?: string;
    at: number;
    act: Act;
    /** Who decided it, if they did so as somebody who manages the channel. */
    userId?: UserId;
  }): Promise<WriteOutcome>;
  /** The log of a game in order, from an entry on. */
  log(gameId: GameId, from?: number): Promise<readonly LogRecord[]>;

  users(ids: readonly UserId[]): Promise<ReadonlyMap<UserId, UserRecord>>;
  /** The names of users in a server, of those who were seen there. */
  names(guildId: string, ids: readonly UserId[]): Promise<ReadonlyMap<UserId, string>>;
  /** Stores a user and their name in a server; does nothing if nothing changed. */
  rememberUser(user: SeenUser): Promise<void>;
  channel(id: ChannelId): Promise<ChannelRecord | undefined>;
  /** Stores a channel; does nothing if nothing changed, and keeps its language. */
  rememberChannel(channel: Omit<ChannelRecord, 'language'>): Promise<void>;
  /** Sets the language of public messages in a stored channel; undefined = that of the server. */
  setChannelLanguage(id: ChannelId, language: string | undefined): Promise<void>;
  settings(userId: UserId): Promise<Settings>;
  /**
   * Changes settings and returns them all; omitted ones keep their values.
   *
   * @param dropsRatings whether the user's ratings are deleted, also those that are noted with results
   */
  changeSettings(userId: UserId, change: SettingsChange, dropsRatings?: boolean): Promise<Settings>;
  /** Games whose stored results count for a user, the earliest first. */
  playedGames(userId: UserId): Promise<readonly PlayedGame[]>;
  /**
   * The games of a rule set whose results count for just these people, the last one and earlier ones, the earliest first,
   * with players and places; seats of computer players do not count.
   */
  gamesBetween(
    userIds: readonly UserId[],
    last: { readonly id: GameId; readonly ruleSet: string },
  ): Promise<readonly Pick<PlayedGame, 'gameId' | 'seats'>[]>;
  /** The stored analysis of a game that is over; one that is a month old may be gone. */
  analysis(gameId: GameId): Promise<AnalysisRecord | undefined>;
  /** Notes that the analysis of a game was asked for, until it is stored. */
  wantAnalysis(wanted: WantedAnalysis): Promise<void>;
  /** Analyses that were asked for and are not stored yet, in that order. */
  wantedAnalyses(shard?: Shard): Promise<readonly WantedAnalysis[]>;
  /** Gives up an analysis that cannot be made. */
  unwantAnalysis(gameId: GameId): Promise<void>;
  /** Stores the analysis of a game in place of an earlier one. */
  putAnalysis(analysis: AnalysisRecord): Promise<void>;
  /** The page of a game in the browser; where it has none yet it gets an open one with the key. */
  page(gameId: GameId, newKey: string): Promise<PageRecord>;
  /** The game whose page is open and has this key. */
  gameOfPage(key: string): Promise<GameRecord | undefined>;
  /**
   * Opens or closes the page of a game, and writes posts with that. It gets the new key, so that links to it from before lead
   * nowhere for ever; nothing is written where it is open, or closed, already.
   */
  setPage(write: PageChange & { gameId: GameId; posts: readonly PostWish[] }): Promise<void>;
  /** The revisions of the games whose open pages have these keys, by key; keys of no open page are left out. */
  revisions(keys: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Which of these users want no statistics. */
  withoutStatistics(userIds: readonly UserId[]): Promise<ReadonlySet<UserId>>;
  /** The ratings of a user, one for each rule set in which they have played rated games. */
  ratings(userId: UserId): Promise<readonly RatingRecord[]>;
  /**
   * The best ratings among those who have played rated games in a server, so many at `max`; those from fewer than
   * `min` games come after all others. `count` is the number of all.
   */
  bestRatings(of: {
    readonly guildId: string;
    readonly ruleSet: string;
    readonly min: number;
    readonly max: number;
  }): Promise<{ readonly best: readonly RatingRecord[]; readonly count: number }>;
  /** The game that ended first of those that have not changed the ratings yet. */
  unratedGame(): Promise<UnratedGame | undefined>;
  /**
   * Changes ratings by that game, which is done then, and stores its result if there is none yet. Nothing is written, and
   * the outcome is `conflict`, for any other game, and where one of the ratings has changed since it was read, or its person
   * was forgotten or wants no statistics.
   */
  rateGame(write: {
    gameId: GameId;
    seats?: readonly SeatResult[];
    ratings: readonly RatingChange[];
  }): Promise<Exclude<WriteOutcome, 'duplicate'>>;
  personalData(userId: UserId): Promise<PersonalData>;
  /** Every stored row that names a user, by table, as it is stored, and the entries of the log of their seats. */
  personalRows(userId: UserId): Promise<Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>>;
  /**
   * Deletes parts of what is stored about a person, in this order, also from free pages of the file. Returns the lobbies and
   * running games in which they have a seat.
   */
  forgetUser(userId: UserId, parts: readonly PersonalPart[]): Promise<readonly GamePlace[]>;

  /** Sets what a spectator is told of a game, replacing an earlier choice; deletes their quiet turns in it. */
  watch(gameId: GameId, watcher: WatcherRecord): Promise<void>;
  /** Ends a spectator's watch and drops their waiting notices; false when they were not watching. */
  unwatch(gameId: GameId, userId: UserId): Promise<boolean>;
  /** Number of games that a user watches. */
  countWatched(userId: UserId): Promise<number>;
  watchersOf(gameId: GameId): Promise<readonly WatcherRecord[]>;
  /** Those who watch a game, in a fixed order, with whether a turn is quiet for them. */
  spectators(gameId: GameId, turn: number): Promise<readonly SpectatorRecord[]>;
  /** Makes a turn quiet for a user, or ends that; returns whether it is quiet now. */
  toggleQuiet(quiet: QuietRecord): Promise<boolean>;
  /** Whether a turn is quiet for a user; kept when the turn is taken back. */
  isQuiet(quiet: QuietRecord): Promise<boolean>;
  /** The oldest notice that may be tried at `now`; its public message has been sent or given up. */
  dueNotice(now: number, shard?: Shard): Promise<NoticeRecord | undefined>;
  /** When the next notice is due; undefined when there is none, or all wait for their public messages. */
  nextNotice(shard?: Shard): Promise<number | undefined>;
  /** Deletes a notice that was delivered or given up. */
  noticeDone(id: number): Promise<void>;
  /** Notes a failed attempt, to be tried again at `retryAt`. */
  noticeFailed(id: number, retryAt: number): Promise<void>;
  /** Notes that Discord takes a notice only from `until` on, which is no failure. */
  noticeHeld(id: number, until: number): Promise<void>;

  /**
   * Posts with something pending that may be tried at `now`, the oldest first, at most one of each server. Of each game
   * only the next one is: its oldest message to be sent, else its oldest one to be changed; direct messages count apart.
   */
  duePosts(now: number, wanted: PostsWanted): Promise<readonly DuePost[]>;
  /**
   * When `duePosts` has more than at `now`: the earliest later `notBefore` among the next posts of the games; undefined
   * when there is none. A post that waits behind another one of its game does not count.
   */
  nextDue(now: number, shard?: Shard): Promise<number | undefined>;
  /**
   * The id of the database, which a backup does not share with what it was copied from: what is sent after a
   * restore is not what was sent before it.
   */
  databaseId(): Promise<number>;
  /**
   * How many posts are to be sent, and to be changed; `oldest` is when the oldest one to be sent became due, `newestSent` when
   * the newest one did that was sent about a turn, in milliseconds since 1970.
   */
  outboxDepth(): Promise<{ sends: number; changes: number; oldest?: number; newestSent?: number }>;
  /** Writes posts of a game in which nothing else changes. */
  addPosts(gameId: GameId, posts: readonly PostWish[]): Promise<void>;
  /** All posts of a game, or those after one, oldest first. */
  posts(gameId: GameId, after?: number): Promise<readonly PostRecord[]>;
  /**
   * Notes that a message is about to be sent; undefined, so that it must not be, when there is a newer wish. After that
   * the message may exist, whatever is heard of it. Returns `after` of the first time.
   *
   * @param post.after an id that Discord has made before; none is known when absent
   * @param post.as what the message looks like, by which it is found; nothing where it has neither text nor controls
   */
  postBegun(post: {
    id: number;
    wish: number;
    after?: string | undefined;
    as?: string | undefined;
  }): Promise<{ begunAfter?: string } | undefined>;
  /** The newest id of Discord among messages and handled interactions of a game. */
  newestId(gameId: GameId): Promise<string | undefined>;
  /** The id of the first message of a game, as far as it is known. */
  firstMessageId(gameId: GameId): Promise<string | undefined>;
  /** Whether a later post of a game waits for this one. */
  isAwaited(post: { id: number; gameId: GameId }): Promise<boolean>;
  /**
   * Notes a delivery; a newer `wish` stays pending as an edit, as does one newer than that with which sending began,
   * because an earlier attempt may have posted the message.
   *
   * @param post.strips kinds of earlier messages whose controls are to be removed when the message was sent; those of a
   * withdrawn one stay with the message before it
   * @param post.pinged whom the message has pinged
   * @param post.again whether the message is to be edited at once, as what takes long to make was left out
   */
  postDelivered(post: {
    id: number;
    wish: number;
    messageId: string;
    again?: boolean;
    strips?: readonly PostKind[];
    pinged?: readonly Ping[];
  }): Promise<void>;
  /** The last ping of everybody who was pinged about something in a game, by user. */
  pings(gameId: GameId, about: string): Promise<ReadonlyMap<UserId, Pick<Ping, 'postId' | 'at'>>>;
  /** Notes that somebody was pinged otherwise than by a post. */
  notePing(ping: Ping): Promise<void>;
  /**
   * Notes a failed attempt, to be tried again at `retryAt`, or given up (undefined) with the error code; does nothing
   * if there is a newer wish. A post that was given up does not block later ones, and a failed removal of controls is
   * not retried after every later post. If the turn message of a turn that goes on again cannot be edited, the withdrawn
   * one announces the turn again.
   */
  postFailed(post: { id: number; wish: number; retryAt?: number; code?: number }): Promise<void>;
  /** Notes that Discord takes a message only from `until` on, which is no failure; does nothing if there is a newer wish. */
  postHeld(post: { id: number; wish: number; until: number }): Promise<void>;
  /** Deletes a post whose message was deleted or is not to be sent any more; does nothing if there is a newer wish. */
  postDropped(post: { id: number; wish: number }): Promise<void>;
  /** Makes a message to one person due in the game's channel, as they cannot be reached. */
  postToChannel(post: { id: number; wish: number }): Promise<void>;
  /** Lost posts everywhere, in a shard, in a server or in a channel. */
  lostPosts(where?: { guildId?: string; channelId?: ChannelId; shard?: Shard }): Promise<readonly LostPost[]>;
  /**
   * Makes the latest post of a game pending again if it was given up, after its channel became accessible. Older ones
   * stay given up: they would now appear below later ones.
   */
  revivePosts(gameId: GameId): Promise<void>;

  /** The clock of a running game; undefined for every other game. */
  clock(gameId: GameId): Promise<ClockRecord | undefined>;
  /** Clocks that are due to be looked at, the longest waiting first; those that follow `after`. */
  dueClocks(
    now: number,
    page: { readonly limit: number; readonly after?: DueClock | undefined },
  ): Promise<readonly DueClock[]>;
  /** Saves what becomes of a clock; false when it has changed since it was read. */
  saveClock(update: ClockUpdate): Promise<boolean>;
  /**
   * Notes that the program is alive, and what that tells of the clock: an outage before, or that it was set back, after
   * which whatever was written with a later time counts as written now. Both make all clocks due.
   */
  beat(now: number): Promise<void>;
  /** What a moment of the clock is for tables. */
  tableTime(now: number): Promise<TableTime>;

  /** When people are away, as far as it concerns what is open at their tables. */
  absences(userIds: readonly UserId[]): Promise<readonly AbsenceRecord[]>;
  /**
   * Stores an absence, in place of one of the user with the same beginning, with posts in games that are running; the
   * clocks of the user become due. Deletes absences that concern nothing open any more.
   */
  setAbsence(write: AbsenceToWrite): Promise<void>;
  /** How somebody wants to be reminded; undefined for who has chosen nothing. */
  reminders(userId: UserId): Promise<ReminderSettings | undefined>;
  /** Stores how somebody wants to be reminded; clocks that wait for them become due. */
  setReminders(userId: UserId, settings: ReminderSettings): Promise<void>;

  /** Stores a tile set for the games that are started with it; does nothing if it is stored already. */
  rememberTileSet(tileSet: TileSetRecord): Promise<void>;
  tileSets(): Promise<readonly TileSetRecord[]>;

  /**
   * Deletes some of what no game needs any more: one step of a pass over the database; false when that was the last one.
   * Ended games stay readable. A clock that has just jumped ahead is not believed at once.
   */
  prune(now: number): Promise<boolean>;

  close(): Promise<void>;
}

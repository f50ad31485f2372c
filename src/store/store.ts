import type { Colour } from '../core/colour.ts';
import type { LogEntry } from '../core/log.ts';
import type { ChosenOptions } from '../core/options.ts';
import type { CommonSetup, Order } from '../core/setup.ts';

/** An entry of a log: its action is JSON of the game. */
export type StoredEntry = LogEntry<{ readonly type: string }>;

/** A game's number in the database. */
export type GameId = number;

/** Snowflakes of Discord, as text. */
export type UserId = string;
export type ChannelId = string;

/**
 * lobby: waiting for players; running; ended: played to the final scoring; closed: ended before that, as a lobby that was
 * left or expired, or as a running game that was stopped, which has a setup.
 */
export const GAME_STATUSES = ['lobby', 'running', 'ended', 'closed'] as const;
export type GameStatus = (typeof GAME_STATUSES)[number];

/** What the owner chose when opening the game. */
export interface GameOptions {
  /** Largest number of players, 2-5. */
  readonly seats: number;
  /** Draw at once for the next player. */
  readonly autoDraw: boolean;
  /** `given`: who joined first begins; `random`: the first player is drawn. */
  readonly order: Order;
  /** Whether players are told what each choice would score now. */
  readonly hints: boolean;
  /** How its public pictures are coloured; by day when absent. */
  readonly theme?: string;
  /** What was chosen of the options that only this game has. */
  readonly game?: ChosenOptions;
  /** The game that this one is a rematch of, whose players are invited. */
  readonly rematchOf?: GameId;
}

export interface SeatRecord {
  readonly userId: UserId;
  readonly colour: Colour;
}

/** What a vote can be about. */
export const VOTE_SUBJECTS = ['abort'] as const;
export type VoteSubject = (typeof VOTE_SUBJECTS)[number];

/** Something decided about a game outside its rules; `seat` is an index. */
export type Act =
  | { readonly type: 'resigned'; readonly seat: number }
  /** The opener's vote counts as one in favour; open until `endsAt`, in milliseconds since 1970. */
  | { readonly type: 'vote-opened'; readonly subject: VoteSubject; readonly seat: number; readonly endsAt: number }
  /** A seat's later vote replaces its earlier one. */
  | { readonly type: 'voted'; readonly seat: number; readonly inFavour: boolean }
  | { readonly type: 'vote-passed' }
  | { readonly type: 'vote-failed' }
  /** Ended by somebody who manages the channel. */
  | { readonly type: 'ended-by-moderator' }
  /** Its channel or thread was deleted, or the bot left the server. */
  | { readonly type: 'channel-gone' };

/** An act as it is stored; acts are numbered from 0 without gaps. */
export interface ActRecord {
  readonly act: Act;
  /** Length of the log then. */
  readonly seq: number;
  readonly at: number;
  /** Who did it without having a seat. */
  readonly userId?: UserId;
}

/** A game as it is stored; seats are in the order of play (in a lobby: of joining). */
export interface GameRecord {
  readonly id: GameId;
  readonly guildId: string;
  readonly channelId: ChannelId;
  readonly ownerId: UserId;
  readonly status: GameStatus;
  /** Which game it is, by its rule set. */
  readonly ruleSet: string;
  readonly options: GameOptions;
  readonly seats: readonly SeatRecord[];
  /** Set when the game started. */
  readonly setup?: CommonSetup;
  /**
   * Guards against two changes at once: raised by 1 by every change of the lobby and by the start, whatever it writes,
   * then by 1 for every log entry.
   */
  readonly revision: number;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  /** When the lobby was last changed, the game started or the last entry was written. */
  readonly changedAt: number;
  /** When people were warned that the lobby will expire; the next change of the lobby takes it back. */
  readonly warnedAt?: number;
  readonly acts: readonly ActRecord[];
}

/** A log entry as it is stored; `seq` counts from 0 without gaps. */
export interface LogRecord {
  readonly seq: number;
  readonly entry: StoredEntry;
  readonly at: number;
}

export interface UserRecord {
  readonly id: UserId;
  /** Name shown in the server when last seen. */
  readonly name: string;
  /** Language of the user's client when last seen. */
  readonly locale: string;
}

export interface ChannelRecord {
  readonly id: ChannelId;
  readonly guildId: string;
  /** Language of the server. */
  readonly locale: string;
  /** Language that public messages were set to here. */
  readonly language?: string;
}

/** What somebody chose for themselves; what they did not choose is absent. */
export interface Settings {
  readonly language?: string;
  /** How pictures are coloured. */
  readonly theme?: string;
  /** Whether they want to be told what each choice would score. */
  readonly hints: boolean;
}

/** A change of settings; null takes a choice back. */
export interface SettingsChange {
  readonly language?: string | null;
  readonly theme?: string | null;
  readonly hints?: boolean;
}

/** What a spectator is told of: every turn, turns in which somebody scores and the end, or the end only. */
export const WATCHED = ['turns', 'scores', 'end'] as const;
export type Watched = (typeof WATCHED)[number];

export interface WatcherRecord {
  readonly userId: UserId;
  readonly what: Watched;
}

/** A turn of a game of which a spectator wants to be told nothing more. */
export interface QuietRecord {
  readonly gameId: GameId;
  readonly userId: UserId;
  readonly turn: number;
}

/** A direct message to a spectator, written in the transaction that ended a turn and delivered afterwards. */
export interface NoticeRecord {
  readonly id: number;
  readonly gameId: GameId;
  readonly userId: UserId;
  readonly what: Watched;
  /** The public message that tells the same; it has been sent, or was given up. */
  readonly postId: number;
  /** Length of the log that it tells of: the turn that ended last in it. */
  readonly length: number;
  readonly attempts: number;
}

/** Everything that is stored about a person. */
export interface PersonalData {
  readonly user?: UserRecord;
  readonly settings: Settings;
  /** Every game that the person has a seat in or owns, the latest first. */
  readonly games: readonly GameRecord[];
  readonly watches: readonly { readonly game: GameRecord; readonly what: Watched }[];
  readonly quiets: readonly { readonly game: GameRecord; readonly turn: number }[];
  /** Games that the person ended without having a seat in them. */
  readonly endedGames: number;
}

/**
 * Who had a seat and had all that is stored about them deleted; the rest of it is the seat's position, so that nothing
 * leads from one game to another.
 */
export const FORGOTTEN = 'forgotten-';

/** The text of a tile-set file and its content hash. */
export interface TileSetRecord {
  readonly hash: string;
  /** The game that it is for. */
  readonly ruleSet: string;
  readonly json: string;
}

/** What a public message of a game is for. */
export const POST_KINDS = ['lobby', 'expiring', 'turn', 'vote', 'end'] as const;
export type PostKind = (typeof POST_KINDS)[number];

/** A public message, written in the transaction that made it necessary and delivered afterwards. */
export interface PostRecord {
  readonly id: number;
  readonly gameId: GameId;
  readonly channelId: ChannelId;
  readonly kind: PostKind;
  /** Length of the log just before the entries that made the message necessary: what it follows, and where the message before it ends. */
  readonly seq: number;
  /** Set once it was sent. */
  readonly messageId?: string;
  /** What has to be done with it: sent, made again, or its controls taken off; undefined when nothing. */
  readonly pending?: 'send' | 'edit' | 'strip';
  /** Grows whenever something new has to be done, so that a delivery that overlaps with a newer wish is not marked as done. */
  readonly wish: number;
  readonly attempts: number;
  /** Not to be tried before this time, in milliseconds since 1970. */
  readonly notBefore: number;
  /** Discord's error code after which it was given up; 0 when Discord named none. */
  readonly failure?: number;
}

/** The latest post of a game, where it was given up before it was ever sent. */
export interface LostPost {
  readonly gameId: GameId;
  readonly guildId: string;
  readonly channelId: ChannelId;
  /** Discord's error code after which it was given up. */
  readonly failure: number;
  /** When the game was last changed, which made the post necessary; in milliseconds since 1970. */
  readonly since: number;
}

/** Which pending posts are asked for. */
export interface PostsWanted {
  /** Those to be sent, or those that are there and have to be changed. */
  readonly task: 'send' | 'change';
  readonly limit: number;
  /** Games of which none is wanted. */
  readonly apart?: readonly GameId[];
}

/**
 * A change of the public messages of a game: a new one, or a new edition of the latest one of a kind. The latter tries
 * at once, also where the message was given up, and does nothing when the game has no message of that kind.
 */
export type PostWish =
  | { readonly type: 'send'; readonly kind: PostKind }
  | { readonly type: 'refresh'; readonly kind: PostKind };

/** The outcome of a write that is guarded by the game's revision. */
export type WriteOutcome = 'written' | 'conflict' | 'duplicate';

/** Guards common to all writes of a game. */
export interface GuardedWrite {
  readonly gameId: GameId;
  /** The revision that the decision was based on; another one gives `conflict` and writes nothing. */
  readonly revision: number;
  /** Id of the Discord interaction that caused the write; the same one a second time gives `duplicate` and writes nothing. */
  readonly cause?: string;
  readonly at: number;
  readonly posts: readonly PostWish[];
}

/** Acts that are written together. */
export interface ActsToWrite {
  /** Number of acts that the decision was based on; another one gives `conflict` and writes nothing. */
  readonly from: number;
  readonly acts: readonly Act[];
  /** Who did them without having a seat. */
  readonly userId?: UserId;
}

/**
 * Games, people, channels and public messages. Every method is one transaction; it rejects with a StoreError, having
 * written nothing, when the disk is full, the file is locked or cannot be written any more.
 */
export interface Store {
  /**
   * Opens a lobby; undefined when the channel already holds a lobby or a running game. The same cause a second time
   * gives the game of the first time and writes nothing.
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
  /** Lobbies and running games, of one server when told, the oldest first. */
  openGames(guildId?: string): Promise<readonly GameRecord[]>;
  /** Replaces the seats of a lobby and, where told, its options, or closes it. */
  changeLobby(
    write: GuardedWrite & {
      seats: readonly SeatRecord[];
      ownerId: UserId;
      closed: boolean;
      options?: GameOptions;
      acts?: ActsToWrite;
    },
  ): Promise<WriteOutcome>;
  /** Running games whose open vote has ended by now, the one that ended first first. */
  overdueVotes(now: number): Promise<readonly GameRecord[]>;
  /** Notes that people are warned that a lobby will expire; that is no change of the lobby. */
  warnLobby(write: GuardedWrite): Promise<WriteOutcome>;
  /** Lobbies whose last change was at `changedBefore` or earlier, the one idle longest first. */
  idleLobbies(changedBefore: number): Promise<readonly GameRecord[]>;
  /** Lobbies and running games in which a user has a seat, the one that waits longest first. */
  gamesOf(userId: UserId): Promise<readonly GameRecord[]>;
  /** Turns a lobby into a running game; writes `entries` (an automatic first draw) with it. */
  startGame(
    write: GuardedWrite & { setup: CommonSetup; seats: readonly SeatRecord[]; entries: readonly StoredEntry[] },
  ): Promise<WriteOutcome>;
  /**
   * Appends to the log of a running game, numbered on from `seq`, notes acts, and ends or closes the game when told so. A
   * `seq` that is not the length of the log is a conflict, as is another number of acts. Acts alone raise the revision
   * only when they resign a seat or close the game: controls of the turn under way stay valid through a vote.
   *
   * @param write.endedTurn the turn that is over with these entries; spectators who want quiet in it are not told
   */
  append(
    write: GuardedWrite & {
      seq: number;
      entries: readonly StoredEntry[];
      status: 'running' | 'ended' | 'closed';
      endedTurn?: number;
      acts?: ActsToWrite;
    },
  ): Promise<WriteOutcome>;
  /**
   * The log of a game in order, from an entry on; rejects, naming game and seq, when a stored entry is missing or cannot
   * be read.
   */
  log(gameId: GameId, from?: number): Promise<readonly LogRecord[]>;

  users(ids: readonly UserId[]): Promise<ReadonlyMap<UserId, UserRecord>>;
  /** Remembers a user; does nothing when nothing changed. */
  rememberUser(user: UserRecord): Promise<void>;
  channel(id: ChannelId): Promise<ChannelRecord | undefined>;
  /** Remembers a channel; does nothing when nothing changed, and leaves the language that was set as it is. */
  rememberChannel(channel: Omit<ChannelRecord, 'language'>): Promise<void>;
  /** Sets the language of public messages in a channel that is known; undefined: that of the server. */
  setChannelLanguage(id: ChannelId, language: string | undefined): Promise<void>;
  settings(userId: UserId): Promise<Settings>;
  /** Changes what is named and gives the settings after that. */
  changeSettings(userId: UserId, change: SettingsChange): Promise<Settings>;
  personalData(userId: UserId): Promise<PersonalData>;
  /**
   * Deletes what is stored about a person, also from the pages of the file: name, settings, watches and quiet turns; in
   * games that are over somebody without a name has their seat. Gives the lobbies and running games, where they keep it.
   */
  forgetUser(userId: UserId): Promise<readonly GameRecord[]>;

  /** Lets a spectator be told of a game, also of a turn that was to be quiet; one who is told already is told of this instead. */
  watch(gameId: GameId, watcher: WatcherRecord): Promise<void>;
  /** Tells a spectator no more, nor what is still waiting; false when they were not watching. */
  unwatch(gameId: GameId, userId: UserId): Promise<boolean>;
  watchersOf(gameId: GameId): Promise<readonly WatcherRecord[]>;
  /** Begins somebody's quiet in a turn, or ends it where it had begun; gives whether it is quiet now. */
  toggleQuiet(quiet: QuietRecord): Promise<boolean>;
  /** Whether somebody wants to be told nothing more of a turn, which a turn that was taken back remembers. */
  isQuiet(quiet: QuietRecord): Promise<boolean>;
  /** The oldest notice that may be tried at `now`; its public message has been sent or given up. */
  dueNotice(now: number): Promise<NoticeRecord | undefined>;
  /** When `dueNotice` may next have something; undefined when nothing waits but for public messages. */
  nextNotice(): Promise<number | undefined>;
  /** Forgets a notice that was delivered, or that will never be. */
  noticeDone(id: number): Promise<void>;
  /** Notes a failed attempt, to be tried again at `retryAt`. */
  noticeFailed(id: number, retryAt: number): Promise<void>;

  /**
   * Posts with something pending that may be tried at `now`, the oldest first, at most one of each game: its oldest
   * message to be sent, else its oldest one to be changed.
   */
  duePosts(now: number, wanted: PostsWanted): Promise<readonly PostRecord[]>;
  /**
   * When `duePosts` has more than at `now`: the earliest later `notBefore` among the next posts of the games; undefined
   * when there is none. A post that waits behind another one of its game does not count.
   */
  nextDue(now: number): Promise<number | undefined>;
  /** All posts of a game, or those after one, oldest first. */
  posts(gameId: GameId, after?: number): Promise<readonly PostRecord[]>;
  /**
   * Notes a delivery; what was wished for meanwhile (another `wish`) stays pending as an edit. A message that was sent
   * makes the controls of the turn message before it due to be taken off.
   */
  postDelivered(post: { id: number; wish: number; messageId: string }): Promise<void>;
  /**
   * Notes a failed attempt, to be tried again at `retryAt`, or given up (undefined) with the error code; does nothing
   * when there is a newer wish, which was not tried yet. A post that was given up does not hold up later ones, and
   * controls that could not be taken off are not tried again with every later one.
   */
  postFailed(post: { id: number; wish: number; retryAt?: number; code?: number }): Promise<void>;
  /** Posts that were lost everywhere, in a server or in a channel. */
  lostPosts(where?: { guildId?: string; channelId?: ChannelId }): Promise<readonly LostPost[]>;
  /**
   * Makes the latest post of a game pending again if it was given up, because its channel was seen to work. Older ones
   * stay given up: they would now appear below later ones.
   */
  revivePosts(gameId: GameId): Promise<void>;

  /** Keeps a tile set for the games that are started with it; a set that is known already stays as it is. */
  rememberTileSet(tileSet: TileSetRecord): Promise<void>;
  tileSets(): Promise<readonly TileSetRecord[]>;

  close(): Promise<void>;
}

/**
 * Why a database cannot be used: the code of a StoreError, whose message tells the host what to do. A full disk counts
 * as `unwritable`.
 */
export type StoreProblem = 'newer' | 'damaged' | 'unwritable' | 'busy' | 'unsupported-url';

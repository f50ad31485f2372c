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
  /** Rule set of the game that is played. */
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
  /** When people were warned that the lobby will expire; absent again after the next change of the lobby. */
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

/** What somebody chose for themselves; absent where they chose nothing. */
export interface Settings {
  readonly language?: string;
  /** How pictures are coloured. */
  readonly theme?: string;
  /** Whether they want to be told what each choice would score. */
  readonly hints: boolean;
}

/** A change of settings; null goes back to the default. */
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
 * Begins the id in the place of a user who had all that is stored about them deleted. The seat's position follows, so
 * that nothing links one game to another.
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
  /** Length of the log before the entries that the message tells of; the message before it tells of those up to there. */
  readonly seq: number;
  /** Set once it was sent. */
  readonly messageId?: string;
  /** What has to be done: send it, edit it, or strip its controls; undefined when nothing. */
  readonly pending?: 'send' | 'edit' | 'strip';
  /** Grows with every new task, so that a delivery under way does not mark a newer task as done. */
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

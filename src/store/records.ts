import type { Colour } from '../core/colour.ts';
import type { LogEntry } from '../core/log.ts';
import type { ChosenOptions } from '../core/options.ts';
import type { CommonSetup, Order } from '../core/setup.ts';
import type { ActRecord } from './act-record.ts';
import type { RatingRecord } from './result-record.ts';

export {
  type Act,
  type ActRecord,
  ASKED_SUBJECTS,
  type AskedSubject,
  VOTE_SUBJECTS,
  type VoteSubject,
} from './act-record.ts';
export type {
  GameResult,
  PlayedGame,
  Rating,
  RatingChange,
  RatingRecord,
  SeatResult,
  UnratedGame,
} from './result-record.ts';

/** A log entry whose action is JSON that only its game can read. */
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

/** When a turn is over its time, the table is asked how to go on, a simple rule plays the turn, or a computer does. */
export const LATE = ['ask', 'skip', 'computer'] as const;
export type Late = (typeof LATE)[number];

/** Options of a game, set by its owner in the lobby. */
export interface GameOptions {
  /** Largest number of players, 2-6. */
  readonly seats: number;
  /** Draw at once for the next player. */
  readonly autoDraw: boolean;
  /** `given`: who joined first begins; `random`: the first player is drawn. */
  readonly order: Order;
  /** Whether players see what each choice would score now. */
  readonly hints: boolean;
  /** Whether computers may advise people who play against each other, which leaves ratings alone; no when absent. */
  readonly advice?: boolean;
  /** Theme of its public pictures; day when absent. */
  readonly theme?: string;
  /** Levels of the computers that take a seat at the start, in their order. */
  readonly computers?: readonly string[];
  /** Language of its public messages and pictures; that of the channel when absent. */
  readonly language?: string;
  /** Id of the host's tile set that it is played with; the game's own when absent. */
  readonly tiles?: string;
  /** Values of the options that only this game has. */
  readonly chosen?: ChosenOptions;
  /** Days for a turn; no deadline when absent or 0. */
  readonly pace?: number;
  /** What happens when a turn is over its time; the table is asked when absent. */
  readonly late?: Late;
  /** Whether only the latest turn message keeps its picture; no when absent. */
  readonly short?: boolean;
  /** The game that this one is a rematch of, whose players are invited. */
  readonly rematchOf?: GameId;
}

export interface SeatRecord {
  readonly userId: UserId;
  readonly colour: Colour;
}

/** Where a game is and whether it is open: known of every game, also of one that cannot be read. */
export interface GamePlace {
  readonly id: GameId;
  readonly guildId: string;
  readonly channelId: ChannelId;
  readonly status: GameStatus;
}

/** A lobby or running game as far as it is known without reading it. */
export interface OpenGame extends GamePlace {
  /** Set while the game is paused: since when, and whether because the bot was removed from the server. */
  readonly pause?: { readonly at: number; readonly removed: boolean };
}

/** One of so many parts, from 0, into which Discord divides the servers of a bot. */
export interface Shard {
  readonly id: number;
  readonly count: number;
}

/** The only shard of a bot whose servers are not divided. */
export const ALL_SERVERS: Shard = { id: 0, count: 1 };

/** Whether a server belongs to a shard, which its id says: https://docs.discord.com/developers/events/gateway#sharding. */
export function isInShard(guildId: string, { id, count }: Shard): boolean {
  return count === 1 || Number((BigInt(guildId) >> 22n) % BigInt(count)) === id;
}

/** A game in which a computer is to move, where, and who opened it. */
export type ComputersGame = Pick<GameRecord, 'id' | 'ownerId' | 'guildId'>;

/** A game as it is stored; seats are in the order of play (in a lobby: of joining). */
export interface GameRecord extends GamePlace {
  readonly ownerId: UserId;
  /** Rule set of the game that is played. */
  readonly ruleSet: string;
  readonly options: GameOptions;
  readonly seats: readonly SeatRecord[];
  /** Set when the game started. */
  readonly setup?: CommonSetup;
  /**
   * For optimistic locking: raised by 1 by every change of the lobby and by the start, then by 1 for every log entry and
   * for acts after which nobody may act as before, such as a pause.
   */
  readonly revision: number;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  /** When the lobby was last changed, the game started, or an entry or act was written. */
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
  /** Language of the user's client when last seen. */
  readonly locale: string;
}

/** A user as seen in a server. */
export interface SeenUser extends UserRecord {
  readonly guildId: string;
  /** Name shown in that server. */
  readonly name: string;
}

export interface ChannelRecord {
  readonly id: ChannelId;
  readonly guildId: string;
  /** Language of the server. */
  readonly locale: string;
  /** Language that public messages were set to here. */
  readonly language?: string;
}

/** Settings of a user; absent fields are defaults. */
export interface Settings {
  readonly language?: string;
  /** Theme of pictures. */
  readonly theme?: string;
  /** Whether they want to see what each choice would score. */
  readonly hints: boolean;
  /** True where they want advice on what they are about to play. */
  readonly advice?: true;
  /** False where they want no statistics. */
  readonly statistics?: false;
}

/** What a computer thinks of a game that is over, as it is stored. */
export interface AnalysisRecord {
  readonly gameId: GameId;
  /** Version of the way in which it was made. */
  readonly version: number;
  /** JSON of the analysis; whoever reads it knows its shape. */
  readonly body: string;
  readonly at: number;
}

/** An analysis that was asked for and is not made yet; when, in milliseconds since 1970. */
export type WantedAnalysis = Pick<AnalysisRecord, 'gameId' | 'at'>;

/** The page of a game in the browser: who knows its key may look on while it is open. */
export interface PageRecord {
  readonly gameId: GameId;
  /** Random characters that need no escape in an address. */
  readonly key: string;
  readonly isOpen: boolean;
}

/** A change of settings; null goes back to the default. */
export interface SettingsChange {
  readonly language?: string | null;
  readonly theme?: string | null;
  readonly hints?: boolean;
  readonly advice?: boolean;
  readonly statistics?: boolean;
}

/** What a spectator watches: every turn, only turns with points and the end, or only the end. */
export const WATCHED = ['turns', 'scores', 'end'] as const;
export type Watched = (typeof WATCHED)[number];

export interface WatcherRecord {
  readonly userId: UserId;
  readonly what: Watched;
}

/** Somebody who watches a game, with what decides whether they get a notice about a turn. */
export interface SpectatorRecord extends WatcherRecord {
  /** Twice the number of the last turn that they were told of, and one more where they were told of it once more. */
  readonly told: number;
  /** Whether that turn is quiet for them. */
  readonly isQuiet: boolean;
}

/** A quiet turn: a spectator gets no more notices about it. */
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
  /** Id of the public message about the same turn, which has been sent or given up. */
  readonly postId: number;
  /** Length of the log; the notice is about the last turn that ended in it. */
  readonly length: number;
  readonly attempts: number;
}

/** Everything that is stored about a person. */
export interface PersonalData {
  readonly user?: UserRecord;
  /** Names by server, as last seen there. */
  readonly names?: readonly Pick<SeenUser, 'guildId' | 'name'>[];
  readonly settings: Settings;
  /** Every game that the person has a seat in or owns, the latest first. */
  readonly games: readonly GamePlace[];
  readonly watches: readonly { readonly game: GamePlace; readonly what: Watched }[];
  readonly quiets: readonly { readonly game: GamePlace; readonly turn: number }[];
  /** Decisions about games of others, and offers and changes of seats, that name the person. */
  readonly namedActs: number;
  readonly reminders?: ReminderSettings;
  readonly absence?: AbsenceRecord;
  /** Number of games with a stored result of theirs; absent when there is none. */
  readonly results?: number;
  readonly ratings?: readonly RatingRecord[];
}

/**
 * Prefix of the stand-in id for a user whose data was deleted. The seat's position follows, so that nothing links one
 * game to another.
 */
export const FORGOTTEN = 'forgotten-';

/** Prefix of the ids of computer players; nobody on Discord has such an id. */
export const COMPUTER = 'computer:';

/** Whether a seat is a computer's. */
export function isComputer(userId: UserId): boolean {
  return userId.startsWith(COMPUTER);
}

/** Whether somebody on Discord has an id, so that they can be mentioned and written to. */
export function isPerson(userId: UserId): boolean {
  return !isComputer(userId) && !userId.startsWith(FORGOTTEN);
}

/** The text of a tile-set file and its content hash. */
export interface TileSetRecord {
  readonly hash: string;
  /** The game that it is for. */
  readonly ruleSet: string;
  readonly json: string;
}

/**
 * Kinds of public messages of a game. The announcement tells the channel of a thread of the game there; it is edited with
 * the message of the lobby, and when the game ends.
 */
export const POST_KINDS = [
  'announcement',
  'lobby',
  'expiring',
  'turn',
  'vote',
  'asked',
  'offer',
  'act',
  'moved',
  'end',
  'reminder',
  'overdue',
  'away',
  'back',
  'lost',
] as const;
export type PostKind = (typeof POST_KINDS)[number];

/** A public message, written in the transaction that made it necessary and delivered afterwards. */
export interface PostRecord {
  readonly id: number;
  readonly gameId: GameId;
  readonly channelId: ChannelId;
  readonly kind: PostKind;
  /** Length of the log before the entries that the message is about; earlier entries belong to earlier messages. */
  readonly seq: number;
  /** Set once it was sent. */
  readonly messageId?: string;
  /** The pending task: send it, edit it, remove its controls, or delete it; undefined if there is none. */
  readonly pending?: 'send' | 'edit' | 'strip' | 'delete';
  /** Number of the task, so that a delivery under way does not mark a newer task as done. */
  readonly wish: number;
  readonly attempts: number;
  /** Not to be tried before this time, in milliseconds since 1970. */
  readonly notBefore: number;
  /** Discord's error code after which it was given up; 0 when Discord named none. */
  readonly failure?: number;
  /** The turn that it announced was taken back; the message before it is the turn message again. */
  readonly withdrawn?: true;
  /** Number of the task with which sending began; the message may exist since then, also while its id is unknown. */
  readonly begun?: number;
  /** An id that Discord made before sending began: that of the message is later. Absent in posts of earlier versions. */
  readonly begunAfter?: string;
  /** What it looked like when it was last about to be sent, by which it is found. Absent in posts of earlier versions. */
  readonly begunAs?: string;
  /** Number of the act that a message about one tells of, among those of its game. */
  readonly act?: number;
  /** The player whom a message about one is about. */
  readonly userId?: UserId;
  /** Whether it goes to that player alone. */
  readonly direct: boolean;
}

/** That somebody was pinged about something in a game. */
export interface Ping {
  readonly gameId: GameId;
  readonly about: string;
  readonly userId: UserId;
  /** The post that did it; 0 where it was none. */
  readonly postId: number;
  /** In milliseconds since 1970. */
  readonly at: number;
}

/** A post that is due, with the server of its game. */
export interface DuePost extends PostRecord {
  readonly guildId: string;
}

/** A time from one moment to another, in milliseconds since 1970. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** The clock of the turn of a running game; times are in milliseconds since 1970. */
export interface ClockRecord {
  readonly gameId: GameId;
  /** Raised by every change. */
  readonly version: number;
  /** Turn and seat to move; absent in games of earlier versions until they are looked at. */
  readonly turn?: number;
  readonly seat?: number;
  /** When the turn began. */
  readonly since: number;
  /** When the player last did something in it. */
  readonly movedAt: number;
  /** Reminders sent in this turn, and when the last one was. */
  readonly reminders: number;
  readonly remindedAt?: number;
  /** When the table was asked how to go on. */
  readonly askedAt?: number;
  /** The deadline that the turn message shows. */
  readonly deadline?: number;
  /** Whether the player was away when it was looked at. */
  readonly away: boolean;
}

/** A clock that is due to be looked at, and since when. */
export interface DueClock extends ClockRecord {
  readonly dueAt: number;
}

/** A time in which somebody is away. */
export interface AbsenceRecord extends Span {
  readonly userId: UserId;
}

/** How somebody wants to be reminded. */
export interface ReminderSettings {
  /** Hours between reminders; 0 = none. */
  readonly hours: number;
  /** Hours of the day between which they are left alone, in their time zone. */
  readonly quiet?: { readonly from: number; readonly to: number };
  /** IANA name of their time zone. */
  readonly timezone?: string;
  /** Whether they are reminded by direct message rather than in the channel. */
  readonly direct: boolean;
}

/** The latest post of a game, if it was given up before it was sent. */
export interface LostPost {
  readonly gameId: GameId;
  readonly guildId: string;
  readonly channelId: ChannelId;
  /** Discord's error code after which it was given up. */
  readonly failure: number;
  /** When the change of the game that caused the post was made, in milliseconds since 1970. */
  readonly since: number;
}

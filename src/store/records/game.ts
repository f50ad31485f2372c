import type { Colour } from '../../core/colour.ts';
import type { LogEntry } from '../../core/log.ts';
import type { ChosenOptions } from '../../core/options.ts';
import type { Result } from '../../core/result.ts';
import type { CommonSetup, PileOrder } from '../../core/setup.ts';
import type { UnreadableGame } from '../unreadable-game.ts';
import type { ActRecord } from './act.ts';
import type { ChannelId, GameId, UserId } from './ids.ts';

/**
 * Status of a game:
 * - lobby: waits for players;
 * - running;
 * - ended: played to the final scoring;
 * - closed: ended before that: a lobby that was left or expired, or a running game that was stopped. Only the latter has a setup.
 */
export const GAME_STATUSES = ['lobby', 'running', 'ended', 'closed'] as const;
export type GameStatus = (typeof GAME_STATUSES)[number];

/** What happens to a turn that is over its time: the table is asked how to go on, a rule plays it, or a computer plays it. */
export const LATE_ACTIONS = ['ask', 'skip', 'computer'] as const;
export type LateAction = (typeof LATE_ACTIONS)[number];

/**
 * How the turns of a person who plays alone against computers are told: each in its own message, or all in one that is edited
 * until the end.
 */
export const TELLING_MODES = ['turns', 'end'] as const;
export type TellingMode = (typeof TELLING_MODES)[number];

/** Options of a game, set by its owner in the lobby. */
export interface GameOptions {
  /** Largest number of players, 2-6. */
  readonly seats: number;
  /** Draw at once for the next player. */
  readonly autoDraw: boolean;
  /** `given`: the player who joined first begins; `random`: the first player is drawn. */
  readonly order: PileOrder;
  /** True if players see what each choice would score now. */
  readonly hints: boolean;
  /** True if computers may advise people who play against each other; then the game changes no ratings. False by default. */
  readonly advice?: boolean;
  /** Theme of the public pictures; `day` by default. */
  readonly theme?: string;
  /** Levels of the computers that take a seat at the start, in their order. */
  readonly computers?: readonly string[];
  /** Language of the public messages and pictures; by default that of the channel. */
  readonly language?: string;
  /** Id of the host's tile set; by default the game's own tile set is played. */
  readonly tiles?: string;
  /** Values of the game's own options. */
  readonly chosen?: ChosenOptions;
  /**
   * Options of the game that its owner wants and that are off until the seats of these colours have chosen them, too, so that nobody is
   * rated by a way of play that they did not choose.
   */
  readonly proposed?: { readonly chosen: ChosenOptions; readonly missing: readonly Colour[] };
  /** Time limit for a turn, in days, perhaps half a day; none if absent or 0. */
  readonly pace?: number;
  /** Time that each seat has for the whole game beside its pace, in days; none if absent or 0. */
  readonly bank?: number;
  /** IANA name of the time zone at whose weekends no clock of the table runs; if absent, weekends are as other days. */
  readonly weekends?: string;
  /** What happens when a turn is over its time; by default the table is asked. */
  readonly late?: LateAction;
  /** True if only the latest turn message keeps its picture; false by default. */
  readonly short?: boolean;
  /** How turns are told while only one person plays, against computers; each in a message by default. */
  readonly told?: TellingMode;
  /** The earlier game, if this one is its rematch; the players of the earlier game are invited. */
  readonly rematchOf?: GameId;
}

export interface SeatRecord {
  readonly userId: UserId;
  readonly colour: Colour;
}

/** Channel and status of a game; known even of an unreadable game. */
export interface GamePlace {
  readonly id: GameId;
  readonly guildId: string;
  readonly channelId: ChannelId;
  readonly status: GameStatus;
}

/** A running game that waits for a person, with what a link to it needs. */
export interface WaitingGame extends Omit<GamePlace, 'status'> {
  readonly revision: number;
  /** When the time for the turn is over, in milliseconds since 1970, as its message shows it; null without a limit. */
  readonly deadline: number | null;
  /** Its latest turn message; null if none was sent. */
  readonly message: { readonly channelId: ChannelId; readonly id: string } | null;
}

/** A lobby or running game, with data that is known even if the game is unreadable. */
export interface OpenGame extends GamePlace {
  /** The pause, while the game is paused: its beginning, and `removed` if it began because the bot was removed from the server. */
  readonly pause?: { readonly at: number; readonly removed: boolean };
}

/** A game with the ends of votes, offers and free seats that its messages show, by the index of the opening act; null = stopped. */
export interface GameWithEnds {
  readonly gameId: GameId;
  readonly shown: Readonly<Record<number, number | null>>;
}

/** A game in which a computer is to move, or a planned turn may have come, with its owner and server. */
export interface ComputersGame extends Pick<GameRecord, 'id' | 'ownerId' | 'guildId'> {
  /** True if a person is to move who may have planned the turn. */
  readonly mayBePlanned?: boolean | undefined;
}

/** The result of reading a game: undefined if there is none, or the error of an unreadable game. */
export type GameLookup = Result<GameRecord | undefined, UnreadableGame>;

/** A stored game; seats are in the order of play, in a lobby in the order of joining. */
export interface GameRecord extends GamePlace {
  readonly ownerId: UserId;
  /** Rule set of the game. */
  readonly ruleSet: string;
  readonly options: GameOptions;
  readonly seats: readonly SeatRecord[];
  /** Set when the game started. */
  readonly setup?: CommonSetup;
  /**
   * For optimistic locking. It increases by 1 with every change of the lobby and with the start, then with every log entry, and
   * with acts such as a pause that make earlier decisions invalid.
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

/** A log entry whose action only its game can parse. */
export type StoredEntry = LogEntry<{ readonly type: string }>;

/** A stored log entry; `seq` counts from 0 without gaps. */
export interface LogRecord {
  readonly seq: number;
  readonly entry: StoredEntry;
  readonly at: number;
}

/** The stored analysis of a game that is over. */
export interface AnalysisRecord {
  readonly gameId: GameId;
  /** Version of the analysis method. */
  readonly version: number;
  /** JSON of the analysis; the store does not parse it. */
  readonly body: string;
  readonly at: number;
}

/** A requested analysis that is not made yet; `at` is the time of the request, in milliseconds since 1970. */
export type WantedAnalysis = Pick<AnalysisRecord, 'gameId' | 'at'>;

/** The page of a game in the browser: everybody who knows its key may see the game while the page is open. */
export interface PageRecord {
  readonly gameId: GameId;
  /** Random characters that need no escaping in a URL. */
  readonly key: string;
  readonly isOpen: boolean;
}

/** What the page of a game depends on; a page that shows another state is out of date. */
export interface PageState {
  readonly revision: number;
  /** Digest of what it tells that changes without a new revision: names, open votes, absences and outages that stop the clock. */
  readonly digest: string;
}

/** The text of a tile-set file and its content hash. */
export interface TileSetRecord {
  readonly hash: string;
  /** Rule set of the game that it is for. */
  readonly ruleSet: string;
  readonly json: string;
}

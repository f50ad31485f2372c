import type { Colour } from '../../core/colour.ts';
import type { LogEntry } from '../../core/log.ts';
import type { ChosenOptions } from '../../core/options.ts';
import type { Result } from '../../core/result.ts';
import type { CommonSetup, Order } from '../../core/setup.ts';
import type { UnreadableGame } from '../unreadable-game.ts';
import type { ActRecord } from './act.ts';
import type { ChannelId, GameId, UserId } from './ids.ts';

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

/** A game with the ends that its messages show, by the number of the act that opened what ends; null = it stands still. */
export interface GameWithEnds {
  readonly gameId: GameId;
  readonly shown: Readonly<Record<number, number | null>>;
}

/** A game in which a computer is to move, where, and who opened it. */
export type ComputersGame = Pick<GameRecord, 'id' | 'ownerId' | 'guildId'>;

/** What was read of a game: undefined where there is none, and the error of one that cannot be read. */
export type GameLookup = Result<GameRecord | undefined, UnreadableGame>;

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

/** A log entry whose action is JSON that only its game can read. */
export type StoredEntry = LogEntry<{ readonly type: string }>;

/** A log entry as it is stored; `seq` counts from 0 without gaps. */
export interface LogRecord {
  readonly seq: number;
  readonly entry: StoredEntry;
  readonly at: number;
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

/** The text of a tile-set file and its content hash. */
export interface TileSetRecord {
  readonly hash: string;
  /** The game that it is for. */
  readonly ruleSet: string;
  readonly json: string;
}

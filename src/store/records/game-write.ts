import type { CommonSetup } from '../../core/setup.ts';
import type { Act } from './act.ts';
import type { BegunTurn, ClockChange } from './clock.ts';
import type { GameOptions, SeatRecord, StoredEntry } from './game.ts';
import type { ChannelId, GameId, UserId } from './ids.ts';
import type { PostToWrite } from './post.ts';
import type { SeatResult } from './result.ts';
import type { SpectatorRecord } from './spectator.ts';

/** The outcome of a write that is guarded by the game's revision. */
export type WriteOutcome = 'written' | 'conflict' | 'duplicate';

/** The outcome of a change of a running game: the time that was stored with it, or why nothing was written. */
export type ChangeOutcome = { readonly at: number } | Exclude<WriteOutcome, 'written'>;

/** Guards common to all writes of a game. */
export interface GuardedWrite {
  readonly gameId: GameId;
  /** Revision that the decision was based on; if the game has another one, the outcome is `conflict` and nothing is written. */
  readonly revision: number;
  /** Idempotency key: the id of the Discord interaction. A second write with this key has the outcome `duplicate`. */
  readonly cause?: string;
  readonly at: number;
  readonly posts: readonly PostToWrite[];
}

/** Acts that are written together. */
export interface ActsToWrite {
  /** Number of acts that the decision was based on; if the game has another number, the outcome is `conflict`. */
  readonly from: number;
  readonly acts: readonly Act[];
  /** The moderator who decided the first act; absent for other acts. */
  readonly userId?: UserId;
}

/** A change of a game's page; a page that opens or closes gets the new key. */
export interface PageChange {
  readonly isOpen: boolean;
  readonly newKey: string;
}

/** Notices to write about the turn message or the message of the end, with the watching that ends. */
export interface NoticesToWrite {
  /** Spectators who get a notice, unless they no longer watch, with the new value of `told` in their record. */
  readonly to: readonly Pick<SpectatorRecord, 'userId' | 'told'>[];
  /** Quiet turns with a lower number are deleted, as they cannot come back. */
  readonly firstTurn: number;
  /** True if the game is over, so that nobody watches it any more. */
  readonly isLast: boolean;
}

/** The notices about a change that may be a turn or the end of a game, by the spectators when it is written. */
export interface NoticesWanted {
  /** Number of the turn that has ended, which may be quiet for some; 0 if none has. */
  readonly turn: number;
  readonly of: (spectators: readonly SpectatorRecord[]) => NoticesToWrite | undefined;
}

/** A seat, by index, and the user who gets it. */
export interface SeatReplacement {
  readonly seat: number;
  readonly userId: UserId;
}

/** A new lobby. */
export interface NewLobby {
  readonly guildId: string;
  readonly channelId: ChannelId;
  readonly ownerId: UserId;
  readonly ruleSet: string;
  readonly options: GameOptions;
  readonly seats: readonly SeatRecord[];
  /** See `GuardedWrite`. */
  readonly cause?: string;
  readonly at: number;
  readonly posts: readonly PostToWrite[];
}

/** A change of a lobby: its seats and, if given, its game and options. */
export interface LobbyChange extends GuardedWrite {
  readonly seats: readonly SeatRecord[];
  readonly ownerId: UserId;
  readonly closed: boolean;
  readonly ruleSet?: string;
  readonly options?: GameOptions;
  readonly acts?: ActsToWrite;
}

/** The start of a game, with its first entries, such as an automatic draw. */
export interface GameStart extends GuardedWrite {
  readonly setup: CommonSetup;
  readonly seats: readonly SeatRecord[];
  readonly entries: readonly StoredEntry[];
  readonly begins?: BegunTurn;
  readonly notices?: NoticesWanted;
}

/** A change of a running game: new log entries, numbered from `seq`, and data that is written with them. */
export interface GameChange extends GuardedWrite {
  /** Length of the log that the decision was based on; if the log has another length, the outcome is `conflict`. */
  readonly seq: number;
  readonly entries: readonly StoredEntry[];
  readonly status: 'running' | 'ended' | 'closed';
  /** By how much the revision increases; by default by 1 for every entry. */
  readonly raises?: number;
  /** Change of the turn's clock; by default none. */
  readonly clock?: ClockChange;
  /** Notices about the turn message or the message of the end among `posts`. */
  readonly notices?: NoticesWanted;
  readonly acts?: ActsToWrite;
  /** Gives a seat to another user. */
  readonly replacement?: SeatReplacement;
  /** A user who no longer watches the game. */
  readonly endsWatch?: UserId;
  /** Seats whose planned turns end. */
  readonly endsPlans?: readonly number[];
  /** Users whose browsers no longer play a seat of the game. */
  readonly endsAccess?: readonly UserId[];
  /** The channel in which the game goes on; a channel that has an open game is a conflict. */
  readonly channelId?: ChannelId;
  /** Results of the seats if the game ends, also by a resignation. */
  readonly results?: readonly SeatResult[];
  readonly page?: PageChange;
  /** True if the game never changes ratings. */
  readonly isUnrated?: boolean;
}

/** The closing of an unreadable lobby or game. */
export interface UnreadableClose {
  readonly gameId: GameId;
  /** See `GuardedWrite`. */
  readonly cause?: string;
  readonly at: number;
  /** The act that says why the game is closed. */
  readonly act: Act;
  /** The moderator who decided it, if any. */
  readonly userId?: UserId;
}

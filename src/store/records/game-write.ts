import type { CommonSetup } from '../../core/setup.ts';
import type { Act } from './act.ts';
import type { BegunTurn, ClockChange } from './clock.ts';
import type { GameOptions, SeatRecord, StoredEntry } from './game.ts';
import type { ChannelId, GameId, UserId } from './ids.ts';
import type { PostWish } from './post.ts';
import type { SeatResult } from './result.ts';
import type { SpectatorRecord } from './spectator.ts';

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

/** Who gets the seat at a position. */
export interface SeatReplacement {
  readonly seat: number;
  readonly userId: UserId;
}

/** A lobby that opens. */
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
  readonly posts: readonly PostWish[];
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
  readonly notices?: NoticesToWrite;
}

/** A change of a running game: entries of its log, numbered on from `seq`, and what goes with them. */
export interface GameChange extends GuardedWrite {
  /** Length of the log that the decision was based on; with any other the outcome is `conflict`. */
  readonly seq: number;
  readonly entries: readonly StoredEntry[];
  readonly status: 'running' | 'ended' | 'closed';
  /** By how much the revision grows; by 1 for every entry unless told. */
  readonly raises?: number;
  /** What becomes of the clock of the turn, which stays as it is unless told. */
  readonly clock?: ClockChange;
  /** Notices about the turn message or the message of the end among `posts`. */
  readonly notices?: NoticesToWrite;
  readonly acts?: ActsToWrite;
  /** Gives a seat to another user. */
  readonly replacement?: SeatReplacement;
  /** A user who no longer watches the game. */
  readonly endsWatch?: UserId;
  /** Where the game goes on; a channel that has a game is a conflict. */
  readonly channelId?: ChannelId;
  /** What every seat has reached in a game that ends, or ends with a resignation. */
  readonly results?: readonly SeatResult[];
  readonly page?: PageChange;
  /** Whether it never changes ratings. */
  readonly isUnrated?: boolean;
}

/** The end of a lobby or game that cannot be read. */
export interface UnreadableClose {
  readonly gameId: GameId;
  /** See `GuardedWrite`. */
  readonly cause?: string;
  readonly at: number;
  /** Says why it is closed. */
  readonly act: Act;
  /** Who decided it, if they did so as somebody who manages the channel. */
  readonly userId?: UserId;
}

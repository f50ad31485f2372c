import type { GameId, UserId } from './ids.ts';

/** What a spectator watches: every turn, only turns with points and the end, or only the end. */
export const WATCH_SCOPES = ['turns', 'scores', 'end'] as const;
export type WatchScope = (typeof WATCH_SCOPES)[number];

export interface WatcherRecord {
  readonly userId: UserId;
  readonly what: WatchScope;
}

/** A spectator, with the data that decides whether a notice about a turn is sent. */
export interface SpectatorRecord extends WatcherRecord {
  /** Twice the number of the last turn that the spectator was told of, plus one if told twice. */
  readonly told: number;
  /** True if that turn is quiet for the spectator. */
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
  readonly what: WatchScope;
  /** Id of the post about the same turn; it has been sent or given up. */
  readonly postId: number;
  /** Length of the log; the notice is about the last turn that ended in it. */
  readonly length: number;
  readonly attempts: number;
}

import type { GameId, UserId } from './ids.ts';

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

import type { GameId, UserId } from './ids.ts';
import type { PostToWrite } from './post.ts';
import type { QuietRecord } from './spectator.ts';

/** A span of time, in milliseconds since 1970. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** The clock of the turn of a running game; times are in milliseconds since 1970. */
export interface ClockRecord {
  readonly gameId: GameId;
  /** Increases with every change. */
  readonly version: number;
  /** Turn and seat to move; absent in games of earlier versions until their clock is checked. */
  readonly turn?: number;
  readonly seat?: number;
  /** When the turn began. */
  readonly since: number;
  /** When the player last did something in the turn. */
  readonly movedAt: number;
  /** Number of reminders sent in this turn, and time of the last one. */
  readonly reminders: number;
  readonly remindedAt?: number;
  /** When the table was asked how to go on. */
  readonly askedAt?: number;
  /** The deadline that the turn message shows. */
  readonly deadline?: number;
  /** True if the player was away at the last check. */
  readonly away: boolean;
  /** Time that the seats have used of their banks in earlier turns, in milliseconds by seat; absent while none has. */
  readonly spent?: readonly number[];
}

/** A clock that is due to be checked, with the time since which it is due; the rest of it may be unreadable. */
export interface DueClock extends Pick<ClockRecord, 'gameId' | 'version'> {
  readonly dueAt: number;
}

/** A turn that begins: its number, and the seat to move. */
export interface BegunTurn {
  readonly turn: number;
  readonly seat: number;
}

/** Time that the seats have used of their banks after a turn; absent in games without banks. */
type Spent = Partial<Pick<ClockRecord, 'spent'>>;

/** The effect of a change of a game on its clock; `touch` makes the clock due, and `isMove` tells that the player has acted. */
export type ClockChange =
  | ({ readonly type: 'begin' } & BegunTurn & Spent)
  | ({ readonly type: 'restart' } & Spent)
  | { readonly type: 'touch'; readonly isMove: boolean }
  | { readonly type: 'end' };

/** The result of checking a clock. */
export interface ClockUpdate extends Partial<BegunTurn> {
  readonly gameId: GameId;
  /** Version of the checked clock; if it has changed, nothing is written. */
  readonly version: number;
  /** When to check the clock again, in milliseconds since 1970; undefined = when the game changes. */
  readonly dueAt?: number | undefined;
  readonly deadline?: number | undefined;
  readonly away: boolean;
  readonly remindedAt?: number;
  readonly askedAt?: number;
  readonly posts: readonly PostToWrite[];
}

/** The time by which tables are played; it is protected against a wrong clock of the machine. */
export interface TableTime {
  /** Milliseconds since 1970; while the clock of the machine is behind, the latest time seen before. */
  readonly now: number;
  /** Spans up to `now` in which the program was down. A clock that jumped ahead looks like such a span, and counts as one. */
  readonly outages: readonly Span[];
}

/** A span in which a user is away. */
export interface AbsenceRecord extends Span {
  readonly userId: UserId;
}

/** The data on which the clock of a game depends. */
export interface ClockData extends TableTime {
  /** Absent if the game is not running. */
  readonly clock?: ClockRecord;
  /** Absences of the users with a seat, in the order of their beginnings. */
  readonly absences: readonly AbsenceRecord[];
  /** Quiet turns, with the users for whom they are quiet. */
  readonly quiets: readonly Omit<QuietRecord, 'gameId'>[];
}

/** An absence to store, with posts about it. */
export interface AbsenceToWrite {
  readonly absence: AbsenceRecord;
  /** In milliseconds since 1970. */
  readonly now: number;
  /** Posts that tell games of the absence. */
  readonly told: readonly { readonly gameId: GameId; readonly post: PostToWrite }[];
}

/** Reminder settings of a user. */
export interface ReminderSettings {
  /** Hours between reminders; 0 = none. */
  readonly hours: number;
  /** Hours of the day between which no reminders are sent, in the user's time zone. */
  readonly quiet?: { readonly from: number; readonly to: number };
  /** IANA name of the time zone. */
  readonly timezone?: string;
  /** True for reminders by direct message instead of in the channel. */
  readonly direct: boolean;
}

import type { GameId, UserId } from './ids.ts';
import type { PostWish } from './post.ts';
import type { QuietRecord } from './spectator.ts';

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

/** A turn that begins: its number, and the seat to move. */
export interface BegunTurn {
  readonly turn: number;
  readonly seat: number;
}

/** What a change of a game does to the clock of its turn; `touch` makes it due, after a move of its player where `isMove`. */
export type ClockChange =
  | ({ readonly type: 'begin' } & BegunTurn)
  | { readonly type: 'restart' }
  | { readonly type: 'touch'; readonly isMove: boolean }
  | { readonly type: 'end' };

/** What becomes of a clock that was looked at. */
export interface ClockUpdate extends Partial<BegunTurn> {
  readonly gameId: GameId;
  /** Version of the clock that was looked at; with any other nothing is written. */
  readonly version: number;
  /** When to look again, in milliseconds since 1970; undefined = when something changes. */
  readonly dueAt?: number | undefined;
  readonly deadline?: number | undefined;
  readonly away: boolean;
  readonly remindedAt?: number;
  readonly askedAt?: number;
  readonly posts: readonly PostWish[];
}

/** The time by which tables are played; a wrong clock of the machine does not change it. */
export interface TableTime {
  /** Milliseconds since 1970; while the clock of the machine is behind, the latest time that was seen. */
  readonly now: number;
  /** Spans up to `now` in which the program was down. A clock that jumped ahead looks like such a span, and counts as one. */
  readonly outages: readonly Span[];
}

/** A time in which somebody is away. */
export interface AbsenceRecord extends Span {
  readonly userId: UserId;
}

/** What the clock of a game depends on, at a moment. */
export interface ClockData extends TableTime {
  /** Absent where the game does not run. */
  readonly clock?: ClockRecord;
  /** Those of everybody who has a seat, in the order of their beginnings. */
  readonly absences: readonly AbsenceRecord[];
  /** Turns that are quiet, and for whom. */
  readonly quiets: readonly Omit<QuietRecord, 'gameId'>[];
}

/** An absence that begins, or whose end moves. */
export interface AbsenceToWrite {
  readonly absence: AbsenceRecord;
  /** In milliseconds since 1970. */
  readonly now: number;
  /** Where it is told, and how. */
  readonly told: readonly { readonly gameId: GameId; readonly post: PostWish }[];
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

/** Subjects of votes that /vote opens. */
export const ASKED_SUBJECTS = ['pause', 'resume', 'abort', 'skip', 'extend', 'replace'] as const;
export type AskedSubject = (typeof ASKED_SUBJECTS)[number];

/** Subjects of votes; /undo asks for `undo`. */
export const VOTE_SUBJECTS = [...ASKED_SUBJECTS, 'undo'] as const;
export type VoteSubject = (typeof VOTE_SUBJECTS)[number];

/** A decision about a game outside its rules; `seat` is an index. */
export type Act =
  /** A rule plays the seat from then on, until somebody else takes it. */
  | { readonly type: 'resigned'; readonly seat: number }
  /** The same, decided by somebody who manages the channel. */
  | { readonly type: 'kicked'; readonly seat: number }
  /** The opener's vote counts as one in favour. */
  | {
      readonly type: 'vote-opened';
      readonly subject: VoteSubject;
      readonly seat: number;
      /** Seat that the vote is about. */
      readonly about?: number;
      /** Turn that the vote is about; the vote has no object any more when that turn is over. */
      readonly turn?: number;
    }
  /** Who has the seat votes; a later vote replaces their earlier one. */
  | { readonly type: 'voted'; readonly seat: number; readonly inFavour: boolean }
  | { readonly type: 'vote-passed' }
  | { readonly type: 'vote-failed' }
  /** What it asked for is over or has happened by itself, such as the turn that was to be skipped. */
  | { readonly type: 'vote-dropped' }
  /** Nobody can take an action until the game is resumed; clocks stand still. */
  | {
      readonly type: 'paused';
      /** The bot was removed from the server; the game goes on when it is invited back. */
      readonly removed?: true;
    }
  | { readonly type: 'resumed' }
  /** A rule plays the turn under way for its player; its entries follow. */
  | {
      readonly type: 'turn-skipped';
      readonly seat: number;
      /** Nobody was asked: the game wants it where a turn is over its time. */
      readonly late?: true;
    }
  /** A computer plays the turn under way for its player, as it is over its time; its entries follow. */
  | { readonly type: 'turn-lent'; readonly seat: number }
  /** The time of the turn under way starts anew. */
  | { readonly type: 'extended'; readonly seat: number }
  /** A player offers their seat to somebody. */
  | { readonly type: 'seat-offered'; readonly seat: number; readonly userId: string }
  /** The latest offer of a seat was taken back or declined, or has expired. */
  | { readonly type: 'offer-ended'; readonly seat: number }
  /** Somebody else plays the seat from then on; `userId` had it before. */
  | { readonly type: 'replaced'; readonly seat: number; readonly userId: string }
  /** The player of a seat is no longer in the server; the table was told. */
  | { readonly type: 'player-gone'; readonly seat: number }
  /** Somebody who manages the channel took back the last action; its takeback follows in the log. */
  | { readonly type: 'undone-by-moderator' }
  /** All others agreed that a seat takes back the end of its turn behind a draw; both takebacks follow in the log. */
  | { readonly type: 'turn-taken-back'; readonly seat: number }
  /** The game goes on in another channel. */
  | { readonly type: 'moved' }
  /** Somebody who manages the channel opened or closed the page of the game in the browser. */
  | { readonly type: 'page-opened' }
  | { readonly type: 'page-closed' }
  /** Ended by somebody who manages the channel. */
  | { readonly type: 'ended-by-moderator' }
  /** Its channel or thread was deleted, or the bot was removed from the server long ago. */
  | { readonly type: 'channel-gone' };

/** An act as it is stored; acts are numbered from 0 without gaps. */
export interface ActRecord {
  readonly act: Act;
  /** Length of the log at that time. */
  readonly seq: number;
  readonly at: number;
  /** Who decided it, if they did so as somebody who manages the channel. */
  readonly userId?: string;
}

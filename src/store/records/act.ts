/** Subjects of votes that /vote opens. */
export const VOTE_COMMAND_SUBJECTS = ['pause', 'resume', 'abort', 'skip', 'extend', 'replace'] as const;
export type VoteCommandSubject = (typeof VOTE_COMMAND_SUBJECTS)[number];

/** Subjects of votes; /undo asks for `undo`. */
export const VOTE_SUBJECTS = [...VOTE_COMMAND_SUBJECTS, 'undo'] as const;
export type VoteSubject = (typeof VOTE_SUBJECTS)[number];

/** A decision about a game outside its rules; `seat` is an index. */
export type Act =
  /** A rule plays the seat from then on, until somebody else takes it. */
  | { readonly type: 'resigned'; readonly seat: number }
  /** Like `resigned`, decided by a moderator. */
  | { readonly type: 'kicked'; readonly seat: number }
  /** The opener's vote counts as one in favour. */
  | {
      readonly type: 'vote-opened';
      readonly subject: VoteSubject;
      readonly seat: number;
      /** Seat that the vote is about. */
      readonly about?: number;
      /** Turn that the vote is about; the vote is dropped when that turn is over. */
      readonly turn?: number;
    }
  /** The player of the seat casts a ballot, which replaces an earlier one. */
  | { readonly type: 'voted'; readonly seat: number; readonly inFavour: boolean }
  | { readonly type: 'vote-passed' }
  | { readonly type: 'vote-failed' }
  /** The question of the vote no longer makes sense, such as a vote to skip a turn that is over. */
  | { readonly type: 'vote-dropped' }
  /** Nobody can take an action until the game is resumed; clocks stand still. */
  | {
      readonly type: 'paused';
      /** The bot was removed from the server; the game goes on when it is invited back. */
      readonly removed?: true;
    }
  | { readonly type: 'resumed' }
  /** A rule plays the current turn for its player; the log entries follow. */
  | {
      readonly type: 'turn-skipped';
      readonly seat: number;
      /** There was no vote: the options of the game say that a rule plays turns that are over their time. */
      readonly late?: true;
    }
  /** A computer plays the current turn for its player, as it is over its time; the log entries follow. */
  | { readonly type: 'turn-lent'; readonly seat: number }
  /** The current turn is played as its player planned it; the log entries follow. */
  | { readonly type: 'turn-planned'; readonly seat: number }
  /** The time of the current turn starts again. */
  | { readonly type: 'extended'; readonly seat: number }
  /** A player offers their seat to somebody. */
  | { readonly type: 'seat-offered'; readonly seat: number; readonly userId: string }
  /** The latest offer of a seat was taken back or declined, or has expired. */
  | { readonly type: 'offer-ended'; readonly seat: number }
  /** Somebody else plays the seat from then on; `userId` had it before. */
  | { readonly type: 'replaced'; readonly seat: number; readonly userId: string }
  /** The player of a seat is no longer in the server; the table was told. */
  | { readonly type: 'player-gone'; readonly seat: number }
  /** A standing order of the seat, which only its player is told of. */
  | { readonly type: 'order-set'; readonly seat: number; readonly question: string; readonly order: string }
  /** A moderator took back the last action; the takeback follows in the log. */
  | { readonly type: 'undone-by-moderator' }
  /** A seat's turn goes on with everybody's consent, although the next player has drawn; two takebacks follow in the log. */
  | { readonly type: 'turn-taken-back'; readonly seat: number }
  /** The game goes on in another channel. */
  | { readonly type: 'moved' }
  /** A moderator opened or closed the game's page in the browser. */
  | { readonly type: 'page-opened' }
  | { readonly type: 'page-closed' }
  /** A moderator ended the game. */
  | { readonly type: 'ended-by-moderator' }
  /** The channel or thread was deleted, or the bot was removed from the server long ago. */
  | { readonly type: 'channel-gone' };

/** A stored act; the acts of a game are numbered from 0 without gaps. */
export interface ActRecord {
  readonly act: Act;
  /** Length of the log when the act was written. */
  readonly seq: number;
  readonly at: number;
  /** The moderator who decided it; absent for other acts. */
  readonly userId?: string;
}

import type { ChannelId, GameId, UserId } from './ids.ts';
import type { Shard } from './shard.ts';

/**
 * Kinds of public messages of a game. The announcement tells the channel of a thread of the game there; it is edited with
 * the message of the lobby, and when the game ends.
 */
export type PostKind =
  | 'announcement'
  | 'lobby'
  | 'expiring'
  | 'turn'
  | 'vote'
  | 'asked'
  | 'offer'
  | 'act'
  | 'moved'
  | 'end'
  | 'reminder'
  | 'overdue'
  | 'away'
  | 'back'
  | 'lost';

/** What posts belong to: a type of subjects, and an id among those, such as `game 7`. */
export type SubjectId = `${string} ${string}`;

/** The subject of the posts of a game. */
export function gameSubject(gameId: GameId): SubjectId {
  return `game ${gameId}`;
}

/** Returns the type of a subject, and its id among those. */
export function parseSubjectId(subject: SubjectId): { readonly type: string; readonly id: string } {
  const at = subject.indexOf(' ');
  return { type: subject.slice(0, at), id: subject.slice(at + 1) };
}

/** A subject other than a game, and where its posts go unless told otherwise. */
export interface SubjectPlace {
  readonly subject: SubjectId;
  readonly guildId: string;
  readonly channelId: ChannelId;
}

/** A public message, written in the transaction that made it necessary and delivered afterwards. */
export interface PostRecord {
  readonly id: number;
  readonly subject: SubjectId;
  readonly channelId: ChannelId;
  /** A `PostKind` in games; every subject has kinds of its own. */
  readonly kind: string;
  /** Length of the game's log before the entries that the message is about; earlier entries belong to earlier messages. */
  readonly seq: number;
  /** Set once it was sent. */
  readonly messageId?: string;
  /** The pending task: send it, edit it, remove its controls, or delete it; undefined if there is none. */
  readonly pending?: 'send' | 'edit' | 'strip' | 'delete';
  /** Number of the task, so that a delivery under way does not mark a newer task as done. */
  readonly wish: number;
  readonly attempts: number;
  /** Not to be tried before this time, in milliseconds since 1970. */
  readonly notBefore: number;
  /** Discord's error code after which it was given up; 0 when Discord named none. */
  readonly failure?: number;
  /** The turn that it announced was taken back; the message before it is the turn message again. */
  readonly withdrawn?: true;
  /** Number of the task with which sending began; the message may exist since then, also while its id is unknown. */
  readonly begun?: number;
  /** An id that Discord made before sending began: that of the message is later. Absent in posts of earlier versions. */
  readonly begunAfter?: string;
  /** What it looked like when it was last about to be sent, by which it is found. Absent in posts of earlier versions. */
  readonly begunAs?: string;
  /** Number of the act that a message about one tells of, among those of its game. */
  readonly act?: number;
  /** The player whom a message about one is about. */
  readonly userId?: UserId;
  /** Whether it goes to that player alone. */
  readonly direct: boolean;
}

/** That somebody was pinged about something in a game. */
export interface Ping {
  readonly gameId: GameId;
  readonly about: string;
  readonly userId: UserId;
  /** The post that did it; 0 where it was none. */
  readonly postId: number;
  /** In milliseconds since 1970. */
  readonly at: number;
}

/** The latest post of a subject, if it was given up before it was sent. */
export interface LostPost {
  readonly subject: SubjectId;
  readonly guildId: string;
  readonly channelId: ChannelId;
  /** Discord's error code after which it was given up. */
  readonly failure: number;
  /** When the change of the game that caused the post was made, in milliseconds since 1970; absent for other subjects. */
  readonly since?: number;
}

/** Filter for pending posts. */
export interface PostsWanted {
  /** Public messages to be sent, public ones to be edited or stripped, or all that is to be done about direct ones. */
  readonly task: 'send' | 'change' | 'direct';
  readonly limit: number;
  /** Excluded subjects. */
  readonly exclude?: readonly SubjectId[];
  /** Excluded servers. */
  readonly servers?: readonly string[];
  readonly shard?: Shard;
}

/**
 * A post to write: a new message, in the channel of its subject unless told otherwise, or an edit of the latest one of a
 * kind, or of the one that tells of an act. An edit is due at once, also where the message was given up; it does
 * nothing when the subject has no such message.
 */
export type PostWish<Kind extends string = PostKind> =
  | {
      readonly type: 'send';
      readonly kind: Kind;
      /** That of the subject unless told. */
      readonly channelId?: ChannelId;
      /** Number of the act that a message about one tells of, among those of the game. */
      readonly act?: number;
      /** The player whom a message about one is about. */
      readonly userId?: UserId;
      /** Whether it goes to that player alone. */
      readonly direct?: boolean;
      /** How long it waits for what a computer does next, in milliseconds. */
      readonly waits?: number;
      /** Whether the message that waits takes its place, if it was not sent yet. */
      readonly joins?: boolean;
    }
  | {
      readonly type: 'refresh';
      readonly kind: Kind;
      /** Number of the act that the message tells of, where it is not the latest one of the kind. */
      readonly act?: number;
      /** The player whom the message is about, where it is the latest one about them. */
      readonly userId?: UserId;
    }
  /** Deletes all messages of a kind, and sends none that is still to be sent. */
  | { readonly type: 'delete'; readonly kind: Kind }
  /** See `Withdrawal`. */
  | Withdrawal;

/**
 * The end of a turn was taken back: the turn message that it made due, and later ones, no longer announce a turn, or are
 * never sent, and the one before them is edited, as it is the turn message again. If that one was given up before it was
 * sent, the latest turn message is edited instead.
 */
export interface Withdrawal {
  readonly type: 'withdraw';
  /** Index of the log entry that ended the turn. */
  readonly entry: number;
}

/** A pending task of a post; when there is a newer one, what is noted of it does nothing. */
export interface PostTask {
  readonly id: number;
  readonly wish: number;
}

/** A message that is about to be sent. */
export interface BegunPost extends PostTask {
  /** An id that Discord has made before, beside those that are stored; none is known when absent. */
  readonly after?: string | undefined;
  /** What the message looks like, by which it is found; nothing where it has neither text nor controls. */
  readonly as?: string | undefined;
}

/** A message that was sent, edited or stripped. */
export interface Delivery extends PostTask {
  readonly messageId: string;
  /** Whether the message is to be edited at once, as what takes long to make was left out. */
  readonly again?: boolean;
  /**
   * Kinds of earlier messages whose controls are to be removed, as the message was sent; those of a withdrawn one stay with the
   * message before it.
   */
  readonly strips?: readonly string[];
  /** Whom the message has pinged. */
  readonly pinged?: readonly Ping[];
}

/** An attempt at a task in vain. */
export interface FailedAttempt extends PostTask {
  /** When it is tried again, in milliseconds since 1970; it is given up when absent. */
  readonly retryAt?: number;
  /** Discord's error code, if it named one. */
  readonly code?: number;
}

/** What is to be done about posts. */
export interface OutboxWork {
  /** Tasks of which some posts are due. */
  readonly due: ReadonlySet<PostsWanted['task']>;
  /** When more will be due, in milliseconds since 1970; absent when nothing waits for a time. */
  readonly next?: number;
}

/** How much is to be done about posts. */
export interface OutboxDepth {
  /** Posts to be sent, and to be changed. */
  readonly sends: number;
  readonly changes: number;
  /** When the oldest one to be sent became due, in milliseconds since 1970. */
  readonly oldest?: number;
  /** When the newest one did that was sent about a turn. */
  readonly newestSent?: number;
}

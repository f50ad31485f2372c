import type { ChannelId, GameId, Shard, UserId } from './ids.ts';

/**
 * Kinds of public messages of a game. The announcement tells the parent channel of a thread about the game in the thread; it is
 * edited with the message of the lobby, and when the game ends.
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

/** Id of a subject that posts belong to: a type and an id within the type, such as `game 7`. */
export type SubjectId = `${string} ${string}`;

/** The subject of the posts of a game. */
export function gameSubject(gameId: GameId): SubjectId {
  return `game ${gameId}`;
}

/** Returns the type of a subject, and its id within the type. */
export function parseSubjectId(subject: SubjectId): { readonly type: string; readonly id: string } {
  const space = subject.indexOf(' ');
  return { type: subject.slice(0, space), id: subject.slice(space + 1) };
}

/** A subject other than a game, with the default channel of its posts. */
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
  /** A `PostKind` for games; other subjects have their own kinds. */
  readonly kind: string;
  /** Length of the game's log before the entries that the message is about; earlier entries belong to earlier messages. */
  readonly seq: number;
  /** Set once the message was sent. */
  readonly messageId?: string;
  /** The pending task: to send or edit the message, to remove its controls, or to delete it; undefined if none. */
  readonly pending?: 'send' | 'edit' | 'strip' | 'delete';
  /** Number of the task, so that a running delivery does not mark a newer task as done. */
  readonly wish: number;
  readonly attempts: number;
  /** Earliest time of the next attempt, in milliseconds since 1970. */
  readonly notBefore: number;
  /** Discord's error code after which the post was given up; 0 if there was none. */
  readonly failure?: number;
  /** True if the announced turn was taken back, so that the message before it is the turn message again. */
  readonly withdrawn?: true;
  /** Number of the task with which sending began; from then on the message may exist, even if its id is unknown. */
  readonly begun?: number;
  /** A snowflake id from before sending began; the id of the message is later. Absent in posts of earlier versions. */
  readonly begunAfter?: string;
  /** Fingerprint of the message at the last attempt to send it, by which it is found. Absent in posts of earlier versions. */
  readonly begunAs?: string;
  /** Index of the act that the message tells of, if any, among the acts of its game. */
  readonly act?: number;
  /** The user that the message is about, if any. */
  readonly userId?: UserId;
  /** True if the message goes to that user by direct message. */
  readonly direct: boolean;
}

/** The last ping of a user about a topic in a game. */
export interface Ping {
  readonly gameId: GameId;
  readonly about: string;
  readonly userId: UserId;
  /** Id of the post that pinged the user; 0 if it was no post. */
  readonly postId: number;
  /** In milliseconds since 1970. */
  readonly at: number;
}

/** Topics of pings in a game. */
export interface Topics {
  readonly gameId: GameId;
  readonly about: readonly string[];
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

/** `send`: public messages to send; `change`: public messages to edit, strip or delete; `direct`: all tasks of direct messages. */
export type OutboxTask = 'send' | 'change' | 'direct';

/** Where a due post is delivered. */
export interface Lane {
  readonly task: OutboxTask;
  /** A server, or a conversation in direct messages, in which one post of a task is delivered at a time. */
  readonly lane: string;
}

/** Filter for due posts. */
export interface PostsWanted {
  /** How many of each task are wanted; none by default. */
  readonly limits?: Readonly<Partial<Record<OutboxTask, number>>>;
  /** Posts that are being delivered: none in their lanes is wanted, and none of their subjects, direct messages apart. */
  readonly busy?: readonly (Lane & Pick<PostRecord, 'subject' | 'direct'>)[];
  /** Further excluded subjects. */
  readonly apart?: readonly SubjectId[];
  readonly shard?: Shard;
}

/**
 * A wanted task: to send a new message; to edit the latest message of a kind, or the message about an act; to delete messages; or
 * to withdraw turn messages. An edit is due at once, even if the message was given up. It does nothing if the subject has no such
 * message.
 */
export type PostToWrite<Kind extends string = PostKind> =
  | {
      readonly type: 'send';
      readonly kind: Kind;
      /** By default the channel of the subject. */
      readonly channelId?: ChannelId;
      /** Index of the act that the message tells of, if any, among the acts of the game. */
      readonly act?: number;
      /** The user that the message is about, if any. */
      readonly userId?: UserId;
      /** True if the message goes to that user by direct message. */
      readonly direct?: boolean;
      /** How long the message waits for the turns of computers that follow, in milliseconds. */
      readonly waits?: number;
      /** Seat whose planned turn the message waits for, if it has one. */
      readonly planOf?: number;
      /** True to reuse a message of the kind that still waits, instead of a new one. */
      readonly joins?: boolean;
    }
  | {
      readonly type: 'refresh';
      readonly kind: Kind;
      /** Index of the act that the message tells of; by default the latest message of the kind is edited. */
      readonly act?: number;
      /** Limits the edit to the latest message about this user. */
      readonly userId?: UserId;
    }
  /** Edits the latest message of a kind, which tells from now on what is written together with this and after it. */
  | {
      readonly type: 'renew';
      readonly kind: Kind;
      /** How long the edit waits for the turns of computers that follow, in milliseconds. */
      readonly waits?: number;
    }
  /** Deletes all messages of a kind; unsent ones are not sent any more. */
  | { readonly type: 'delete'; readonly kind: Kind }
  /** See `Withdrawal`. */
  | Withdrawal;

/**
 * Withdraws turn messages after the end of a turn was taken back. The turn message that the end caused, and later ones, no longer
 * announce a turn, or are never sent. The message before them is edited, as it is the turn message again. If that one was given
 * up before it was sent, the latest turn message is edited instead.
 */
export interface Withdrawal {
  readonly type: 'withdraw';
  /** Index of the log entry that ended the turn. */
  readonly entry: number;
}

/** A pending task of a post; if the post has a newer task, storing the outcome of this one does nothing. */
export interface PostTask {
  readonly id: number;
  readonly wish: number;
}

/** A message that is about to be sent. */
export interface BegunPost extends PostTask {
  /** A snowflake id from before the message, in addition to the stored ones; absent if none is known. */
  readonly after?: string | undefined;
  /** Fingerprint of the message, by which it is found; absent if it has neither text nor controls. */
  readonly as?: string | undefined;
  /** Topics that it pings people for. */
  readonly topics?: Topics | undefined;
}

/** A message that was sent, edited or stripped. */
export interface Delivery extends PostTask {
  readonly messageId: string;
  /** True if the message is to be edited at once, to add a part that takes long to make. */
  readonly again?: boolean;
  /**
   * Kinds of earlier messages whose controls are removed because the message was sent. If the message was withdrawn meanwhile,
   * the earlier messages keep their controls.
   */
  readonly strips?: readonly string[];
  /** The pings of the message. */
  readonly pinged?: readonly Ping[];
}

/** A failed attempt at a task. */
export interface FailedAttempt extends PostTask {
  /** When the task is tried again, in milliseconds since 1970; if absent, it is given up. */
  readonly retryAt?: number;
  /** Discord's error code, if it named one. */
  readonly code?: number;
}

/** Number and age of the pending posts. */
export interface OutboxDepth {
  /** Numbers of posts to be sent, and to be changed. */
  readonly sends: number;
  readonly changes: number;
  /** When the oldest post to be sent became due, in milliseconds since 1970. */
  readonly oldest?: number;
  /** When the newest sent turn message became due, in milliseconds since 1970. */
  readonly newestSent?: number;
}

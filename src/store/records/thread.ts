import type { ChannelId, UserId } from './ids.ts';

/** A request for a thread in which a subject begins, such as a game. */
export interface ThreadRequest {
  /** Idempotency key, such as the id of the Discord interaction: only one thread is made for it. */
  readonly cause: string;
  readonly guildId: string;
  /** The parent channel of the thread. */
  readonly parentId: ChannelId;
  readonly name: string;
  /** Type of the subject that begins in the thread. */
  readonly type: string;
  /** JSON with the data of the subject, which only the subject parses. */
  readonly content: string;
  /** The user who asked for the thread; they are told if it cannot be made. */
  readonly userId: UserId;
}

/** A wanted thread that is not made yet, or whose subject has not begun in it yet. */
export interface QueuedThread extends ThreadRequest {
  readonly id: number;
  /** A snowflake id from before the first attempt; set once the thread may exist. */
  readonly begunAfter?: string;
  /** Set once the thread was made. */
  readonly threadId?: ChannelId;
  readonly attempts: number;
}

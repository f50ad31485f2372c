import type { ChannelId, UserId } from './ids.ts';

/** A thread that is wanted for something which begins in it. */
export interface ThreadWish {
  /** Idempotency key, such as the id of the Discord interaction: one thread is made for it. */
  readonly cause: string;
  readonly guildId: string;
  /** The channel below which it is opened. */
  readonly parentId: ChannelId;
  readonly name: string;
  /** Type of the subject that begins in it. */
  readonly type: string;
  /** What that subject begins with: JSON, which it alone reads. */
  readonly content: string;
  /** Who asked for it, and is told where it cannot be made. */
  readonly userId: UserId;
}

/** A thread that is still to be made, or in which what it was wanted for has not begun yet. */
export interface WantedThread extends ThreadWish {
  readonly id: number;
  /** An id that Discord has made before it was asked for the thread, which may exist since then. */
  readonly begunAfter?: string;
  /** Set once it was made. */
  readonly threadId?: ChannelId;
  readonly attempts: number;
}

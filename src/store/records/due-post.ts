import type { ClockData } from './clock.ts';
import type { GameLookup } from './game.ts';
import type { UserId } from './ids.ts';
import type { ChannelRecord } from './person.ts';
import type { Lane, PostRecord } from './post.ts';

/** A due post with its server and the other data for its message. */
export interface DuePost extends PostRecord, Lane {
  readonly guildId: string;
  /** The game of the post, and the names of its present and former players, as far as the bot has seen them in the server. */
  readonly game: GameLookup;
  readonly names: ReadonlyMap<UserId, string>;
  /** The stored record of its channel. */
  readonly channel: ChannelRecord | undefined;
  /** The `seq` of the next message about a turn or the end of the game; absent if none follows that still stands. */
  readonly nextSeq?: number;
  readonly clockData: ClockData;
}

/** The work of the outbox at a moment. */
export interface OutboxWork {
  readonly posts: readonly DuePost[];
  /** When further posts will be due, in milliseconds since 1970; absent if none waits for a time. */
  readonly next?: number;
}

import type { GameLookup } from './game.ts';
import type { UserId } from './ids.ts';
import type { ChannelRecord } from './person.ts';
import type { PostRecord } from './post.ts';

/** A post that is due, with the server of its subject, and what else its message is made from. */
export interface DuePost extends PostRecord {
  readonly guildId: string;
  /** The game of a post of a game, and the names of all who have or had a seat there, of those who were seen in the server. */
  readonly game: GameLookup;
  readonly names: ReadonlyMap<UserId, string>;
  /** What is stored of its channel. */
  readonly channel: ChannelRecord | undefined;
}

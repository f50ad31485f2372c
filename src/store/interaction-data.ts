import type { ChannelRecord, GameLookup, Settings, UserId } from './records.ts';

/** What is stored about where an interaction was made, by whom, and about its game, all of one moment. */
export interface InteractionData {
  /** The lobby or running game of the channel. */
  readonly game: GameLookup;
  /** Names in the server of who made it and of all who have or had a seat in that game, of those who were seen there. */
  readonly names: ReadonlyMap<UserId, string>;
  /** Settings of who made it, and the language of their client when last seen. */
  readonly settings: Settings;
  readonly locale?: string;
  readonly channel?: Omit<ChannelRecord, 'language'>;
  /** The id of the first message of the game that the control names, as far as it is known. */
  readonly firstMessageId?: string;
  /** Whether a message to the channel was given up. */
  readonly hasLostPosts: boolean;
}

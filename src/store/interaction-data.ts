import type { ChannelRecord, GameLookup, Settings, UserId } from './records.ts';

/** Stored data about the channel, the user and the game of an interaction, read in one transaction. */
export interface InteractionData {
  /** The lobby or running game of the channel; for a control in direct messages, the one that it names, if the user has a seat. */
  readonly game: GameLookup;
  /** Names in the server of the user and of all present and former players of that game, as far as the bot has seen them there. */
  readonly names: ReadonlyMap<UserId, string>;
  /** Settings of the user, and the last known language of the user's client. */
  readonly settings: Settings;
  readonly locale?: string;
  readonly channel?: Omit<ChannelRecord, 'language'>;
  /** The control's game: when it was created, in milliseconds since 1970, and the id of its first message, if known. */
  readonly controlGame?: { readonly createdAt: number; readonly firstMessageId?: string };
  /** True if a message to the channel was given up. */
  readonly hasLostPosts: boolean;
}

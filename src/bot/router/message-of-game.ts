import { type Message, MessageFlags, SnowflakeUtil } from 'discord.js';
import type { GameId } from '../../store/records.ts';
import type { Store } from '../../store/store.ts';

/** How long before the first message of a game an answer about it can be there, in milliseconds: /new is answered as well. */
const AHEAD = 60_000;

/**
 * Whether a message must be of another database, whose games had the same numbers: everything about a game
 * is later than its first message, by the clock of Discord.
 */
export async function isOlderThanGame(
  store: { readonly posts: Pick<Store['posts'], 'firstMessageId'> },
  gameId: GameId,
  { createdTimestamp, editedTimestamp, flags }: Pick<Message, 'createdTimestamp' | 'editedTimestamp' | 'flags'>,
): Promise<boolean> {
  const first = await store.posts.firstMessageId(gameId);
  if (first === undefined) return false;
  // A private answer may be changed to one about a later game.
  const isPrivate = flags.has(MessageFlags.Ephemeral);
  const at = isPrivate ? (editedTimestamp ?? createdTimestamp) + AHEAD : createdTimestamp;
  return at < SnowflakeUtil.timestampFrom(first);
}

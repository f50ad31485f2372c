import { type Message, MessageFlags, SnowflakeUtil } from 'discord.js';

/** How much older than a game's first message a private reply about it may be, in milliseconds, such as the reply to /new. */
const CLOCK_MARGIN = 60_000;

/**
 * True if a message is older than the first message of a game. It is then about a game of another database that had the same
 * number. Both times are Discord's.
 *
 * @param first id of the first message of the game; undefined if unknown
 */
export function isOlderThanGame(
  first: string | undefined,
  { createdTimestamp, editedTimestamp, flags }: Pick<Message, 'createdTimestamp' | 'editedTimestamp' | 'flags'>,
): boolean {
  if (first === undefined) return false;
  // A private answer may be changed to one about a later game.
  const isPrivate = flags.has(MessageFlags.Ephemeral);
  const at = isPrivate ? (editedTimestamp ?? createdTimestamp) + CLOCK_MARGIN : createdTimestamp;
  return at < SnowflakeUtil.timestampFrom(first);
}

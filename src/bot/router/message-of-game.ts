import { type Message, MessageFlags, SnowflakeUtil } from 'discord.js';
import type { InteractionData } from '../../store/interaction-data.ts';

/** How much older than a game's first message a private reply about it may be, in milliseconds, such as the reply to /new. */
const CLOCK_MARGIN = 60_000;

/**
 * True if a message is older than a game. It is then about a game of another database that had the same number. The game's first
 * message tells its age by Discord's clock; as a public reply may come before that message, what was made after the game is never older.
 *
 * @param game the id of its first message, if known, and when it was created, in milliseconds since 1970
 */
export function isOlderThanGame(
  { firstMessageId: first, createdAt }: NonNullable<InteractionData['controlGame']>,
  { createdTimestamp, editedTimestamp, flags }: Pick<Message, 'createdTimestamp' | 'editedTimestamp' | 'flags'>,
): boolean {
  if (first === undefined) return false;
  // A private answer may be changed to one about a later game.
  const isPrivate = flags.has(MessageFlags.Ephemeral);
  const at = isPrivate ? (editedTimestamp ?? createdTimestamp) + CLOCK_MARGIN : createdTimestamp;
  return at < Math.min(SnowflakeUtil.timestampFrom(first), createdAt);
}

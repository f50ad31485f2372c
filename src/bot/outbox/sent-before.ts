import type { BaseMessageOptions, SendableChannels } from 'discord.js';
import { sha256 } from '../../core/digest.ts';
import type { PostRecord } from '../../store/records.ts';
import type { Store } from '../../store/store.ts';
import { isFinal } from './final-errors.ts';
import { type ChannelMessage, compareIds, messagesOf, type SentMessage } from './messages.ts';

/**
 * Returns the hash by which a sent message is recognised: of the ids of its controls, which no other message has, or of its text
 * if it has no controls; undefined for a message with neither.
 */
export function fingerprintOf({ content, components }: BaseMessageOptions | ChannelMessage): string | undefined {
  const ids = controlIds(components);
  const text = ids.length > 0 ? ids.join('\n') : content?.trim();
  return text ? sha256(text) : undefined;
}

/**
 * Finds the message of a post in its channel if an earlier attempt has sent it, such as one whose answer was lost; undefined if
 * none has. As Discord forgets a nonce after some minutes, a post that is tried again later, or after a restart, would otherwise
 * be sent twice.
 *
 * Only messages since the first attempt are searched: earlier ones may be of games with the same numbers, from before the
 * database was restored.
 *
 * @param current fingerprint of the message as it would be sent now, for posts of versions that stored none
 */
export async function sentBefore(
  store: Store,
  channel: SendableChannels,
  { post, current }: { readonly post: PostRecord; readonly current: string | undefined },
): Promise<SentMessage | undefined> {
  const fingerprint = post.begunAs ?? current;
  const posts = await store.posts.ofSubject(post.subject);
  const messageIds = new Set(posts.map(({ messageId }) => messageId));
  // Replies to commands, which have a webhook, are no posts. If several messages match, the first is returned, as others may be of
  // later turns from before the database was restored.
  return (await laterMessages(channel, beganAfter(post, posts))).find(
    (message) =>
      message.author.id === channel.client.user.id &&
      message.webhook_id == null &&
      !messageIds.has(message.id) &&
      fingerprint !== undefined &&
      fingerprintOf(message) === fingerprint,
  );
}

/**
 * The latest known snowflake id from before the first attempt: the one stored then, or that of an earlier message of the subject.
 */
function beganAfter(
  { id, begunAfter, channelId, direct }: PostRecord,
  posts: readonly PostRecord[],
): string | undefined {
  const earlier = posts.flatMap((post) =>
    post.id < id && post.channelId === channelId && post.direct === direct && post.messageId !== undefined
      ? [post.messageId]
      : [],
  );
  return [...earlier, ...(begunAfter === undefined ? [] : [begunAfter])].sort(compareIds).at(-1);
}

/** The messages of a channel after an id; none if the bot may not read them, so that the post is sent anyway. */
async function laterMessages(channel: SendableChannels, after: string | undefined): Promise<ChannelMessage[]> {
  try {
    return await messagesOf(channel, after);
  } catch (error) {
    if (isFinal(error)) return [];
    throw error;
  }
}

/** Ids of controls anywhere in a part of a message. */
function controlIds(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  const { custom_id: own } = part as { custom_id?: unknown };
  return [...(typeof own === 'string' ? [own] : []), ...Object.values(part).flatMap(controlIds)];
}

import type { BaseMessageOptions, SendableChannels } from 'discord.js';
import { sha256 } from '../../core/digest.ts';
import type { PostRecord } from '../../store/records.ts';
import type { Store } from '../../store/store.ts';
import { isFinal } from './final-errors.ts';
import { compareIds, type FoundMessage, messagesOf, type SentMessage } from './messages.ts';

/**
 * What a message is found by: the ids of its controls, which no other message has, or its text where it has none;
 * undefined for one without either.
 */
export function lookOf({ content, components }: BaseMessageOptions | FoundMessage): string | undefined {
  const ids = controlIds(components);
  const look = ids.length > 0 ? ids.join('\n') : content?.trim();
  return look ? sha256(look) : undefined;
}

/**
 * The message of a post that was begun to be sent before, such as one whose answer was lost; undefined where there is
 * none. Discord forgets a nonce after some minutes, so that a post which is tried again later than that, or after a
 * restart, would be there twice.
 *
 * Only what was sent since then can be it: earlier messages may be those of another life of the database, from before a
 * restore, whose games had the same numbers.
 *
 * @param now look of the message as it would be sent now, for posts of earlier versions
 */
export async function sentBefore(
  store: Store,
  channel: SendableChannels,
  { post, now }: { readonly post: PostRecord; readonly now: string | undefined },
): Promise<SentMessage | undefined> {
  const look = post.begunAs ?? now;
  const posts = await store.posts.ofSubject(post.subject);
  const known = new Set(posts.map(({ messageId }) => messageId));
  // Answers to commands, which have a webhook, are no posts. Of several, such as those of later turns in another life of
  // the database, the first.
  return (await later(channel, beganAfter(post, posts))).find(
    (message) =>
      message.author.id === channel.client.user.id &&
      message.webhook_id == null &&
      !known.has(message.id) &&
      look !== undefined &&
      lookOf(message) === look,
  );
}

/** An id that Discord made before sending began: that was noted then, or that of an earlier message of the subject. */
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

/** None where the bot may not read them: that it may not is no reason to keep a message back. */
async function later(channel: SendableChannels, after: string | undefined): Promise<FoundMessage[]> {
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

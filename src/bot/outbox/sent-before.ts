import type { BaseMessageOptions, SendableChannels } from 'discord.js';
import type { PostKind, PostRecord } from '../../store/records.ts';
import type { Store } from '../../store/store.ts';
import { parseControlId, type Verb } from '../write/control-id.ts';
import { isFinal } from './final-errors.ts';
import { compareIds, type FoundMessage, messagesOf, type SentMessage } from './messages.ts';

/**
 * A control that every message of a kind has, and none of another kind in the same channel; others are known by their
 * text.
 */
const SIGNS: { readonly [Kind in PostKind]?: Verb } = { lobby: 'join', turn: 'tiles', end: 'rematch' };

/**
 * The message of a post that was begun to be sent before, such as one whose answer was lost; undefined where there is
 * none. Discord forgets a nonce after some minutes, so that a post which is tried again later than that, or after a
 * restart, would be there twice.
 *
 * Only what was sent since then can be it: earlier messages may be those of another life of the database, from before a
 * restore, whose games had the same numbers.
 *
 * @param message what would be sent now
 */
export async function sentBefore(
  store: Store,
  channel: SendableChannels,
  { post, message }: { readonly post: PostRecord; readonly message: BaseMessageOptions },
): Promise<SentMessage | undefined> {
  const posts = await store.posts(post.gameId);
  const known = new Set(posts.map(({ messageId }) => messageId));
  const isOwn = ({ id, author, webhook_id: webhook }: FoundMessage) =>
    // Answers to commands, which have a webhook, are no posts.
    author.id === channel.client.user.id && webhook == null && !known.has(id);
  const own = (await later(channel, beganAfter(post, posts))).filter(isOwn);
  const says = ({ content }: FoundMessage) => content !== '' && content === message.content;
  // Of several, such as those of later turns in another life of the database, the first.
  return own.find(says) ?? own.find((found) => controlsName(found, post));
}

/** An id that Discord made before sending began: that was noted then, or that of an earlier message of the game. */
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

function controlsName({ components }: FoundMessage, { gameId, kind }: PostRecord): boolean {
  return controlIds(components).some((text) => {
    const id = parseControlId(text);
    return id?.gameId === gameId && id.verb === SIGNS[kind];
  });
}

/** Ids of controls anywhere in a part of a message. */
function controlIds(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  const { custom_id: own } = part as { custom_id?: unknown };
  return [...(typeof own === 'string' ? [own] : []), ...Object.values(part).flatMap(controlIds)];
}

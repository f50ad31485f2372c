import type { BaseMessageOptions, SendableChannels } from 'discord.js';
import { sha256 } from '../../core/digest.ts';
import { PictureError } from '../../render/index.ts';
import {
  DIRECT_MESSAGES,
  type DuePost,
  isPerson,
  type Ping,
  type PostRecord,
  type Topics,
  type UserId,
} from '../../store/records.ts';
import type { Store } from '../../store/store.ts';
import { requestWithTimeout } from '../connection/requests.ts';
import { withinLimits } from '../write/message-text.ts';
import { sendOrWithoutLargePicture } from '../write/pictures.ts';
import { nonceOf } from './delivery.ts';
import { isFinal } from './final-errors.ts';
import {
  type ChannelMessage,
  compareIds,
  deleteMessage,
  editMessage,
  messagesOf,
  openDirect,
  type SentMessage,
  sendMessage,
} from './messages.ts';
import type { LoadedSubject, MadeMessage, SubjectParts } from './subject.ts';

/** Number of attempts to deliver a message with its picture; later attempts send it without. */
const PICTURE_ATTEMPTS = 3;

/** The bot is not in the server of a post; Discord would answer that it has no access. */
export class RemovedError extends Error {}

/** Outcome of sending, editing or stripping a message. */
interface Published {
  readonly messageId: string;
  /** True if the message is to be edited at once. */
  readonly again?: boolean;
  readonly pinged?: readonly Ping[];
}

/** A post that is being delivered, with its subject and the channel of its message. */
interface Delivery {
  readonly parts: SubjectParts;
  readonly post: PostRecord;
  readonly subject: LoadedSubject;
  readonly channel: SendableChannels;
}

/**
 * Sends, edits, strips or deletes the message of a post and returns it. Undefined if the message no longer exists or is no longer
 * needed, or if it was not sent because the wish for the post has changed.
 */
export async function publish(
  parts: SubjectParts,
  post: DuePost,
  subject: LoadedSubject,
): Promise<Published | undefined> {
  const { client } = parts;
  const { messageId, userId, pending } = post;
  if (pending === 'delete' && !messageId) return undefined;
  if (!post.direct && post.guildId !== DIRECT_MESSAGES && !client.guilds.cache.has(post.guildId))
    throw new RemovedError();
  const channel =
    post.direct && userId !== undefined
      ? await openDirect(client, userId)
      : await requestWithTimeout(() => client.channels.fetch(post.channelId));
  if (!channel?.isSendable()) throw new Error(`channel ${post.channelId} takes no messages`);
  if (channel.isThread()) await subject.prepare?.(channel, post);
  if (pending === 'strip' && messageId) {
    await editMessage(channel, messageId, { components: [], ...(subject.losesPicture?.(post) && { attachments: [] }) });
    return { messageId };
  }
  if (pending === 'delete' && messageId) {
    await deleteMessage(channel, messageId);
    return undefined;
  }
  const put = (painted: boolean) => () => putMessage({ parts, post, subject, channel }, painted);
  return sendOrWithoutLargePicture(put(post.attempts < PICTURE_ATTEMPTS), put(false));
}

/** Sends or edits the message of a post and returns it; undefined as for `publish`. */
async function putMessage(publishing: Delivery, painted: boolean): Promise<Published | undefined> {
  const { parts, post, channel } = publishing;
  const { messageId } = post;
  const { store, now } = parts.app;
  const made = await madeMessage(publishing, painted);
  if (!made) return undefined;
  if (post.pending === 'edit' && messageId) {
    const { message } = withoutRepeatedPings(made, { post, pings: await pingsBefore(store, made), now: now() });
    // Without an empty list of attachments the old picture would stay beside the new one.
    await editMessage(channel, messageId, message.files ? { ...message, attachments: [] } : message);
    return { messageId };
  }
  const sent = await send(publishing, made);
  // A message that was sent without its picture gets it by an edit.
  return sent && { ...sent, again: made.again || post.attempts >= PICTURE_ATTEMPTS };
}

/** Makes the message of a post. After several failed attempts to paint its picture, the message is made without. */
async function madeMessage({ post, subject, channel }: Delivery, painted: boolean): Promise<MadeMessage | undefined> {
  const message = await subject.message(post, { channel, painted }).catch((error: unknown) => {
    if (!(error instanceof PictureError) || post.attempts + 1 < PICTURE_ATTEMPTS) throw error;
    return subject.message(post, { channel, painted: false });
  });
  return message && { ...message, message: withinLimits(mentioningPeople(message.message)) };
}

/** Limits the mentions of a message to people: Discord rejects ids of computers, and stand-in ids of deleted users. */
function mentioningPeople(message: BaseMessageOptions): BaseMessageOptions {
  const { allowedMentions } = message;
  if (!allowedMentions?.users) return message;
  return { ...message, allowedMentions: { ...allowedMentions, users: allowedMentions.users.filter(isPerson) } };
}

/** Sends the message of a post, unless it was sent before; undefined as for `publish`. */
async function send({ parts, post, channel }: Delivery, made: MadeMessage): Promise<Published | undefined> {
  const { store, now } = parts.app;
  const { id, wish, subject } = post;
  const as = fingerprintOf(made.message);
  const earlier = post.begun && (await sentBefore(store, channel, { post, current: as }));
  if (earlier) {
    const { pingsOf } = withoutRepeatedPings(made, { post, pings: await pingsBefore(store, made), now: now() });
    return { messageId: earlier.id, pinged: pingsOf(earlier.mentions) };
  }
  const after = channel.lastMessageId ?? undefined;
  const beginning = await store.posts.begin({ id, wish, after, as, topics: topicsOf(made) });
  if (!beginning) return undefined;
  const { message, pingsOf } = withoutRepeatedPings(made, { post, pings: beginning.pings, now: now() });
  const nonce = nonceOf(`post ${subject} ${id} of ${await store.id()} after ${beginning.begunAfter ?? ''}`);
  const sent = await sendMessage(channel, { ...message, nonce, enforceNonce: true });
  return { messageId: sent.id, pinged: pingsOf(sent.mentions) };
}

/** A message that pings only users whom it may ping. */
interface LimitedMessage {
  readonly message: BaseMessageOptions;
  /** Returns the pings to store when the message has pinged these users. */
  pingsOf(userIds: readonly UserId[]): readonly Ping[];
}

/** The topics of a message, which are all of one game; undefined if it has none. */
function topicsOf({ topics = [] }: MadeMessage): Topics | undefined {
  const [first] = topics;
  return first && { gameId: first.gameId, about: topics.map(({ about }) => about) };
}

/** The last pings about the topics of a message. */
async function pingsBefore({ pings }: Store, made: MadeMessage): Promise<readonly Ping[]> {
  const topics = topicsOf(made);
  return topics ? pings.about(topics) : [];
}

/** Limits the pings of a post's message to users who were not pinged for the same topics before. */
function withoutRepeatedPings(
  { message, topics = [] }: MadeMessage,
  known: { readonly post: PostRecord; readonly pings: readonly Ping[]; readonly now: number },
): LimitedMessage {
  const { now: at, pings } = known;
  const postId = known.post.id;
  const topicFor = (userId: UserId) =>
    topics.find(({ about, again = Number.POSITIVE_INFINITY }) => {
      const earlier = pings.find((ping) => ping.about === about && ping.userId === userId);
      return !earlier || earlier.postId === postId || Math.abs(at - earlier.at) >= again;
    });
  const { allowedMentions } = message;
  const users = topics.length > 0 && allowedMentions?.users?.filter((userId) => topicFor(userId) !== undefined);
  return {
    message: users ? { ...message, allowedMentions: { ...allowedMentions, users } } : message,
    pingsOf: (userIds) =>
      userIds.flatMap((userId) => {
        const topic = topicFor(userId);
        return topic ? [{ gameId: topic.gameId, about: topic.about, userId, postId, at }] : [];
      }),
  };
}

/**
 * Returns the hash by which a sent message is recognised: of the ids of its controls, which no other message has, or of its text
 * if it has no controls; undefined for a message with neither.
 */
function fingerprintOf({ content, components }: BaseMessageOptions | ChannelMessage): string | undefined {
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
async function sentBefore(
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

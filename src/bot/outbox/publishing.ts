import type { BaseMessageOptions, SendableChannels } from 'discord.js';
import { PictureError } from '../../render/index.ts';
import { DIRECT_MESSAGES, type DuePost, isPerson, type Ping, type PostRecord } from '../../store/records.ts';
import { request } from '../connection/requests.ts';
import { sendOrWithoutLargePicture } from '../handlers/picture-reply.ts';
import { withinLimits } from '../write/message-limits.ts';
import { nonceOf } from './delivery.ts';
import { deleteMessage, editMessage, openDirect, type SentMessage, sendMessage } from './messages.ts';
import { withoutRepeatedPings } from './pings.ts';
import { fingerprintOf, sentBefore } from './sent-before.ts';
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
interface Publishing {
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
      : await request(() => client.channels.fetch(post.channelId));
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
async function putMessage(publishing: Publishing, painted: boolean): Promise<Published | undefined> {
  const { parts, post, channel } = publishing;
  const { messageId } = post;
  const made = await madeMessage(publishing, painted);
  if (!made) return undefined;
  const { message, pingsOf } = await withoutRepeatedPings(parts.app, post, made);
  if (post.pending === 'edit' && messageId) {
    // Without an empty list of attachments the old picture would stay beside the new one.
    await editMessage(channel, messageId, message.files ? { ...message, attachments: [] } : message);
    return { messageId };
  }
  const sent = await send(publishing, message);
  // A message that was sent without its picture gets it by an edit.
  const again = made.again || post.attempts >= PICTURE_ATTEMPTS;
  return sent && { messageId: sent.id, again, pinged: pingsOf(sent.mentions) };
}

/** Makes the message of a post. After several failed attempts to paint its picture, the message is made without. */
async function madeMessage({ post, subject, channel }: Publishing, painted: boolean): Promise<MadeMessage | undefined> {
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
async function send(
  { parts, post, channel }: Publishing,
  message: BaseMessageOptions,
): Promise<SentMessage | undefined> {
  const { store } = parts.app;
  const { id, wish, subject } = post;
  const fingerprint = fingerprintOf(message);
  const sent = post.begun && (await sentBefore(store, channel, { post, current: fingerprint }));
  if (sent) return sent;
  const beginning = await store.posts.begin({ id, wish, after: channel.lastMessageId ?? undefined, as: fingerprint });
  if (!beginning) return undefined;
  const nonce = nonceOf(`post ${subject} ${id} of ${await store.id()} after ${beginning.begunAfter ?? ''}`);
  return sendMessage(channel, { ...message, nonce, enforceNonce: true });
}

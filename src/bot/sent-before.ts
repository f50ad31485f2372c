import { type BaseMessageOptions, ComponentType, type Message, type SendableChannels } from 'discord.js';
import type { PostKind, PostRecord } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import { parseControlId, type Verb } from './control-id.ts';
import { isFinal } from './final-errors.ts';

/** Messages of a channel that are looked at, the newest ones; Discord tells no more of them at once. */
const LOOKED_AT = 100;

/** A control that every message of a kind has, and none of another kind in the same channel; others are known by their text. */
const SIGNS: { readonly [Kind in PostKind]?: Verb } = { lobby: 'join', turn: 'tiles', end: 'rematch' };

/**
 * The id of the message of a post that was begun to be sent before, such as one whose answer was lost; undefined where
 * there is none. Discord forgets a nonce after some minutes, so that a post which is tried again later than that, or
 * after a restart, would be there twice.
 *
 * @param message what would be sent now
 */
export async function sentBefore(
  store: Store,
  channel: SendableChannels,
  { post, message }: { readonly post: PostRecord; readonly message: BaseMessageOptions },
): Promise<string | undefined> {
  const posts = await store.posts(post.gameId);
  const known = new Set(posts.map(({ messageId }) => messageId));
  const isIt = (found: Message) =>
    // Answers to commands, which have a webhook, are no posts.
    found.author.id === channel.client.user.id &&
    found.webhookId === null &&
    !known.has(found.id) &&
    (controlsName(found, post) || (found.content !== '' && found.content === message.content));
  return (await newest(channel)).find(isIt)?.id;
}

/** None where the bot may not read them: that it may not is no reason to keep a message back. */
async function newest(channel: SendableChannels): Promise<Message[]> {
  try {
    return [...(await channel.messages.fetch({ limit: LOOKED_AT, cache: false })).values()];
  } catch (error) {
    if (isFinal(error)) return [];
    throw error;
  }
}

function controlsName({ components }: Message, { gameId, kind }: PostRecord): boolean {
  return components
    .flatMap((row) => (row.type === ComponentType.ActionRow ? row.components : []))
    .map(({ customId }) => parseControlId(customId ?? ''))
    .some((id) => id?.gameId === gameId && id.verb === SIGNS[kind]);
}

import {
  type Client,
  type MessageCreateOptions,
  type MessageEditOptions,
  MessagePayload,
  Routes,
  type SendableChannels,
} from 'discord.js';
import * as z from 'zod';
import { requestWithTimeout } from '../connection/requests.ts';

/*
 * Requests of deliveries. Their answers are parsed here, because discord.js fails on messages that it cannot read, even messages
 * of others.
 */

const id = z.string().regex(/^\d+$/);

const sentSchema = z.object({
  id,
  /** Ids of the users whom it pinged. */
  mentions: z
    .array(z.object({ id }))
    .transform((users) => users.map((user) => user.id))
    .catch([]),
});

const channelMessageSchema = sentSchema.extend({
  author: z.object({ id }),
  webhook_id: id.nullish(),
  content: z.string().catch(''),
  components: z.unknown(),
});

/** A message that was sent: its id, and the users whom it mentions so that they are pinged. */
export type SentMessage = z.infer<typeof sentSchema>;

/** A message of a channel, with the fields that are used. */
export type ChannelMessage = z.infer<typeof channelMessageSchema>;

/** Discord carried out a request, but its answer cannot be read. */
export class UnreadableAnswer extends Error {}

/**
 * Sends a message.
 *
 * @throws UnreadableAnswer when the message was sent, but Discord's answer cannot be read
 */
export async function sendMessage(channel: SendableChannels, message: MessageCreateOptions): Promise<SentMessage> {
  const { body, files } = await MessagePayload.create(channel, message).resolveBody().resolveFiles();
  const answer = await requestWithTimeout((signal) =>
    channel.client.rest.post(Routes.channelMessages(channel.id), { body, files: files ?? [], signal }),
  ).catch((error: unknown) => {
    // The request succeeded, but its answer is not JSON.
    if (error instanceof SyntaxError) throw new UnreadableAnswer('the answer is no JSON', { cause: error });
    throw error;
  });
  const parsed = sentSchema.safeParse(answer);
  if (!parsed.success) throw new UnreadableAnswer('the answer is no message');
  return parsed.data;
}

/** Edits a message; omitted fields keep their values. */
export async function editMessage(channel: SendableChannels, id: string, message: MessageEditOptions): Promise<void> {
  const { body, files } = await MessagePayload.create(channel.messages, message).resolveBody().resolveFiles();
  const { nonce: _, enforce_nonce: _none, ...edited } = body as { nonce?: unknown; enforce_nonce?: unknown };
  await requestWithTimeout((signal) =>
    channel.client.rest.patch(Routes.channelMessage(channel.id, id), { body: edited, files: files ?? [], signal }),
  ).catch(unlessCarriedOut);
}

export async function deleteMessage(channel: SendableChannels, id: string): Promise<void> {
  await requestWithTimeout((signal) =>
    channel.client.rest.delete(Routes.channelMessage(channel.id, id), { signal }),
  ).catch(unlessCarriedOut);
}

/** Ignores an unreadable answer to a request that succeeded; rethrows other errors. */
function unlessCarriedOut(error: unknown): void {
  if (!(error instanceof SyntaxError)) throw error;
}

/** Discord's limit for the messages of one request. */
const PAGE = 100;

/** Limit for the pages that are read. */
const MAX_PAGES = 5;

/**
 * Returns messages of a channel, the oldest first: messages later than `after`, or the newest ones. Unreadable messages are left
 * out.
 *
 * @param after a snowflake id, of a message or of anything else
 */
export async function messagesOf(channel: SendableChannels, after: string | undefined): Promise<ChannelMessage[]> {
  const all: ChannelMessage[] = [];
  let from = after;
  for (let page = 0; page < MAX_PAGES; page++) {
    const query = new URLSearchParams({ limit: String(PAGE), ...(from !== undefined && { after: from }) });
    const answer = await requestWithTimeout((signal) =>
      channel.client.rest.get(Routes.channelMessages(channel.id), { query, signal }),
    );
    if (!Array.isArray(answer)) throw new Error('Discord tells no messages');
    const messages = answer
      .flatMap((one) => channelMessageSchema.safeParse(one).data ?? [])
      .sort((a, b) => compareIds(a.id, b.id));
    all.push(...messages);
    const last = messages.at(-1)?.id;
    if (answer.length < PAGE || from === undefined || last === undefined || compareIds(last, from) <= 0) break;
    from = last;
  }
  return all;
}

/** Compares the ages of two snowflake ids: negative if the first is older, positive if the second is older. */
export function compareIds(a: string, b: string): number {
  return a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);
}

/** The channel for direct messages to a user. */
export function openDirect(client: Client<true>, userId: string): Promise<SendableChannels> {
  return requestWithTimeout(() => client.users.createDM(userId));
}

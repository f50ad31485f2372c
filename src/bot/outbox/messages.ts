import {
  type Client,
  type MessageCreateOptions,
  type MessageEditOptions,
  MessagePayload,
  Routes,
  type SendableChannels,
} from 'discord.js';
import { z } from 'zod';
import { request } from '../connection/requests.ts';

/*
 * Requests of deliveries, and their answers as Discord sends them: discord.js makes objects of whole messages, and fails at
 * one that it does not know how to read, whoever wrote it.
 */

const id = z.string().regex(/^\d+$/);

const sent = z.object({
  id,
  /** Whom it pinged. */
  mentions: z
    .array(z.object({ id }))
    .transform((users) => users.map((user) => user.id))
    .catch([]),
});

const found = sent.extend({
  author: z.object({ id }),
  webhook_id: id.nullish(),
  content: z.string().catch(''),
  components: z.unknown(),
});

/** A message that was sent: its id, and the users whom it mentions so that they are pinged. */
export type SentMessage = z.infer<typeof sent>;

/** A message of a channel, as far as it is looked at. */
export type FoundMessage = z.infer<typeof found>;

/** The answer to a request that Discord has carried out cannot be read. */
export class UnreadableAnswer extends Error {}

/**
 * Sends a message.
 *
 * @throws UnreadableAnswer when it was sent, as far as its answer goes
 */
export async function sendMessage(channel: SendableChannels, message: MessageCreateOptions): Promise<SentMessage> {
  const { body, files } = await MessagePayload.create(channel, message).resolveBody().resolveFiles();
  const answer = await request((signal) =>
    channel.client.rest.post(Routes.channelMessages(channel.id), { body, files: files ?? [], signal }),
  ).catch((error: unknown) => {
    // Of an answer that says it was carried out, but holds something else than JSON.
    if (error instanceof SyntaxError) throw new UnreadableAnswer('the answer is no JSON', { cause: error });
    throw error;
  });
  const read = sent.safeParse(answer);
  if (!read.success) throw new UnreadableAnswer('the answer is no message');
  return read.data;
}

/** Edits a message; omitted fields keep their values. */
export async function editMessage(channel: SendableChannels, id: string, message: MessageEditOptions): Promise<void> {
  const { body, files } = await MessagePayload.create(channel.messages, message).resolveBody().resolveFiles();
  const { nonce: _, enforce_nonce: _none, ...edited } = body as { nonce?: unknown; enforce_nonce?: unknown };
  await request((signal) =>
    channel.client.rest.patch(Routes.channelMessage(channel.id, id), { body: edited, files: files ?? [], signal }),
  ).catch(unlessCarriedOut);
}

export async function deleteMessage(channel: SendableChannels, id: string): Promise<void> {
  await request((signal) => channel.client.rest.delete(Routes.channelMessage(channel.id, id), { signal })).catch(
    unlessCarriedOut,
  );
}

/** What a change was answered does not matter once Discord has carried it out. */
function unlessCarriedOut(error: unknown): void {
  if (!(error instanceof SyntaxError)) throw error;
}

/** Messages that Discord tells of at once, at most. */
const PAGE = 100;

/** Pages that are looked at, at most. */
const MAX_PAGES = 5;

/**
 * Messages of a channel, the oldest first, without those that cannot be read: those later than one, or the newest ones.
 *
 * @param after id of that message, or of anything else that Discord has numbered
 */
export async function messagesOf(channel: SendableChannels, after: string | undefined): Promise<FoundMessage[]> {
  const all: FoundMessage[] = [];
  let from = after;
  for (let page = 0; page < MAX_PAGES; page++) {
    const query = new URLSearchParams({ limit: String(PAGE), ...(from !== undefined && { after: from }) });
    const answer = await request((signal) =>
      channel.client.rest.get(Routes.channelMessages(channel.id), { query, signal }),
    );
    if (!Array.isArray(answer)) throw new Error('Discord tells no messages');
    const read = answer.flatMap((one) => found.safeParse(one).data ?? []).sort((a, b) => compareIds(a.id, b.id));
    all.push(...read);
    const last = read.at(-1)?.id;
    if (answer.length < PAGE || from === undefined || last === undefined || compareIds(last, from) <= 0) break;
    from = last;
  }
  return all;
}

/** Which of two ids Discord made later: negative when the second one, positive when the first one. */
export function compareIds(a: string, b: string): number {
  return a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);
}

/** The channel for direct messages to a user. */
export function openDirect(client: Client<true>, userId: string): Promise<SendableChannels> {
  return request(() => client.users.createDM(userId));
}

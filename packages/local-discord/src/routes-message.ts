import * as z from 'zod';
import { apiError } from './api-error.ts';
import { BOT_ID } from './default-world.ts';
import { readForm } from './form.ts';
import { PARSE_ALL } from './mentions.ts';
import { buildMessage, readEdit, requireSmallFiles } from './message-build.ts';
import { type MessageForm, readMessage } from './message-form.ts';
import { Bit, mayIn, requireBot, sendBit } from './permissions.ts';
import {
  type ApiAnswer,
  type ApiRequest,
  type LocalServices,
  NO_CONTENT,
  type Route,
  requireChannel,
  requireMessage,
} from './route.ts';
import { timestampOf } from './snowflake.ts';
import type { WireChannel } from './wire-types.ts';
import type { World } from './world.ts';
import type { StoredMessage } from './world-event.ts';

/** How long a nonce keeps a message from being posted twice. */
const NONCE_MS = 5 * 60_000;

function create({ params, body, files }: ApiRequest, { world, origin }: LocalServices): ApiAnswer {
  const channel = requireChannel(world, params.channel_id);
  requireBot(world, channel);
  if (channel.type === 15) throw apiError('notATextChannel');
  requireSmallFiles(files);
  const form = readMessage(body, { use: 'create', files });
  requireSendRights(world, channel, files.length > 0);
  const known = form.enforce_nonce ? sameNonce(form, world) : undefined;
  if (known) return { status: 200, body: known.message };
  const stored = buildMessage(form, { world, origin, channel, defaultMentions: PARSE_ALL, files });
  wakeThread(channel, world);
  world.addMessage(stored);
  if (channel.thread_metadata) for (const user of stored.message.mentions) world.addThreadMember(channel.id, user.id);
  return { status: 200, body: stored.message };
}

function requireSendRights(world: World, channel: WireChannel, hasFiles: boolean): void {
  requireBot(world, channel, sendBit(channel));
  if (hasFiles) requireBot(world, channel, Bit.AttachFiles);
  if (channel.thread_metadata?.locked) throw apiError('threadLocked');
  if (channel.type !== 1) return;
  const person = world.person(channel.recipients?.[0]?.id ?? '');
  if (!person?.accepts_direct_messages) throw apiError('directMessagesClosed');
}

function sameNonce({ nonce }: MessageForm, world: World): StoredMessage | undefined {
  const known = nonce === undefined ? undefined : world.messageOfNonce(nonce);
  return known && Date.now() - timestampOf(known.message.id) < NONCE_MS ? known : undefined;
}

/** A message in an archived thread brings the thread back. */
export function wakeThread(channel: WireChannel, world: World): void {
  if (!channel.thread_metadata?.archived) return;
  world.updateChannel(channel.id, {
    thread_metadata: { ...channel.thread_metadata, archived: false, archive_timestamp: new Date().toISOString() },
  });
}

function update({ params, body, files }: ApiRequest, { world, origin }: LocalServices): ApiAnswer {
  const channel = requireChannel(world, params.channel_id);
  requireBot(world, channel);
  const stored = requireMessage(world, channel, params.message_id);
  if (stored.message.author.id !== BOT_ID) throw apiError('notEditable');
  if (channel.thread_metadata?.archived) throw apiError('archivedThread');
  requireSmallFiles(files);
  if (files.length > 0) requireBot(world, channel, Bit.AttachFiles);
  const edited = readEdit(stored, body, { world, origin, channel, defaultMentions: PARSE_ALL, files });
  return { status: 200, body: world.updateMessage(edited).message };
}

function remove({ params }: ApiRequest, { world }: LocalServices): ApiAnswer {
  const channel = requireChannel(world, params.channel_id);
  requireBot(world, channel);
  const stored = requireMessage(world, channel, params.message_id);
  if (stored.message.author.id !== BOT_ID) requireBot(world, channel, Bit.ManageMessages);
  world.deleteMessage(stored);
  return NO_CONTENT;
}

function read({ params }: ApiRequest, { world }: LocalServices): ApiAnswer {
  const channel = requireChannel(world, params.channel_id);
  requireBot(world, channel, Bit.ReadMessageHistory);
  return { status: 200, body: requireMessage(world, channel, params.message_id).message };
}

/**
 * The newest messages, or those that follow one, newest first; none where the bot may not read what was said before.
 */
function readMany({ params, query }: ApiRequest, { world }: LocalServices): ApiAnswer {
  const channel = requireChannel(world, params.channel_id);
  requireBot(world, channel);
  const form = z.object({
    limit: z.coerce.number().int().min(1).max(100).default(50),
    after: z.string().regex(/^\d+$/).optional(),
  });
  const { limit, after } = readForm(form, {
    ...(query.has('limit') && { limit: query.get('limit') }),
    ...(query.has('after') && { after: query.get('after') }),
  });
  const mayRead = mayIn(world, channel, BOT_ID, Bit.ReadMessageHistory);
  const found = mayRead ? world.messages(channel.id).filter(({ ownerId }) => ownerId === null) : [];
  // A nonce is not kept with its message.
  const isLater = ({ id }: { readonly id: string }) => after === undefined || BigInt(id) > BigInt(after);
  const later = found.map(({ message: { nonce: _, ...message } }) => message).filter(isLater);
  const body = after === undefined ? later.slice(-limit) : later.slice(0, limit);
  return { status: 200, body: body.reverse() };
}

/** Messages of channels, as the bot posts and edits them. */
export const MESSAGE_ROUTES: readonly Route[] = [
  { method: 'POST', template: '/channels/{channel_id}/messages', auth: 'bot', run: create },
  { method: 'GET', template: '/channels/{channel_id}/messages', auth: 'bot', run: readMany },
  { method: 'GET', template: '/channels/{channel_id}/messages/{message_id}', auth: 'bot', run: read },
  { method: 'PATCH', template: '/channels/{channel_id}/messages/{message_id}', auth: 'bot', run: update },
  { method: 'DELETE', template: '/channels/{channel_id}/messages/{message_id}', auth: 'bot', run: remove },
];

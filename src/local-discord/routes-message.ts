import { apiError } from './api-error.ts';
import { BOT_ID, BOT_USER } from './default-world.ts';
import { parseEmoji } from './emoji.ts';
import { PARSE_ALL } from './mentions.ts';
import { buildMessage, editMessage, type MessageContext, requireSmallFiles } from './message-build.ts';
import { type MessagePayload, readMessagePayload } from './message-payload.ts';
import { Bit, permissionsIn, requireBot, sendBit } from './permissions.ts';
import {
  type ApiAnswer,
  type ApiRequest,
  type LocalServices,
  NO_CONTENT,
  type Route,
  requireChannel,
  requireMessage,
} from './route.ts';
import { namesOf, replyFields } from './routes-interaction.ts';
import { timestampOf } from './snowflake.ts';
import type { WireChannel, WireMessage, WireReaction } from './wire-types.ts';
import { pageOf } from './world.ts';
import type { StoredMessage } from './world-event.ts';

/** How long a nonce keeps a message from being posted twice. */
const NONCE_MS = 5 * 60_000;

function create(request: ApiRequest, local: LocalServices): ApiAnswer {
  const { world } = local;
  const channel = requireChannel(world, request.params.channel_id);
  requireBot(world, channel);
  requireSmallFiles(request.files);
  const payload = readMessagePayload(request.body, { use: 'create', fileNames: namesOf(request.files) });
  requireSendRights(payload, { channel, request, local });
  const known = payload.enforceNonce ? sameNonce(payload, local) : undefined;
  if (known) return { status: 200, body: known.message };
  const quoted = quotedMessage(payload, channel, local);
  const context: MessageContext = {
    world,
    origin: local.origin,
    channel,
    author: BOT_USER,
    defaultMentions: PARSE_ALL,
    files: request.files,
    ownerId: null,
    repliedTo: quoted?.author,
    extra: quoted === undefined ? {} : replyFields(quoted, local),
  };
  const stored = buildMessage(payload, context);
  wakeThread(channel, local);
  world.addMessage(stored);
  if (channel.thread_metadata) for (const user of stored.message.mentions) world.addThreadMember(channel.id, user.id);
  return { status: 200, body: stored.message };
}

function requireSendRights(
  payload: MessagePayload,
  context: { channel: WireChannel; request: ApiRequest; local: LocalServices },
): void {
  const { channel, request, local } = context;
  const { world } = local;
  requireBot(world, channel, sendBit(channel));
  if (request.files.length > 0) requireBot(world, channel, Bit.AttachFiles);
  if ((payload.embeds?.length ?? 0) > 0) requireBot(world, channel, Bit.EmbedLinks);
  if (payload.reference && (permissionsIn(world, channel, BOT_ID) & Bit.ReadMessageHistory) === 0n) {
    throw apiError('replyNeedsHistory');
  }
  if (channel.thread_metadata?.locked) throw apiError('threadLocked');
  if (channel.type === 1) {
    const person = world.person(channel.recipients?.[0]?.id ?? '');
    if (!person?.accepts_direct_messages) throw apiError('directMessagesClosed');
  }
}

function sameNonce(payload: MessagePayload, local: LocalServices): StoredMessage | undefined {
  if (payload.nonce === undefined) return undefined;
  const known = local.world.messageOfNonce(payload.nonce);
  return known && Date.now() - timestampOf(known.message.id) < NONCE_MS ? known : undefined;
}

function quotedMessage(payload: MessagePayload, channel: WireChannel, local: LocalServices): WireMessage | undefined {
  if (!payload.reference) return undefined;
  const stored = local.world.message(channel.id, payload.reference.messageId);
  if (stored && stored.ownerId === null) return stored.message;
  if (payload.reference.failIfNotExists) throw apiError('unknownMessage');
  return undefined;
}

/** A message in an archived thread brings the thread back. */
function wakeThread(channel: WireChannel, local: LocalServices): void {
  if (!channel.thread_metadata?.archived) return;
  local.world.updateChannel(channel.id, {
    thread_metadata: { ...channel.thread_metadata, archived: false, archive_timestamp: new Date().toISOString() },
  });
}

function update(request: ApiRequest, local: LocalServices): ApiAnswer {
  const { world } = local;
  const channel = requireChannel(world, request.params.channel_id);
  requireBot(world, channel);
  const stored = requireMessage(world, channel, request.params.message_id);
  if (stored.message.author.id !== BOT_ID) throw apiError('notEditable');
  if (channel.thread_metadata?.archived) throw apiError('archivedThread');
  requireSmallFiles(request.files);
  const payload = readMessagePayload(request.body, {
    use: 'edit',
    fileNames: namesOf(request.files),
    before: stored.message,
    attachmentIds: new Set(stored.files.map((file) => file.id)),
  });
  if (request.files.length > 0) requireBot(world, channel, Bit.AttachFiles);
  const edited = editMessage(stored, payload, {
    world,
    origin: local.origin,
    channel,
    author: BOT_USER,
    defaultMentions: PARSE_ALL,
    files: request.files,
    ownerId: null,
  });
  return { status: 200, body: world.updateMessage(edited).message };
}

function remove(request: ApiRequest, local: LocalServices): ApiAnswer {
  const { world } = local;
  const channel = requireChannel(world, request.params.channel_id);
  requireBot(world, channel);
  const stored = requireMessage(world, channel, request.params.message_id);
  if (stored.message.author.id !== BOT_ID) requireBot(world, channel, Bit.ManageMessages);
  world.deleteMessage(stored);
  return NO_CONTENT;
}

function list(request: ApiRequest, local: LocalServices): ApiAnswer {
  const { world } = local;
  const channel = requireChannel(world, request.params.channel_id);
  requireBot(world, channel);
  // Without Read Message History Discord answers an empty list.
  const mayRead = (permissionsIn(world, channel, BOT_ID) & Bit.ReadMessageHistory) !== 0n;
  const visible = mayRead ? world.messages(channel.id).filter((stored) => stored.ownerId === null) : [];
  const limit = Math.min(Math.max(Number(request.query.get('limit') ?? 50) || 50, 1), 100);
  const page = pageOf(visible, {
    before: request.query.get('before') ?? undefined,
    after: request.query.get('after') ?? undefined,
    limit,
  });
  return { status: 200, body: page.map((stored) => stored.message).reverse() };
}

function read(request: ApiRequest, local: LocalServices): ApiAnswer {
  const channel = requireChannel(local.world, request.params.channel_id);
  requireBot(local.world, channel, Bit.ReadMessageHistory);
  return { status: 200, body: requireMessage(local.world, channel, request.params.message_id).message };
}

function react(request: ApiRequest, local: LocalServices): ApiAnswer {
  const { world } = local;
  const channel = requireChannel(world, request.params.channel_id);
  requireBot(world, channel, Bit.ReadMessageHistory);
  const stored = requireMessage(world, channel, request.params.message_id);
  const emoji = parseEmoji(request.params.emoji_name ?? '');
  if (!emoji) throw apiError('unknownEmoji');
  if (channel.thread_metadata?.archived) throw apiError('archivedThread');
  const reactions = stored.message.reactions ?? [];
  const known = reactions.find((own) => own.emoji.id === emoji.id && own.emoji.name === emoji.name);
  if (known?.me) return NO_CONTENT;
  // Joining a reaction that is there needs no right of its own.
  if (!known) requireBot(world, channel, Bit.AddReactions);
  const count = (known?.count ?? 0) + 1;
  const own: WireReaction = {
    emoji,
    count,
    count_details: { burst: 0, normal: count },
    burst_colors: [],
    me_burst: false,
    me: true,
  };
  const message = { ...stored.message, reactions: [...reactions.filter((other) => other !== known), own] };
  world.addReaction({ ...stored, message }, BOT_ID, emoji);
  return NO_CONTENT;
}

/** Messages of channels, as the bot posts and edits them. */
export const MESSAGE_ROUTES: readonly Route[] = [
  { method: 'POST', template: '/channels/{channel_id}/messages', auth: 'bot', run: create },
  { method: 'GET', template: '/channels/{channel_id}/messages', auth: 'bot', run: list },
  { method: 'GET', template: '/channels/{channel_id}/messages/{message_id}', auth: 'bot', run: read },
  { method: 'PATCH', template: '/channels/{channel_id}/messages/{message_id}', auth: 'bot', run: update },
  { method: 'DELETE', template: '/channels/{channel_id}/messages/{message_id}', auth: 'bot', run: remove },
  {
    method: 'PUT',
    template: '/channels/{channel_id}/messages/{message_id}/reactions/{emoji_name}/@me',
    auth: 'bot',
    run: react,
  },
];

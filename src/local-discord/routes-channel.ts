import { apiError } from './api-error.ts';
import { BOT_ID, GUILD_ID } from './default-world.ts';
import { FormProblems, isObject, Place, readBoolean, readChoice, readText } from './form-check.ts';
import { FLAG } from './message-payload.ts';
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
import type { WireChannel } from './wire-types.ts';
import type { World } from './world.ts';

const ARCHIVE_MINUTES = [60, 1440, 4320, 10_080] as const;

function readThread(body: unknown): { name: string; autoArchive: number } {
  const problems = new FormProblems();
  const place = new Place(problems);
  const fields = isObject(body) ? body : {};
  const name = readText(place.at('name'), fields.name, { required: true, min: 1, max: 100 });
  const autoArchive = readChoice(place.at('auto_archive_duration'), fields.auto_archive_duration, {
    choices: ARCHIVE_MINUTES,
  });
  problems.throwIfFound();
  return { name: name ?? '', autoArchive: autoArchive ?? 4320 };
}

function createThread(
  world: World,
  fields: { id: string; type: 11 | 12; parentId: string; name: string; autoArchive: number },
): ApiAnswer {
  const now = new Date().toISOString();
  world.addChannel({
    id: fields.id,
    type: fields.type,
    guild_id: GUILD_ID,
    parent_id: fields.parentId,
    owner_id: BOT_ID,
    name: fields.name,
    flags: 0,
    last_message_id: null,
    last_pin_timestamp: null,
    rate_limit_per_user: 0,
    message_count: 0,
    member_count: 0,
    total_message_sent: 0,
    thread_metadata: {
      archived: false,
      archive_timestamp: now,
      auto_archive_duration: fields.autoArchive,
      locked: false,
      create_timestamp: now,
    },
  });
  world.addThreadMember(fields.id, BOT_ID);
  const member = { id: fields.id, user_id: BOT_ID, join_timestamp: now, flags: 0 };
  return { status: 201, body: { ...world.channel(fields.id), member } };
}

function threadOnMessage(request: ApiRequest, { world }: LocalServices): ApiAnswer {
  const channel = requireChannel(world, request.params.channel_id);
  requireBot(world, channel, Bit.CreatePublicThreads);
  const stored = requireMessage(world, channel, request.params.message_id);
  const { name, autoArchive } = readThread(request.body);
  const id = stored.message.id;
  if (world.channel(id)) throw apiError('threadExists');
  const answer = createThread(world, { id, type: 11, parentId: channel.id, name, autoArchive });
  const thread = world.channel(id)!;
  world.updateMessage({
    ...stored,
    message: { ...stored.message, flags: stored.message.flags | FLAG.hasThread, thread },
  });
  return answer;
}

function threadAlone(request: ApiRequest, { world }: LocalServices): ApiAnswer {
  const channel = requireChannel(world, request.params.channel_id);
  const type = isObject(request.body) && Number(request.body.type) === 11 ? 11 : 12;
  requireBot(world, channel, type === 11 ? Bit.CreatePublicThreads : Bit.CreatePrivateThreads);
  const { name, autoArchive } = readThread(request.body);
  return createThread(world, { id: world.ids.next(), type, parentId: channel.id, name, autoArchive });
}

function updateChannel(request: ApiRequest, { world }: LocalServices): ApiAnswer {
  const channel = requireChannel(world, request.params.channel_id);
  requireBot(world, channel, channel.thread_metadata ? 0n : Bit.ManageChannels);
  return { status: 200, body: world.updateChannel(channel.id, readChange(request.body, channel, world)) };
}

function readChange(body: unknown, channel: WireChannel, world: World): Partial<WireChannel> {
  const problems = new FormProblems();
  const place = new Place(problems);
  const fields = isObject(body) ? body : {};
  const name = readText(place.at('name'), fields.name, { min: 1, max: 100 });
  const topic = readText(place.at('topic'), fields.topic, { max: 1024 });
  const archived = readBoolean(place.at('archived'), fields.archived);
  const locked = readBoolean(place.at('locked'), fields.locked);
  const autoArchive = readChoice(place.at('auto_archive_duration'), fields.auto_archive_duration, {
    choices: ARCHIVE_MINUTES,
  });
  problems.throwIfFound();
  const change: Partial<WireChannel> = name === undefined ? {} : { name };
  const metadata = channel.thread_metadata;
  if (!metadata) return topic === undefined ? change : { ...change, topic };
  const moderates = mayIn(world, channel, BOT_ID, Bit.ManageThreads);
  const reopens = archived === false;
  if (metadata.archived && !reopens) throw apiError('archivedThread');
  if (metadata.locked && reopens && !moderates) throw apiError('threadLocked');
  if (locked !== undefined && !moderates) throw apiError('missingPermissions');
  // Anybody who may write reopens a thread; renaming and archiving is for its creator.
  const onlyReopens = reopens && name === undefined && autoArchive === undefined;
  if (channel.owner_id !== BOT_ID && !moderates && !onlyReopens) throw apiError('missingPermissions');
  return {
    ...change,
    thread_metadata: {
      ...metadata,
      archived: archived ?? metadata.archived,
      locked: locked ?? metadata.locked,
      auto_archive_duration: autoArchive ?? metadata.auto_archive_duration,
      archive_timestamp:
        archived === undefined || archived === metadata.archived
          ? metadata.archive_timestamp
          : new Date().toISOString(),
    },
  };
}

function deleteChannel(request: ApiRequest, { world }: LocalServices): ApiAnswer {
  const channel = requireChannel(world, request.params.channel_id);
  requireBot(world, channel, channel.thread_metadata ? Bit.ManageThreads : Bit.ManageChannels);
  world.deleteChannel(channel.id);
  return { status: 200, body: channel };
}

function addThreadMember(request: ApiRequest, { world }: LocalServices): ApiAnswer {
  const channel = requireChannel(world, request.params.channel_id);
  const given = request.params.user_id ?? '@me';
  const id = given === '@me' ? BOT_ID : given;
  if (!channel.thread_metadata) throw apiError('unknownChannel');
  requireBot(world, channel, given === '@me' ? 0n : Bit.SendMessagesInThreads);
  if (!world.member(id)) throw apiError(world.user(id) ? 'unknownMember' : 'unknownUser');
  if (channel.thread_metadata.archived) throw apiError('archivedThread');
  world.addThreadMember(channel.id, id);
  return NO_CONTENT;
}

function readChannel(request: ApiRequest, { world }: LocalServices): ApiAnswer {
  const channel = requireChannel(world, request.params.channel_id);
  requireBot(world, channel);
  return { status: 200, body: channel };
}

/** Nobody sees the bot typing here, but it needs the same rights as on Discord. */
function showTyping(request: ApiRequest, { world }: LocalServices): ApiAnswer {
  const channel = requireChannel(world, request.params.channel_id);
  requireBot(world, channel, sendBit(channel));
  return NO_CONTENT;
}

function openDirect(request: ApiRequest, { world }: LocalServices): ApiAnswer {
  const problems = new FormProblems();
  const fields = isObject(request.body) ? request.body : {};
  const id = readText(new Place(problems, ['recipient_id']), fields.recipient_id, { required: true });
  problems.throwIfFound();
  if (!world.person(id ?? '')) throw apiError('unknownUser');
  return { status: 200, body: world.directChannel(id ?? '') };
}

/** Channels, threads and direct conversations. */
export const CHANNEL_ROUTES: readonly Route[] = [
  { method: 'GET', template: '/channels/{channel_id}', auth: 'bot', run: readChannel },
  { method: 'PATCH', template: '/channels/{channel_id}', auth: 'bot', run: updateChannel },
  { method: 'DELETE', template: '/channels/{channel_id}', auth: 'bot', run: deleteChannel },
  {
    method: 'POST',
    template: '/channels/{channel_id}/messages/{message_id}/threads',
    auth: 'bot',
    run: threadOnMessage,
  },
  { method: 'POST', template: '/channels/{channel_id}/threads', auth: 'bot', run: threadAlone },
  { method: 'PUT', template: '/channels/{channel_id}/thread-members/@me', auth: 'bot', run: addThreadMember },
  { method: 'PUT', template: '/channels/{channel_id}/thread-members/{user_id}', auth: 'bot', run: addThreadMember },
  { method: 'POST', template: '/channels/{channel_id}/typing', auth: 'bot', run: showTyping },
  { method: 'POST', template: '/users/@me/channels', auth: 'bot', run: openDirect },
];

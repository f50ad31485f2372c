import * as z from 'zod';
import { apiError } from './api-error.ts';
import { BOT_ID, GUILD_ID } from './default-world.ts';
import { name, optional, readForm } from './form.ts';
import { Bit, mayIn, requireBot } from './permissions.ts';
import {
  type ApiAnswer,
  type ApiRequest,
  type LocalServices,
  NO_CONTENT,
  type Route,
  requireChannel,
} from './route.ts';

const ARCHIVE_MINUTES = optional(z.literal([60, 1440, 4320, 10_080]));

const THREAD = z.strictObject({
  name: name(100),
  auto_archive_duration: ARCHIVE_MINUTES,
  type: z.literal([10, 11]),
});

const CHANGE = z.strictObject({
  name: optional(name(100)),
  archived: optional(z.boolean()),
  auto_archive_duration: ARCHIVE_MINUTES,
});

/** The type of public threads by that of their channel. */
const THREAD_TYPES: Partial<Record<number, number>> = { 0: 11, 5: 10 };

function createThread(request: ApiRequest, { world }: LocalServices): ApiAnswer {
  const parent = requireChannel(world, request.params.channel_id);
  requireBot(world, parent, Bit.CreatePublicThreads);
  const form = readForm(THREAD, request.body ?? {});
  // An announcement channel has announcement threads only; a thread or a voice channel has none.
  if (form.type !== THREAD_TYPES[parent.type]) throw apiError('wrongChannelType');
  const now = new Date().toISOString();
  const id = world.ids.next();
  world.addChannel({
    id,
    type: form.type,
    guild_id: parent.guild_id ?? GUILD_ID,
    parent_id: parent.id,
    owner_id: BOT_ID,
    name: form.name,
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
      auto_archive_duration: form.auto_archive_duration ?? 4320,
      locked: false,
      create_timestamp: now,
    },
  });
  world.addThreadMember(id, BOT_ID);
  const member = { id, user_id: BOT_ID, join_timestamp: now, flags: 0 };
  return { status: 201, body: { ...world.channel(id), member } };
}

function updateThread(request: ApiRequest, { world }: LocalServices): ApiAnswer {
  const thread = requireChannel(world, request.params.channel_id);
  requireBot(world, thread);
  const { name: renamed, archived, auto_archive_duration } = readForm(CHANGE, request.body ?? {});
  const before = thread.thread_metadata;
  if (!before) throw apiError('missingPermissions');
  const moderates = mayIn(world, thread, BOT_ID, Bit.ManageThreads);
  const reopens = archived === false;
  if (before.archived && !reopens) throw apiError('archivedThread');
  if (before.locked && reopens && !moderates) throw apiError('threadLocked');
  // Anybody who may write reopens a thread; renaming and archiving is for its creator.
  const onlyReopens = reopens && renamed === undefined && auto_archive_duration === undefined;
  if (thread.owner_id !== BOT_ID && !moderates && !onlyReopens) throw apiError('missingPermissions');
  const turns = archived !== undefined && archived !== before.archived;
  const changed = world.updateChannel(thread.id, {
    ...(renamed === undefined ? {} : { name: renamed }),
    thread_metadata: {
      ...before,
      archived: archived ?? before.archived,
      auto_archive_duration: auto_archive_duration ?? before.auto_archive_duration,
      archive_timestamp: turns ? new Date().toISOString() : before.archive_timestamp,
    },
  });
  return { status: 200, body: changed };
}

function deleteThread(request: ApiRequest, { world }: LocalServices): ApiAnswer {
  const thread = requireChannel(world, request.params.channel_id);
  requireBot(world, thread, thread.thread_metadata ? Bit.ManageThreads : Bit.ManageChannels);
  world.deleteChannel(thread.id);
  return { status: 200, body: thread };
}

function addThreadMember(request: ApiRequest, { world }: LocalServices): ApiAnswer {
  const channel = requireChannel(world, request.params.channel_id);
  const id = request.params.user_id ?? '';
  if (!channel.thread_metadata) throw apiError('unknownChannel');
  requireBot(world, channel, Bit.SendMessagesInThreads);
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

function activeThreads({ params }: ApiRequest, { world }: LocalServices): ApiAnswer {
  const threads = world
    .channels()
    .filter(({ guild_id, thread_metadata }) => guild_id === params.guild_id && thread_metadata?.archived === false);
  return { status: 200, body: { threads, members: [] } };
}

function openDirect(request: ApiRequest, { world }: LocalServices): ApiAnswer {
  const { recipient_id } = readForm(z.strictObject({ recipient_id: z.string() }), request.body ?? {});
  if (!world.person(recipient_id)) throw apiError('unknownUser');
  return { status: 200, body: world.directChannel(recipient_id) };
}

/** Channels, threads and direct conversations. */
export const CHANNEL_ROUTES: readonly Route[] = [
  { method: 'GET', template: '/channels/{channel_id}', auth: 'bot', run: readChannel },
  { method: 'PATCH', template: '/channels/{channel_id}', auth: 'bot', run: updateThread },
  { method: 'DELETE', template: '/channels/{channel_id}', auth: 'bot', run: deleteThread },
  { method: 'POST', template: '/channels/{channel_id}/threads', auth: 'bot', run: createThread },
  { method: 'PUT', template: '/channels/{channel_id}/thread-members/{user_id}', auth: 'bot', run: addThreadMember },
  { method: 'GET', template: '/guilds/{guild_id}/threads/active', auth: 'bot', run: activeThreads },
  { method: 'POST', template: '/users/@me/channels', auth: 'bot', run: openDirect },
];

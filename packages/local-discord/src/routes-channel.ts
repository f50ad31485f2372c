import * as z from 'zod';
import { apiError } from './api-error.ts';
import { readForm } from './form.ts';
import { Bit, requireBot } from './permissions.ts';
import {
  type ApiAnswer,
  type ApiRequest,
  type LocalServices,
  NO_CONTENT,
  type Route,
  requireChannel,
} from './route.ts';
import { createThread, updateChannel } from './routes-thread.ts';

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
  { method: 'PATCH', template: '/channels/{channel_id}', auth: 'bot', run: updateChannel },
  { method: 'DELETE', template: '/channels/{channel_id}', auth: 'bot', run: deleteThread },
  { method: 'POST', template: '/channels/{channel_id}/threads', auth: 'bot', run: createThread },
  { method: 'PUT', template: '/channels/{channel_id}/thread-members/{user_id}', auth: 'bot', run: addThreadMember },
  { method: 'GET', template: '/guilds/{guild_id}/threads/active', auth: 'bot', run: activeThreads },
  { method: 'POST', template: '/users/@me/channels', auth: 'bot', run: openDirect },
];

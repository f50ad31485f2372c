import {
  ChannelType,
  channelMention,
  type ForumChannel,
  type NewsChannel,
  PermissionFlagsBits,
  type TextBasedChannel,
  type TextChannel,
} from 'discord.js';
import type { openLobby } from '../../app/lobby.ts';
import type { Rejection } from '../../app/rejection.ts';
import { wantThreadForLobby } from '../../app/thread-lobby.ts';
import { failure, type Result, success } from '../../core/result.ts';
import type { AnyGame } from '../../games/contract/game.ts';
import type { GameRecord } from '../../store/records.ts';
import { plainName } from '../../telling/plain-name.ts';
import { type CommandContext, type HandlerContext, type Reply, reject, requireGuildId } from '../handlers/command.ts';
import type { ControlContext, MenuContext } from '../handlers/feature.ts';
import { missingInForum, permissionNames } from '../handlers/permissions.ts';
import { fittedText } from '../write/message-text.ts';

/** Context of the command or control that opens a game. */
export type OpeningContext = HandlerContext &
  Pick<CommandContext | ControlContext | MenuContext, 'interaction' | 'request'>;

/** Discord's limit for the name of a thread. */
const MAX_NAME_LENGTH = 100;

/** How long a reply waits for a thread, in milliseconds. After that the reply says that the thread comes later. */
const THREAD_TIMEOUT = 20_000;

/** The channel in which a game gets a thread of its own; in a forum that is a post. */
type ThreadParent = TextChannel | NewsChannel | ForumChannel;

/**
 * Opens a lobby in a new thread of a channel; in an announcement channel this is an announcement thread, in a forum a post. Returns
 * the record of the lobby, or a reply that says why there is no thread or that it comes later.
 */
export async function openLobbyInThread(
  { app, services, interaction, request, say }: OpeningContext,
  { words }: AnyGame,
  { lobby, parent }: { readonly lobby: Parameters<typeof openLobby>[1]; readonly parent: ThreadParent },
): Promise<Result<GameRecord, Rejection> | { readonly reply: Reply }> {
  const { user, guildLocale, locale } = interaction;
  const game = words.shortName?.(say.t) ?? words.name(say.t);
  const { cause, guildId, userId, ruleSet, options } = lobby;
  const id = await wantThreadForLobby(
    app,
    {
      ...{ cause, guildId, userId, parentId: parent.id },
      name: fittedText(say('lobby.thread', { game, name: plainName(user.displayName) }), MAX_NAME_LENGTH),
    },
    {
      ...{ ruleSet, options, locale: guildLocale ?? locale },
      ...(isAnnounced(interaction, parent) && { announcedIn: request.channelId }),
    },
  );
  const outcome = await services.threads.outcomeOf(id, THREAD_TIMEOUT);
  switch (outcome?.type) {
    case 'made': {
      const game = await app.store.games.open(outcome.threadId);
      return game ? success(game) : failure({ code: 'no-game' });
    }
    case 'rejected':
      return failure(outcome.rejection);
    case 'refused':
      return reject(
        say('refused.thread-failed', {
          code: String(outcome.code),
          where: parent.type === ChannelType.GuildForum ? 'forum' : 'channel',
        }),
      );
    case 'failed':
      throw outcome.error;
    case undefined:
      return { reply: { content: say('lobby.thread.later') } };
  }
}

/** True if a game in a thread is announced where it was asked for. Nothing is announced in another post of its forum. */
function isAnnounced(interaction: OpeningContext['interaction'], parent: ThreadParent): boolean {
  return mayAnnounce(interaction) && !isPostOf(interaction.channel, parent.id);
}

/** True if the bot may write in the channel where a game was asked for. */
export function mayAnnounce({ appPermissions, channel }: OpeningContext['interaction']): boolean {
  return (
    appPermissions?.has(PermissionFlagsBits[channel?.isThread() ? 'SendMessagesInThreads' : 'SendMessages']) ?? false
  );
}

function isPostOf(channel: TextBasedChannel | null, forumId: string): boolean {
  return channel?.isThread() === true && channel.parentId === forumId;
}

/**
 * Where a game of /new gets a thread: in the hall of the server unless `thread` is false, else where `thread` asks for one.
 * Undefined if it is to be played in the channel itself; refuses where no thread is possible.
 */
export async function threadParent(
  { app, interaction, request, say }: OpeningContext,
  thread: boolean | undefined,
): Promise<ThreadParent | undefined> {
  if (thread === false) return undefined;
  const { channel, client, guild } = interaction;
  const hallId = await app.store.halls.of(requireGuildId(request));
  const hall = hallId === undefined ? undefined : guild?.channels.cache.get(hallId);
  if (hall?.type === ChannelType.GuildForum) {
    const missing = missingInForum(hall.permissionsFor(client.user));
    if (missing.length === 0) return hall;
    const permissions = permissionNames(say, missing);
    reject(say('refused.hall', { hall: channelMention(hall.id), permissions }));
  }
  if (!thread) return undefined;
  return parentOfThreads(channel) ?? reject(say('refused.no-threads', { where: channelKind(channel) }));
}

/** The channel in which the bot can make threads for somebody in a channel: that itself, or the forum whose post it is. */
export function parentOfThreads(channel: TextBasedChannel | null): ThreadParent | undefined {
  if (channel?.type === ChannelType.GuildText || channel?.type === ChannelType.GuildAnnouncement) return channel;
  const parent = channel?.isThread() ? channel.parent : undefined;
  return parent?.type === ChannelType.GuildForum ? parent : undefined;
}

/** Kind of a channel that can have no threads. */
function channelKind(channel: TextBasedChannel | null): 'thread' | 'media' | 'voice' | 'other' {
  if (channel?.isThread()) return channel.parent?.type === ChannelType.GuildMedia ? 'media' : 'thread';
  const { type } = channel ?? {};
  return type === ChannelType.GuildVoice || type === ChannelType.GuildStageVoice ? 'voice' : 'other';
}

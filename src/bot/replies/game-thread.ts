import {
  ChannelType,
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
import type { CommandContext, HandlerContext, Reply } from '../handlers/command.ts';
import type { ControlContext, MenuContext } from '../handlers/feature.ts';
import { fitted } from '../write/message-text.ts';

/** Context of the command or control that opens a game. */
export type OpeningContext = HandlerContext &
  Pick<CommandContext | ControlContext | MenuContext, 'interaction' | 'request'>;

/** Discord's limit for the name of a thread. */
const MAX_NAME_LENGTH = 100;

/** How long a reply waits for a thread, in milliseconds. After that the reply says that the thread comes later. */
const THREAD_TIMEOUT = 20_000;

/**
 * Opens a lobby in a new thread of the channel; in an announcement channel this is an announcement thread. Returns the record of
 * the lobby, or a reply that says why there is no thread or that it comes later.
 */
export async function openLobbyInThread(
  { app, services, interaction, request, say }: OpeningContext,
  { words }: AnyGame,
  lobby: Parameters<typeof openLobby>[1],
): Promise<Result<GameRecord, Rejection> | { readonly reply: Reply }> {
  const { channel, user, guildLocale, locale } = interaction;
  if (!takesThreads(channel)) {
    return { reply: { content: say('refused.no-threads', { where: channelKind(channel) }), rejected: true } };
  }
  const game = words.shortName?.(say.t) ?? words.name(say.t);
  const { cause, guildId, userId, ruleSet, options } = lobby;
  const id = await wantThreadForLobby(
    app,
    {
      ...{ cause, guildId, userId, parentId: request.channelId },
      name: fitted(say('lobby.thread', { game, name: plainName(user.displayName) }), MAX_NAME_LENGTH),
    },
    {
      ...{ ruleSet, options, locale: guildLocale ?? locale },
      ...(mayAnnounce(interaction) && { announcedIn: request.channelId }),
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
      return { reply: { content: say('refused.thread-failed', { code: outcome.code }), rejected: true } };
    case 'failed':
      throw outcome.error;
    case undefined:
      return { reply: { content: say('lobby.thread.later') } };
  }
}

/** True if the bot may announce in the channel that a game opens in one of its threads. */
export function mayAnnounce({ appPermissions }: OpeningContext['interaction']): boolean {
  return appPermissions?.has(PermissionFlagsBits.SendMessages) ?? false;
}

/** True if the bot can create threads in a channel of this type. */
export function takesThreads(channel: TextBasedChannel | null): channel is TextChannel | NewsChannel {
  return channel?.type === ChannelType.GuildText || channel?.type === ChannelType.GuildAnnouncement;
}

/** Kind of a channel that can have no threads. */
function channelKind(channel: TextBasedChannel | null): 'thread' | 'voice' | 'other' {
  if (channel?.isThread()) return 'thread';
  const { type } = channel ?? {};
  return type === ChannelType.GuildVoice || type === ChannelType.GuildStageVoice ? 'voice' : 'other';
}

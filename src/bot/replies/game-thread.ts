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
import type { ControlContext } from '../handlers/feature.ts';
import { fitted } from '../write/message-text.ts';

/** Context in which a game is opened: of a command or of a control. */
export type OpeningContext = HandlerContext & Pick<CommandContext | ControlContext, 'interaction' | 'request'>;

/** Discord's limit for the name of a thread. */
const NAME_LENGTH = 100;

/** How long a reply waits for a thread, in milliseconds; it is made later then. */
const PATIENCE = 20_000;

/**
 * Opens a lobby in a thread of its own below the channel: in an announcement channel that is an announcement thread. The
 * reply says why there is none, or that it comes later.
 */
export async function openLobbyInThread(
  { app, services, interaction, request, say }: OpeningContext,
  { words }: AnyGame,
  lobby: Parameters<typeof openLobby>[1],
): Promise<Result<GameRecord, Rejection> | { readonly reply: Reply }> {
  const { channel, user, guildLocale, locale } = interaction;
  if (!takesThreads(channel)) {
    return { reply: { content: say('refused.no-threads', { where: kindOf(channel) }), rejected: true } };
  }
  const game = words.shortName?.(say.t) ?? words.name(say.t);
  const { cause, guildId, userId, ruleSet, options } = lobby;
  const id = await wantThreadForLobby(
    app,
    {
      ...{ cause, guildId, userId, parentId: request.channelId },
      name: fitted(say('lobby.thread', { game, name: plainName(user.displayName) }), NAME_LENGTH),
    },
    {
      ...{ ruleSet, options, locale: guildLocale ?? locale },
      ...(mayAnnounce(interaction) && { announcedIn: request.channelId }),
    },
  );
  const outcome = await services.threads.outcomeOf(id, PATIENCE);
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

/** True if the bot may tell in the channel of a game in one of its threads. */
export function mayAnnounce({ appPermissions }: OpeningContext['interaction']): boolean {
  return appPermissions?.has(PermissionFlagsBits.SendMessages) ?? false;
}

/** Whether there can be threads below a channel. */
export function takesThreads(channel: TextBasedChannel | null): channel is TextChannel | NewsChannel {
  return channel?.type === ChannelType.GuildText || channel?.type === ChannelType.GuildAnnouncement;
}

/** Kind of a channel that has no threads below it. */
function kindOf(channel: TextBasedChannel | null): 'thread' | 'voice' | 'other' {
  if (channel?.isThread()) return 'thread';
  const { type } = channel ?? {};
  return type === ChannelType.GuildVoice || type === ChannelType.GuildStageVoice ? 'voice' : 'other';
}

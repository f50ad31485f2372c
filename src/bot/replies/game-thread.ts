import {
  ChannelType,
  DiscordAPIError,
  type NewsChannel,
  Routes,
  type TextBasedChannel,
  type TextChannel,
  ThreadAutoArchiveDuration,
  type ThreadChannel,
} from 'discord.js';
import type { AnyGame } from '../../games/contract/game.ts';
import { plainName } from '../../telling/plain-name.ts';
import type { CommandContext, HandlerContext, Reply } from '../handlers/command.ts';
import type { ControlContext } from '../handlers/feature.ts';
import { fitted } from '../write/message-text.ts';

/** Context in which a game is opened: of a command or of a control. */
export type OpeningContext = HandlerContext & Pick<CommandContext | ControlContext, 'interaction' | 'request'>;

/** Discord's limit for the name of a thread. */
const NAME_LENGTH = 100;

/**
 * Opens a thread for one game below the channel: in an announcement channel that is an announcement thread. The reply
 * says why there is none.
 */
export async function openThread(
  { interaction, say }: Pick<OpeningContext, 'interaction' | 'say'>,
  { words }: AnyGame,
): Promise<ThreadChannel | { readonly refused: Reply }> {
  const { channel, user } = interaction;
  if (!takesThreads(channel)) {
    return { refused: { content: say('refused.no-threads', { where: kindOf(channel) }), rejected: true } };
  }
  const game = words.shortName?.(say.t) ?? words.name(say.t);
  const thread = {
    name: fitted(say('lobby.thread', { game, name: plainName(user.displayName) }), NAME_LENGTH),
    autoArchiveDuration: ThreadAutoArchiveDuration.OneWeek,
  };
  try {
    return channel.type === ChannelType.GuildAnnouncement
      ? await channel.threads.create({ ...thread, type: ChannelType.AnnouncementThread })
      : await channel.threads.create({ ...thread, type: ChannelType.PublicThread });
  } catch (error) {
    // Such as too many active threads in the server.
    if (!(error instanceof DiscordAPIError)) throw error;
    return { refused: { content: say('refused.thread-failed', { code: error.code }), rejected: true } };
  }
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

/**
 * Removes a thread in which no game was opened after all. To delete a thread takes a permission that the bot seldom has;
 * else it is archived, which its creator may do.
 */
export async function removeThread({ client, id }: ThreadChannel): Promise<void> {
  try {
    await client.rest.delete(Routes.channel(id));
  } catch {
    await client.rest.patch(Routes.channel(id), { body: { archived: true } }).catch(() => undefined);
  }
}

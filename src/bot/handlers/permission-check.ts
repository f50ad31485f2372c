import { MessageFlags, PermissionFlagsBits, type PermissionsString, RateLimitError } from 'discord.js';
import type { Speech } from '../../i18n/speech.ts';
import { messageText } from '../write/message-text.ts';
import type { CommandContext, Reply } from './command.ts';
import { NEEDED_FOR, type NeededPermission, permissionNames } from './permissions.ts';

/** Activities of the bot that need permissions. */
const PARTS = ['messages', 'pictures', 'threads'] as const;
type Part = (typeof PARTS)[number];

/** Lists the permissions that the bot lacks in the channel, and what does not work without them; tries a direct message. */
export async function permissionCheckReply(context: CommandContext): Promise<Reply> {
  const { interaction, say } = context;
  const inThread = interaction.channel?.isThread() ?? false;
  const lines = PARTS.map((part) => partLine(say, part, missing(context, part, inThread)));
  const reached = await sendsDirectly(context);
  return {
    content: messageText([
      say('check.title'),
      `- ${commandsLine(context)}`,
      ...lines.map((line) => `- ${line}`),
      ...(reached === undefined ? [] : [`- ${say(reached ? 'check.direct' : 'check.direct.closed')}`]),
    ]),
  };
}

function missing({ interaction }: CommandContext, part: Part, inThread: boolean): NeededPermission[] {
  return NEEDED_FOR[part](inThread).filter((name) => !interaction.appPermissions.has(PermissionFlagsBits[name]));
}

function partLine(say: Speech, part: Part, lacking: readonly NeededPermission[]): string {
  if (lacking.length === 0) return say('check.works', { part });
  return say('check.lacks', { part, permissions: permissionNames(say, lacking) });
}

/** Whether members may use commands. They reach the bot, as this one did. */
function commandsLine({ interaction, say }: CommandContext): string {
  const { channel, guild } = interaction;
  const everyone = guild?.roles.everyone;
  const isKnown = channel && !channel.isDMBased() && everyone;
  const needed: PermissionsString = 'UseApplicationCommands';
  const isAllowed = !isKnown || (channel.permissionsFor(everyone)?.has(needed) ?? true);
  return say(isAllowed ? 'check.commands' : 'check.commands.closed');
}

/**
 * Sends a silent test message to the user, as there is no other way to find out; false if Discord refuses it, undefined while
 * it limits direct messages.
 */
async function sendsDirectly({ interaction, say }: CommandContext): Promise<boolean | undefined> {
  try {
    await interaction.user.send({
      content: say('check.direct.test'),
      flags: MessageFlags.SuppressNotifications,
      allowedMentions: { parse: [] },
    });
    return true;
  } catch (error) {
    return error instanceof RateLimitError ? undefined : false;
  }
}

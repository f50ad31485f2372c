import { type ChatInputCommandInteraction, PermissionFlagsBits } from 'discord.js';

/** What the bot needs in a channel to post the messages of a game, in the order in which Discord lists it. */
const NEEDED = ['ViewChannel', 'SendMessages', 'AttachFiles'] as const;
const NEEDED_IN_THREADS = ['ViewChannel', 'SendMessagesInThreads', 'AttachFiles'] as const;

export type NeededPermission = (typeof NEEDED)[number] | (typeof NEEDED_IN_THREADS)[number];

/** The permissions that the bot lacks in the channel of an interaction for what a command needs them for. */
export function missingPermissions(
  interaction: ChatInputCommandInteraction,
  needs: 'nothing' | 'files' | 'posts',
): NeededPermission[] {
  const posting = interaction.channel?.isThread() ? NEEDED_IN_THREADS : NEEDED;
  const needed: readonly NeededPermission[] = { nothing: [], files: ['AttachFiles'] as const, posts: posting }[needs];
  return needed.filter((name) => !interaction.appPermissions.has(PermissionFlagsBits[name]));
}

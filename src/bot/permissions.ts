import { type ChatInputCommandInteraction, PermissionFlagsBits } from 'discord.js';

/** What the bot needs in a channel to post the messages of a game, in the order in which Discord lists it. */
const NEEDED = ['ViewChannel', 'SendMessages', 'AttachFiles'] as const;
const NEEDED_IN_THREADS = ['ViewChannel', 'SendMessagesInThreads', 'AttachFiles'] as const;

export type NeededPermission = (typeof NEEDED)[number] | (typeof NEEDED_IN_THREADS)[number];

/** The permissions that the bot lacks to post in the channel of an interaction. */
export function missingPermissions(interaction: ChatInputCommandInteraction): NeededPermission[] {
  const needed = interaction.channel?.isThread() ? NEEDED_IN_THREADS : NEEDED;
  return needed.filter((name) => !interaction.appPermissions.has(PermissionFlagsBits[name]));
}

import {
  ApplicationIntegrationType,
  type BaseInteraction,
  type Channel,
  ChannelType,
  InteractionContextType,
  PermissionFlagsBits,
  type PermissionsBitField,
} from 'discord.js';
import type { Speech } from '../../i18n/speech.ts';

/**
 * Where an interaction comes from: a server with the bot, direct messages with the bot, or a place without it, where somebody
 * has the bot's commands at hand because they installed them for themselves. There it can answer, but neither post nor mention
 * anybody.
 */
export type Place = 'server' | 'direct' | 'elsewhere';

/** Where a feature works: in servers alone, in direct messages with the bot, too, or in every place. */
export type Where = 'server' | 'direct' | 'anywhere';

/** Returns where an interaction comes from. */
export function placeOf({ authorizingIntegrationOwners: owners, ...interaction }: PlacedInteraction): Place {
  const { context, guildId } = interaction;
  if (guildId !== null) return owners[ApplicationIntegrationType.GuildInstall] === guildId ? 'server' : 'elsewhere';
  return context === InteractionContextType.PrivateChannel ? 'elsewhere' : 'direct';
}

type PlacedInteraction = Pick<BaseInteraction, 'authorizingIntegrationOwners' | 'context' | 'guildId'>;

/** True if a feature works in a place. */
export function worksIn(where: Where, place: Place): boolean {
  return place === 'server' || where === 'anywhere' || where === place;
}

/** How Discord is told where a command works. Commands of a server install also work in direct messages with the bot. */
export function declaredPlaces(where: Where) {
  const { Guild, BotDM, PrivateChannel } = InteractionContextType;
  const { GuildInstall, UserInstall } = ApplicationIntegrationType;
  return {
    server: { integration_types: [GuildInstall], contexts: [Guild] },
    direct: { integration_types: [GuildInstall], contexts: [Guild, BotDM] },
    anywhere: { integration_types: [GuildInstall, UserInstall], contexts: [Guild, BotDM, PrivateChannel] },
  }[where];
}

/** Permissions that the bot needs in a channel to post the messages of a game, in Discord's order. */
const NEEDED = ['ViewChannel', 'SendMessages', 'AttachFiles'] as const;
const NEEDED_IN_THREADS = ['ViewChannel', 'SendMessagesInThreads', 'AttachFiles'] as const;
const NEEDED_FOR_THREADS = ['CreatePublicThreads', ...NEEDED_IN_THREADS] as const;

/** Permissions for posts of a forum: who may send messages there makes posts. */
const NEEDED_IN_FORUM = ['ViewChannel', 'SendMessages', 'SendMessagesInThreads', 'AttachFiles'] as const;

/** Permissions that each activity of the bot needs, in threads or elsewhere. */
export const NEEDED_FOR = {
  messages: (inThread: boolean) => (inThread ? NEEDED_IN_THREADS : NEEDED).slice(0, 2),
  pictures: () => ['AttachFiles'] as const,
  threads: () => ['CreatePublicThreads', 'SendMessagesInThreads'] as const,
} satisfies Readonly<Record<string, (inThread: boolean) => readonly NeededPermission[]>>;

/** The activity of a command for which the bot needs permissions: none, a file in a reply, posts, or a thread with posts. */
export type Needs = 'nothing' | 'files' | 'posts' | 'thread';

export type NeededPermission = (typeof NEEDED)[number] | (typeof NEEDED_FOR_THREADS)[number];

/**
 * The permissions that a command needs and the bot lacks in the channel of an interaction. In direct messages it lacks none,
 * whatever Discord tells of them there.
 */
export function missingPermissions(interaction: BaseInteraction, needs: Needs): NeededPermission[] {
  if (placeOf(interaction) === 'direct') return [];
  const { channel } = interaction;
  const posting = channel?.isThread() ? NEEDED_IN_THREADS : NEEDED;
  const isPost = channel?.isThread() && channel.parent?.type === ChannelType.GuildForum;
  const needed: readonly NeededPermission[] = {
    nothing: [],
    files: ['AttachFiles'] as const,
    posts: posting,
    thread: isPost ? NEEDED_IN_FORUM : NEEDED_FOR_THREADS,
  }[needs];
  return needed.filter((name) => !interaction.appPermissions?.has(PermissionFlagsBits[name]));
}

/** The permissions that the bot lacks in a forum for tables there. */
export function missingInForum(granted: Readonly<PermissionsBitField> | null): NeededPermission[] {
  return NEEDED_IN_FORUM.filter((name) => !granted?.has(PermissionFlagsBits[name]));
}

/** Permissions in words, as Discord names them. */
export function permissionNames(say: Speech, names: readonly NeededPermission[]): string {
  return say.t.list(names.map((name) => say(`permission.${name}`)));
}

/** True if the bot may post the messages of a game in a channel, according to the cache of discord.js. */
export function mayPost(channel: Channel | undefined): boolean {
  if (!channel?.isSendable() || channel.isDMBased()) return false;
  const isThread = channel.isThread();
  if (isThread && channel.locked && !channel.manageable) return false;
  return channel.permissionsFor(channel.client.user)?.has(isThread ? NEEDED_IN_THREADS : NEEDED) ?? false;
}

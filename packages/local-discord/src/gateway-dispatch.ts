import { GatewayIntentBits as Intent } from 'discord-api-types/v10';
import { BOT_ID } from './default-world.ts';
import type { GatewaySession } from './gateway-session.ts';
import { memberObject, threadMember } from './guild-object.ts';
import { namesBot } from './mentions.ts';
import { Bit, mayIn } from './permissions.ts';
import type { WireChannel, WireMessage } from './wire-types.ts';
import type { World } from './world.ts';
import type { StoredMessage, WorldEvent } from './world-event.ts';

/** Sends an event to one session, if its intents and the bot's permissions allow. */
export function dispatchEvent(world: World, session: GatewaySession, event: WorldEvent): void {
  const channel = channelOf(world, event);
  if (channel && !(world.hasBot(channel) && session.serves(channel.guild_id ?? null))) return;
  switch (event.type) {
    case 'message-create':
    case 'message-update':
    case 'message-delete':
      dispatchMessage(world, session, event);
      return;
    case 'channel-create':
    case 'channel-update':
    case 'channel-delete':
      dispatchChannel(world, session, event);
      return;
    case 'thread-member-add': {
      const { channel, userId } = event;
      if (!session.has(userId === BOT_ID ? Intent.Guilds : Intent.GuildMembers)) return;
      const member = {
        ...threadMember(world, channel.id, userId),
        member: memberObject(world, userId),
        presence: null,
      };
      const { id, guild_id, member_count = 0 } = channel;
      session.dispatch('THREAD_MEMBERS_UPDATE', { id, guild_id, member_count, added_members: [member] });
      return;
    }
    case 'person-create':
      if (!session.has(Intent.GuildMembers)) return;
      for (const guild_id of serversOf(world, session)) {
        session.dispatch('GUILD_MEMBER_ADD', { ...memberObject(world, event.person.user.id), guild_id });
      }
      return;
    case 'person-leave':
      if (!session.has(Intent.GuildMembers)) return;
      for (const guild_id of serversOf(world, session)) {
        session.dispatch('GUILD_MEMBER_REMOVE', { user: event.person.user, guild_id });
      }
      return;
    default:
      return;
  }
}

function channelOf(world: World, event: WorldEvent): WireChannel | undefined {
  if ('stored' in event) return world.channel(event.stored.message.channel_id);
  return 'channel' in event ? event.channel : undefined;
}

function serversOf(world: World, session: GatewaySession): string[] {
  return world.servers().flatMap(({ id }) => (session.serves(id) ? [id] : []));
}

function dispatchMessage(
  world: World,
  session: GatewaySession,
  event: { type: 'message-create' | 'message-update' | 'message-delete'; stored: StoredMessage },
): void {
  if (!seesMessage(world, session, event.stored)) return;
  const { message } = event.stored;
  const guild = guildOf(world, event.stored);
  if (event.type === 'message-delete') {
    session.dispatch('MESSAGE_DELETE', { id: message.id, channel_id: message.channel_id, ...guild });
    return;
  }
  const { user: _user, ...member } = memberObject(world, message.author.id);
  const name = event.type === 'message-create' ? 'MESSAGE_CREATE' : 'MESSAGE_UPDATE';
  session.dispatch(name, {
    ...withAllowedContent(world, session, message),
    ...guild,
    ...('guild_id' in guild ? { member } : {}),
    mentions: message.mentions.map((user) => {
      const { user: _mentioned, ...own } = memberObject(world, user.id);
      return 'guild_id' in guild ? { ...user, member: own } : user;
    }),
  });
}

function seesMessage(world: World, session: GatewaySession, stored: StoredMessage): boolean {
  const channel = world.channel(stored.message.channel_id);
  if (!channel) return false;
  // Private messages reach a bot only as direct messages do, and without a server.
  if (stored.ownerId !== null || channel.type === 1) return session.has(Intent.DirectMessages);
  return session.has(Intent.GuildMessages) && mayIn(world, channel, BOT_ID, Bit.ViewChannel);
}

function guildOf(world: World, stored: StoredMessage): { guild_id?: string } {
  const channel = world.channel(stored.message.channel_id);
  return channel?.guild_id === undefined || stored.ownerId !== null ? {} : { guild_id: channel.guild_id };
}

/** Without the Message Content intent a bot reads its own messages, direct ones, and those that mention it. */
function withAllowedContent(world: World, session: GatewaySession, message: WireMessage): WireMessage {
  const mayRead =
    session.has(Intent.MessageContent) ||
    message.author.id === BOT_ID ||
    world.channel(message.channel_id)?.type === 1 ||
    message.mentions.some((user) => user.id === BOT_ID) ||
    namesBot(message.content);
  return mayRead ? message : { ...message, content: '', attachments: [], components: [] };
}

const CHANNEL_EVENTS = { 'channel-create': 'CREATE', 'channel-update': 'UPDATE', 'channel-delete': 'DELETE' } as const;

function dispatchChannel(
  world: World,
  session: GatewaySession,
  event: { type: keyof typeof CHANNEL_EVENTS; channel: WireChannel },
): void {
  const { channel } = event;
  const verb = CHANNEL_EVENTS[event.type];
  if (!session.has(channel.type === 1 ? Intent.DirectMessages : Intent.Guilds)) return;
  if (!channel.thread_metadata) {
    session.dispatch(`CHANNEL_${verb}`, channel);
    return;
  }
  if (verb === 'DELETE') {
    const { id, guild_id, parent_id, type } = channel;
    session.dispatch('THREAD_DELETE', { id, guild_id, parent_id, type });
    return;
  }
  const own = world.threadMembers(channel.id).has(BOT_ID) || channel.owner_id === BOT_ID;
  session.dispatch(`THREAD_${verb}`, {
    ...channel,
    ...(verb === 'CREATE' ? { newly_created: true } : {}),
    ...(own ? { member: threadMember(world, channel.id, BOT_ID) } : {}),
  });
}

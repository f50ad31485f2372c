import { APPLICATION_ID, BOT_USER, GUILD_ID, GUILD_NAME, type Person } from './default-world.ts';
import type { PageChannel, PageState, PageUser } from './page-types.ts';
import { Bit, mayIn, permissionsIn } from './permissions.ts';
import type { WireChannel, WireCommand, WireMessage } from './wire-types.ts';
import type { World } from './world.ts';
import type { StoredMessage, WorldEvent } from './world-event.ts';

/** An event of the stream to the page. */
export interface PageEvent {
  readonly event: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** A person as the page lists them. */
export function pageUser(person: Person): PageUser {
  const { id, username, global_name } = person.user;
  return { id, username, global_name, locale: person.locale, bot: false, color: person.color };
}

const { id, username, global_name } = BOT_USER;
const PAGE_BOT: PageUser = { id, username, global_name, locale: 'en-US', bot: true, color: '#0b7a4b' };

/** A channel as the page lists it. */
export function pageChannel(channel: WireChannel, viewerId?: string): PageChannel {
  const { id, type } = channel;
  const other = channel.recipients?.find((user) => user.id !== viewerId);
  return {
    id,
    name: channel.name ?? (viewerId === undefined ? other?.global_name : BOT_USER.username) ?? 'direct',
    type,
    ...(channel.parent_id ? { parent_id: channel.parent_id } : {}),
    ...(channel.thread_metadata ? { archived: channel.thread_metadata.archived } : {}),
    ...(channel.available_tags ? { available_tags: channel.available_tags } : {}),
    ...(channel.applied_tags ? { applied_tags: channel.applied_tags } : {}),
  };
}

/** True when a person may see a channel; nobody sees the direct conversations of others. */
export function seesChannel(world: World, channel: WireChannel, userId: string | undefined): boolean {
  if (channel.recipients) return channel.recipients.some((user) => user.id === userId);
  return userId === undefined || mayIn(world, channel, userId, Bit.ViewChannel);
}

/** True when a person may see a message: private ones are for their owner. */
export function seesMessage(world: World, stored: StoredMessage, userId: string | undefined): boolean {
  const channel = world.channel(stored.message.channel_id);
  if (!channel || stored.dismissed || !seesChannel(world, channel, userId)) return false;
  return stored.ownerId === null || stored.ownerId === userId;
}

/** A message with the message that it replies to as that is now: edited, or gone. */
export function withOriginal(world: World, message: WireMessage): WireMessage {
  const { message_reference: reference } = message;
  if (!reference) return message;
  const original = world.message(reference.channel_id, reference.message_id)?.message;
  const { referenced_message: _nested, ...shallow } = original ?? {};
  return { ...message, referenced_message: original ? (shallow as WireMessage) : null };
}

/** The commands a person may use somewhere: those meant for other permissions are hidden, as in Discord. */
function usableCommands(world: World, userId: string | undefined): readonly WireCommand[] {
  return world.commands().filter((command) => userId === undefined || mayUse(world, command, userId));
}

/** True when `default_member_permissions` lets a person use a command in the server; `"0"` is for administrators. */
export function mayUse(world: World, command: WireCommand, userId: string): boolean {
  const wanted = command.default_member_permissions;
  const channel = world.channels().find((known) => known.type === 0);
  if (wanted === null || !channel) return true;
  const own = permissionsIn(world, channel, userId);
  if ((own & Bit.Administrator) !== 0n) return true;
  return wanted !== '0' && (own & BigInt(wanted)) === BigInt(wanted);
}

/** The answer of /local/state. */
export function pageState(
  world: World,
  options: {
    readonly userId: string | undefined;
    readonly online: boolean;
    readonly answerDeadlineMs: number;
  },
): PageState {
  const { userId } = options;
  const me = userId === undefined ? undefined : world.person(userId);
  return {
    me: me === undefined ? null : pageUser(me),
    users: [...world.people().map(pageUser), PAGE_BOT],
    guild: { id: GUILD_ID, name: GUILD_NAME },
    channels: world
      .channels()
      .filter((channel) => seesChannel(world, channel, userId))
      .map((channel) => pageChannel(channel, userId)),
    commands: usableCommands(world, userId),
    bot: { id: BOT_USER.id, username: BOT_USER.username, online: options.online },
    application_id: APPLICATION_ID,
    limits: { answer_deadline_ms: options.answerDeadlineMs },
  };
}

/** An event as one person's page gets it; undefined if the person may not see it. */
export function pageEvent(world: World, event: WorldEvent, userId: string | undefined): PageEvent | undefined {
  switch (event.type) {
    case 'message-create':
    case 'message-update':
    case 'message-settled': {
      if (!seesMessage(world, event.stored, userId)) return undefined;
      const { message } = event.stored;
      const name = event.type === 'message-create' ? 'message_create' : 'message_update';
      const unchanged = event.type === 'message-settled' ? { unchanged: true } : {};
      return { event: name, data: { channel_id: message.channel_id, message, ...unchanged } };
    }
    case 'message-dismissed':
    case 'message-delete': {
      if (!seesMessage(world, event.stored, userId)) return undefined;
      const { channel_id, id } = event.stored.message;
      return { event: 'message_delete', data: { channel_id, id } };
    }
    case 'channel-create':
    case 'channel-update':
    case 'channel-delete':
      if (!seesChannel(world, event.channel, userId)) return undefined;
      return { event: event.type.replace('-', '_'), data: { ...pageChannel(event.channel, userId) } };
    case 'person-create':
      return { event: 'user_create', data: { ...pageUser(event.person) } };
    case 'commands-update':
      return { event: 'commands_update', data: { commands: usableCommands(world, userId) } };
    case 'bot-status':
      return { event: 'bot_status', data: { online: event.online } };
    case 'interaction-failed': {
      if (event.userId !== userId) return undefined;
      const { interactionId: interaction_id, channelId: channel_id, reason, name } = event;
      return { event: 'interaction_failed', data: { interaction_id, channel_id, reason, name } };
    }
    case 'activity-launch': {
      if (event.userId !== userId) return undefined;
      const { instanceId: instance_id, channelId: channel_id, interactionId: interaction_id } = event;
      return { event: 'activity_launch', data: { instance_id, channel_id, interaction_id } };
    }
    case 'person-leave':
    case 'thread-member-add':
      return undefined;
  }
}

import { BOT_ID, BOT_JOINED_AT, BOT_USER, GUILD_LOCALE, rolesOf, type Server } from './default-world.ts';
import type { World } from './world.ts';

/** The `d` of GUILD_CREATE: a server with roles, channels, threads and members. */
export function guildCreate(world: World, server: Server): Record<string, unknown> {
  const channels = world.channels().filter(({ guild_id }) => guild_id === server.id);
  const people = world.people().filter(({ has_left }) => !has_left);
  return {
    ...server,
    features: [],
    owner_id: world.ownerId,
    roles: rolesOf(server),
    emojis: [],
    stickers: [],
    preferred_locale: GUILD_LOCALE,
    premium_tier: 0,
    joined_at: BOT_JOINED_AT,
    unavailable: false,
    member_count: people.length + 1,
    members: [BOT_USER, ...people.map((person) => person.user)].map((user) => memberObject(world, user.id)),
    channels: channels.filter((channel) => channel.type !== 1 && !channel.thread_metadata),
    threads: channels
      .filter((channel) => channel.thread_metadata && !channel.thread_metadata.archived)
      .map((channel) => ({ ...channel, member: threadMember(world, channel.id, BOT_ID) })),
    voice_states: [],
    presences: [],
  };
}

/** The thread member object of somebody in a thread. */
export function threadMember(world: World, threadId: string, userId: string): Record<string, unknown> {
  const joined = world.threadMembers(threadId).get(userId) ?? new Date().toISOString();
  return { id: threadId, user_id: userId, join_timestamp: joined, flags: 0 };
}

/** A member object with its user. */
export function memberObject(world: World, userId: string): Record<string, unknown> {
  return { ...world.member(userId), user: world.user(userId) };
}

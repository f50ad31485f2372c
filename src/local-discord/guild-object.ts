import {
  APPLICATION_ID,
  BOT_ID,
  BOT_JOINED_AT,
  BOT_USER,
  GUILD_ID,
  GUILD_LOCALE,
  GUILD_NAME,
  ROLES,
} from './default-world.ts';
import type { World } from './world.ts';

/** The guild object of the REST API. */
export function guildObject(world: World): Record<string, unknown> {
  return {
    id: GUILD_ID,
    name: GUILD_NAME,
    icon: null,
    description: null,
    home_header: null,
    splash: null,
    discovery_splash: null,
    features: [],
    banner: null,
    owner_id: world.ownerId,
    application_id: null,
    region: 'us-west',
    afk_channel_id: null,
    afk_timeout: 300,
    system_channel_id: null,
    system_channel_flags: 0,
    widget_enabled: false,
    widget_channel_id: null,
    verification_level: 0,
    roles: ROLES,
    default_message_notifications: 1,
    mfa_level: 0,
    explicit_content_filter: 0,
    max_presences: null,
    max_members: 500_000,
    max_stage_video_channel_users: 50,
    max_video_channel_users: 25,
    vanity_url_code: null,
    premium_tier: 0,
    premium_subscription_count: 0,
    preferred_locale: GUILD_LOCALE,
    rules_channel_id: null,
    safety_alerts_channel_id: null,
    public_updates_channel_id: null,
    premium_progress_bar_enabled: false,
    nsfw: false,
    nsfw_level: 0,
    emojis: [],
    stickers: [],
    incidents_data: null,
  };
}

/** The `d` of GUILD_CREATE: the guild with channels, threads and members. */
export function guildCreate(world: World): Record<string, unknown> {
  const channels = world.channels();
  const people = world.people();
  return {
    ...guildObject(world),
    joined_at: BOT_JOINED_AT,
    large: false,
    unavailable: false,
    member_count: people.length + 1,
    voice_states: [],
    members: [BOT_USER, ...people.map((person) => person.user)].map((user) => memberObject(world, user.id)),
    channels: channels.filter((channel) => channel.type === 0),
    threads: channels
      .filter((channel) => channel.thread_metadata && !channel.thread_metadata.archived)
      .map((channel) => ({ ...channel, member: threadMember(world, channel.id, BOT_ID) })),
    presences: [],
    stage_instances: [],
    guild_scheduled_events: [],
    soundboard_sounds: [],
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

/** The application object of the bot. */
export function applicationObject(world: World): Record<string, unknown> {
  return {
    id: APPLICATION_ID,
    name: BOT_USER.username,
    icon: null,
    description: '',
    type: null,
    flags: 0,
    flags_new: '0',
    bot: BOT_USER,
    bot_public: true,
    bot_require_code_grant: false,
    verify_key: '0'.repeat(64),
    redirect_uris: [],
    interactions_endpoint_url: null,
    role_connections_verification_url: null,
    owner: world.user(world.ownerId),
    approximate_guild_count: 1,
    approximate_user_install_count: 0,
    approximate_user_authorization_count: 0,
    explicit_content_filter: 0,
    team: null,
    eligible_oauth2_scopes: [],
    integration_types_config: { '0': {} },
  };
}

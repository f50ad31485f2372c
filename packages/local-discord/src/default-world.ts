import { PermissionFlagsBits as Bit } from 'discord-api-types/v10';
import { snowflakeAt } from './snowflake.ts';
import type { WireChannel, WireUser } from './wire-types.ts';

/** The ids of the default world are the same at every start, so that links and saved games keep their meaning. */
const FOUNDED = Date.UTC(2025, 0, 1, 12);

export const GUILD_ID = snowflakeAt(FOUNDED);
export const BOT_ID = snowflakeAt(FOUNDED, 1);
/** Applications made today share their id with their bot. */
export const APPLICATION_ID = snowflakeAt(FOUNDED, 1);
export const BOT_ROLE_ID = snowflakeAt(FOUNDED, 2);
export const PEOPLE_ROLE_ID = snowflakeAt(FOUNDED, 3);
export const GUILD_NAME = 'Pirogue';
export const GUILD_LOCALE = 'en-US';

/** Someone at a keyboard, as the page and the guild know them. */
export interface Person {
  readonly user: WireUser;
  /** The language of this person's Discord, for example `pt-BR`. */
  readonly locale: string;
  /** CSS colour of the name on the page. */
  readonly color: string;
  readonly joined_at: string;
  /** False when the person takes no direct messages from members of the server. */
  readonly accepts_direct_messages: boolean;
  /** Installed the application for themselves, so that they can use some of its commands where the bot is not. */
  readonly has_installed?: true;
  /** Left the server, but may still be known from messages. */
  readonly has_left?: true;
}

/** What the bot may do: the least that works. */
const BOT_PERMISSIONS =
  Bit.ViewChannel |
  Bit.SendMessages |
  Bit.SendMessagesInThreads |
  Bit.AttachFiles |
  Bit.EmbedLinks |
  Bit.ReadMessageHistory |
  Bit.CreatePublicThreads;

const PEOPLE_PERMISSIONS = BOT_PERMISSIONS | Bit.AddReactions | Bit.UseApplicationCommands;

const COLORS = ['#c0392b', '#1f7a8c', '#96620f', '#2f6db5', '#7d3c98', '#2e7d32', '#ad1457', '#5d4037'] as const;

/** A Discord user object. */
function makeUser(fields: Pick<WireUser, 'id' | 'username' | 'global_name' | 'bot'>): WireUser {
  return { ...fields, discriminator: '0', avatar: null, primary_guild: null, public_flags: 0, flags: 0 };
}

/** A person with a name as typed; the user name is its lower-case form, as Discord demands. */
export function makePerson(fields: {
  id: string;
  name: string;
  locale: string;
  joinedAt: number;
  index: number;
}): Person {
  const username = fields.name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9_.]+/g, '')
    .padEnd(2, '_');
  return {
    user: makeUser({ id: fields.id, username, global_name: fields.name }),
    locale: fields.locale,
    color: COLORS[fields.index % COLORS.length] ?? COLORS[0],
    joined_at: new Date(fields.joinedAt).toISOString(),
    accepts_direct_messages: true,
  };
}

/** A text channel of a server, of the first one unless told. */
export function makeTextChannel(fields: {
  id: string;
  name: string;
  position: number;
  guild_id?: string;
}): WireChannel {
  return {
    guild_id: GUILD_ID,
    ...fields,
    type: 0,
    parent_id: null,
    topic: null,
    nsfw: false,
    rate_limit_per_user: 0,
    permission_overwrites: [],
    last_message_id: null,
    last_pin_timestamp: null,
    flags: 0,
  };
}

export const BOT_USER = makeUser({ id: BOT_ID, username: 'Pirogue', global_name: null, bot: true });

/** The people that are there from the start; the first owns the server. */
export const DEFAULT_PEOPLE: readonly Person[] = (
  [
    ['Ana', 'en-US'],
    ['Bruno', 'nl'],
    ['Chloé', 'fr'],
    ['Dirk', 'de'],
    ['Eva', 'en-US'],
  ] as const
).map(([name, locale], index) =>
  makePerson({ id: snowflakeAt(FOUNDED, 16 + index), name, locale, joinedAt: FOUNDED, index }),
);

const TEXT_CHANNELS = ['amazon', 'jungle', 'harbour'].map((name, position) =>
  makeTextChannel({ id: snowflakeAt(FOUNDED, 64 + position), name, position }),
);

/** A tag that anybody may set, without a sign. */
export const PLAIN_TAG = { moderated: false, emoji_id: null, emoji_name: null } as const;

const TAGS = ['Waiting', 'Playing', 'Finished', 'English', 'Nederlands', 'Français', 'Deutsch'];

const FORUM: WireChannel = {
  ...makeTextChannel({ id: snowflakeAt(FOUNDED, 80), name: 'tables', position: TEXT_CHANNELS.length }),
  type: 15,
  available_tags: TAGS.map((name, index) => ({ id: snowflakeAt(FOUNDED, 96 + index), name, ...PLAIN_TAG })),
};

export const DEFAULT_CHANNELS: readonly WireChannel[] = [...TEXT_CHANNELS, FORUM];

/** A server, which has the bot unless told. */
export interface Server {
  readonly id: string;
  readonly name: string;
  readonly lacksBot?: true;
}

/** The roles of a server, where everyone's has the id of the server. */
export function rolesOf({ id }: Pick<Server, 'id'>) {
  return ROLES.map((role) => (role.id === GUILD_ID ? { ...role, id } : role));
}

/** The roles of the first server. Everyone may read; people and the bot get the rest by a role of their own. */
export const ROLES = [
  makeRole({ id: GUILD_ID, name: '@everyone', permissions: Bit.ViewChannel | Bit.ReadMessageHistory, position: 0 }),
  makeRole({ id: PEOPLE_ROLE_ID, name: 'Crew', permissions: PEOPLE_PERMISSIONS, position: 1 }),
  makeRole({ id: BOT_ROLE_ID, name: 'Pirogue', permissions: BOT_PERMISSIONS, position: 2 }),
];

function makeRole(fields: { id: string; name: string; permissions: bigint; position: number }) {
  return {
    ...fields,
    permissions: String(fields.permissions),
    color: 0,
    colors: { primary_color: 0, secondary_color: null, tertiary_color: null },
    hoist: false,
    managed: fields.id === BOT_ROLE_ID,
    mentionable: false,
    flags: 0,
    ...(fields.id === BOT_ROLE_ID ? { tags: { bot_id: BOT_ID } } : {}),
  };
}

/** The membership part of a member object (without `user`). */
export function memberOf(userId: string, joinedAt: string) {
  return {
    avatar: null,
    banner: null,
    communication_disabled_until: null,
    flags: 0,
    joined_at: joinedAt,
    nick: null,
    pending: false,
    premium_since: null,
    roles: [userId === BOT_ID ? BOT_ROLE_ID : PEOPLE_ROLE_ID],
    mute: false,
    deaf: false,
  };
}

export const BOT_JOINED_AT = new Date(FOUNDED).toISOString();

import { walkComponents } from './component-payload.ts';
import { BOT_ID, ROLES } from './default-world.ts';
import { type Place, readBoolean, readChoice, readList, readObject } from './form-check.ts';
import { Bit, mayIn } from './permissions.ts';
import { isSnowflake } from './snowflake.ts';
import type { WireChannel, WireComponent, WireUser } from './wire-types.ts';
import type { World } from './world.ts';

/** Who may be pinged by a message. */
export interface AllowedMentions {
  readonly parse: readonly ('users' | 'roles' | 'everyone')[];
  readonly users: readonly string[];
  readonly roles: readonly string[];
  readonly repliedUser: boolean;
}

/** Channel messages without `allowed_mentions` ping whoever they name. */
export const PARSE_ALL: AllowedMentions = {
  parse: ['users', 'roles', 'everyone'],
  users: [],
  roles: [],
  repliedUser: true,
};

/** Interaction answers without `allowed_mentions` ping users only. */
export const PARSE_USERS: AllowedMentions = { parse: ['users'], users: [], roles: [], repliedUser: false };

/** Checks `allowed_mentions`; undefined when it is absent. */
export function readAllowedMentions(place: Place, value: unknown): AllowedMentions | undefined {
  const body = readObject(place, value);
  if (body === undefined) return undefined;
  const kinds = readList(place.at('parse'), body.parse, {}) ?? [];
  const parse = kinds.flatMap((kind, index) => {
    const known = readChoice(place.at('parse', index), kind, {
      choices: ['users', 'roles', 'everyone'] as const,
      required: true,
    });
    return known === undefined ? [] : [known];
  });
  const lists = { users: readIds(place.at('users'), body.users), roles: readIds(place.at('roles'), body.roles) };
  for (const kind of ['users', 'roles'] as const) {
    if (lists[kind].length > 0 && parse.includes(kind)) {
      place.fault(
        'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
        `parse:["${kind}"] and ${kind}: [ids...] are mutually exclusive.`,
      );
    }
  }
  return { parse, ...lists, repliedUser: readBoolean(place.at('replied_user'), body.replied_user) ?? false };
}

function readIds(place: Place, value: unknown): readonly string[] {
  const list = readList(place, value, { max: 100 }) ?? [];
  return list.flatMap((entry, index) => {
    if (isSnowflake(entry)) return [entry];
    place.at(index).fault('NUMBER_TYPE_COERCE', `Value ${JSON.stringify(entry)} is not snowflake.`);
    return [];
  });
}

export interface Mentions {
  readonly mentions: readonly WireUser[];
  readonly mention_roles: readonly string[];
  readonly mention_everyone: boolean;
}

/**
 * Who a message pings: everybody named in its text (content, or text displays; never embeds, never code) and
 * allowed. `repliedTo` is the author of the message that is answered.
 */
export function mentionsOf(
  world: World,
  message: {
    readonly channel: WireChannel;
    readonly authorId: string;
    readonly content: string;
    readonly components: readonly WireComponent[];
    readonly allowed: AllowedMentions;
    readonly repliedTo?: WireUser | undefined;
  },
): Mentions {
  const { allowed, channel, authorId } = message;
  const text = withoutCode([message.content, ...textsOf(message.components)].join('\n'));
  const mayPingAll = mayIn(world, channel, authorId, Bit.MentionEveryone);
  const users = new Map<string, WireUser>();
  for (const [, id = ''] of text.matchAll(/<@!?(\d{17,19})>/g)) {
    const user = world.user(id);
    if (user && (allowed.parse.includes('users') || allowed.users.includes(id))) users.set(id, user);
  }
  if (message.repliedTo && allowed.repliedUser && message.repliedTo.id !== authorId) {
    users.set(message.repliedTo.id, message.repliedTo);
  }
  const roles = new Set<string>();
  for (const [, id = ''] of text.matchAll(/<@&(\d{17,19})>/g)) {
    const role = ROLES.find((known) => known.id === id);
    const may = role !== undefined && (role.mentionable || mayPingAll);
    if (may && (allowed.parse.includes('roles') || allowed.roles.includes(id))) roles.add(id);
  }
  return {
    mentions: [...users.values()],
    mention_roles: [...roles],
    mention_everyone: mayPingAll && allowed.parse.includes('everyone') && /@(everyone|here)\b/.test(text),
  };
}

/** True when a message of the given text names somebody by id; the bot sees the content of such messages. */
export function namesBot(text: string): boolean {
  return new RegExp(`<@!?${BOT_ID}>`).test(text);
}

function textsOf(components: readonly WireComponent[]): readonly string[] {
  return [...walkComponents(components)]
    .filter((component) => component.type === 10)
    .map((component) => String(component.content));
}

function withoutCode(text: string): string {
  return text
    .replace(/```[\s\S]*?```/g, ' ')
    .replace(/``[\s\S]*?``/g, ' ')
    .replace(/`[^`\n]*`/g, ' ');
}

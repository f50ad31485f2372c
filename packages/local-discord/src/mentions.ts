import { BOT_ID } from './default-world.ts';
import type { AllowedMentions } from './message-form.ts';
import { Bit, mayIn } from './permissions.ts';
import type { WireChannel, WireMessage, WireUser } from './wire-types.ts';
import type { World } from './world.ts';

/** Channel messages without `allowed_mentions` ping whoever they name. */
export const PARSE_ALL: AllowedMentions = { parse: ['users', 'roles', 'everyone'] };

/** Interaction answers without `allowed_mentions` ping users only. */
export const PARSE_USERS: AllowedMentions = { parse: ['users'] };

/** Whom a message pings: everybody named in its text (never in code) and allowed. Roles of this server ping nobody. */
export function mentionsOf(
  world: World,
  message: {
    readonly channel: WireChannel;
    readonly authorId: string;
    readonly content: string;
    readonly allowed: AllowedMentions;
  },
): Pick<WireMessage, 'mentions' | 'mention_roles' | 'mention_everyone'> {
  const { parse = [], users: listed = [] } = message.allowed;
  const text = message.content.replace(/```[\s\S]*?```|``[\s\S]*?``|`[^`\n]*`/g, ' ');
  const users = new Map<string, WireUser>();
  for (const [, id = ''] of text.matchAll(/<@!?(\d{17,19})>/g)) {
    const user = world.user(id);
    if (user && (parse.includes('users') || listed.includes(id))) users.set(id, user);
  }
  const mayPingAll = mayIn(world, message.channel, message.authorId, Bit.MentionEveryone);
  return {
    mentions: [...users.values()],
    mention_roles: [],
    mention_everyone: mayPingAll && parse.includes('everyone') && /@(everyone|here)\b/.test(text),
  };
}

/** True when a text names the bot: without the intent for it, a bot reads only such messages of others. */
export function namesBot(text: string): boolean {
  return new RegExp(`<@!?${BOT_ID}>`).test(text);
}

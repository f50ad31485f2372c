import { type GuildMember, GuildMemberManager, MessageManager, Options, type User, UserManager } from 'discord.js';

/** Cache limit for users, and for members of each server: every interaction brings its user along. */
const MAX_PEOPLE = 100;

const isOwn = ({ id, client }: User | GuildMember) => id === client.user?.id;

/**
 * What discord.js caches: servers, channels and roles, but no messages and few people. Keys are read from its classes,
 * as the build renames some of them.
 */
export const makeCache = Options.cacheWithLimits({
  [MessageManager.name]: 0,
  [UserManager.name]: { maxSize: MAX_PEOPLE, keepOverLimit: isOwn },
  [GuildMemberManager.name]: { maxSize: MAX_PEOPLE, keepOverLimit: isOwn },
});

import { type GuildMember, GuildMemberManager, MessageManager, Options, type User, UserManager } from 'discord.js';

/** Cache limit for users, and for members of each server. It can be small, as every interaction contains its user. */
const MAX_PEOPLE = 100;

const isOwn = ({ id, client }: User | GuildMember) => id === client.user?.id;

/**
 * Caches of discord.js: servers, channels and roles, but no messages and few people. The keys are names of its classes, read
 * from the classes because the build renames some of them.
 */
export const makeCache = Options.cacheWithLimits({
  [MessageManager.name]: 0,
  [UserManager.name]: { maxSize: MAX_PEOPLE, keepOverLimit: isOwn },
  [GuildMemberManager.name]: { maxSize: MAX_PEOPLE, keepOverLimit: isOwn },
});

import { type GuildMember, GuildMemberManager, MessageManager, Options, type User, UserManager } from 'discord.js';

/** Users, and members of each server, that are kept at most: they come with everything that they ask for. */
const MOST_PEOPLE = 100;

const isOwn = ({ id, client }: User | GuildMember) => id === client.user?.id;

/**
 * What discord.js keeps of what it hears: servers, channels and roles, but no messages and few people. The names of its
 * classes are asked for, as the build changes some of them.
 */
export const makeCache = Options.cacheWithLimits({
  [MessageManager.name]: 0,
  [UserManager.name]: { maxSize: MOST_PEOPLE, keepOverLimit: isOwn },
  [GuildMemberManager.name]: { maxSize: MOST_PEOPLE, keepOverLimit: isOwn },
});

import { DiscordAPIError, type REST, RESTJSONErrorCodes, Routes } from 'discord.js';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { DIRECT_MESSAGES, type UserId } from '../../store/records.ts';
import { requestWithTimeout } from './requests.ts';

/** Error codes of Discord for a user who is not in a server, or whose account was deleted. */
export const NOT_A_MEMBER_CODES: readonly unknown[] = [
  RESTJSONErrorCodes.UnknownMember,
  RESTJSONErrorCodes.UnknownUser,
];

/** How long somebody who was in a server counts as still there, in milliseconds; also for people whom Discord was not asked about. */
const REMEMBERED = { max: 10_000, ttl: 15 * 60_000 };

/** How long a move waits for Discord's answer, in milliseconds. */
const PATIENCE = 3_000;

/** A person in a server. */
interface Member {
  readonly userId: UserId;
  readonly guildId: string;
}

/**
 * Returns a check whether a person is still in a server, for players outside Discord. It asks Discord at most every quarter of
 * an hour; if Discord does not answer, the person passes.
 *
 * @param parts.now the current date, in milliseconds since 1970
 */
export function presenceCheck({
  rest,
  now,
  log,
}: {
  readonly rest: () => REST;
  readonly now: () => number;
  readonly log: Logger;
}): (member: Member) => Promise<boolean> {
  const seen = new LRUCache<string, number>({ max: REMEMBERED.max });
  return async ({ userId, guildId }) => {
    if (guildId === DIRECT_MESSAGES) return true;
    const key = `${guildId} ${userId}`;
    const age = now() - (seen.get(key) ?? Number.NEGATIVE_INFINITY);
    if (age >= 0 && age < REMEMBERED.ttl) return true;
    try {
      await requestWithTimeout((signal) => rest().get(Routes.guildMember(guildId, userId), { signal }), PATIENCE);
    } catch (error) {
      if (error instanceof DiscordAPIError && NOT_A_MEMBER_CODES.includes(error.code)) return false;
      // The address of the request names the person.
      log.info('whether somebody who plays on a page is in the server could not be found out');
    }
    seen.set(key, now());
    return true;
  };
}

import { createHash } from 'node:crypto';
import { DiscordAPIError } from 'discord.js';

/** The longest pause between two attempts, in milliseconds. */
const LONGEST_PAUSE = 10 * 60_000;

/** Whether Discord refused something for good: asking again would only count as an invalid request. */
export function isRefused(error: unknown): error is DiscordAPIError {
  return error instanceof DiscordAPIError && error.status >= 400 && error.status < 500;
}

/**
 * How long to wait after a failure that may pass, in milliseconds: twice as long every time, a little at random so that
 * not everything is tried again at once.
 *
 * @param first the pause after the first attempt
 * @param attempts failed before this one
 */
export function pauseAfter(first: number, attempts: number): number {
  return Math.min(first * 2 ** attempts, LONGEST_PAUSE) * (0.75 + Math.random() / 2);
}

/** The same thing has the same nonce, so that Discord does not post it twice when the first answer was lost. */
export function nonceOf(thing: string): string {
  return createHash('sha256').update(thing).digest('hex').slice(0, 24);
}

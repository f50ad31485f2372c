import { AsyncLocalStorage } from 'node:async_hooks';
import { RateLimitError } from 'discord.js';

/** How long a request of a delivery may take with all its repetitions, in milliseconds; a slot is held meanwhile. */
const PATIENCE = 20_000;

/** Shortest and longest pause after a rate limit, in milliseconds, whatever Discord says. */
const SHORTEST = 250;
const LONGEST = 60 * 60_000;

const deliveries = new AsyncLocalStorage<true>();

/**
 * Whether discord.js rejects a request while Discord limits its route, rather than keep it back: those of deliveries,
 * which are tried again later and must not stand in the way of others. Answers to people are kept back.
 */
export function isRejectedWhileLimited(): boolean {
  return deliveries.getStore() !== undefined;
}

/** Makes a request of a delivery: it rejects while Discord limits its route, and when it takes too long. */
export async function request<Answer>(make: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
  const signal = AbortSignal.timeout(PATIENCE);
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  return deliveries.run(true, () => Promise.race([make(signal), late]));
}

/** What Discord limits: everything, opening channels for direct messages, or one route. */
export interface Limited {
  readonly what: 'everything' | 'direct' | 'route';
  /** For how long, in milliseconds. */
  readonly pause: number;
}

/** What a failed request was limited by; undefined when it failed for another reason. */
export function limitedBy(error: unknown): Limited | undefined {
  if (!(error instanceof RateLimitError)) return undefined;
  const { global, route, retryAfter, timeToReset, sublimitTimeout } = error;
  const told = Math.max(...[retryAfter, timeToReset, sublimitTimeout].filter(Number.isFinite), SHORTEST);
  const what = global ? 'everything' : route === '/users/@me/channels' ? 'direct' : 'route';
  return { what, pause: Math.min(told, LONGEST) };
}

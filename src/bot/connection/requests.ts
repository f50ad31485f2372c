import { AsyncLocalStorage } from 'node:async_hooks';
import { type RateLimitData, RateLimitError } from 'discord.js';
import { PauseTimer } from '../../guard/clock-guard.ts';

/** Time limit for a request of a delivery with all its repetitions, in milliseconds; it occupies a delivery slot meanwhile. */
const REQUEST_TIMEOUT = 20_000;

/** Bounds for the pause after a rate limit, in milliseconds, whatever Discord says. */
const MIN_PAUSE = 250;
const MAX_PAUSE = 60 * 60_000;

const deliveries = new AsyncLocalStorage<true>();

/** The route that opens channels for direct messages. */
const DIRECT_ROUTE = '/users/@me/channels';

/**
 * True if discord.js rejects the current request while Discord limits its route, instead of delaying it. Requests of deliveries
 * are rejected: they are retried later and must not block others. So are all requests for direct messages, behind which deliveries
 * would wait. Replies to users are delayed.
 */
export function isRejectedWhileLimited({ route }: Pick<RateLimitData, 'route'>): boolean {
  return route === DIRECT_ROUTE || deliveries.getStore() !== undefined;
}

/**
 * Makes a request that must not wait long, such as one of a delivery. It rejects while Discord limits its route, and when it takes
 * longer than `timeout` milliseconds.
 */
export async function requestWithTimeout<Answer>(
  make: (signal: AbortSignal) => Promise<Answer>,
  timeout = REQUEST_TIMEOUT,
): Promise<Answer> {
  // Not `AbortSignal.timeout`, which keeps a request that is done, with its pictures, until the time is over.
  const ending = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      ending.abort(new Error(`the request took longer than ${timeout} ms`));
      reject(ending.signal.reason);
    }, timeout);
  });
  try {
    return await deliveries.run(true, () => Promise.race([make(ending.signal), late]));
  } finally {
    clearTimeout(timer);
  }
}

/** A rate limit of Discord: on everything, on opening channels for direct messages, or on one route. */
export interface RateLimit {
  readonly what: 'everything' | 'direct' | 'route';
  /** Duration of the limit, in milliseconds. */
  readonly pause: number;
}

/** Returns the rate limit that made a request fail; undefined if it failed for another reason. */
export function rateLimitOf(error: unknown): RateLimit | undefined {
  if (!(error instanceof RateLimitError)) return undefined;
  const { global, route, retryAfter, timeToReset, sublimitTimeout } = error;
  const pause = Math.max(...[retryAfter, timeToReset, sublimitTimeout].filter(Number.isFinite), MIN_PAUSE);
  const what = global ? 'everything' : route === DIRECT_ROUTE ? 'direct' : 'route';
  return { what, pause: Math.min(pause, MAX_PAUSE) };
}

/** The limits of Discord that concern many deliveries. All deliveries share them, so that the first one that meets a limit pauses all. */
export class SharedLimits {
  readonly #now: () => number;
  /** Run while Discord accepts no requests, or no direct messages. */
  readonly #pauses: { readonly everything: PauseTimer; readonly direct: PauseTimer };

  /** @param now the current date, in milliseconds since 1970 */
  constructor(now: () => number) {
    this.#now = now;
    this.#pauses = { everything: new PauseTimer(now), direct: new PauseTimer(now) };
  }

  /** Milliseconds until Discord accepts public or direct messages again; 0 if it accepts them now. */
  left(to: 'public' | 'direct'): number {
    const { everything, direct } = this.#pauses;
    return Math.max(everything.left(), to === 'direct' ? direct.left() : 0);
  }

  /** Notes the limit that made a request fail, and returns when it ends; undefined if the request failed for another reason. */
  noteFailure(error: unknown): number | undefined {
    const limited = rateLimitOf(error);
    if (!limited) return undefined;
    if (limited.what !== 'route') this.#pauses[limited.what].begin(limited.pause);
    return this.#now() + limited.pause;
  }
}

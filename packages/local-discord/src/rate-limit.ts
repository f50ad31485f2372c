import { createHash } from 'node:crypto';
import type { ApiAnswer } from './route.ts';
import type { World } from './world.ts';

/** How many requests are taken within a window; the window opens with its first request. */
export interface Rate {
  readonly limit: number;
  readonly windowMs: number;
}

/** The rates a bot is held to. What is absent is not limited. */
export interface RateLimits {
  /** All requests of the bot together. Interactions stand outside of it. */
  readonly global?: Rate;
  /**
   * By method and path template, for example `POST /channels/{channel_id}/messages`. Every channel and interaction in the
   * path counts for itself.
   */
  readonly routes?: Readonly<Record<string, Rate>>;
}

/** The rate that Discord documents for all requests together; it gives none for single routes. */
export const GLOBAL_RATE: Rate = { limit: 50, windowMs: 1000 };

interface RatedRequest {
  readonly method: string;
  readonly template: string;
  readonly params: Readonly<Record<string, string>>;
  readonly isInteraction: boolean;
}

type Headers = Readonly<Record<string, string>>;

/** Counts the requests of one bot. */
export class RateLimiter {
  readonly #limits: RateLimits;
  readonly #windows = new Map<string, { readonly endsAt: number; count: number }>();

  constructor(limits: RateLimits) {
    this.#limits = limits;
  }

  /** Counts a request; returns the headers of its answer, and the whole answer when it exceeds a limit. */
  count(request: RatedRequest): { readonly headers: Headers; readonly limited?: ApiAnswer } {
    const { global: all, routes } = this.#limits;
    const spent = all && !request.isInteraction ? this.#take('global', all) : undefined;
    if (all && spent && spent.count > all.limit) {
      return rateLimited(spent.leftMs, { 'x-ratelimit-global': 'true', 'x-ratelimit-scope': 'global' });
    }
    const route = `${request.method} ${request.template}`;
    const rate = routes?.[route];
    if (rate === undefined) return { headers: {} };
    const { channel_id = '', webhook_token = '' } = request.params;
    const { count, leftMs } = this.#take(`${route} ${channel_id} ${webhook_token}`, rate);
    const headers = {
      'x-ratelimit-limit': String(rate.limit),
      'x-ratelimit-remaining': String(Math.max(rate.limit - count, 0)),
      'x-ratelimit-reset': ((Date.now() + leftMs) / 1000).toFixed(3),
      'x-ratelimit-reset-after': (leftMs / 1000).toFixed(3),
      'x-ratelimit-bucket': createHash('sha256').update(route).digest('hex').slice(0, 32),
    };
    return count <= rate.limit ? { headers } : rateLimited(leftMs, { ...headers, 'x-ratelimit-scope': 'user' });
  }

  #take(key: string, rate: Rate): { readonly count: number; readonly leftMs: number } {
    const open = this.#windows.get(key);
    const window = open && Date.now() < open.endsAt ? open : { endsAt: Date.now() + rate.windowMs, count: 0 };
    window.count += 1;
    this.#windows.set(key, window);
    return { count: window.count, leftMs: window.endsAt - Date.now() };
  }
}

function rateLimited(leftMs: number, headers: Headers) {
  const global = headers['x-ratelimit-scope'] === 'global';
  const body = { message: 'You are being rate limited.', retry_after: leftMs / 1000, global };
  // The header has whole seconds, the body has fractions.
  return { headers: { ...headers, 'retry-after': String(Math.ceil(leftMs / 1000)) }, limited: { status: 429, body } };
}

const limiters = new WeakMap<World, RateLimiter>();

/** Holds the bot of a world to rates from now on, or to none. No rate holds unless told. */
export function limitRates(world: World, limits: RateLimits | undefined): void {
  if (limits === undefined) limiters.delete(world);
  else limiters.set(world, new RateLimiter(limits));
}

/** The limiter of a world's bot; undefined where no rate holds. */
export function rateLimiterOf(world: World): RateLimiter | undefined {
  return limiters.get(world);
}

import { createHash } from 'node:crypto';
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
   * By method and path template, for example `POST /channels/{channel_id}/messages`. Every channel, server and
   * interaction in the path counts for itself.
   */
  readonly routes?: Readonly<Record<string, Rate>>;
  /** How many answers 401, 403 and 429 shut the bot out until the window is over. */
  readonly invalid?: Rate;
}

/** The numbers that Discord documents; it gives none for single routes. */
export const DOCUMENTED_RATES = {
  global: { limit: 50, windowMs: 1000 },
  invalid: { limit: 10_000, windowMs: 600_000 },
} as const satisfies RateLimits;

/** An answer of the rate limiter: what to send along, and what to refuse the request with. */
export interface Passage {
  readonly headers: Readonly<Record<string, string>>;
  readonly refusal?: Refusal;
}

interface Refusal {
  readonly status: 429;
  readonly body: unknown;
}

interface RatedRequest {
  readonly method: string;
  readonly template: string;
  readonly params: Readonly<Record<string, string>>;
  /** Callbacks and webhooks of interactions are outside of the global rate. */
  readonly isInteraction: boolean;
}

const MAJOR_PARAMETERS = ['channel_id', 'guild_id', 'webhook_id', 'webhook_token', 'interaction_token'];
const INVALID_STATUS: readonly number[] = [401, 403, 429];

/** Counts the requests of one bot. */
export class RateGuard {
  readonly #limits: RateLimits;
  readonly #windows = new Map<string, { readonly endsAt: number; count: number }>();

  constructor(limits: RateLimits) {
    this.#limits = limits;
  }

  /** Counts a request and tells whether it may pass. */
  admit(request: RatedRequest): Passage {
    const { global: all, routes } = this.#limits;
    if (all !== undefined && !request.isInteraction) {
      const spent = this.#take('global', all);
      if (spent.count > all.limit) {
        return refusal(spent.leftMs, { 'x-ratelimit-global': 'true', 'x-ratelimit-scope': 'global' });
      }
    }
    const route = `${request.method} ${request.template}`;
    const rate = routes?.[route];
    if (rate === undefined) return { headers: {} };
    const majors = MAJOR_PARAMETERS.map((name) => request.params[name] ?? '');
    const spent = this.#take([route, ...majors].join(' '), rate);
    const headers = {
      'x-ratelimit-limit': String(rate.limit),
      'x-ratelimit-remaining': String(Math.max(rate.limit - spent.count, 0)),
      'x-ratelimit-reset': ((Date.now() + spent.leftMs) / 1000).toFixed(3),
      'x-ratelimit-reset-after': (spent.leftMs / 1000).toFixed(3),
      'x-ratelimit-bucket': createHash('sha256').update(route).digest('hex').slice(0, 32),
    };
    if (spent.count <= rate.limit) return { headers };
    return refusal(spent.leftMs, { ...headers, 'x-ratelimit-scope': 'user' });
  }

  /** Counts an answer that was no success. */
  note(status: number): void {
    const { invalid } = this.#limits;
    if (invalid !== undefined && INVALID_STATUS.includes(status)) this.#take('invalid', invalid);
  }

  /** What every request is refused with after too many invalid ones: the proxy before Discord speaks no JSON. */
  ban(): Required<Passage> | undefined {
    const { invalid } = this.#limits;
    const window = this.#open('invalid');
    if (invalid === undefined || window === undefined || window.count < invalid.limit) return undefined;
    const seconds = Math.ceil((window.endsAt - Date.now()) / 1000);
    return { headers: { 'retry-after': String(seconds) }, refusal: { status: 429, body: 'error code: 1015' } };
  }

  #open(key: string) {
    const window = this.#windows.get(key);
    return window !== undefined && Date.now() < window.endsAt ? window : undefined;
  }

  #take(key: string, rate: Rate): { readonly count: number; readonly leftMs: number } {
    const window = this.#open(key) ?? { endsAt: Date.now() + rate.windowMs, count: 0 };
    window.count += 1;
    this.#windows.set(key, window);
    return { count: window.count, leftMs: window.endsAt - Date.now() };
  }
}

function refusal(leftMs: number, headers: Passage['headers']): Passage {
  const body = {
    message: 'You are being rate limited.',
    retry_after: leftMs / 1000,
    global: headers['x-ratelimit-global'] === 'true',
  };
  // The header has whole seconds, the body has fractions.
  return { headers: { ...headers, 'retry-after': String(Math.ceil(leftMs / 1000)) }, refusal: { status: 429, body } };
}

const guards = new WeakMap<World, RateGuard>();

/** Holds the bot of a world to rates from now on, or to none. No rate holds unless told. */
export function limitRates(world: World, limits: RateLimits | undefined): void {
  if (limits === undefined) guards.delete(world);
  else guards.set(world, new RateGuard(limits));
}

/** What counts the requests of a world's bot, if anything does. */
export function rateGuardOf(world: World): RateGuard | undefined {
  return guards.get(world);
}

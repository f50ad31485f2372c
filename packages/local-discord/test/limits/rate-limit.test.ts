import { setTimeout as after } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { GLOBAL_RATE, limitRates, type RateLimits } from '../../src/rate-limit.ts';
import { expectOutcome } from './limit-case.ts';
import { NOBODY } from './sample-body.ts';
import { Stage } from './stage.ts';

let stage: Stage;

beforeEach(async () => {
  stage = await Stage.open();
});

afterEach(() => stage.close());

/** Longer than any test: a window that ends while its requests are counted would let more of them pass. */
const LONG = 600_000;
const POST = 'POST /channels/{channel_id}/messages';

interface Answer {
  readonly status: number;
  readonly header: (name: string) => string | null;
  readonly text: string;
}

/** A post with its headers, which tell as much as the body here. */
async function post(channel = '{amazon}', token = 'any'): Promise<Answer> {
  const response = await fetch(`${stage.discord.origin}/api/v10${stage.path(`/channels/${channel}/messages`)}`, {
    method: 'POST',
    headers: { authorization: `Bot ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ content: 'x' }),
  });
  return { status: response.status, header: (name) => response.headers.get(name), text: await response.text() };
}

const limit = (limits: RateLimits) => limitRates(stage.discord.world, limits);
const count = () => stage.discord.world.messages(stage.discord.channelIds.amazon!).length;

describe('the rate of a route', () => {
  it('is told in headers, and 429 beyond it', async () => {
    limit({ routes: { [POST]: { limit: 2, windowMs: LONG } } });
    const first = await post();
    expect(first.status).toBe(200);
    expect(first.header('x-ratelimit-limit')).toBe('2');
    expect(first.header('x-ratelimit-remaining')).toBe('1');
    const left = Number(first.header('x-ratelimit-reset-after'));
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThanOrEqual(LONG / 1000);
    expect(Number(first.header('x-ratelimit-reset'))).toBeGreaterThan(Date.now() / 1000);
    expect(first.header('x-ratelimit-scope')).toBeNull();
    expect((await post()).header('x-ratelimit-remaining')).toBe('0');

    const refused = await post();
    expect(refused.status).toBe(429);
    expect(JSON.parse(refused.text)).toEqual({
      message: expect.any(String),
      retry_after: expect.any(Number),
      global: false,
    });
    expect(Number(refused.header('retry-after'))).toBe(Math.ceil(JSON.parse(refused.text).retry_after));
    expect(refused.header('x-ratelimit-scope')).toBe('user');
    expect(refused.header('x-ratelimit-global')).toBeNull();
    expect(refused.header('x-ratelimit-bucket')).toBe(first.header('x-ratelimit-bucket'));
    expect(count(), 'a refused post must leave nothing').toBe(2);
  });

  it('counts every channel and every route for itself', async () => {
    limit({ routes: { [POST]: { limit: 1, windowMs: LONG } } });
    expect((await post('{amazon}')).status).toBe(200);
    expect((await post('{amazon}')).status).toBe(429);
    expect((await post('{jungle}')).status).toBe(200);
    expectOutcome(await stage.send('GET', '/channels/{amazon}'));
  });

  it('lets the bot go on after retry_after', async () => {
    limit({ routes: { [POST]: { limit: 1, windowMs: 500 } } });
    // A slow computer may need more than a window for a post: then the next one is taken as well.
    let refused = await post();
    while (refused.status !== 429) refused = await post();
    await after(JSON.parse(refused.text).retry_after * 1000 + 1);
    expect((await post()).status).toBe(200);
  });

  it('is told on refusals as well', async () => {
    limit({ routes: { [POST]: { limit: 2, windowMs: LONG } } });
    const refused = await post(NOBODY);
    expect([refused.status, refused.header('x-ratelimit-remaining')]).toEqual([404, '1']);
  });

  it('holds only when it is set, and until it is lifted', async () => {
    expect((await post()).header('x-ratelimit-limit')).toBeNull();
    limit({ routes: { [POST]: { limit: 0, windowMs: LONG } } });
    expect((await post()).status).toBe(429);
    limitRates(stage.discord.world, undefined);
    expect((await post()).status).toBe(200);
  });
});

describe('the global rate', () => {
  it('is 50 requests per second', () => {
    expect(GLOBAL_RATE).toEqual({ limit: 50, windowMs: 1000 });
  });

  it('takes 50 requests and no 51st, except answers to interactions', async () => {
    const given = await stage.act('command');
    limit({ global: { ...GLOBAL_RATE, windowMs: LONG } });
    for (let index = 0; index < 50; index += 1) {
      expectOutcome(await stage.send('GET', index % 2 === 0 ? '/users/{ana}' : '/channels/{amazon}'));
    }
    const refused = await post();
    expect(refused.status).toBe(429);
    expect(JSON.parse(refused.text)).toMatchObject({ retry_after: expect.any(Number), global: true });
    expect(refused.header('x-ratelimit-global')).toBe('true');
    expect(refused.header('x-ratelimit-scope')).toBe('global');
    expect(Number(refused.header('retry-after'))).toBeGreaterThan(0);

    expectOutcome(await stage.answer(given, { type: 4, data: { content: 'x' } }));
    expectOutcome(await stage.webhook('POST', given, { body: { content: 'x' } }));
    expectOutcome(await stage.webhook('PATCH', given, { path: '/messages/@original', body: { content: 'y' } }));
  });
});

describe('planned failures', () => {
  it('are answered once, before or after they take effect', async () => {
    const { discord } = stage;
    discord.failNext({ method: 'POST', path: '/channels/{channel_id}/messages', status: 429, retryAfter: 0.2 });
    const limited = await post();
    expect([limited.status, limited.header('retry-after')]).toEqual([429, '0.2']);
    expect(JSON.parse(limited.text)).toMatchObject({ retry_after: 0.2, global: false });
    expect(count()).toBe(0);
    discord.failNext({ path: '/messages', status: 502, afterEffect: true });
    expect((await post()).status).toBe(502);
    expect(count()).toBe(1);
    discord.failNext({ path: '/messages', status: 0 });
    await expect(post()).rejects.toThrow();
    expect((await post()).status).toBe(200);
  });
});

import { RateLimitError } from 'discord.js';
import { expect, it, type Mock, vi } from 'vitest';
import { SharedLimits } from '../../../src/bot/connection/requests.ts';
import { Notices } from '../../../src/bot/outbox/notices.ts';
import { Outbox } from '../../../src/bot/outbox/outbox.ts';
import { ThreadMaker } from '../../../src/bot/outbox/thread-maker.ts';
import { createLog } from '../../../src/host/log.ts';
import { type DuePost, type GameId, gameSubject, type PostsWanted } from '../../../src/store/records.ts';

const POST = {
  id: 1,
  wish: 1,
  kind: 'turn',
  subject: gameSubject(1 as GameId),
  pending: 'send',
  guildId: '1',
  direct: false,
};

/** A limit as discord.js tells it. */
function limit(about: { readonly global: boolean; readonly route: string }): RateLimitError {
  return new RateLimitError({
    ...about,
    retryAfter: 60_000,
    timeToReset: 60_000,
    sublimitTimeout: 0,
    limit: 1,
    method: 'POST',
    hash: '',
    url: 'http://discord',
    majorParameter: '',
    scope: 'global',
  });
}

/** What every delivery is given here; requests for channels meet the limit. */
function partsWith(error: RateLimitError, store: object) {
  return {
    app: { store, now: Date.now },
    client: {
      guilds: { cache: new Map() },
      channels: { cache: new Map(), fetch: () => Promise.reject(error) },
      rest: { options: {} },
      token: 'token',
    },
    services: { threads: { isAwaited: () => false } },
    log: createLog('silent'),
    shard: { id: 0, count: 1 },
    subjects: [{ type: 'game', load: () => Promise.reject(error) }],
    sent: () => undefined,
    settled: () => undefined,
    limits: new SharedLimits(Date.now),
  };
}

/** A delivery, what it asks the store for after it has met a limit, and the note of that. */
interface Delivery {
  readonly loop: Outbox | Notices | ThreadMaker;
  readonly asked: ReadonlySet<string>;
  readonly held: Mock;
}

function outboxOf(error: RateLimitError): Delivery & { readonly limits: SharedLimits } {
  const held = vi.fn(async () => undefined);
  const asked = new Set<string>();
  let attempts = 0;
  const posts = {
    work: async (_: number, { limits = {} }: PostsWanted) => {
      const tasks = Object.entries(limits).flatMap(([task, limit]) => (limit > 0 ? [task] : []));
      if (held.mock.calls.length > 0) for (const task of tasks) asked.add(task);
      return { posts: tasks.length > 0 && attempts++ === 0 ? [POST as unknown as DuePost] : [] };
    },
    hold: held,
  };
  const parts = partsWith(error, { posts });
  return { loop: new Outbox(parts as unknown as OptionsOf<typeof Outbox>), asked, held, limits: parts.limits };
}

function noticesOf(error: RateLimitError): Delivery {
  const held = vi.fn(async () => undefined);
  const asked = new Set<string>();
  const notices = {
    nextDue: async () => (held.mock.calls.length < 2 ? 0 : undefined),
    due: async () => {
      if (held.mock.calls.length > 0) asked.add('notice');
      return { id: 1, gameId: 1 };
    },
    hold: held,
  };
  const parts = partsWith(error, { notices, games: { byId: () => Promise.reject(error) } });
  return { loop: new Notices(parts as unknown as OptionsOf<typeof Notices>), asked, held };
}

function threadMakerOf(error: RateLimitError): Delivery {
  const held = vi.fn(async () => undefined);
  const asked = new Set<string>();
  const threads = {
    due: async () => {
      if (held.mock.calls.length > 0) asked.add('thread');
      return held.mock.calls.length < 2 ? [{ id: 1, parentId: '1', attempts: 0 }] : [];
    },
    nextDue: async () => undefined,
    hold: held,
  };
  return {
    loop: new ThreadMaker(partsWith(error, { threads }) as unknown as OptionsOf<typeof ThreadMaker>),
    asked,
    held,
  };
}

type OptionsOf<Loop extends new (parts: never) => unknown> = ConstructorParameters<Loop>[0];

/** What a delivery asks the store for after one of its attempts has met a limit. */
async function askedAfter({ loop, asked, held }: Delivery): Promise<readonly string[]> {
  loop.kick();
  await vi.waitFor(() => expect(held).toHaveBeenCalled());
  await new Promise(setImmediate);
  loop.kick();
  await loop.stop();
  return [...asked];
}

const EVERYTHING = { global: true, route: '/channels/:id/messages' };
const DIRECT = { global: false, route: '/users/@me/channels' };
const ONE_ROUTE = { global: false, route: '/channels/:id/messages' };

it.each([
  ['everything', EVERYTHING, []],
  ['direct messages', DIRECT, ['send', 'change']],
  ['one route', ONE_ROUTE, ['send', 'change', 'direct']],
] as const)('pauses what a limit of Discord is about: %s', async (_, about, expected) => {
  expect(await askedAfter(outboxOf(limit(about)))).toEqual(expected);
});

it.each([
  ['everything', EVERYTHING, []],
  ['direct messages', DIRECT, []],
  ['one route', ONE_ROUTE, ['notice']],
] as const)('pauses notices by a limit on %s', async (_, about, expected) => {
  expect(await askedAfter(noticesOf(limit(about)))).toEqual(expected);
});

it.each([
  ['everything', EVERYTHING, []],
  ['one route', ONE_ROUTE, ['thread']],
] as const)('pauses the making of threads by a limit on %s', async (_, about, expected) => {
  expect(await askedAfter(threadMakerOf(limit(about)))).toEqual(expected);
});

it('pauses a delivery by the limit that another one has met', async () => {
  const { limits, loop, held } = outboxOf(limit(ONE_ROUTE));
  limits.noteFailure(limit(EVERYTHING));
  loop.kick();
  await loop.stop();
  expect(held).not.toHaveBeenCalled();
});

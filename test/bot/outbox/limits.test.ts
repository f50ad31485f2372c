import { RateLimitError } from 'discord.js';
import { expect, it, vi } from 'vitest';
import { Outbox } from '../../../src/bot/outbox/outbox.ts';
import { createLog } from '../../../src/host/log.ts';
import { type DuePost, type GameId, gameSubject } from '../../../src/store/records.ts';

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

/** The tasks whose posts are delivered after the delivery of one post has met a limit, while posts of all tasks are due. */
async function deliveredAfter(error: RateLimitError): Promise<readonly string[]> {
  const held = vi.fn(async () => undefined);
  const asked: string[] = [];
  let attempts = 0;
  const posts = {
    work: async () => ({ due: new Set(['send', 'change', 'direct']), next: undefined }),
    due: async (_: number, { task }: { readonly task: string }) => {
      asked.push(task);
      return attempts++ === 0 ? [POST as unknown as DuePost] : [];
    },
    hold: held,
  };
  const outbox = new Outbox({
    app: { store: { posts }, now: Date.now },
    client: { guilds: { cache: new Map() } },
    log: createLog('silent'),
    shard: { id: 0, count: 1 },
    subjects: [{ type: 'game', load: () => Promise.reject(error) }],
    sent: () => undefined,
    settled: () => undefined,
  } as unknown as ConstructorParameters<typeof Outbox>[0]);
  await vi.waitFor(() => expect(held).toHaveBeenCalled());
  asked.length = 0;
  outbox.kick();
  await outbox.stop();
  return asked;
}

it.each([
  ['everything', { global: true, route: '/channels/:id/messages' }, []],
  ['direct messages', { global: false, route: '/users/@me/channels' }, ['send', 'change']],
  ['one route', { global: false, route: '/channels/:id/messages' }, ['send', 'change', 'direct']],
] as const)('pauses what a limit of Discord is about: %s', async (_, about, expected) => {
  expect(await deliveredAfter(limit(about))).toEqual(expected);
});

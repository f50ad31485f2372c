import type { Interaction } from 'discord.js';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LoggedIn } from '../../src/bot/bot.ts';
import { GAMES } from '../../src/games/registry.ts';
import { createLog } from '../../src/host/log.ts';
import { makeBots, serve } from '../../src/processes/serve-together.ts';
import type { MembersAndShards } from '../../src/store/members.ts';

const SELF = 'this process';

/** A connection to Discord whose interactions the test passes on. */
const discord = vi.hoisted(() => ({ arrive: (_: Interaction) => {} }));

vi.mock('../../src/bot/bot.ts', async (original) => ({
  ...(await original<typeof import('../../src/bot/bot.ts')>()),
  connect: async () =>
    ({
      client: {
        on: () => undefined,
        guilds: { cache: new Map() },
        application: { commands: { fetch: async () => [] } },
      },
      interactions: {
        open: (handle: (interaction: Interaction) => void) => {
          discord.arrive = handle;
        },
      },
    }) as unknown as LoggedIn,
}));

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** The one shard, which this process holds. */
const SITUATION = {
  members: [{ id: SELF, isLeaving: false }],
  shards: [{ shard: 0, holder: SELF, next: null, isNextReady: false }],
} as unknown as MembersAndShards;

/** A process that shares a database, as far as it is driven by its membership: `counts` what it does. */
function process() {
  const counts = { interactionsRead: 0, heartbeats: 0, prunings: 0 };
  const program = {
    settings: {},
    log: createLog('silent'),
    shutdown: { before: () => undefined, fail: () => undefined },
  };
  const nothing = async () => [];
  const store = {
    heartbeat: { beat: async () => void counts.heartbeats++ },
    prune: async () => void counts.prunings++,
    interactions: {
      dataOf: () => {
        counts.interactionsRead++;
        return new Promise(() => {});
      },
    },
  };
  const app = {
    store,
    now: Date.now,
    games: GAMES,
    library: { tileSetsOf: () => [], mapsOf: () => [] },
    wake: { join: () => () => undefined },
  };
  const membership = { id: SELF, isNew: false, isSure: true, isLeader: true };
  const database = { members: { taken: nothing } };
  return {
    counts,
    membership,
    parts: { program, app, membership, database, options: {}, requests: { setGlobalRate() {} } },
  };
}

it('leaves interactions to other processes while it cannot be sure of its shards', async () => {
  const { counts, membership, parts } = process();
  const services = { limits: { take: () => undefined } };
  const bots = makeBots({ ...parts, services } as unknown as Parameters<typeof makeBots>[0]);
  for (let steps = 0; steps < 2; steps++) {
    await bots.follow(SITUATION);
    await vi.advanceTimersByTimeAsync(1);
  }
  const press = (id: string) =>
    discord.arrive({
      id,
      user: { id: '1' },
      channelId: '2',
      guildId: null,
      locale: 'en-GB',
      isMessageComponent: () => false,
      isPrimaryEntryPointCommand: () => false,
      isButton: () => false,
      isAutocomplete: () => false,
    } as unknown as Interaction);
  membership.isSure = false;
  press('first');
  expect(counts.interactionsRead).toBe(0);
  membership.isSure = true;
  press('second');
  expect(counts.interactionsRead).toBe(1);
});

it.each(['a look at the other processes', 'a look that failed'])(
  'does the work for all servers only as long as it leads, by %s',
  async (how) => {
    const { counts, membership, parts } = process();
    const followed: Parameters<Parameters<typeof serve>[0]['membership']['keep']>[0][] = [];
    const keep = (on: (typeof followed)[0]) => new Promise<void>(() => void followed.push(on));
    const bots = { follow: async () => undefined, isSettled: true, bots: new Map() };
    void serve({
      ...parts,
      membership: Object.assign(membership, { keep }),
      bots,
      lost: () => undefined,
    } as unknown as Parameters<typeof serve>[0]);
    const [on] = followed;
    await on!.situation(SITUATION);
    await vi.advanceTimersByTimeAsync(6 * 60_000);
    expect(counts).toMatchObject({ heartbeats: 7, prunings: 1 });
    membership.isLeader = false;
    if (how === 'a look that failed') on!.failure(new Error('the database does not answer'));
    else await on!.situation(SITUATION);
    await vi.advanceTimersByTimeAsync(48 * 3_600_000);
    expect(counts).toMatchObject({ heartbeats: 7, prunings: 1 });
  },
);

import { setTimeout as after } from 'node:timers/promises';
import { featuresFor } from '../../commands/index.ts';
import type { App } from '../app/app.ts';
import { withFollowing } from '../app/posts.ts';
import { connect, startBotOn } from '../bot/bot.ts';
import { type ConnectionOptions, isConnected, recommendedShards, sharedRequests } from '../bot/connection/client.ts';
import { presenceCheck } from '../bot/connection/presence.ts';
import type { SharedRequests } from '../bot/connection/shared-requests.ts';
import { createServices, type Services } from '../bot/handlers/services.ts';
import { exitStatusOf } from '../host/exit-status.ts';
import { logUnreadableOnce } from '../host/unreadable-games.ts';
import type { MembersAndShards, SharedDatabase } from '../store/members.ts';
import { openShared } from '../store/open-store.ts';
import type { GameId, PostToWrite } from '../store/records.ts';
import { sharedTasks, startGameKeeper } from '../upkeep/game-keeper.ts';
import { startPruning } from '../upkeep/pruning-loop.ts';
import { exchangeMessages } from './exchange-messages.ts';
import { Membership } from './membership.ts';
import { connectionOptions, createApp, ownDiscord, type Program, printReady } from './program.ts';
import { pushTasks, servePages } from './serve-pages.ts';
import { ShardBots } from './shard-bots.ts';

/** Requests a second that Discord allows a bot. */
const REQUESTS_PER_SECOND = 50;

/** How long a leaving process waits for others to take its shards, in milliseconds: per shard, and in addition. */
const HANDOVER_TIMEOUT = { perShard: 6_000, base: 10_000 };

/** Limit for a shutdown that waits for other processes, in milliseconds. */
const SHUTDOWN_LIMIT = 180_000;

/**
 * Serves some of the servers, as one of several processes that share a PostgreSQL database. Shards are distributed evenly; the
 * leader also does the work for all servers.
 */
export async function serveTogether(program: Program): Promise<void> {
  const { settings, shutdown, log, metrics, conditions } = program;
  shutdown.allow(SHUTDOWN_LIMIT);
  const database = await openShared(settings.databaseUrl);
  shutdown.before(() => database.close());
  await database.bringUpToDate();
  const discord = await ownDiscord(program);
  const options = connectionOptions(program, discord);
  const requests = sharedRequests(options);
  const membership = await joinProcesses(program, database, { options, requests });
  const onUnreadable = logUnreadableOnce(log);
  const lost = () => shutdown.fail('this process was taken for dead, and others do its work; it ends');
  const rewound = async (games: readonly GameId[]) => {
    if (games.length > 0)
      log.error({ games }, 'the database has lost what was done last in games; their tables are told');
    await goOnWithRewound(app, games);
  };
  const store = database.store(membership.id, { lost, unreadable: onUnreadable, rewound });
  const app = { ...(await createApp(store, program, onUnreadable)), now: database.members.now };
  metrics?.watchOutbox(app);
  metrics?.watchSilence(() => membership.silence);
  const services = createServices(app);
  shutdown.before(exchangeMessages(database.broadcast, { app, services, log }));
  const { latestDrafts, limits, thinking } = services;
  const isHere = presenceCheck({ rest: () => requests, now: app.now, log });
  await servePages(program, app, {
    discord,
    rest: requests,
    play: { limits, thinking, latestDrafts, isHere, isSure: () => membership.isSure },
  });
  const bots = makeBots({ program, database, membership, app, services, options, requests });
  conditions.set('connected to Discord', () => bots.isSettled && [...bots.bots.values()].every(isOnline));
  conditions.set('database shared and writable', () => membership.isSure);
  await serve({ program, membership, app, bots, requests, lost, database });
  const [bot] = bots.bots.values();
  if (!shutdown.signal.aborted) printReady(bot ? `as ${bot.client.user.tag}` : 'to help out', discord);
}

const isOnline = ({ client }: { readonly client: Parameters<typeof isConnected>[0] }) => isConnected(client);

interface JoinOptions {
  readonly options: ConnectionOptions;
  readonly requests: SharedRequests;
}

/** Joins the processes on a database. */
async function joinProcesses(
  { settings, shutdown, log }: Program,
  { members }: SharedDatabase,
  { options, requests }: JoinOptions,
): Promise<Membership> {
  const { shards = 'auto' } = settings;
  const wanted = shards === 'auto' ? await recommendedShards(requests, options) : shards;
  const membership = new Membership(members);
  const onWaiting = () => log.warn('the database is being moved; this process waits until that is done');
  const count = await membership.join(wanted, { onWaiting, signal: shutdown.signal });
  shutdown.before(() => members.remove(membership.id));
  if (shards !== 'auto' && shards !== count)
    log.warn({ shards: count, wanted: shards }, 'the number of shards changes when all processes have been stopped');
  return membership;
}

/** Makes the bots of this process, one a shard. */
export function makeBots(parts: {
  readonly program: Program;
  readonly database: SharedDatabase;
  readonly membership: Membership;
  readonly app: App;
  readonly services: Services;
  readonly options: ConnectionOptions;
  readonly requests: SharedRequests;
}): ShardBots {
  const { program, database, membership, app, services, options, requests } = parts;
  const { log, metrics, shutdown } = program;
  const { members } = database;
  const features = featuresFor(app);
  return new ShardBots({
    self: membership.id,
    members,
    isNew: () => membership.isNew,
    log,
    async connect(shard) {
      const connection = await connect({ ...options, shard, requests, mayIdentify: members.mayIdentify });
      metrics?.watchClient(connection.client);
      return connection;
    },
    begin: (connection, shard, taken) =>
      startBotOn(connection, {
        app,
        services,
        log: log.child({ shard: shard.id }),
        features,
        meeples: true,
        taken,
        isSilent: () => !membership.isSure,
        part: { shard, mayRegister: () => membership.isLeader },
      }),
    onRefused: (error) => shutdown.fail(error.message, { error, status: exitStatusOf(error) }),
  });
}

/** Follows the other processes until the shutdown; resolves when this process serves its share of shards. */
export async function serve(parts: {
  readonly program: Program;
  readonly membership: Membership;
  readonly database: SharedDatabase;
  readonly app: App;
  readonly bots: ShardBots;
  readonly requests: SharedRequests;
  readonly lost: () => never;
}): Promise<void> {
  const { program, membership, database, app, bots, requests, lost } = parts;
  const { settings, shutdown, log } = program;
  const allowed = settings.requestsPerSecond ?? REQUESTS_PER_SECOND;
  const lead = runWhile(() => {
    log.info('does what one process does for all servers');
    const keeper = startGameKeeper([sharedTasks(app), pushTasks(program, app)], log);
    const stopPruning = startPruning({ ...app, log });
    return () => {
      keeper.stop();
      stopPruning();
    };
  });
  let latest: MembersAndShards | undefined;
  const stopped = new AbortController();
  let settle = () => {};
  const settled = new Promise<void>((resolve) => {
    settle = resolve;
  });
  const kept = membership.keep({
    async situation(situation) {
      latest = situation;
      requests.setGlobalRate(allowed / situation.members.length);
      await bots.follow(situation);
      lead(membership.isLeader);
      if (bots.isSettled) settle();
    },
    lost,
    failure(error) {
      lead(membership.isLeader);
      log.error({ err: error }, 'the other processes could not be looked at');
    },
    signal: stopped.signal,
  });
  shutdown.before(async () => {
    settle();
    await database.members.announceLeaving(membership.id).catch(() => undefined);
    const isHelped = () => latest?.members.some(({ id, isLeaving }) => id !== membership.id && !isLeaving) ?? false;
    await awaitHandover(bots, isHelped);
    lead(false);
    stopped.abort();
    await kept;
    await bots.stop();
  });
  await settled;
}

/** Resolves when other processes have taken all shards, if there are no others, or after a timeout. */
async function awaitHandover(bots: ShardBots, isHelped: () => boolean): Promise<void> {
  const until = performance.now() + HANDOVER_TIMEOUT.base + HANDOVER_TIMEOUT.perShard * bots.bots.size;
  while (bots.bots.size > 0 && isHelped() && performance.now() < until) await after(100);
}

/**
 * Continues games whose last changes the database has lost. Each table is told so, and gets a new lobby or turn message, as
 * the message in its channel shows the lost changes.
 *
 * @param gameIds none if the database only moved to another server
 */
async function goOnWithRewound(app: App, gameIds: readonly GameId[]): Promise<void> {
  app.tables.clear();
  for (const gameId of gameIds) {
    const record = await app.store.games.byId(gameId);
    if (record?.status !== 'lobby' && record?.status !== 'running') continue;
    const kind = record.status === 'lobby' ? 'lobby' : 'turn';
    const posts: readonly PostToWrite[] = [
      { type: 'send', kind: 'lost' },
      { type: 'send', kind },
    ];
    await app.store.posts.add(gameId, withFollowing(posts));
    app.wake.posts(record.guildId);
    if (kind === 'turn') app.wake.computer(record);
  }
}

/**
 * Returns a function that is called repeatedly with a condition. It calls `begin` when the condition becomes true, and the
 * function that `begin` returned when the condition becomes false.
 */
function runWhile(begin: () => () => void): (holds: boolean) => void {
  let end: (() => void) | undefined;
  return (holds) => {
    if (holds) end ??= begin();
    else {
      end?.();
      end = undefined;
    }
  };
}

import { randomBytes } from 'node:crypto';
import { dirname, join } from 'node:path';
import { config as loadEnvironmentFile } from 'dotenv';
import type { Logger } from 'pino';
import { commandsFor } from '../commands/index.ts';
import type { App } from './app/app.ts';
import { TableCache } from './app/table-cache.ts';
import { Wake } from './app/wake.ts';
import { beginOn, connect, type LoggedIn } from './bot/bot.ts';
import { type ConnectionOptions, isConnected } from './bot/connection/client.ts';
import { type Library, readLibrary } from './content/content-library.ts';
import { knownTileSets } from './content/known-tile-sets.ts';
import { parseSeed, type Seed } from './core/shuffle.ts';
import { GAMES } from './games/registry.ts';
import { type Config, readConfig } from './host/config.ts';
import { EXIT, exitStatusOf, SettingsError } from './host/exit-status.ts';
import { createLog } from './host/log.ts';
import type { Metrics } from './host/metrics.ts';
import { type Condition, startMonitoring } from './host/monitoring.ts';
import { Shutdown } from './host/shutdown.ts';
import { loggedOnce } from './host/unreadable-games.ts';
import { limitPictures } from './render/index.ts';
import { type Handover, type Lease, Watch } from './store/lease.ts';
import { openServed } from './store/open-store.ts';
import type { ServedDatabase } from './store/served-database.ts';
import { onFileThread } from './store/sqlite/file-thread.ts';
import { fileOfUrl } from './store/sqlite/store-url.ts';
import type { Store } from './store/store.ts';
import { isServerUrl } from './store/store-url.ts';
import { startPruning } from './upkeep/pruning-loop.ts';
import { scheduleBackups } from './upkeep/scheduled-backups.ts';

/** From the start to the check of the database file, in milliseconds. */
const CHECK_DELAY = 5_000;

// Whatever is written from here on is readable by its owner only.
process.umask(0o077);
loadEnvironmentFile({ quiet: true });
const config = readConfig(process.env);
// Why the program does not start is told at any level.
const shutdown = new Shutdown(
  createLog(config.ok && config.value.logLevel !== 'silent' ? config.value.logLevel : 'fatal'),
);
if (!config.ok) shutdown.fail(`the environment is not right: ${config.failure.join('; ')}`, { status: EXIT.unusable });
else {
  run(config.value).catch((error: unknown) => {
    if (shutdown.signal.aborted) return;
    shutdown.fail(error instanceof Error ? error.message : String(error), { error, status: exitStatusOf(error) });
  });
}

async function run(settings: Config): Promise<void> {
  const { log, metrics, conditions } = await monitored(settings);
  if (settings.pictureCacheMegabytes) limitPictures({ cacheMegabytes: settings.pictureCacheMegabytes });
  const library = libraryOf(settings);
  const database = await openServed(settings.databaseUrl);
  const { lease } = database;
  shutdown.before(() => database.close());
  const { connection: early, handover, isChecked } = await awaitTurn(database, { settings, log });
  await database.bringUpToDate();
  const lost = () => shutdown.fail('another process has taken over the database; this one ends');
  const assertHeld = () => {
    if (!lease.isHeld()) lost();
  };
  const onUnreadable = loggedOnce(log);
  const store = database.store({ lost, unreadable: onUnreadable });
  const app = await appOn(store, {
    library,
    log,
    onUnreadable,
  });

  const discord = settings.token ? undefined : await startOwnDiscord(settings);
  const connection = early ?? (await connect(connectionOptions(settings, { log, discord })));
  metrics?.watchClient(connection.client);
  metrics?.watchOutbox(app);
  const beginning = beginOn(connection, { app, log, commands: commandsFor(app), assertHeld, taken: handover.taken });
  shutdown.before(async () => {
    await (await beginning).stop({ isAwaited: await lease.isAwaited(), leave: (taken) => lease.release(taken) });
  });
  const bot = await beginning;
  conditions.set('connected to Discord', () => isConnected(bot.client));
  // Written, to see that it can be.
  conditions.set('database held and writable', () => lease.beat());
  lookAfter(settings, { database, isChecked, app, log, metrics });
  if (shutdown.signal.aborted) return;
  if (discord) {
    say(`Pirogue is ready. Open ${discord.origin} in your browser, in one tab for every player.`);
    say('Stop it with Ctrl+C; games go on where they were. With DISCORD_TOKEN set it runs on Discord.');
  } else say(`Pirogue is ready as ${bot.client.user.tag}.`);
}

/** The log, and where METRICS_PORT is set what counts its lines and answers monitoring. */
async function monitored({ logLevel, metricsPort: port }: Config) {
  const conditions = new Map<string, Condition>();
  if (port === undefined) return { log: createLog(logLevel), metrics: undefined, conditions };
  // Loaded only here: most bots need no metrics.
  const metrics = new (await import('./host/metrics.ts')).Metrics();
  const log = createLog(logLevel, undefined, metrics.countLine);
  shutdown.before(startMonitoring({ port, registry: metrics.registry, conditions, log }));
  return { log, metrics, conditions };
}

/** What games can be played with, by the files of the program and of its host. */
function libraryOf({ tileSetFile: tileSet, contentFolder: folder }: Config): Library {
  try {
    return readLibrary(GAMES, { tileSet, folder });
  } catch (error) {
    throw error instanceof Error ? new SettingsError(error.message, { cause: error }) : error;
  }
}

/** Begins the work in the background: the check of a file that is not checked yet, pruning, backups. */
function lookAfter(
  { backups }: Config,
  of: { database: ServedDatabase; isChecked: boolean; app: App; log: Logger; metrics: Metrics | undefined },
): void {
  const { database, isChecked, app, log, metrics } = of;
  const { file } = database;
  if (file !== undefined && !isChecked) setTimeout(() => void checkFile(file, log), CHECK_DELAY).unref();
  shutdown.before(startPruning({ ...app, log }));
  // Those of a server are its host's business.
  if (!backups || file === undefined) return;
  const onBackup = (at: number) => metrics?.noteBackup(at);
  const onFailure = (attempts: number) => metrics?.noteBackupFailures(attempts);
  shutdown.before(scheduleBackups({ ...backups, file, log, onBackup, onFailure }));
}

/** Looks for damage of the whole file; a program that goes on with a damaged one makes it worse. */
async function checkFile(file: string, log: Logger): Promise<void> {
  const found = await onFileThread({ type: 'check', file });
  if (found.ok) log.info('the database file is whole');
  else if (found.isDamaged) shutdown.fail(found.message, { status: EXIT.damaged });
  else log.error({ reason: found.message }, 'the database file could not be checked');
}

/** How this process came to the database. */
interface Turn {
  readonly handover: Handover;
  /** Connected already, while it waited. */
  readonly connection?: LoggedIn;
  /** Whether the file was checked on the way. */
  readonly isChecked: boolean;
}

/**
 * Resolves once the database is this process's. A process that has to wait is connected to Discord already, so that it
 * can answer from the moment on at which the one before it no longer does. Unless the process before has ended in order,
 * the file is checked first: before anything is written, and before a connection to Discord is used up.
 */
async function awaitTurn(
  { lease, file }: ServedDatabase,
  { settings, log }: { settings: Config; log: Logger },
): Promise<Turn> {
  const { signal } = shutdown;
  const isTaken = (await lease.tryTake(new Watch())) !== undefined;
  if (isTaken) keepLease(lease, log);
  else log.warn('another process uses the database; this one waits until that one has ended');
  const isChecked = !isTaken || lease.isFromDead;
  if (isChecked && file !== undefined) await checkFile(file, log);
  if (isTaken) return { isChecked, handover: { taken: new Set(), hasWaited: false } };
  const connection = settings.token ? await connect(connectionOptions(settings, { log })) : undefined;
  log.info('waiting to take over');
  const handover = await lease.acquire({ signal });
  log.info('took over the database');
  keepLease(lease, log);
  return { isChecked, handover, ...(connection && { connection }) };
}

/** Renews the lease from now on, and releases it at the end. */
function keepLease(lease: Lease, log: Logger): void {
  shutdown.before(() => lease.release([]));
  shutdown.always((status) => {
    // The next process checks the file first when this one seems to have died.
    if (status !== EXIT.damaged) lease.releaseAtOnce();
  });
  lease.keep({
    onLost: () => shutdown.fail('another process has taken over the database; this one ends'),
    onFailure: (error) => log.error({ err: error }, 'the lease of the database could not be renewed'),
  });
}

function connectionOptions(
  { token, apiBase, shards, requestsPerSecond }: Config,
  { log, discord }: { log: Logger; discord?: { botToken: string; origin: string } | undefined },
): ConnectionOptions {
  const origin = discord?.origin ?? apiBase;
  return {
    log,
    token: token ?? discord?.botToken ?? '',
    ...(origin && { apiBase: origin }),
    ...(shards && { shards }),
    ...(requestsPerSecond && { requestsPerSecond }),
    signal: shutdown.signal,
    onFatal: (reason, refusal) =>
      shutdown.fail(reason, { status: refusal === 'for good' ? EXIT.unusable : EXIT.failed }),
  };
}

async function appOn(
  store: Store,
  { library, log, onUnreadable }: { library: Library; log: Logger } & Pick<App, 'onUnreadable'>,
): Promise<App> {
  const tileSets = await knownTileSets(store, library, log);
  return {
    store,
    games: library.games,
    library,
    tileSets,
    now: Date.now,
    newSeed,
    tables: new TableCache(),
    wake: new Wake(),
    onUnreadable,
  };
}

async function startOwnDiscord(settings: Config) {
  // Loaded only here, so that a bot on Discord carries none of it.
  const { startLocalDiscord } = await import('./local-discord/index.ts');
  const { databaseUrl: url } = settings;
  const dataDir = join(isServerUrl(url) ? 'data' : dirname(fileOfUrl(url)), 'local-discord');
  const discord = await startLocalDiscord({ port: settings.localPort, dataDir });
  shutdown.before(() => discord.close());
  return discord;
}

function newSeed(): Seed {
  const seed = parseSeed(randomBytes(16).toString('hex'));
  return seed ?? newSeed();
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

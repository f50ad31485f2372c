import { accessSync, constants, mkdirSync } from 'node:fs';
import { featuresFor } from '../../commands/index.ts';
import type { App } from '../app/app.ts';
import { connect, type LoggedIn, startBotOn } from '../bot/bot.ts';
import { isConnected } from '../bot/connection/client.ts';
import { presenceCheck } from '../bot/connection/presence.ts';
import { EXIT, SettingsError } from '../host/exit-status.ts';
import { logUnreadableOnce } from '../host/unreadable-games.ts';
import { type Handover, type Lease, Watch } from '../store/lease.ts';
import { openServed } from '../store/open-store.ts';
import type { ServedDatabase } from '../store/served-database.ts';
import { backupErrorOf } from '../store/sqlite/backup-error.ts';
import { runOnFileThread } from '../store/sqlite/file-thread.ts';
import { StoreError } from '../store/store-error.ts';
import { startGameKeeper } from '../upkeep/game-keeper.ts';
import { startPruning } from '../upkeep/pruning-loop.ts';
import { scheduleBackups } from '../upkeep/scheduled-backups.ts';
import { connectionOptions, createApp, ownDiscord, type Program, printReady } from './program.ts';
import { pushTasks, servePages } from './serve-pages.ts';

/** Delay of the check of the database file after the start, in milliseconds. */
const CHECK_DELAY = 5_000;

/** Result of taking over the database. */
interface Takeover {
  readonly handover: Handover;
  /** The connection to Discord, if it was opened while waiting. */
  readonly connection?: LoggedIn;
  /** True if the database file has been checked. */
  readonly isChecked: boolean;
}

/** Serves all servers with a database in a file, which one process at a time may use. */
export async function serveAlone(program: Program): Promise<void> {
  const { settings, shutdown, log, metrics, conditions } = program;
  if (settings.backups) makeFolder(settings.backups.folder);
  const database = await openServed(settings.databaseUrl);
  const { lease } = database;
  shutdown.before(() => database.close());
  const { connection: early, handover, isChecked } = await awaitTurn(program, database);
  await database.bringUpToDate();
  const lost = () => shutdown.fail('another process has taken over the database; this one ends');
  const onUnreadable = logUnreadableOnce(log);
  const store = database.store({ lost, unreadable: onUnreadable });
  const app = await createApp(store, program, onUnreadable);

  const discord = await ownDiscord(program);
  const connection = early ?? (await connect(connectionOptions(program, discord)));
  metrics?.watchClient(connection.client);
  metrics?.watchOutbox(app);
  const beginning = startBotOn(connection, {
    app,
    log,
    features: featuresFor(app),
    meeples: true,
    taken: handover.taken,
  });
  shutdown.before(async () => {
    await (await beginning).stop({ isAwaited: await lease.isAwaited(), leave: (taken) => lease.release(taken) });
  });
  const bot = await beginning;
  conditions.set('connected to Discord', () => isConnected(bot.client));
  const { latestDrafts, limits, thinking } = bot.services;
  const isHere = presenceCheck({ rest: () => bot.client.rest, now: app.now, log });
  const { rest } = connection.client;
  await servePages(program, app, {
    discord,
    rest,
    play: { limits, thinking, latestDrafts, isHere, isSure: () => lease.isHeld() },
  });
  shutdown.before(startGameKeeper([pushTasks(program, app)], log).stop);
  // Writes a heartbeat, as a check that the database is writable.
  conditions.set('database held and writable', () => lease.beat());
  startUpkeep(program, { database, isChecked, app });
  if (!shutdown.signal.aborted) printReady(`as ${bot.client.user.tag}`, discord);
}

/**
 * Makes the folder of backups if there is none.
 *
 * @throws SettingsError if no backup can be written there
 */
function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    const explanation = backupErrorOf(error, folder);
    throw new SettingsError(explanation instanceof Error ? explanation.message : String(explanation), { cause: error });
  }
}

/** Starts background work: the check of an unchecked file, pruning, backups. */
function startUpkeep(
  program: Program,
  { database, isChecked, app }: { database: ServedDatabase; isChecked: boolean; app: App },
): void {
  const { settings, shutdown, log, metrics } = program;
  const { file } = database;
  if (file !== undefined && !isChecked) setTimeout(() => void checkFile(program, file), CHECK_DELAY).unref();
  shutdown.before(startPruning({ ...app, log }));
  if (!settings.backups || file === undefined) return;
  const onBackup = (time: number) => metrics?.noteBackup(time);
  const onFailure = (attempts: number) => metrics?.noteBackupFailures(attempts);
  shutdown.before(scheduleBackups({ ...settings.backups, file, log, onBackup, onFailure }));
}

/** Checks the whole file, and ends the program if it is damaged: going on would make the damage worse. */
async function checkFile({ shutdown, log }: Program, file: string): Promise<void> {
  const outcome = await runOnFileThread({ type: 'check', file });
  if (outcome.ok) log.info('the database file is whole');
  else if (outcome.isDamaged) shutdown.fail(outcome.message, { status: EXIT.damaged });
  else log.error({ reason: outcome.message }, 'the database file could not be checked');
}

/**
 * Resolves once this process holds the lease of the database. A process that has to wait connects to Discord meanwhile, so that
 * it can answer as soon as the previous one stops. The file is checked first if the previous process still runs or has crashed:
 * before anything is written, and before a session of Discord is used up.
 */
async function awaitTurn(program: Program, { lease, file }: ServedDatabase): Promise<Takeover> {
  const { settings, shutdown, log } = program;
  const isTaken = (await lease.tryTake(new Watch())) !== undefined;
  if (isTaken) keepLease(program, lease);
  else log.warn('another process uses the database; this one waits until that one has ended');
  const isChecked = !isTaken || lease.isFromDead;
  if (isChecked && file !== undefined) await checkFile(program, file);
  if (isTaken) return { isChecked, handover: { taken: new Set(), hasWaited: false } };
  const connection = settings.token ? await connect(connectionOptions(program)) : undefined;
  log.info('waiting to take over');
  const handover = await lease.acquire({ signal: shutdown.signal });
  log.info('took over the database');
  keepLease(program, lease);
  return { isChecked, handover, ...(connection && { connection }) };
}

/** Renews the lease until the end of the program, and releases it then. */
function keepLease({ shutdown, log }: Program, lease: Lease): void {
  shutdown.before(() => lease.release([]));
  shutdown.always((status) => {
    // If the database is damaged, the lease is kept, so that the next process checks the file first. A file that is gone
    // cannot be written.
    if (status !== EXIT.damaged && status !== EXIT.gone) lease.releaseAtOnce();
  });
  lease.keep({
    onLost: () => shutdown.fail('another process has taken over the database; this one ends'),
    onFailure(error) {
      if (error instanceof StoreError && error.code === 'gone') shutdown.fail(error.message, { status: EXIT.gone });
      log.error({ err: error }, 'the lease of the database could not be renewed');
    },
  });
}

import './bot/handlers/trusted-builders.ts';

import { join } from 'node:path';
import { config as loadEnvironmentFile } from 'dotenv';
import { type Library, readLibrary } from './content/content-library.ts';
import { GAMES } from './games/registry.ts';
import { type Config, readConfig } from './host/config.ts';
import { EXIT, exitStatusOf, SettingsError } from './host/exit-status.ts';
import { createLog } from './host/log.ts';
import { type Condition, startMonitoring } from './host/monitoring.ts';
import { Shutdown } from './host/shutdown.ts';
import { serveAlone } from './processes/serve-alone.ts';
import { serveTogether } from './processes/serve-together.ts';
import { PaintingThread, usePaintingThread } from './render/index.ts';
import { isServerUrl } from './store/store-url.ts';

// Files that are written from here on are readable by their owner only.
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
  const monitored = await startLogging(settings);
  const { log, metrics } = monitored;
  const { pictureCacheMegabytes: cacheMegabytes, compiledFolder } = settings;
  // In the same folder as the compile cache of Node.js, which may also be deleted at any time.
  const tileFolder = compiledFolder && join(compiledFolder, 'tiles');
  const limits = { cacheMegabytes, tileFolder };
  usePaintingThread(new PaintingThread({ log, limits, onPainting: metrics?.countPicture }));
  const program = { settings, shutdown, library: libraryOf(settings), ...monitored };
  await (isServerUrl(settings.databaseUrl) ? serveTogether(program) : serveAlone(program));
}

/** Creates the log; if METRICS_PORT is set, also the metrics, which count its lines, and the server for monitoring. */
async function startLogging({ logLevel, metricsPort: port, metricsHost: host }: Config) {
  const conditions = new Map<string, Condition>();
  if (port === undefined) return { log: createLog(logLevel), metrics: undefined, conditions };
  // Loaded only here: most bots need no metrics.
  const metrics = new (await import('./host/metrics.ts')).Metrics();
  const log = createLog(logLevel, undefined, metrics.countLine);
  shutdown.before(await startMonitoring({ port, host, registry: metrics.registry, conditions, log }));
  return { log, metrics, conditions };
}

/** Reads the library of contents from the files of the program and of its host. */
function libraryOf({ tileSetFile: tileSet, contentFolder: folder }: Config): Library {
  try {
    return readLibrary(GAMES, { tileSet, folder });
  } catch (error) {
    throw error instanceof Error ? new SettingsError(error.message, { cause: error }) : error;
  }
}

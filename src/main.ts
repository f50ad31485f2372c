import { randomBytes } from 'node:crypto';
import { dirname, join } from 'node:path';
import { config as loadEnvironmentFile } from 'dotenv';
import { commandsFor } from '../commands/index.ts';
import type { App } from './app/app.ts';
import { type Bot, startBot } from './bot/bot.ts';
import { type Config, readConfig } from './config.ts';
import { readLibrary } from './content-library.ts';
import { parseSeed, type Seed } from './core/shuffle.ts';
import { GAMES } from './games/registry.ts';
import { knownTileSets } from './known-tile-sets.ts';
import { createLog } from './log.ts';
import { limitPictures } from './render/index.ts';
import { openStore } from './store/open-store.ts';
import { fileOfUrl } from './store/store-url.ts';

/** A shutdown that takes longer than this is cut short, in milliseconds. */
const SHUTDOWN_LIMIT = 4_500;

loadEnvironmentFile({ quiet: true });
const config = readConfig(process.env);
if (!config.ok) fail(['The environment is not right:', ...config.failure.map((line) => `  ${line}`)].join('\n'));
run(config.value).catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)));

async function run(settings: Config): Promise<void> {
  const log = createLog(settings.logLevel);
  process.on('unhandledRejection', (error) => {
    log.fatal({ err: error }, 'unhandled rejection');
    process.exit(1);
  });
  // Node would print the error with all its properties.
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught exception');
    process.exit(1);
  });
  if (settings.pictureCacheMegabytes) limitPictures({ cacheMegabytes: settings.pictureCacheMegabytes });
  const library = readLibrary(GAMES, { tileSet: settings.tileSetFile, folder: settings.contentFolder });
  const store = await openStore(settings.databaseUrl);
  let bot: Bot | undefined;
  const app: App = {
    store,
    games: library.games,
    library,
    tileSets: await knownTileSets(store, library, log),
    now: Date.now,
    newSeed,
    postsWaiting: () => bot?.outbox.kick(),
  };
  const discord = settings.token ? undefined : await startOwnDiscord(settings);
  bot = await startBot({
    app,
    log,
    commands: commandsFor(app),
    token: settings.token ?? discord?.botToken ?? '',
    ...(discord ? { apiBase: discord.origin } : settings.apiBase ? { apiBase: settings.apiBase } : {}),
    ...(settings.shards ? { shards: settings.shards } : {}),
    ...(settings.requestsPerSecond ? { requestsPerSecond: settings.requestsPerSecond } : {}),
    onFatal: fail,
  });
  const running = bot;
  const stop = once(async () => {
    const late = setTimeout(() => fail('The shutdown took too long and was cut short.'), SHUTDOWN_LIMIT);
    await running.stop();
    await discord?.close();
    await store.close();
    clearTimeout(late);
    process.exit(0);
  });
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  if (discord) {
    say(`Pirogue is ready. Open ${discord.origin} in your browser, in one tab for every player.`);
    say('Stop it with Ctrl+C; games go on where they were. With DISCORD_TOKEN set it runs on Discord.');
  } else say(`Pirogue is ready as ${running.client.user.tag}.`);
}

async function startOwnDiscord(settings: Config) {
  // Loaded only here, so that a bot on Discord carries none of it.
  const { startLocalDiscord } = await import('./local-discord/index.ts');
  const dataDir = join(dirname(fileOfUrl(settings.databaseUrl)), 'local-discord');
  return startLocalDiscord({ port: settings.localPort, dataDir });
}

function newSeed(): Seed {
  const seed = parseSeed(randomBytes(16).toString('hex'));
  return seed ?? newSeed();
}

function once(action: () => Promise<void>): () => void {
  let begun = false;
  return () => {
    if (begun) return;
    begun = true;
    action().catch((error: unknown) => fail(String(error)));
  };
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

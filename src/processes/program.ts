import { randomBytes } from 'node:crypto';
import { dirname, join } from 'node:path';
import type { Logger } from 'pino';
import { type App, TableCache, Wake } from '../app/app.ts';
import type { ConnectionOptions } from '../bot/connection/client.ts';
import type { Library } from '../content/content-library.ts';
import { knownTileSets, type TileSets } from '../content/known-tile-sets.ts';
import { parseSeed, type Seed } from '../core/shuffle.ts';
import { pausesOfGames } from '../guard/each-game.ts';
import type { Config } from '../host/config.ts';
import { EXIT } from '../host/exit-status.ts';
import type { Metrics } from '../host/metrics.ts';
import type { Condition } from '../host/monitoring.ts';
import type { Shutdown } from '../host/shutdown.ts';
import { fileOfUrl } from '../store/sqlite/store-url.ts';
import type { Store } from '../store/store.ts';
import { isServerUrl } from '../store/store-url.ts';

/** Settings and services of the running program. */
export interface Program {
  readonly settings: Config;
  readonly library: Library;
  readonly shutdown: Shutdown;
  readonly log: Logger;
  /** Absent if the settings name no port for metrics. */
  readonly metrics: Metrics | undefined;
  /** Conditions of readiness by name. */
  readonly conditions: Map<string, Condition>;
}

/** Address and token of the local stand-in for Discord. */
export interface OwnDiscord {
  readonly botToken: string;
  readonly origin: string;
}

/** Starts a local stand-in for Discord if there is no token; it ends with the program. */
export async function ownDiscord({ settings, shutdown }: Program): Promise<OwnDiscord | undefined> {
  if (settings.token) return undefined;
  // Imported only here, so that a bot on Discord does not load it.
  const { startLocalDiscord } = await import('local-discord');
  const { databaseUrl: url, web } = settings;
  const dataDir = join(isServerUrl(url) ? 'data' : dirname(fileOfUrl(url)), 'local-discord');
  const discord = await startLocalDiscord({ port: settings.localPort, dataDir });
  shutdown.before(() => discord.close());
  if (web?.activity) discord.switchActivitiesOn({ mapping: `http://127.0.0.1:${web.port}`, ...web.activity });
  return discord;
}

/** Options of the connection to Discord, or to its stand-in. */
export function connectionOptions({ settings, shutdown, log }: Program, discord?: OwnDiscord): ConnectionOptions {
  const { token, apiBase, shards, requestsPerSecond } = settings;
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

/** Makes the app, which holds everything that use cases need, on a store. */
export async function createApp(
  store: Store,
  { library, log, settings }: Program,
  onUnreadable: App['onUnreadable'],
): Promise<App & { readonly tileSets: TileSets }> {
  return {
    store,
    games: library.games,
    library,
    tileSets: await knownTileSets(store, library, log),
    now: Date.now,
    newSeed,
    newKey,
    ...(settings.web && { webOrigin: settings.web.origin, hasActivity: settings.web.activity !== undefined }),
    tables: new TableCache(),
    wake: new Wake(),
    pauses: pausesOfGames(),
    onUnreadable,
  };
}

/** Prints that the program is ready; `who` says as whom. Prints the address of the local Discord, if there is one. */
export function printReady(who: string, discord: OwnDiscord | undefined): void {
  if (!discord) {
    say(`Pirogue is ready ${who}.`);
    return;
  }
  say(`Pirogue is ready. Open ${discord.origin} in your browser, in one tab for every player.`);
  say('Stop it with Ctrl+C; games go on where they were. With DISCORD_TOKEN set it runs on Discord.');
}

function newSeed(): Seed {
  const seed = parseSeed(randomBytes(16).toString('hex'));
  return seed ?? newSeed();
}

/** Makes a random key of 144 bits, which nobody can guess. */
function newKey(): string {
  return randomBytes(18).toString('base64url');
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

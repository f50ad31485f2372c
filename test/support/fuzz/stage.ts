import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type LocalDiscord, startLocalDiscord } from 'local-discord';
import { featuresFor } from '../../../commands/index.ts';
import { seedFor } from '../../../lab/simulation/chooser.ts';
import { type App, TableCache, Wake } from '../../../src/app/app.ts';
import { type Bot, startBot } from '../../../src/bot/bot.ts';
import { readLibrary } from '../../../src/content/content-library.ts';
import { knownTileSets } from '../../../src/content/known-tile-sets.ts';
import { GAMES } from '../../../src/games/registry.ts';
import { pausesOfGames } from '../../../src/guard/each-game.ts';
import { createLog } from '../../../src/host/log.ts';
import { openStore } from '../../../src/store/open-store.ts';
import { patient } from '../patience.ts';

/** What the bot is fuzzed in: the real bot with a database of its own, and a Discord that it meets over sockets. */
export interface FuzzStage {
  readonly discord: LocalDiscord;
  readonly app: App;
  readonly bot: Bot;
  /** Lines that the bot logged as errors and nobody has taken out yet. */
  readonly errors: string[];
  /** Passes time for the bot, in milliseconds. */
  readonly pass: (time: number) => void;
  readonly stop: () => Promise<void>;
}

/** Long, as a run is to find what is wrong on a busy machine as well, in milliseconds. */
const ANSWER_DEADLINE = 3_600_000;

/** Number of pino from which on a line tells of an error. */
const LOG_ERROR = 50;

export async function startFuzzStage(seed: string): Promise<FuzzStage> {
  const folder = await mkdtemp(join(tmpdir(), 'pirogue-fuzz-'));
  const discord = await startLocalDiscord({ port: 0, answerDeadlineMs: patient(ANSWER_DEADLINE) });
  const store = await openStore(`file:${join(folder, 'pirogue.db')}`);
  const errors: string[] = [];
  const library = readLibrary(GAMES);
  const held: { passed: number; games: number } = { passed: 0, games: 0 };
  const app: App = {
    store,
    games: library.games,
    library,
    tileSets: await knownTileSets(store, library, createLog('silent')),
    now: () => Date.now() + held.passed,
    newSeed: () => seedFor(`${seed} ${++held.games}`),
    newKey: () => 'key',
    tables: new TableCache(),
    wake: new Wake(),
    pauses: pausesOfGames(),
    onUnreadable: (error) => {
      throw error;
    },
  };
  const bot = await startBot({
    app,
    log: createLog('error', {
      write(line) {
        if ((JSON.parse(line) as { level: number }).level >= LOG_ERROR) errors.push(line.trim());
      },
    }),
    features: featuresFor(app),
    token: discord.botToken,
    apiBase: discord.origin,
    requestsPerSecond: 1000,
    identifyAtOnce: true,
    onFatal: (reason) => void errors.push(`the bot would end: ${reason}`),
  });
  return {
    discord,
    app,
    bot,
    errors,
    pass: (time) => {
      held.passed += time;
    },
    async stop() {
      await bot.stop();
      await discord.close();
      await store.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

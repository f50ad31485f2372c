import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { featuresFor } from '../../commands/index.ts';
import { TableCache, Wake } from '../../src/app/app.ts';
import { type Bot, startBot } from '../../src/bot/bot.ts';
import type { Library } from '../../src/content/content-library.ts';
import { knownTileSets } from '../../src/content/known-tile-sets.ts';
import type { Pirogue } from './pirogue.ts';

/** Starts another bot on the same store, as after the end of the first one; perhaps with other content for new games. */
export async function restart({ app, discord }: Pirogue, library?: Library): Promise<Bot> {
  const log = pino({ level: 'silent' });
  const house = {
    ...app,
    ...(library && { library, games: library.games, tileSets: await knownTileSets(app.store, library, log) }),
    tables: new TableCache(),
    wake: new Wake(),
  };
  const bot = await startBot({
    app: house,
    log,
    features: featuresFor(house),
    token: discord.botToken,
    apiBase: discord.origin,
    identifyAtOnce: true,
    onFatal: () => undefined,
  });
  onTestFinished(() => bot.stop());
  return bot;
}

import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { commandsFor } from '../../commands/index.ts';
import { startBot } from '../../src/bot/bot.ts';
import type { Library } from '../../src/content-library.ts';
import { knownTileSets } from '../../src/known-tile-sets.ts';
import type { Pirogue } from './pirogue.ts';

/** Starts another bot on the same store, as after the end of the first one; perhaps with other content for new games. */
export async function restart({ app, discord }: Pirogue, library?: Library): Promise<void> {
  const log = pino({ level: 'silent' });
  const house = library
    ? { ...app, library, games: library.games, tileSets: await knownTileSets(app.store, library, log) }
    : app;
  const bot = await startBot({
    app: house,
    log,
    commands: commandsFor(house),
    token: discord.botToken,
    apiBase: discord.origin,
    identifyAtOnce: true,
    onFatal: () => undefined,
  });
  onTestFinished(() => bot.stop());
}

import { pino } from 'pino';
import { expect, it } from 'vitest';
import { startBot } from '../../src/bot/bot.ts';
import { featureList } from '../support/commands.ts';
import { type LogLine, startPirogue } from '../support/pirogue.ts';

it('registers the commands in all languages once, and nothing when the bot comes back unchanged', async () => {
  const { app, bot, discord, log } = await startPirogue({ webOrigin: 'https://games.example.org', hasActivity: true });
  expect(log.find(({ msg }) => msg === 'ready')).toMatchObject({ commandsChanged: true });
  await bot.stop();

  const later: LogLine[] = [];
  const again = await startBot({
    app,
    log: pino({}, { write: (line: string) => later.push(JSON.parse(line)) }),
    features: featureList,
    token: discord.botToken,
    apiBase: discord.origin,
    identifyAtOnce: true,
    onFatal: (reason) => {
      throw new Error(reason);
    },
  });
  await again.stop();
  expect(later.find(({ msg }) => msg === 'ready')).toMatchObject({ commandsChanged: false });
});

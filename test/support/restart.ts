import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { startBot } from '../../src/bot/bot.ts';
import { commands } from './commands.ts';
import type { Pirogue } from './pirogue.ts';

/** Starts another bot on the same store, as after the end of the first one. */
export async function restart(pirogue: Pirogue): Promise<void> {
  const bot = await startBot({
    app: pirogue.app,
    log: pino({ level: 'silent' }),
    commands,
    token: pirogue.discord.botToken,
    apiBase: pirogue.discord.origin,
    identifyAtOnce: true,
    onFatal: () => undefined,
  });
  onTestFinished(() => bot.stop());
}

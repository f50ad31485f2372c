import type { Command } from '../src/bot/handlers/command.ts';
import { command } from '../src/bot/handlers/declare.ts';
import { settingsReply } from '../src/bot/replies/settings.ts';

/** /settings: the user's language, theme and hints; for people who manage the channel also its language. */
export const settings = {
  name: 'settings',
  declaration: command('settings').toJSON(),
  run: (context) => settingsReply(context),
} satisfies Command;

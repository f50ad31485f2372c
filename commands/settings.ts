import type { Command } from '../src/bot/command.ts';
import { command } from '../src/bot/declare.ts';
import { settingsReply } from '../src/bot/settings.ts';

/** /settings: my language, the colours of my pictures, hints; for who manages the channel its language. */
export const settings = {
  name: 'settings',
  declaration: command('settings').toJSON(),
  needs: 'nothing',
  run: (context) => settingsReply(context),
} satisfies Command;

import type { Command } from '../src/bot/command.ts';
import { command } from '../src/bot/declare.ts';
import { helpReply } from '../src/bot/help.ts';

/** /help: what can be done here and now. */
export const help = {
  name: 'help',
  declaration: command('help').toJSON(),
  run: helpReply,
} satisfies Command;

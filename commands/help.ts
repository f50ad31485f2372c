import type { Command } from '../src/bot/handlers/command.ts';
import { command } from '../src/bot/handlers/declare.ts';
import { helpReply } from '../src/bot/replies/help.ts';

/** /help: what can be done here and now. */
export const help = {
  name: 'help',
  declaration: command('help').toJSON(),
  run: helpReply,
} satisfies Command;

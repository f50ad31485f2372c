import type { Command } from '../src/bot/handlers/command.ts';
import { command } from '../src/bot/handlers/declare.ts';
import { analyseReply } from '../src/bot/replies/analyse.ts';

/** /analyse: the channel's last game looked back on: chances to win, and the turns that lost most. */
export const analyse = {
  name: 'analyse',
  declaration: command('analyse').toJSON(),
  run: (context) => analyseReply(context),
} satisfies Command;

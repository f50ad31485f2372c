import { analyseReply } from '../src/bot/analyse.ts';
import type { Command } from '../src/bot/command.ts';
import { command } from '../src/bot/declare.ts';

/** /analyse: the channel's last game looked back on: chances to win, and the turns that lost most. */
export const analyse = {
  name: 'analyse',
  declaration: command('analyse').toJSON(),
  run: analyseReply,
} satisfies Command;

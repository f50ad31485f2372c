import type { Command } from '../src/bot/command.ts';
import { command } from '../src/bot/declare.ts';
import { statusReply } from '../src/bot/status.ts';

/** /turn: whose turn, since when, what can be done now, and a link to the turn message. */
export const turn = {
  name: 'turn',
  declaration: command('turn').toJSON(),
  run: statusReply,
} satisfies Command;

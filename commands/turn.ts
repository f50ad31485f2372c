import type { Command } from '../src/bot/handlers/command.ts';
import { command } from '../src/bot/handlers/declare.ts';
import { statusReply } from '../src/bot/replies/status.ts';

/** /turn: whose turn, since when, what can be done now, and a link to the turn message. */
export const turn = {
  name: 'turn',
  declaration: command('turn').toJSON(),
  run: statusReply,
} satisfies Command;

import type { Command } from '../src/bot/handlers/command.ts';
import { command } from '../src/bot/handlers/declare.ts';
import { hintReply } from '../src/bot/replies/hint.ts';

/** /hint: the best choices now and why, for the player to move. */
export const hint = {
  name: 'hint',
  declaration: command('hint').toJSON(),
  run: hintReply,
} satisfies Command;

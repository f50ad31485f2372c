import type { Command } from '../src/bot/command.ts';
import { command } from '../src/bot/declare.ts';
import { textReply } from '../src/bot/texts.ts';

/** /score: scores, what everybody has, and where every point came from. */
export const score = {
  name: 'score',
  declaration: command('score').toJSON(),
  run: (context) => textReply(context, { name: 'score' }),
} satisfies Command;

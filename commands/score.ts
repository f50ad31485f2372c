import type { Command } from '../src/bot/handlers/command.ts';
import { command } from '../src/bot/handlers/declare.ts';
import { textReply } from '../src/bot/replies/texts.ts';

/** /score: scores, what everybody has, and where every point came from. */
export const score = {
  name: 'score',
  declaration: command('score').toJSON(),
  run: (context) => textReply(context, { name: 'score' }),
} satisfies Command;

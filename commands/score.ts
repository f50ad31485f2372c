import { command } from '../src/bot/handlers/declare.ts';
import type { Feature } from '../src/bot/handlers/feature.ts';
import { textReply } from '../src/bot/replies/texts.ts';

/** /score: tells the scores, the supply of every seat, and the source of every point. */
export const score = {
  name: 'score',
  declaration: command('score').toJSON(),
  needs: 'nothing',
  where: 'direct',
  cost: 'picture',
  run: (context) => textReply(context, { name: 'score' }),
} satisfies Feature;

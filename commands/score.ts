import { command } from '../src/bot/handlers/declare.ts';
import type { Feature } from '../src/bot/handlers/feature.ts';
import { textReply } from '../src/bot/replies/texts.ts';

/** /score: scores, what everybody has, and where every point came from. */
export const score = {
  name: 'score',
  declaration: command('score').toJSON(),
  needs: 'nothing',
  cost: 'picture',
  run: (context) => textReply(context, { name: 'score' }),
} satisfies Feature;

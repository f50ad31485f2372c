import { command } from '../src/bot/handlers/declare.ts';
import type { Feature } from '../src/bot/handlers/feature.ts';
import { statusReply } from '../src/bot/replies/status.ts';

/** /turn: tells whose turn it is, since when, what the user can do, and a link to the turn message. */
export const turn = {
  name: 'turn',
  declaration: command('turn').toJSON(),
  needs: 'nothing',
  where: 'direct',
  run: statusReply,
} satisfies Feature;

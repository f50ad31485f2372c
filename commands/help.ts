import { command } from '../src/bot/handlers/declare.ts';
import type { Feature } from '../src/bot/handlers/feature.ts';
import { helpReply } from '../src/bot/replies/help.ts';

/** /help: what can be done here and now. */
export const help = {
  name: 'help',
  declaration: command('help').toJSON(),
  needs: 'nothing',
  isDirect: true,
  run: helpReply,
} satisfies Feature;

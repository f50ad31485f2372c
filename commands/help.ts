import { command } from '../src/bot/handlers/declare.ts';
import type { Feature } from '../src/bot/handlers/feature.ts';
import { helpReply } from '../src/bot/replies/help.ts';

/** /help: tells what the user can do in the channel now. */
export const help = {
  name: 'help',
  declaration: command('help').toJSON(),
  needs: 'nothing',
  where: 'anywhere',
  run: helpReply,
} satisfies Feature;

import type { Command } from '../src/bot/command.ts';
import { command } from '../src/bot/declare.ts';
import { playAction } from '../src/bot/play.ts';

/** /boat: no piece; the boat advances and the turn ends. */
export const boat = {
  name: 'boat',
  declaration: command('boat').toJSON(),
  needs: 'posts',
  run: (context) => playAction(context, { type: 'boat' }),
} satisfies Command;

import type { Command } from '../src/bot/command.ts';
import { command } from '../src/bot/declare.ts';
import { resignWarning } from '../src/bot/ending.ts';

/** /resign: leaves a running game for good after confirmation by a button. */
export const resign = {
  name: 'resign',
  declaration: command('resign').toJSON(),
  run: resignWarning,
} satisfies Command;

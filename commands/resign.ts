import type { Command } from '../src/bot/handlers/command.ts';
import { command } from '../src/bot/handlers/declare.ts';
import { resignWarning } from '../src/bot/replies/ending.ts';

/** /resign: leaves a running game for good after confirmation by a button. */
export const resign = {
  name: 'resign',
  declaration: command('resign').toJSON(),
  run: resignWarning,
} satisfies Command;

import type { Command } from '../src/bot/command.ts';
import { command } from '../src/bot/declare.ts';
import { leaveLobby } from '../src/bot/lobby.ts';

/** /leave: gives the seat of a lobby back. */
export const leave = {
  name: 'leave',
  declaration: command('leave').toJSON(),
  needs: 'posts',
  run: leaveLobby,
} satisfies Command;

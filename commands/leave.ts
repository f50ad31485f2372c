import type { Command } from '../src/bot/command.ts';
import { command } from '../src/bot/declare.ts';
import { leaveLobby } from '../src/bot/lobby.ts';

/** /leave: leaves the lobby. */
export const leave = {
  name: 'leave',
  declaration: command('leave').toJSON(),
  run: leaveLobby,
} satisfies Command;

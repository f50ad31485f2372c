import type { Command } from '../src/bot/handlers/command.ts';
import { command } from '../src/bot/handlers/declare.ts';
import { leaveLobby } from '../src/bot/replies/lobby.ts';

/** /leave: leaves the lobby. */
export const leave = {
  name: 'leave',
  declaration: command('leave').toJSON(),
  run: leaveLobby,
} satisfies Command;

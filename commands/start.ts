import type { Command } from '../src/bot/command.ts';
import { command } from '../src/bot/declare.ts';
import { startLobby } from '../src/bot/lobby.ts';

/** /start: starts the game of a lobby that 2 to 5 players have joined. */
export const start = {
  name: 'start',
  declaration: command('start').toJSON(),
  run: startLobby,
} satisfies Command;

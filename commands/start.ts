import type { Command } from '../src/bot/handlers/command.ts';
import { command } from '../src/bot/handlers/declare.ts';
import { startLobby } from '../src/bot/replies/lobby.ts';

/** /start: starts the game of a lobby that enough players have joined. */
export const start = {
  name: 'start',
  declaration: command('start').toJSON(),
  run: startLobby,
} satisfies Command;

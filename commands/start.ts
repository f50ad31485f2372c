import { start as startGame } from '../src/app/lobby.ts';
import { type Command, refused } from '../src/bot/command.ts';
import { command } from '../src/bot/declare.ts';

/** /start: starts the game of a lobby that 2 to 5 players have joined. */
export const start = {
  name: 'start',
  declaration: command('start').toJSON(),
  needs: 'posts',
  async run({ app, request, say }) {
    const started = await startGame(app, request);
    return started.ok ? { content: say('lobby.started.reply') } : refused(say, started.failure);
  },
} satisfies Command;

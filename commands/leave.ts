import { leave as leaveLobby } from '../src/app/lobby.ts';
import { type Command, refused } from '../src/bot/command.ts';
import { command } from '../src/bot/declare.ts';

/** /leave: gives the seat of a lobby back. */
export const leave = {
  name: 'leave',
  declaration: command('leave').toJSON(),
  needs: 'posts',
  async run({ app, request, say }) {
    const left = await leaveLobby(app, request);
    return left.ok ? { content: say('lobby.left') } : refused(say, left.failure);
  },
} satisfies Command;

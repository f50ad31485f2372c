import { unwatch as unwatchGame } from '../src/app/watching.ts';
import { type Command, refused } from '../src/bot/command.ts';
import { command } from '../src/bot/declare.ts';

/** /unwatch: tells a spectator of the game of the channel no more. */
export const unwatch = {
  name: 'unwatch',
  declaration: command('unwatch').toJSON(),
  needs: 'nothing',
  async run({ app, request, say }) {
    const unwatched = await unwatchGame(app, request);
    return unwatched.ok ? { content: say('unwatch.done') } : refused(say, unwatched.failure);
  },
} satisfies Command;

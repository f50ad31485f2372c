import { submit } from '../src/app/turn.ts';
import { type Command, peopleAt, peopleHere, refused } from '../src/bot/command.ts';
import { command } from '../src/bot/declare.ts';
import { playedReply } from '../src/bot/present/played.ts';

/** /boat: no piece; the boat advances and the turn ends. */
export const boat = {
  name: 'boat',
  declaration: command('boat').toJSON(),
  needs: 'posts',
  async run({ app, request, say }) {
    const played = await submit(app, request, { type: 'boat' });
    if (!played.ok) return refused(say, played.failure, await peopleHere(app, request.channelId));
    return playedReply(say, played.value, await peopleAt(app, played.value.table));
  },
} satisfies Command;

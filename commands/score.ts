import { latestTable } from '../src/app/table.ts';
import { type Command, peopleAt, refused } from '../src/bot/command.ts';
import { command } from '../src/bot/declare.ts';
import { scoreText } from '../src/bot/present/score.ts';

/** /score: scores, pieces and boats, and where every point came from. */
export const score = {
  name: 'score',
  declaration: command('score').toJSON(),
  needs: 'nothing',
  async run({ app, request, say }) {
    const found = await latestTable(app, request.channelId);
    if (!found.ok) return refused(say, found.failure);
    return { content: scoreText(say, found.value, await peopleAt(app, found.value)) };
  },
} satisfies Command;

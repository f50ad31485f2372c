import { latestTable } from '../../app/table.ts';
import { peopleAt } from '../command.ts';
import type { Control } from '../control.ts';
import { pictureReply } from '../picture-reply.ts';
import { boardFile } from '../present/board.ts';
import { privateLook } from '../present/private-look.ts';
import { rejectionReply } from '../status.ts';
import { textReply } from '../texts.ts';

/** The button "Whole board": sends the user the current board, like /board. */
export const board = {
  verb: 'board',
  needs: 'files',
  cost: 'picture',
  async run(context) {
    const { app, request, say } = context;
    const found = await latestTable(app, request.channelId);
    if (!found.ok) return rejectionReply(context, found.failure);
    // The current game, even if the button was created for another one.
    const { expected: _, ...here } = request;
    const people = await peopleAt(app, found.value);
    return pictureReply(say, {
      picture: boardFile(say.t, found.value, people.plain, privateLook(context, found.value)),
      words: () => textReply({ ...context, request: here }, { name: 'board' }),
    });
  },
} satisfies Control;

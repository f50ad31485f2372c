import { latestTable } from '../../app/table.ts';
import { peopleAt } from '../command.ts';
import type { Control } from '../control.ts';
import { boardFile } from '../present/board.ts';
import { privateLook } from '../present/private-look.ts';
import { rejected } from '../status.ts';

/** Shows the whole board as it is now, to who asked, as does /board. */
export const board = {
  verb: 'board',
  needs: 'files',
  async run(context) {
    const { app, request, say } = context;
    const found = await latestTable(app, request.channelId);
    if (!found.ok) return rejected(context, found.failure);
    const people = await peopleAt(app, found.value);
    return { files: [await boardFile(say.t, found.value, people.plain, privateLook(context, found.value))] };
  },
} satisfies Control;

import { latestTable } from '../../app/table.ts';
import type { Control } from '../handlers/control.ts';
import { boardReply } from '../replies/board-reply.ts';
import { rejectionReply } from '../replies/rejection-reply.ts';
import { textReply } from '../replies/texts.ts';

/** The buttons "Whole board" and "Who owns what": send the user the current board, like /board. */
export const board = {
  verb: 'board',
  async run(context) {
    const { app, id, request } = context;
    const found = await latestTable(app, request.channelId);
    if (!found.ok) return rejectionReply(context, found.failure);
    // The current game, even if the button was created for another one.
    const { expected: _, ...here } = request;
    return boardReply(context, found.value, {
      view: id.argument === 'owners' ? 'owners' : 'whole',
      isPublic: false,
      words: () => textReply({ ...context, request: here }, { name: 'board' }),
    });
  },
} satisfies Control;

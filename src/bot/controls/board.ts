import { latestTable } from '../../app/table.ts';
import type { Reply } from '../handlers/command.ts';
import type { Control, ControlContext } from '../handlers/control.ts';
import { type BoardView, boardReply } from '../replies/board-reply.ts';
import { rejectionReply } from '../replies/rejection-reply.ts';
import { textReply } from '../replies/texts.ts';

/** The button "Whole board": sends the user the current board, like /board. */
export const board = { verb: 'board', run: (context) => boardHere(context, 'whole') } satisfies Control;

/** The board of the channel's current game, even if the button was created for another one. */
export async function boardHere(context: ControlContext, view: BoardView): Promise<Reply> {
  const { app, request } = context;
  const found = await latestTable(app, request.channelId);
  if (!found.ok) return rejectionReply(context, found.failure);
  const { expected: _, ...here } = request;
  return boardReply(context, found.value, {
    view,
    isPublic: false,
    words: () => textReply({ ...context, request: here }, { name: 'board' }),
  });
}

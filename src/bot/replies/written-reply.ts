import { withReaderHints } from '../../app/table.ts';
import { type Answer, type HandlerContext, type Reply, tablePeople } from '../handlers/command.ts';
import { panelReply } from '../panel/panel.ts';
import { messageText } from '../write/message-text.ts';
import { isChoosing } from './draw.ts';
import { nextGameReply } from './next-game.ts';
import { playedReply } from './played.ts';
import { rejectionReply } from './rejection-reply.ts';

/** Writes the reply for what a handler answers, in the language and with the settings of its reader. */
export async function writtenReply(context: HandlerContext, answer: Answer): Promise<Reply> {
  const { rejection, rejectedRequest = context.request, turn, played, ...reply } = answer;
  if (turn) return panelReply(context, turn);
  if (rejection) {
    const reason = await rejectionReply({ ...context, request: rejectedRequest }, rejection);
    return { ...reason, ...reply, content: `${reason.content}${reply.content ?? ''}` };
  }
  if (!played) return reply;
  const table = withReaderHints(context, played.table);
  const { content = '' } = playedReply(context.say, { ...played, table }, await tablePeople(context, table));
  const next = isChoosing(table, context.request.userId) ? undefined : await nextGameReply(context, table.record.id);
  const lines = [reply.content, content, next?.content].filter((line) => line !== undefined);
  const { untilTold, ...kept } = reply;
  // An answer that leads on is not deleted.
  return { ...kept, ...(next ?? (untilTold && { untilTold })), content: messageText(lines) };
}

import { undo as undoTurn } from '../src/app/undo.ts';
import { type Command, peopleAt, withHintsOf } from '../src/bot/handlers/command.ts';
import { command } from '../src/bot/handlers/declare.ts';
import { rejectionReply } from '../src/bot/replies/rejection-reply.ts';
import { messageText } from '../src/bot/write/message-text.ts';
import { sectionLines } from '../src/bot/write/section-lines.ts';
import { choiceSections } from '../src/telling/board/choices.ts';
import { nextStep } from '../src/telling/board/step.ts';

/** /undo: takes back the user's last action; after the next draw the others are asked. */
export const undo = {
  name: 'undo',
  declaration: command('undo').toJSON(),
  async run(context) {
    const { app, request, say } = context;
    const taken = await undoTurn(app, request);
    if (!taken.ok) return rejectionReply(context, taken.failure);
    if (taken.value.type === 'asked') return { content: say('undo.asked') };
    const table = withHintsOf(context, taken.value.table);
    const lines = sectionLines(choiceSections(say, table, await peopleAt(context, table)));
    return { content: messageText([`${say('undo.done')} ${nextStep(say, table)}`, ...lines]) };
  },
} satisfies Command;

import { withReaderHints } from '../src/app/table.ts';
import { undo as undoTurn } from '../src/app/undo.ts';
import { tablePeople, valueOrReject } from '../src/bot/handlers/command.ts';
import { command } from '../src/bot/handlers/declare.ts';
import type { Control, Feature } from '../src/bot/handlers/feature.ts';
import { messageText, sectionLines } from '../src/bot/write/message-text.ts';
import { choiceSections } from '../src/telling/board/choices.ts';
import { nextStep } from '../src/telling/board/step.ts';

/** Takes back the user's last action and opens the panel again, like /undo. */
const undoControl = {
  async run(context) {
    const undone = valueOrReject(await undoTurn(context.app, context.request));
    return undone.type === 'asked' ? { content: context.say('undo.asked') } : { turn: { table: undone.table } };
  },
} satisfies Control;

/** /undo: takes back the user's last action. After the next draw a vote asks the other players. */
export const undo = {
  name: 'undo',
  declaration: command('undo').toJSON(),
  needs: 'posts',
  where: 'direct',
  cost: 'takeback',
  controls: {
    undo: undoControl, // In the panel, which it replaces.
    retract: { ...undoControl, updates: true },
  },
  async run(context) {
    const { app, request, say } = context;
    const undone = valueOrReject(await undoTurn(app, request));
    if (undone.type === 'asked') return { content: say('undo.asked') };
    const table = withReaderHints(context, undone.table);
    const lines = sectionLines(choiceSections(say, table, await tablePeople(context, table)));
    return { content: messageText([`${say('undo.done')} ${nextStep(say, table)}`, ...lines]) };
  },
} satisfies Feature;

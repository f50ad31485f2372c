import { latestTable, seatOf } from '../src/app/table.ts';
import { type Command, peopleAt } from '../src/bot/command.ts';
import { command } from '../src/bot/declare.ts';
import { messageText } from '../src/bot/present/message.ts';
import { choiceLines, nextStep } from '../src/bot/present/next-step.ts';

/** /help: what can be done here and now. */
export const help = {
  name: 'help',
  declaration: command('help').toJSON(),
  needs: 'nothing',
  async run({ app, request, say }) {
    const found = await latestTable(app, request.channelId);
    if (!found.ok) {
      const lobby = found.failure.code === 'not-started';
      return { content: [say(lobby ? 'help.lobby' : 'help.no-game'), say('help.rules')].join('\n') };
    }
    const table = found.value;
    const { state } = table.fold;
    if (state.phase === 'over') return { content: say('help.over') };
    const people = await peopleAt(app, table);
    const seat = seatOf(table.game, request.userId);
    if (seat < 0) return { content: say('help.watching') };
    const now =
      seat === state.seat
        ? [say('status.yours', { next: nextStep(say, table) }), ...choiceLines(say, table, people)]
        : [say('help.waiting', { name: people.shown[state.seat]! }), say('help.undo')];
    return { content: messageText([...now, say('help.always'), say('help.rules')], 2) };
  },
} satisfies Command;

import { messageLink, TimestampStyles, time } from 'discord.js';
import { latestTable, seatOf } from '../src/app/table.ts';
import { type Command, peopleAt, peopleHere, refused } from '../src/bot/command.ts';
import { command } from '../src/bot/declare.ts';
import { rankingText } from '../src/bot/present/end-message.ts';
import { messageText } from '../src/bot/present/message.ts';
import { choiceLines, nextStep } from '../src/bot/present/next-step.ts';

/** /turn: whose turn, since when, what can be done now, and a link to the turn message. */
export const turn = {
  name: 'turn',
  declaration: command('turn').toJSON(),
  needs: 'nothing',
  async run({ app, request, say }) {
    const found = await latestTable(app, request.channelId);
    if (!found.ok) {
      const people = await peopleHere(app, request.channelId);
      if (found.failure.code === 'not-started') {
        return { content: say('status.lobby', { players: people.shown.join(', ') }) };
      }
      return refused(say, found.failure);
    }
    const table = found.value;
    const people = await peopleAt(app, table);
    const { state } = table.fold;
    if (state.phase === 'over')
      return { content: say('status.over', { ranking: rankingText(say, table, people.shown) }) };
    const next = nextStep(say, table);
    const mine = seatOf(table.game, request.userId) === state.seat;
    const since = time(Math.floor(table.game.changedAt / 1000), TimestampStyles.RelativeTime);
    const lines = mine
      ? [say('status.yours', { next }), ...choiceLines(say, table, people)]
      : [say('status.others', { name: people.shown[state.seat]!, since, next })];
    const posts = await app.store.posts(table.game.id);
    const messageId = posts.findLast(({ kind, failure }) => kind === 'turn' && failure === undefined)?.messageId;
    if (messageId) {
      lines.push(say('status.link', { link: messageLink(table.game.channelId, messageId, table.game.guildId) }));
    }
    return { content: messageText(lines) };
  },
} satisfies Command;

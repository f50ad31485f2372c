import { TimestampStyles, time } from 'discord.js';
import { gamesOf, type MyGame } from '../src/app/my-games.ts';
import { turnClockOf } from '../src/app/turn-clock.ts';
import { type Command, type HandlerContext, peopleAt } from '../src/bot/command.ts';
import { command } from '../src/bot/declare.ts';
import { gameLink } from '../src/bot/game-link.ts';
import { deadlineLine, relative } from '../src/bot/present/clock.ts';
import { messageText } from '../src/bot/present/message-text.ts';

/** /mygames: every game of the user in any server, those that wait for the user first. */
export const myGames = {
  name: 'mygames',
  declaration: command('mygames').toJSON(),
  needs: 'nothing',
  async run(context) {
    const { app, request, say } = context;
    const games = await gamesOf(app, request.userId);
    if (games.length === 0) return { content: say('mygames.none') };
    const lines = await Promise.all(games.map((game) => gameLine(context, game)));
    const now = app.now();
    const absence = (await app.store.absences([request.userId])).find(({ from, to }) => from <= now && now < to);
    const away = absence ? [say('mygames.away', { when: relative(absence.to) })] : [];
    return { content: messageText([say('mygames.title'), ...away, ...lines], 0) };
  },
} satisfies Command;

async function gameLine(context: HandlerContext, mine: MyGame): Promise<string> {
  const { app, say } = context;
  const clock = await turnClockOf(app, mine.game);
  const line = await stateLine(context, mine);
  return clock ? [line, ...deadlineLine(say, clock)].join(' ') : line;
}

async function stateLine({ app, say }: HandlerContext, { game, table, isMine }: MyGame): Promise<string> {
  const link = await gameLink(app, game);
  if (!table) return `- ${say('mygames.lobby', { link, count: game.seats.length, seats: game.options.seats })}`;
  const since = time(Math.floor(game.changedAt / 1000), TimestampStyles.RelativeTime);
  if (isMine) return `- ${say('mygames.mine', { link, since })}`;
  const name = (await peopleAt(app, table)).shown[table.progress.seat]!;
  return `- ${say('mygames.running', { link, name, since })}`;
}

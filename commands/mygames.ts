import { TimestampStyles, time } from 'discord.js';
import { endedGamesOf, gamesOf, type MyGame } from '../src/app/my-games.ts';
import { seatOf } from '../src/app/table.ts';
import { turnClockOf } from '../src/app/turn-clock.ts';
import { type Command, type HandlerContext, peopleAt } from '../src/bot/command.ts';
import { command } from '../src/bot/declare.ts';
import { gameLink } from '../src/bot/game-link.ts';
import { deadlineLine, relative } from '../src/bot/present/clock.ts';
import { messageText } from '../src/bot/present/message-text.ts';
import type { GameRecord } from '../src/store/records.ts';

/** /mygames: every game of the user in any server, those that wait for the user first, then the latest that are over. */
export const myGames = {
  name: 'mygames',
  declaration: command('mygames').toJSON(),
  async run(context) {
    const { app, request, say } = context;
    const games = await gamesOf(app, request.userId);
    const over = await endedLines(context);
    if (games.length === 0) return { content: messageText([say('mygames.none'), ...over], 0) };
    const lines = await Promise.all(games.map((game) => gameLine(context, game)));
    const now = app.now();
    const absence = (await app.store.absences([request.userId])).find(({ from, to }) => from <= now && now < to);
    const away = absence ? [say('mygames.away', { when: relative(absence.to) })] : [];
    return { content: messageText([say('mygames.title'), ...away, ...lines, ...over], 0) };
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
  const since = sinceText(game);
  if (isMine) return `- ${say('mygames.mine', { link, since })}`;
  const name = (await peopleAt({ app, say }, table)).shown[table.progress.seat]!;
  return `- ${say('mygames.running', { link, name, since })}`;
}

/** The latest games that are over, with the place of the user. */
async function endedLines({ app, request, say }: HandlerContext): Promise<string[]> {
  const tables = await endedGamesOf(app, request.userId);
  const lines = tables.map(async ({ game, rules, fold }) => {
    const scores = rules.scoresOf(fold.state);
    const points = scores[seatOf(game, request.userId)]!;
    const place = 1 + scores.filter((score) => score > points).length;
    const about = { game: rules.words.name(say.t), place, players: scores.length, points, since: sinceText(game) };
    return `- ${say('mygames.ended', { ...about, link: await gameLink(app, game) })}`;
  });
  return lines.length > 0 ? [say('mygames.over'), ...(await Promise.all(lines))] : [];
}

function sinceText({ changedAt }: GameRecord): string {
  return time(Math.floor(changedAt / 1000), TimestampStyles.RelativeTime);
}

import { TimestampStyles, time } from 'discord.js';
import { endedGamesOf, gamesOf, type MyGame } from '../../app/my-games.ts';
import { seatOf } from '../../app/table.ts';
import { turnClockOf } from '../../app/turn-clock.ts';
import { type HandlerContext, peopleAt, type Reply } from '../handlers/command.ts';
import { deadlineLine, relative } from '../present/clock.ts';
import { gameLink } from '../present/game-link.ts';
import { textPages } from '../present/text-pages.ts';
import { type Place, pageReply } from './pages.ts';
import { NO_GAME } from './settings.ts';

/** Every game of the user in any server, those that wait for the user first, then the latest that are over; in pages. */
export async function myGamesReply(context: HandlerContext, place: Place = { from: 0 }): Promise<Reply> {
  const { app, request, say } = context;
  const games = await gamesOf(app, request.userId);
  const over = await endedLines(context);
  const lines = await Promise.all(games.map((game) => gameLine(context, game)));
  const now = app.now();
  const absence = (await app.store.absences([request.userId])).find(({ from, to }) => from <= now && now < to);
  const away = absence && games.length > 0 ? [say('mygames.away', { when: relative(absence.to) })] : [];
  const parts = textPages(
    [say(games.length > 0 ? 'mygames.title' : 'mygames.none'), ...away, ...lines, ...over].join('\n'),
  );
  const label = (page: number) => say('page.of', { page: page + 1, pages: parts.length });
  return pageReply(context, NO_GAME, { text: { name: 'mygames', parts, packed: false, label }, place });
}

async function gameLine(context: HandlerContext, mine: MyGame): Promise<string> {
  const { app, say } = context;
  const clock = await turnClockOf(app, mine.record);
  const line = await stateLine(context, mine);
  return clock ? [line, ...deadlineLine(say, clock)].join(' ') : line;
}

async function stateLine(
  { app, say }: HandlerContext,
  { record, table, since: played, isMine }: MyGame,
): Promise<string> {
  const link = await gameLink(app, record);
  if (!table) return `- ${say('mygames.lobby', { link, count: record.seats.length, seats: record.options.seats })}`;
  const since = sinceText(played);
  if (isMine) return `- ${say('mygames.mine', { link, since })}`;
  const name = (await peopleAt({ app, say }, table)).shown[table.progress.seat]!;
  return `- ${say('mygames.running', { link, name, since })}`;
}

/** The latest games that are over, with the place of the user. */
async function endedLines({ app, request, say }: HandlerContext): Promise<string[]> {
  const tables = await endedGamesOf(app, request.userId);
  const lines = tables.map(async ({ record, game, fold }) => {
    const scores = game.scoresOf(fold.state);
    const points = scores[seatOf(record, request.userId)]!;
    const place = 1 + scores.filter((score) => score > points).length;
    const about = {
      game: game.words.name(say.t),
      place,
      players: scores.length,
      points,
      since: sinceText(record.changedAt),
    };
    return `- ${say('mygames.ended', { ...about, link: await gameLink(app, record) })}`;
  });
  return lines.length > 0 ? [say('mygames.over'), ...(await Promise.all(lines))] : [];
}

function sinceText(at: number): string {
  return time(Math.floor(at / 1000), TimestampStyles.RelativeTime);
}

import { seatOf } from '../src/app/acts.ts';
import { defaultGame, gameOf } from '../src/app/app.ts';
import { endedGamesOf, type MyGame, openGamesOf } from '../src/app/my-games.ts';
import {
  type Answer,
  answerOf,
  type HandlerContext,
  type Reply,
  reject,
  tablePeople,
} from '../src/bot/handlers/command.ts';
import { command } from '../src/bot/handlers/declare.ts';
import type { Control, ControlContext, Feature } from '../src/bot/handlers/feature.ts';
import { type PagePosition, pageReply, parsePagePosition } from '../src/bot/replies/pages.ts';
import { personalReply } from '../src/bot/replies/privacy.ts';
import { NO_GAME_TARGET } from '../src/bot/replies/settings.ts';
import { textReply } from '../src/bot/replies/texts.ts';
import {
  buttonRows,
  type LinkButton,
  linkButton,
  MAX_BUTTONS_PER_ROW,
  MAX_ROWS,
  phoneButtonRows,
} from '../src/bot/write/buttons.ts';
import { gameLink } from '../src/bot/write/game-link.ts';
import { relativeTimestamp } from '../src/bot/write/message-text.ts';
import { textPages } from '../src/bot/write/text-pages.ts';
import { deadlineLine } from '../src/telling/clock.ts';
import { isolatedName, peopleOf } from '../src/telling/people.ts';

/** Replaces a page of a long text by another page. */
const pageControl = {
  updates: true,
  async run(context) {
    const place = parsePagePosition(context.id.argument);
    const answer = await answerOf(() => pageOf(context, place ?? reject({ code: 'stale' })));
    return { ...answer, rejected: false };
  },
} satisfies Control;

function pageOf(
  context: ControlContext,
  { name, square, place }: NonNullable<ReturnType<typeof parsePagePosition>>,
): Promise<Answer> {
  switch (name) {
    case 'mygames':
      return myGamesReply(context, place);
    case 'privacy':
      return personalReply(context, place);
    default:
      return textReply(context, { name, square }, place);
  }
}

/** /mygames: lists the user's games in all servers, those that wait for the user first, then the latest games that are over. */
export const myGames = {
  name: 'mygames',
  declaration: command('mygames').toJSON(),
  needs: 'nothing',
  cost: 'picture',
  where: 'anywhere',
  controls: { page: pageControl },
  run: (context) => myGamesReply(context),
} satisfies Feature;

/** A game in the list: its number, from 1, its line, and its link. */
interface ListedGame {
  readonly number: number;
  readonly mine: MyGame;
  readonly line: string;
  readonly link: string;
}

/**
 * Every open game of the user in any server whose channel they see, those that wait for the user first, then the latest games that
 * are over. The list has pages, with a button to each game of the page. Where names of all do not fit, the buttons have numbers.
 */
async function myGamesReply(context: HandlerContext, place: PagePosition = { from: 0 }): Promise<Reply> {
  const { app, request, say } = context;
  const games = await seenGames(context, await openGamesOf(app, request.userId));
  const over = await endedLines(context);
  const listed = await Promise.all(games.map((mine, index) => listGame(context, mine, index + 1)));
  const now = app.now();
  const absence = (await app.store.reminders.absences([request.userId])).find(
    ({ from, to }) => from <= now && now < to,
  );
  const away = absence && games.length > 0 ? [say('mygames.away', { when: relativeTimestamp(absence.to) })] : [];
  const title = say(games.length > 0 ? 'mygames.title' : 'mygames.none');
  const parts = textPages([title, ...away, ...listed.map(({ line }) => line), ...over].join('\n'));
  const label = (page: number) => say('page.of', { page: page + 1, pages: parts.length });
  const text = { name: 'mygames', parts, packed: false, label } as const;
  const { content, components: turning } = pageReply(context, NO_GAME_TARGET, { text, place });
  const lines = new Set(content.split('\n'));
  const free = MAX_ROWS - turning.length;
  const shown = listed.filter(({ line }) => lines.has(line)).slice(0, free * MAX_BUTTONS_PER_ROW);
  const named = phoneButtonRows(await Promise.all(shown.map((one) => gameButton(context, one))));
  const numbered = buttonRows(shown.map(({ number, link }) => linkButton(String(number), link)));
  return { content, components: [...(named.length <= free ? named : numbered), ...turning] };
}

/** The games without those whose channel the user does not see any more. */
async function seenGames({ sees }: HandlerContext, games: readonly MyGame[]): Promise<readonly MyGame[]> {
  const seen = await Promise.all(games.map(({ record }) => sees(record)));
  return games.filter((_, index) => seen[index] !== false);
}

async function listGame(context: HandlerContext, mine: MyGame, number: number): Promise<ListedGame> {
  const { app, say } = context;
  const { clock } = mine;
  const link = await gameLink(app, mine.record);
  const line = `${number}. ${await stateText(context, mine, link)}`;
  return { number, mine, link, line: clock ? [line, ...deadlineLine(say, clock)].join(' ') : line };
}

async function stateText(context: HandlerContext, mine: MyGame, link: string): Promise<string> {
  const { say } = context;
  const { record, table, since: played, isMine } = mine;
  if (!table) return say('mygames.lobby', { link, count: record.seats.length, seats: record.options.seats });
  const since = sinceText(played);
  if (isMine) return say('mygames.mine', { link, since });
  const name = (await tablePeople(context, table)).shown[table.progress.seat]!;
  return say('mygames.running', { link, name, since });
}

/** A button to the turn message of a game, which names the game and with whom the user plays it. */
async function gameButton(
  { app, names, request, say }: HandlerContext,
  { number, mine: { record }, link }: ListedGame,
): Promise<LinkButton> {
  const { plain } = await peopleOf({ names, t: say.t }, record);
  const others = plain.filter((_, seat) => record.seats[seat]!.userId !== request.userId).map(isolatedName);
  const { words } = gameOf(app, record.ruleSet) ?? defaultGame(app);
  const game = (words.shortName ?? words.name)(say.t);
  const label = say('mygames.link', { number, game, count: others.length, others: say.t.list(others) });
  return linkButton(label, link);
}

/** The latest games that are over, with the rank of the user. */
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

function sinceText(moment: number): string {
  return relativeTimestamp(moment);
}

import { makeDraft } from '../../app/draft.ts';
import type { Speech } from '../../i18n/speech.ts';
import type { HandlerContext, Reply } from '../handlers/command.ts';
import { pictureReply } from '../handlers/picture-reply.ts';
import { privateLook } from '../handlers/private-look.ts';
import { boardFile } from '../present/board/board.ts';
import { squaresOnPage } from '../present/board/board-request.ts';
import { toldEffects } from '../present/board/choices.ts';
import { type SquareChoice, squareChoices } from '../present/board/square-choices.ts';
import { squareWords } from '../present/board/square-words.ts';
import { button, buttonRows } from '../present/buttons.ts';
import { messageText } from '../present/message-text.ts';
import { phoneLines } from '../present/phone-lines.ts';
import { hintButtons, type Panel, readersOf, starred } from './panel-draft.ts';
import { type ListPage, listPage, pageButtons, rangeOf } from './panel-pages.ts';

/**
 * The most squares of a page. With the buttons to other pages and to a hint they fill three rows, so that a phone shows
 * them together with the picture, in which more squares would be too small.
 */
export const SQUARES_A_PAGE = 12;

/** The most lines of text beside a picture and three rows of buttons on a phone; a row less is room for two lines more. */
const MOST_LINES = 4;
const MOST_ROWS = 3;
const LINES_OF_A_ROW = 2;

/** A numbered square with its place in words, and what the tile does there at once. */
interface NamedSquare extends SquareChoice {
  readonly words: string;
  readonly effect: string | undefined;
}

/** The first step: the squares that the drawn tile fits, as the picture numbers them. */
export async function squaresPanel(panel: Panel, page: number, news: readonly string[]): Promise<Reply> {
  const { context, table, people } = panel;
  const { say } = context;
  const { game, content, fold } = table;
  const { choices, shared } = namedSquares(panel);
  const drawn = game.words.tile(say.t, content, { id: game.viewOf(fold.state).drawn! });
  const { length: count } = choices;
  const shown = listPage(choices, { wanted: page, max: SQUARES_A_PAGE });
  const components = squareButtons(panel, choices, shown);
  const isPart = shown.items.length < count;
  const heading = isPart
    ? say('panel.squares.part', { count, ...rangeOf(shown, shown.at) })
    : say('panel.squares', { count });
  const aboutTurn = game.words.step?.(say.t, table, { place: 'panel', commands: '' });
  const above = [
    ...news,
    ...(aboutTurn === undefined ? [] : [aboutTurn]),
    say('draw.drawn', { tile: drawn }),
    ...(shared ? [say('panel.shared', { effect: shared })] : []),
  ];
  const room = MOST_LINES + LINES_OF_A_ROW * (MOST_ROWS - components.length) - phoneLines([...above, heading]);
  // Where there is no picture, the words say where every number is.
  const replyTo = (reader: 'picture' | 'words'): Reply => ({
    content: messageText([
      ...above,
      ...(reader === 'words' ? wordLines(panel, shown.items) : pictureLines(panel, shown.items, room)),
      heading,
    ]),
    components,
  });
  const legal = squaresOnPage(
    choices.map(({ square }) => square),
    shown.items.map(({ square }) => square.label),
  );
  const look = { ...privateLook(context, table), legal, focus: true };
  const picture = boardFile(say.t, table, people, look);
  return pictureReply(say, { picture, reply: replyTo('picture'), words: () => replyTo('words') });
}

function namedSquares({ context, table, people }: Panel) {
  const { t } = context.say;
  const found = squareChoices(table);
  const words = squareWords(
    t,
    table,
    found.map(({ square }) => square),
  );
  const { shared, own } = toldEffects(t, table, {
    ...readersOf(context, table, people),
    choices: found.map(({ best }) => best),
  });
  return {
    shared,
    choices: found.map((one, at): NamedSquare => ({ ...one, words: words.get(one.square.label)!, effect: own[at] })),
  };
}

/** In words alone, a line for every square. */
function wordLines({ context: { say } }: Panel, choices: readonly NamedSquare[]): string[] {
  return choices.map(({ words, effect }) => effectLine(say, words, effect));
}

/**
 * Beside a picture, what the tile does at once on the squares of a page, by their numbers: in words where there is room
 * for all, or else what it brings there.
 *
 * @param room lines of a phone
 */
function pictureLines({ context, table }: Panel, choices: readonly NamedSquare[], room: number): string[] {
  const told = choices.filter(({ effect }) => effect !== undefined);
  const lines = told.map(({ square, gains, effect }) =>
    effectLine(context.say, `**${starred(context, square.label, gains.isStarred)}**`, effect),
  );
  if (phoneLines(lines) <= room) return lines;
  const { seat } = table.progress;
  const ofOthers = ({ gains: { bySeat } }: NamedSquare) =>
    bySeat.reduce((sum, points, at) => (at === seat ? sum : sum + Math.max(0, points)), 0);
  const own = told.filter(({ gains }) => gains.isStarred);
  const others = told.filter((one) => ofOthers(one) > 0);
  const rest = told.filter((one) => !own.includes(one) && !others.includes(one));
  return [
    [
      ...gainsText(context, 'own', own, ({ gains }) => gains.bySeat[seat]!),
      ...gainsText(context, 'others', others, ofOthers),
      ...gainsText(context, 'rest', rest),
    ].join(' '),
  ];
}

/** Squares with what they bring somebody, in one sentence; none where there are no such squares. */
function gainsText(
  { say }: HandlerContext,
  whose: 'own' | 'others' | 'rest',
  squares: readonly NamedSquare[],
  pointsOf?: (square: NamedSquare) => number,
): string[] {
  const list = squares.map((one) => {
    const number = `**${one.square.label}**`;
    return pointsOf ? say('panel.gain', { number, points: pointsOf(one) }) : number;
  });
  return list.length > 0 ? [say('panel.gains', { whose, list: list.join(', ') })] : [];
}

function effectLine(say: Speech, option: string, effect: string | undefined): string {
  return `- ${effect ? say('suggest.choice', { option, effect }) : option}`;
}

function squareButtons(panel: Panel, all: readonly NamedSquare[], page: ListPage<NamedSquare>) {
  const { context, table } = panel;
  const { record, game } = table;
  const isGain = ({ gains }: NamedSquare) => gains.isStarred;
  const numbers = page.items.map((choice) =>
    button(
      record,
      { verb: 'choose', argument: makeDraft(game, [choice.best.action]) },
      { label: starred(context, choice.square.label, isGain(choice)) },
    ),
  );
  return buttonRows([
    ...numbers,
    ...pageButtons(context.say, record, page, (at) => all.slice(at.first - 1, at.last).some(isGain)),
    ...hintButtons(context, table),
  ]);
}

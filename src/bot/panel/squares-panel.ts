import { makeDraft } from '../../app/draft.ts';
import type { Speech } from '../../i18n/speech.ts';
import type { Reply } from '../handlers/command.ts';
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
import { hintButtons, type Panel, readersOf } from './panel-draft.ts';
import { type ListPage, listPage, pageButtons, rangeOf } from './panel-pages.ts';

/**
 * The most squares that are all on one page, and the most of a page where there are several. With the buttons to other
 * pages and to a hint they fill three rows, so that a phone shows them together with the picture.
 */
const SQUARES_ALONE = 14;
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
  const shown = listPage(choices, { wanted: page, max: count <= SQUARES_ALONE ? SQUARES_ALONE : SQUARES_A_PAGE });
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
 * Beside a picture, what the tile does at once on a square, by its number alone; gold squares come first, and as many are
 * told as there is room for.
 *
 * @param room lines of a phone
 */
function pictureLines({ context: { say } }: Panel, choices: readonly NamedSquare[], room: number): string[] {
  const told = choices.filter(({ effect }) => effect !== undefined);
  const first = [...told.filter(({ square }) => square.gains), ...told.filter(({ square }) => !square.gains)];
  const lineOf = ({ square, effect }: NamedSquare) => effectLine(say, `**${square.label}**`, effect);
  const shown = new Set<NamedSquare>();
  for (const choice of first) {
    if (phoneLines([...shown, choice].map(lineOf)) > room) break;
    shown.add(choice);
  }
  return told.filter((choice) => shown.has(choice)).map(lineOf);
}

function effectLine(say: Speech, option: string, effect: string | undefined): string {
  return `- ${effect ? say('suggest.choice', { option, effect }) : option}`;
}

function squareButtons(panel: Panel, all: readonly NamedSquare[], page: ListPage<NamedSquare>) {
  const { context, table } = panel;
  const { record, game } = table;
  // Blue is what brings points, here or on another page.
  const isGain = ({ square }: NamedSquare) => square.gains === true;
  const numbers = page.items.map((choice) =>
    button(
      record,
      { verb: 'choose', argument: makeDraft(game, [choice.best.action]) },
      { label: choice.square.label, style: isGain(choice) ? 'primary' : 'secondary' },
    ),
  );
  return buttonRows([
    ...numbers,
    ...pageButtons(context.say, record, page, (at) => all.slice(at.first - 1, at.last).some(isGain)),
    ...hintButtons(context, table),
  ]);
}

import { makeDraft } from '../../app/draft.ts';
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
import { hintButtons, type Panel } from './panel-draft.ts';
import { type ListPage, listPage, pageButtons } from './panel-pages.ts';

/**
 * So many squares are on a page: buttons with their numbers, in four rows, which hide no picture as a menu would; what
 * follows leads to other pages.
 */
export const SQUARES_A_PAGE = 20;

/** So many lines beside a picture say what the tile does on a square; gold squares come first. */
const MOST_LINES = 3;

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
  const shown = listPage(choices, { wanted: page, max: SQUARES_A_PAGE });
  // Where there is no picture, the words say where every number is.
  const replyTo = (reader: 'picture' | 'words'): Reply => ({
    content: messageText([
      ...news,
      say('draw.drawn', { tile: drawn }),
      ...(shared ? [say('panel.shared', { effect: shared })] : []),
      ...squareLines(panel, shown.items, reader),
      say(`panel.squares.${reader}`, { count: choices.length }),
    ]),
    components: squareButtons(panel, choices, shown),
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
  const { shared, own } = toldEffects(t, table, { names: people.plain, choices: found.map(({ best }) => best) });
  return {
    shared,
    choices: found.map((one, at): NamedSquare => ({ ...one, words: words.get(one.square.label)!, effect: own[at] })),
  };
}

/**
 * A line for each square where the tile does something at once: beside a picture for a few, by their numbers alone. In words
 * alone, a line for every square.
 */
function squareLines(
  { context: { say } }: Panel,
  choices: readonly NamedSquare[],
  reader: 'picture' | 'words',
): string[] {
  const line = (option: string, effect: string | undefined) =>
    `- ${effect ? say('suggest.choice', { option, effect }) : option}`;
  if (reader === 'words') return choices.map(({ words, effect }) => line(words, effect));
  const told = choices.filter(({ effect }) => effect !== undefined);
  const first = [...told.filter(({ square }) => square.gains), ...told.filter(({ square }) => !square.gains)];
  const shown = new Set(first.slice(0, MOST_LINES));
  return told.filter((choice) => shown.has(choice)).map(({ square, effect }) => line(`**${square.label}**`, effect));
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

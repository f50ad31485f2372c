import { allowsHints } from '../../app/computers.ts';
import { choicesAt, makeDraft } from '../../app/draft.ts';
import { isSecureOrigin, pageAddress } from '../../app/page.ts';
import type { Table } from '../../app/table.ts';
import { questionsOf } from '../../app/turn.ts';
import type { Speech } from '../../i18n/speech.ts';
import { squaresOnPage } from '../../telling/board/board-request.ts';
import { type OfferedSquare, offeredSquares } from '../../telling/turn/squares.ts';
import type { HandlerContext } from '../handlers/command.ts';
import { type Button, button, fitsPhone, phoneButtonRows } from '../write/buttons.ts';
import { messageText } from '../write/message-text.ts';
import type { FittedParts } from '../write/pictures.ts';
import {
  type ListPage,
  listPage,
  type PageRange,
  type PanelContext,
  pageButtons,
  pageRange,
  type StepParts,
  starredLabel,
} from './panel-parts.ts';

/**
 * Squares on a page. With the buttons for other pages and a hint they fill three rows, so that a phone shows them together with
 * the picture. More squares would be too small in the picture.
 */
export const SQUARES_A_PAGE = 12;

/** The panel of the first step: the squares that the drawn tile fits, with their numbers in the picture. */
export function squaresPanel(panel: PanelContext, { page, news, onPage }: StepParts): FittedParts {
  const { say, turn } = panel;
  const { after: table } = turn;
  const { drawn, squares: choices, sharedEffect } = offeredSquares(panel.offered);
  const { length: count } = choices;
  const shown = listPage(choices, { wanted: page, max: SQUARES_A_PAGE });
  const components = squareButtons(panel, choices, { page: shown, onPage });
  const isPart = shown.items.length < count;
  const heading = isPart
    ? say('panel.squares.part', { count, ...pageRange(shown, shown.number) })
    : say('panel.squares', { count });
  const aboutTurn = table.game.words.step?.(say.t, table, { place: 'panel', commands: '' });
  const above = [...news, ...(aboutTurn === undefined ? [] : [aboutTurn])];
  const tile = say('draw.drawn', { tile: drawn });
  const sharedLines = sharedEffect ? [say('panel.shared', { effect: sharedEffect })] : [];
  const effects = effectTexts(panel, shown.items);
  const withTile = (lines: readonly string[]) => [...above, tile, ...sharedLines, ...lines, heading];
  const withoutTile = (lines: readonly string[]) => [...above, ...sharedLines, ...lines, heading];
  // The picture shows the drawn tile, too, so its name is left out before effects are.
  const [complete, least] = [effects.slice(0, -1), effects.at(-1)!];
  const texts = [...complete.map(withTile), ...complete.slice(1).map(withoutTile), withTile(least), withoutTile(least)];
  // Without the picture, the words say where each square is.
  const words = [...above, tile, ...sharedLines, ...wordLines(panel, shown.items), heading];
  const legal = squaresOnPage(
    choices.map(({ square }) => square),
    shown.items.map(({ square }) => square.label),
  );
  return {
    picture: panel.picture(table, { legal }),
    beside(ratio) {
      const lines = texts.find((text) => fitsPhone(text, components, ratio)) ?? texts.at(-1)!;
      return { content: messageText(lines), components };
    },
    words: () => ({ content: messageText(words), components }),
  };
}

/** A line for every square, for a reply without the picture. */
function wordLines({ say }: PanelContext, choices: readonly OfferedSquare[]): string[] {
  return choices.map(({ words, effect }) => effectLine(say, words, effect));
}

function effectLine(say: Speech, option: string, effect: string | undefined): string {
  return `- ${effect ? say('suggest.choice', { option, effect }) : option}`;
}

/** Buttons that open the page of the game with the player's seat, inside Discord and in the browser; none if nobody can play there. */
export async function playOnPageButtons({ app, request, say }: HandlerContext, { record }: Table): Promise<Button[]> {
  const address = await pageAddress(app, record);
  if (address === undefined || !isSecureOrigin(address)) return [];
  // In direct messages the activity does not open the page of a game.
  const inside =
    app.hasActivity && !request.isRemote ? [button(record, { verb: 'launch' }, { label: say('activity.button') })] : [];
  return [...inside, button(record, { verb: 'onpage' }, { label: say('play.button') })];
}

/** Squares of a page, and the buttons that lead to the page of the game. */
interface SquareRows {
  readonly page: ListPage<OfferedSquare>;
  readonly onPage: readonly Button[];
}

/**
 * Buttons with the numbers of a page, then for other pages and a hint; these have rows of their own if that takes no more rows.
 * Buttons to the page of the game are left out where they would take a third row or a further one, as /play does the same.
 */
function squareButtons(panel: PanelContext, all: readonly OfferedSquare[], { page, onPage }: SquareRows) {
  const { say, turn } = panel;
  const { record, progress } = turn.after;
  const numbers = page.items.map(({ best, square, gains }) =>
    panel.draftButton([...turn.draft, best.action], { label: starredLabel(panel, square.label, gains.isStarred) }),
  );
  const starsOn = ({ first, last }: PageRange) => all.slice(first - 1, last).filter(({ gains }) => gains.isStarred);
  const starOn = (range: PageRange) => {
    const stars = starsOn(range).map(({ gains }) => gains.bySeat[progress.seat]!);
    return stars.length > 0 ? Math.max(...stars) : undefined;
  };
  const pages = pageButtons(say, record, page, {
    verb: panel.verbOf('panel'),
    starOn,
    draft: makeDraft(turn.table.game, turn.draft),
  });
  const others = [...pages, ...panel.back, ...(panel.isPlan ? [] : [...hintButtons(panel), ...orderButtons(panel)])];
  const plain = fewestRows(numbers, others);
  const layouts = [onPage, onPage.slice(0, 1)].map((buttons) => fewestRows(numbers, [...others, ...buttons]));
  return layouts.find(({ length }) => length <= Math.max(plain.length, 2)) ?? plain;
}

/** Two lists of buttons in rows of their own if that takes no more rows than one list. */
function fewestRows(first: readonly Button[], second: readonly Button[]) {
  const commonRows = phoneButtonRows([...first, ...second]);
  const separateRows = [...phoneButtonRows(first), ...phoneButtonRows(second)];
  return separateRows.length <= commonRows.length ? separateRows : commonRows;
}

/** A button that asks a computer for advice; none if that is not allowed or there is no choice. */
function hintButtons({ say, turn: { table } }: PanelContext) {
  const mayAsk = allowsHints(table) && choicesAt(table).length > 1;
  return mayAsk ? [button(table.record, { verb: 'hint' }, { label: say('panel.hint') })] : [];
}

/** A button to the player's standing orders; none in games without questions. */
function orderButtons({ say, turn: { table } }: PanelContext) {
  const isAsked = questionsOf(table).length > 0;
  return isAsked ? [button(table.record, { verb: 'orders' }, { label: say('orders.button') })] : [];
}

/**
 * Texts about the immediate effects of the tile on the squares of a page, by their numbers in the picture, from the longest to
 * the shortest:
 * 1. all effects, one line each;
 * 2. the points of each player, one line each;
 * 3. the same in one paragraph;
 * 4. a paragraph without squares that score nothing;
 * 5. a paragraph with only the starred squares.
 *
 * Squares with the same effect share a line. If there is no effect, returns one text without lines.
 */
function effectTexts(panel: PanelContext, squares: readonly OfferedSquare[]): (readonly string[])[] {
  const squaresWithEffect = squares.filter(({ effect }) => effect !== undefined);
  if (squaresWithEffect.length === 0) return [[]];
  const { say } = panel;
  const list = (lines: readonly string[]) => (lines.length > 1 ? lines.map((line) => `- ${line}`) : lines);
  const full = linesByText(panel, squaresWithEffect, ({ effect }) => effect!);
  const short = (squares: readonly OfferedSquare[]) =>
    linesByText(panel, squares, ({ shortEffect, effect }) => shortEffect ?? effect!);
  const paragraph = (squares: readonly OfferedSquare[]) => {
    const lines = short(squares);
    return lines.length > 0 ? [joinedLines(say.t, lines)] : [];
  };
  return [
    list(full),
    list(short(squaresWithEffect)),
    paragraph(squaresWithEffect),
    paragraph(squaresWithEffect.filter(({ shortEffect }) => shortEffect !== undefined)),
    paragraph(squaresWithEffect.filter(({ gains }) => gains.isStarred)),
  ];
}

type Translate = PanelContext['say']['t'];

function joinedLines(t: Translate, lines: readonly string[]): string {
  return lines.reduce((before, after) => t('panel.effects', { before, after }));
}

/** A line for all squares with the same words, in the order of their numbers. */
function linesByText(
  panel: PanelContext,
  squares: readonly OfferedSquare[],
  wordsOf: (square: OfferedSquare) => string,
): string[] {
  const numbers = new Map<string, string[]>();
  for (const one of squares) {
    const words = wordsOf(one);
    const number = starredLabel(panel, one.square.label, one.gains.isStarred);
    numbers.set(words, [...(numbers.get(words) ?? []), number]);
  }
  return [...numbers].map(([effect, same]) =>
    panel.say('suggest.choice', { option: `**${same.join(', ')}**`, effect }),
  );
}

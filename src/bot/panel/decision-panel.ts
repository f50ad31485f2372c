import { type Draft, isSameAction, makeDraft } from '../../app/draft.ts';
import type { Table } from '../../app/table.ts';
import type { Choice } from '../../games/contract/position.ts';
import type { HandlerContext, Reply } from '../handlers/command.ts';
import { pictureReply } from '../handlers/picture-reply.ts';
import { privateLook } from '../handlers/private-look.ts';
import { boardFile } from '../present/board/board.ts';
import { decisionSquares, squaresOnPage } from '../present/board/board-request.ts';
import { toldEffects } from '../present/board/choices.ts';
import { squareWords } from '../present/board/square-words.ts';
import { stepWords } from '../present/board/step.ts';
import {
  BUTTONS_A_ROW,
  button,
  buttonRows,
  LABEL_LENGTH,
  MENU_OPTIONS,
  type MenuOption,
  menu,
  menuRow,
} from '../present/buttons.ts';
import { messageText } from '../present/message-text.ts';
import type { People } from '../present/people.ts';
import { letterOf, marked, readersOf } from './panel-draft.ts';
import { type ListPage, listPage, pageButtons, pageOf } from './panel-pages.ts';

/** Squares on a page: two rows of buttons, below which there is the one to confirm. */
const SQUARES_A_PAGE = 10;

/** A step of a turn that is neither a square for a tile nor a piece. */
export interface Decision {
  readonly context: HandlerContext;
  readonly people: People;
  /** Table after the tiles of the draft. */
  readonly after: Table;
  readonly choices: readonly Choice[];
  /** The actions of the draft that place tiles, and the one that was chosen. */
  readonly placed: Draft;
  readonly chosen: Draft[number] | undefined;
  /** What has just happened, line by line. */
  readonly news: readonly string[];
  /** Page of a long menu, from 0. */
  readonly page: number;
}

/**
 * The panel for a decision. A few choices are buttons that play at once, as they can be taken back; more are buttons with
 * the numbers of their squares, or a menu, with a button that plays the chosen one, which the text names.
 */
export async function decisionPanel(decision: Decision): Promise<Reply> {
  const { context, people, after, choices, news } = decision;
  const { say } = context;
  const isShort = choices.length <= BUTTONS_A_ROW;
  const { shared, own } = toldEffects(say.t, after, { ...readersOf(context, after, people), choices });
  const squares = decisionSquares(after);
  const words = squareWords(say.t, after, squares);
  const inOrder = choices.map((choice, at): Named => {
    const { x, y } = choice.options;
    const square = squares.find((one) => one.x === x && one.y === y)?.label;
    const name = (square && words.get(square)) ?? after.game.words.choice(say.t, after, choice);
    return { choice, square, name, effect: own[at] };
  });
  // By their numbers in the picture.
  const named = inOrder.sort((one, other) => Number(one.square ?? 0) - Number(other.square ?? 0));
  const shown = shownPage(decision, named);
  const texts = named.map(({ name, effect }) => withEffect(context, name, effect));
  const fits = texts.every(({ length }) => length <= LABEL_LENGTH);
  // What does not fit on the buttons is told once, with the letters that they bear instead.
  const lettered = fits ? [] : texts.map((choice, at) => say('panel.lettered', { letter: letterOf(at), choice }));
  const lines = isShort ? lettered.map((line) => `- ${line}`) : chosenLines(decision, named);
  const reply = {
    content: messageText(
      [
        ...news,
        stepWords(say.t, after, 'panel'),
        ...(shared ? [say('panel.shared', { effect: shared })] : []),
        ...lines,
      ],
      0,
    ),
    components: isShort
      ? playButtons(decision, named, fits ? texts : texts.map((_, at) => letterOf(at)))
      : chooseRows(decision, named, shown),
  };
  const legal = squaresOnPage(
    squares,
    (isShort ? named : shown.items).map(({ square }) => square),
  );
  const look = { ...privateLook(context, after), legal, focus: true };
  return pictureReply(say, { picture: boardFile(say.t, after, people, look), reply });
}

/** The choice made in a menu, whose own text is cut off where it is long. */
function chosenLines(decision: Decision, named: readonly Named[]): string[] {
  const { context } = decision;
  const { say } = context;
  return named
    .filter(({ choice }) => isChosen(decision, choice))
    .map(({ name, effect }) => `- ${withEffect(context, `**${say('panel.chosen', { choice: name })}**`, effect)}`);
}

interface Named {
  readonly choice: Choice;
  /** Number of the square that it is about, as the picture has it. */
  readonly square: string | undefined;
  readonly name: string;
  readonly effect: string | undefined;
}

function withEffect({ say }: HandlerContext, name: string, effect: string | undefined): string {
  return effect === undefined ? name : say('text.dash', { before: name, after: effect });
}

function playButtons({ after, placed }: Decision, named: readonly Named[], labels: readonly string[]) {
  return buttonRows(
    named.map(({ choice }, at) =>
      button(
        after.record,
        { verb: 'confirm', argument: makeDraft(after.game, [...placed, choice.action]) },
        { label: labels[at]!, style: choice.verb === 'pass' ? 'secondary' : 'primary' },
      ),
    ),
  );
}

/** The page that is asked for, or that of the choice made. */
function shownPage(decision: Decision, named: readonly Named[]): ListPage<Named> {
  const max = isNumbered(named) ? SQUARES_A_PAGE : MENU_OPTIONS;
  const chosenAt = named.findIndex(({ choice }) => isChosen(decision, choice));
  return listPage(named, {
    wanted: chosenAt < 0 ? decision.page : pageOf({ count: named.length, max }, chosenAt),
    max,
  });
}

function isNumbered(named: readonly Named[]): boolean {
  return named.every(({ square }) => square !== undefined);
}

/** Buttons with the numbers of squares, or a menu; below them confirmation and other pages. */
function chooseRows(decision: Decision, named: readonly Named[], shown: ListPage<Named>) {
  const { context, after } = decision;
  const chosen = named.find(({ choice }) => isChosen(decision, choice));
  return [
    ...(isNumbered(named) ? squareButtons(decision, shown.items) : [choiceMenu(decision, shown.items)]),
    ...buttonRows([confirmButton(decision, chosen), ...pageButtons(context.say, after.record, shown)]),
  ];
}

function squareButtons(decision: Decision, named: readonly Named[]) {
  const { context, after } = decision;
  return buttonRows(
    named.map(({ choice, square }) =>
      button(
        after.record,
        { verb: 'choose', argument: draftText(decision, choice) },
        {
          label: marked(context, square!, isChosen(decision, choice)),
          style: isChosen(decision, choice) ? 'primary' : 'secondary',
        },
      ),
    ),
  );
}

function choiceMenu(decision: Decision, named: readonly Named[]) {
  const { context, after } = decision;
  const options = named.map(
    ({ choice, name, effect }): MenuOption => ({
      label: name,
      value: draftText(decision, choice),
      isDefault: isChosen(decision, choice),
      ...(effect && { description: effect }),
    }),
  );
  const placeholder = stepWords(context.say.t, after, 'menu');
  return menuRow(menu(after.record, { verb: 'choose' }, { placeholder, options }));
}

function confirmButton(decision: Decision, chosen: Named | undefined) {
  const { context, after } = decision;
  const argument = chosen ? draftText(decision, chosen.choice) : '';
  const look = { label: context.say('panel.confirm'), style: 'success', disabled: !chosen } as const;
  return button(after.record, { verb: 'confirm', argument }, look);
}

function draftText({ after, placed }: Decision, { action }: Choice): string {
  return makeDraft(after.game, [...placed, action]);
}

function isChosen({ after: { game }, chosen }: Decision, { action }: Choice): boolean {
  return chosen !== undefined && isSameAction(game, action, chosen);
}

import type { Table } from '../app/table.ts';
import type { Choice } from '../games/position.ts';
import { BUTTONS_A_ROW, button, buttonRows, type MenuOption, menu, menuRow } from './buttons.ts';
import type { HandlerContext, Reply } from './command.ts';
import { type Draft, makeDraft } from './draft.ts';
import { menuPage, pageButtons, pageOf } from './panel-pages.ts';
import { pictureReply } from './picture-reply.ts';
import { boardFile } from './present/board.ts';
import { decisionSquares } from './present/board-request.ts';
import { toldEffects } from './present/choices.ts';
import { messageText } from './present/message-text.ts';
import type { People } from './present/people.ts';
import { privateLook } from './present/private-look.ts';
import { squareWords } from './present/square-words.ts';
import { stepWords } from './present/step.ts';

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
 * The panel for a decision. A few choices are buttons that play at once, as they can be taken back; many are a menu with a
 * button that plays the chosen one, which the text names.
 */
export async function decisionPanel(decision: Decision): Promise<Reply> {
  const { context, people, after, choices, news } = decision;
  const { say } = context;
  const isShort = choices.length <= BUTTONS_A_ROW;
  const { shared, own } = toldEffects(say.t, after, { names: people.plain, choices });
  const named = choices.map((choice, at) => ({
    choice,
    name: after.rules.words.choice(say.t, after, choice),
    effect: own[at],
  }));
  const lines = isShort
    ? named.map(({ name, effect }) => `- ${withEffect(context, name, effect)}`)
    : chosenLines(decision, named);
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
    components: isShort ? playButtons(decision, named) : playMenu(decision, named),
  };
  const look = { ...privateLook(context, after), legal: decisionSquares(after), focus: true };
  return pictureReply(say, { picture: boardFile(say.t, after, people.plain, look), reply });
}

/** The choice made in a menu, whose own text is cut off where it is long. */
function chosenLines({ context, after, chosen }: Decision, named: readonly Named[]): string[] {
  const { say } = context;
  const { makeAction } = after.rules;
  return named
    .filter(({ choice }) => chosen !== undefined && makeAction(choice.action) === makeAction(chosen))
    .map(({ name, effect }) => `- ${withEffect(context, `**${say('panel.chosen', { choice: name })}**`, effect)}`);
}

interface Named {
  readonly choice: Choice;
  readonly name: string;
  readonly effect: string | undefined;
}

function withEffect({ say }: HandlerContext, name: string, effect: string | undefined): string {
  return effect === undefined ? name : say('text.dash', { before: name, after: effect });
}

function playButtons({ after, placed }: Decision, named: readonly Named[]) {
  return buttonRows(
    named.map(({ choice, name }) =>
      button(
        after.game,
        { verb: 'confirm', argument: makeDraft(after.rules, [...placed, choice.action]) },
        { label: name, style: choice.verb === 'pass' ? 'secondary' : 'primary' },
      ),
    ),
  );
}

function playMenu({ context, after, placed, chosen, page }: Decision, named: readonly Named[]) {
  const { say } = context;
  const { game, rules } = after;
  const draftOf = (action: Draft[number]) => makeDraft(rules, [...placed, action]);
  const chosenText = chosen && draftOf(chosen);
  const chosenAt = named.findIndex(({ choice }) => draftOf(choice.action) === chosenText);
  const shown = menuPage(named, chosenAt < 0 ? page : pageOf(named.length, chosenAt));
  const squares = decisionSquares(after);
  const words = squareWords(say.t, after, squares);
  const options = shown.items.map(({ choice, name, effect }): MenuOption => {
    const { x, y } = choice.options;
    const square = squares.find((one) => one.x === x && one.y === y);
    const value = draftOf(choice.action);
    return {
      label: (square && words.get(square.label)) ?? name,
      value,
      isDefault: value === chosenText,
      ...(effect && { description: effect }),
    };
  });
  return [
    menuRow(menu(game, { verb: 'choose' }, { placeholder: stepWords(say.t, after, 'menu'), options })),
    ...buttonRows([
      ...pageButtons(say, game, shown),
      button(
        game,
        { verb: 'confirm', argument: chosenText ?? '' },
        { label: say('panel.confirm'), style: 'success', disabled: !chosenText },
      ),
    ]),
  ];
}

import { type Draft, makeDraft, placedActions } from '../../app/draft.ts';
import { standingOrderAction } from '../../app/turn.ts';
import { joined } from '../../i18n/sentences.ts';
import { squaresOnPage } from '../../telling/board/board-request.ts';
import { stepWords } from '../../telling/board/step.ts';
import { type OfferedDecision, offeredDecisions } from '../../telling/turn/decision.ts';
import { letterGhosts, placeLetters, placeOf } from '../../telling/turn/letter-ghosts.ts';
import { letterOf } from '../../telling/turn/offer.ts';
import {
  button,
  buttonRows,
  MAX_BUTTONS_PER_ROW,
  MAX_LABEL_LENGTH,
  MAX_MENU_OPTIONS,
  type MenuOption,
  menu,
  menuRow,
} from '../write/buttons.ts';
import { messageText } from '../write/message-text.ts';
import type { FittedParts } from '../write/pictures.ts';
import {
  chosenLabel,
  type ListPage,
  listPage,
  type PanelContext,
  pageButtons,
  pageOf,
  type StepParts,
} from './panel-parts.ts';
import { letteredText } from './piece-text.ts';

/** Squares on a page: two rows of buttons, above the row with the confirm button. */
const SQUARES_A_PAGE = 10;

/** A decision with its letter in the picture and in its text; undefined for none. */
type LetteredDecision = OfferedDecision & { readonly letter: string | undefined };

/**
 * The panel for a decision. A few choices are buttons that play at once, as they can be taken back. Many choices are buttons with
 * the numbers of their squares, or a menu; the text names the chosen one, and a button plays it.
 */
export function decisionPanel(panel: PanelContext, { page, news }: StepParts): FittedParts {
  const { say, turn } = panel;
  const { after } = turn;
  const { decisions, squares, sharedEffect } = offeredDecisions(panel.offered);
  const isShort = decisions.length <= MAX_BUTTONS_PER_ROW;
  const listPart = shownPage(decisions, page);
  const texts = decisions.map(({ name, effect }) => withEffect(panel, name, effect));
  const fits = texts.every(({ length }) => length <= MAX_LABEL_LENGTH);
  // Texts that do not fit on the buttons are lines above, with the letters of the buttons.
  const letters = isShort ? texts.map((_, index) => (fits ? undefined : letterOf(index))) : lettersOf(listPart.items);
  const items = listPart.items.map((one, index): LetteredDecision => ({ ...one, letter: letters[index] }));
  const ownLines = fits ? [] : items.map(({ letter }, index) => `- ${letteredText(panel, letter, texts[index]!)}`);
  const reply = {
    content: messageText(
      [
        ...news,
        stepWords(say.t, after, 'panel'),
        ...(decisions.length === 1 ? [say('panel.one-way')] : []),
        ...(sharedEffect ? [say('panel.shared', { effect: sharedEffect })] : []),
        ...(isShort ? ownLines : chosenLines(panel, items)),
      ],
      0,
    ),
    components: isShort
      ? buttonRows([
          ...playButtons(
            panel,
            decisions,
            texts.map((text, index) => letters[index] ?? text),
          ),
          ...restButtons(panel),
        ])
      : chooseRows(panel, decisions, { ...listPart, items }),
  };
  const shown = items.map(({ square }) => square);
  const ghosts = letterGhosts(after, items);
  return {
    picture: panel.picture(after, { legal: squaresOnPage(squares, shown), ghosts }),
    beside: () => reply,
    words: () => reply,
  };
}

/** The letters of the decisions of a menu, those of the places that they are about; none where squares have numbers. */
function lettersOf(decisions: readonly OfferedDecision[]): (string | undefined)[] {
  if (isNumbered(decisions)) return [];
  const letters = placeLetters(decisions.map(({ choice }) => choice));
  return decisions.map(({ choice }) => letters.get(placeOf(choice) ?? ''));
}

/** A line about the choice made in a menu, as the menu cuts off a long text. */
function chosenLines(panel: PanelContext, decisions: readonly LetteredDecision[]): string[] {
  return decisions.flatMap(({ effect, isChosen, letter, name }) => {
    const choice = panel.say('panel.chosen', { choice: letteredText(panel, letter, name) });
    return isChosen ? [`- ${withEffect(panel, `**${choice}**`, effect)}`] : [];
  });
}

function withEffect({ say }: PanelContext, name: string, effect: string | undefined): string {
  return effect === undefined ? name : joined(say.t, [name, effect]);
}

/** Buttons that play a choice at once. If the player may pass, only the button that passes has the primary style. */
function playButtons(panel: PanelContext, decisions: readonly OfferedDecision[], labels: readonly string[]) {
  const mayPass = decisions.some(({ choice }) => choice.verb === 'pass');
  return decisions.map((decision, index) =>
    panel.draftButton(
      draftWith(panel, decision),
      { label: labels[index]!, style: mayPass && decision.choice.verb !== 'pass' ? 'secondary' : 'primary' },
      'confirm',
    ),
  );
}

/** A button that leaves the questions of the turn to the player's standing orders; none if these cannot answer. */
function restButtons({ say, turn: { table } }: PanelContext) {
  return standingOrderAction(table) ? [button(table.record, { verb: 'rest' }, { label: say('orders.rest') })] : [];
}

/** The page with the choice made; without one, the requested page. */
function shownPage(decisions: readonly OfferedDecision[], page: number): ListPage<OfferedDecision> {
  const max = isNumbered(decisions) ? SQUARES_A_PAGE : MAX_MENU_OPTIONS;
  const chosenAt = decisions.findIndex(({ isChosen }) => isChosen);
  return listPage(decisions, {
    wanted: chosenAt < 0 ? page : pageOf({ count: decisions.length, max }, chosenAt),
    max,
  });
}

function isNumbered(decisions: readonly OfferedDecision[]): boolean {
  return decisions.every(({ square }) => square !== undefined);
}

/** Buttons with the numbers of squares, or a menu; below them confirmation and other pages. */
function chooseRows(panel: PanelContext, decisions: readonly OfferedDecision[], shown: ListPage<LetteredDecision>) {
  const { say, turn } = panel;
  const chosen = decisions.find(({ isChosen }) => isChosen);
  const buttonOptions = { label: panel.confirmLabel, style: 'success', disabled: !chosen } as const;
  const confirm = panel.draftButton(chosen ? draftWith(panel, chosen) : [], buttonOptions, 'confirm');
  return [
    ...(isNumbered(decisions) ? squareButtons(panel, shown.items) : [choiceMenu(panel, shown.items)]),
    ...buttonRows([confirm, ...pageButtons(say, turn.table.record, shown, { verb: panel.verbOf('panel') })]),
  ];
}

function squareButtons(panel: PanelContext, decisions: readonly OfferedDecision[]) {
  return buttonRows(
    decisions.map((decision) => {
      const { square, isChosen } = decision;
      const label = chosenLabel(panel, square!, isChosen);
      return panel.draftButton(draftWith(panel, decision), { label, style: isChosen ? 'primary' : 'secondary' });
    }),
  );
}

function choiceMenu(panel: PanelContext, decisions: readonly LetteredDecision[]) {
  const { say, turn } = panel;
  const options = decisions.map((decision): MenuOption => {
    const { effect, isChosen, letter, name } = decision;
    return {
      label: letteredText(panel, letter, name),
      value: makeDraft(turn.table.game, draftWith(panel, decision)),
      isDefault: isChosen,
      ...(effect && { description: effect }),
    };
  });
  const placeholder = stepWords(say.t, turn.after, 'menu');
  return menuRow(menu(turn.table.record, { verb: panel.verbOf('choose') }, { placeholder, options }));
}

function draftWith({ turn }: PanelContext, { choice }: OfferedDecision): Draft {
  return [...placedActions(turn), choice.action];
}

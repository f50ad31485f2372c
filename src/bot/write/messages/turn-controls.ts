import { isPaused, playerAt } from '../../../app/acts.ts';
import { hasOtherPeople, isComputersTurn } from '../../../app/computers.ts';
import { makeDraft } from '../../../app/draft.ts';
import { lastFinishedTurn } from '../../../app/finished-turns.ts';
import { isSecureOrigin } from '../../../app/page.ts';
import type { Table } from '../../../app/table.ts';
import type { Speech } from '../../../i18n/speech.ts';
import type { Translator } from '../../../i18n/translate.ts';
import { DIRECT_MESSAGES, isComputer } from '../../../store/records.ts';
import { type SquareChoice, squareChoices } from '../../../telling/board/square-words.ts';
import {
  type Button,
  button,
  buttonRows,
  type LinkButton,
  MAX_BUTTONS_PER_ROW,
  MAX_ROWS,
  pageButtons,
  phoneButtonRows,
  quietButton,
  withoutLonelyLastButton,
} from '../buttons.ts';
import { voteButtons } from './vote-buttons.ts';

/**
 * The squares with buttons in the turn message, in games that draw tiles automatically. Empty if there are too many squares, or
 * the player has to choose something else.
 *
 * @param others number of the other buttons, which have rows of their own
 */
export function squaresForButtons(table: Table, others: number): readonly SquareChoice[] {
  const { record, game, fold } = table;
  if (!record.options.autoDraw || record.status !== 'running' || isPaused(record) || isComputersTurn(table)) return [];
  if (game.isOver(fold.state) || game.openingAction(fold.state) !== undefined) return [];
  const squares = squareChoices(table);
  const rows = MAX_ROWS - Math.ceil(others / MAX_BUTTONS_PER_ROW);
  return squares.length <= rows * MAX_BUTTONS_PER_ROW ? squares : [];
}

/** How people get to the page of a game. */
export interface PageAccess {
  /** Address of the page; undefined if the game has none. */
  readonly page: string | undefined;
  /** True if it can be opened inside Discord, too. */
  readonly hasActivity: boolean;
}

/**
 * The buttons to the page of a game: inside Discord, which shows it in servers alone, and in the browser. In each player's first
 * turn one gives a link that plays, where a browser can: from then on that browser plays by every link to the page.
 */
function accessButtons({ t }: Speech, table: Table, { page, hasActivity }: PageAccess): (Button | LinkButton)[] {
  if (page === undefined) return [];
  const { record } = table;
  const opens = hasActivity && record.guildId !== DIRECT_MESSAGES;
  const inside = opens ? [button(record, { verb: 'launch' }, { label: t('activity.button') })] : [];
  const canSitDown = isFirstTurn(table) && isSecureOrigin(page);
  const playing = canSitDown ? [button(record, { verb: 'onpage' }, { label: t('play.button') })] : [];
  return [...inside, ...playing, ...pageButtons(t, page)];
}

/** True in each player's first turn, while a person is to move. */
function isFirstTurn(table: Table): boolean {
  const { progress, record } = table;
  return progress.turn <= record.seats.length && !isPaused(record) && !isComputersTurn(table);
}

/** The buttons below those of squares. */
export function otherButtons(say: Speech, table: Table, access: PageAccess): readonly (Button | LinkButton)[] {
  return [
    button(table.record, { verb: 'draw' }, { label: say('turn.button.square') }),
    ...viewButtons(say, table),
    ...rulesButtons(say, table),
    ...quietButtons(say, table),
    ...accessButtons(say, table, access),
  ];
}

/** A button for each numbered square, then the other buttons. */
export function squareControls(
  say: Speech,
  table: Table,
  squares: readonly SquareChoice[],
  others: readonly (Button | LinkButton)[],
) {
  const { record, game } = table;
  const numbers = squares.map(({ square, best }) =>
    button(
      record,
      { verb: 'square', argument: makeDraft(game, [best.action]) },
      { label: square.gains ? say('panel.starred', { choice: square.label }) : square.label },
    ),
  );
  // Six buttons are two rows of three; in rows of five the sixth would be alone.
  const half = others.length > MAX_BUTTONS_PER_ROW ? Math.ceil(others.length / 2) : others.length;
  return [...buttonRows(numbers), ...buttonRows(others.slice(0, half)), ...buttonRows(others.slice(half))];
}

/** An introduction in each player's first turn; empty later, and while no person is to move. */
export function firstTurnLines(say: Speech, table: Table): string[] {
  if (!isFirstTurn(table)) return [];
  const buttons = { rules: say('lobby.button.how'), board: say('turn.button.board') };
  const text = table.game.words.firstTurn?.(say.t, table, buttons);
  return text === undefined ? [] : [text];
}

/** The button to the rules; none unless the message refers to it. */
function rulesButtons(say: Speech, table: Table) {
  if (firstTurnLines(say, table).length === 0) return [];
  return [button(table.record, { verb: 'how' }, { label: say('lobby.button.how') })];
}

function viewButtons({ t }: Speech, { record }: Table) {
  return [
    button(record, { verb: 'board' }, { label: t('turn.button.board') }),
    button(record, { verb: 'tiles' }, { label: t('turn.button.tiles') }),
  ];
}

/** The button that mutes reminders, if other people wait for the player. */
function quietButtons({ t }: Speech, { record, progress }: Table) {
  return hasOtherPeople(record, progress.seat) ? [quietButton(t, record, progress.turn)] : [];
}

/**
 * Buttons to draw or to continue in the panel, to look at the board, and to take back. The rows are short enough not to wrap on
 * a phone.
 */
export function turnControls(say: Speech, table: Table, access: PageAccess) {
  const { record, game, fold } = table;
  const { t } = say;
  const drawing = game.openingAction(fold.state) !== undefined;
  const looks = viewButtons(say, table);
  const onPage = accessButtons(say, table, access);
  if (isPaused(record)) {
    return buttonRows([...voteButtons(say, record.id, [{ subject: 'resume' }]), ...looks, ...onPage]);
  }
  if (isComputersTurn(table)) return buttonRows([...looks, ...onPage]);
  const rows = phoneButtonRows<Button | LinkButton>([
    button(record, { verb: 'draw' }, { label: nextActionLabel(t, table), style: 'primary' }),
    ...looks,
    ...onPage,
    ...rulesButtons(say, table),
    ...quietButtons(say, table),
    ...(drawing && hasPersonPlayed(table) ? [button(record, { verb: 'undo' }, { label: t('turn.button.undo') })] : []),
  ]);
  return onPage.length === 0 ? rows : withoutLonelyLastButton(rows);
}

/** Label of the button for the next action. */
export function nextActionLabel(t: Translator, table: Table): string {
  const { game, fold } = table;
  if (game.openingAction(fold.state)) return t('turn.button.draw');
  if (game.choices(fold.state)[0]?.step === 'square') return t('turn.button.place');
  return game.words.opens?.(t, table) ?? t('turn.button.play');
}

/** True if a person played the last turn; only people take turns back. */
function hasPersonPlayed(table: Table): boolean {
  const last = lastFinishedTurn(table);
  return last !== undefined && !isComputer(playerAt(table.record, last.seat, last.entry));
}

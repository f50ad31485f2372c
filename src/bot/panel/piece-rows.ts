import { type Button, buttonRows, ROWS_A_MESSAGE } from '../write/buttons.ts';
import { fitsPhone, fitsRow, phoneButtonRows } from '../write/phone-lines.ts';

type Rows = ReturnType<typeof buttonRows>;

/** A button of a choice, and the longest label that it has while others are chosen. */
export interface ChoiceButton {
  readonly button: Button;
  readonly longest: string;
}

/** The buttons of the last step. */
interface LastButtons {
  /** Kinds of piece for the chosen place. */
  readonly kinds: readonly ChoiceButton[];
  /** Places, and what places no piece. */
  readonly pieces: readonly ChoiceButton[];
  /** What is chosen besides a piece. */
  readonly besides: readonly ChoiceButton[];
  /** Those that turn the tile. */
  readonly turning: readonly Button[];
  /** That which confirms, and that which leads back. */
  readonly last: readonly Button[];
}

/**
 * Buttons in rows.
 *
 * No row is too long for a phone, whatever is chosen. Kinds of piece, which come and go, are above all others, and the last
 * row begins with the button that confirms: whoever taps twice at a place does not tap on another button the second time.
 */
export function rowsOfPieces({ kinds, pieces, besides, turning, last }: LastButtons): Rows {
  const rows = [...stableRows(kinds), ...stableRows(pieces), ...stableRows(besides), ...lastRows(turning, last)];
  if (rows.length <= ROWS_A_MESSAGE) return rows;
  // Where rows that fit a phone are too many for a message: as many buttons in a row as Discord takes.
  const full = [kinds, pieces, besides].flatMap((some) => buttonRows(some.map(({ button }) => button)));
  return [...full, ...buttonRows([...last, ...turning])];
}

/** Rows that stay as they are on a phone, whichever of their buttons is chosen. */
function stableRows(choices: readonly ChoiceButton[]): Rows {
  const longest = new Map(choices.map((one) => [one.button, one.longest]));
  return phoneButtonRows([...longest.keys()], (one) => longest.get(one)!);
}

/** The button that confirms leads the last row; those that turn the tile follow where there is room, or are above. */
function lastRows(turning: readonly Button[], last: readonly Button[]): Rows {
  const all = [...last, ...turning];
  return fitsRow(all.map(({ label }) => label ?? '')) ? buttonRows(all) : [...buttonRows(turning), ...buttonRows(last)];
}

/**
 * The first text of some looks that a phone shows together with a picture and the first ways to put buttons in rows that there
 * is room for; the last ones where no text is short enough.
 *
 * @param ratio height of the picture in its widths; 0 without one
 */
export function fittingPhone(
  looks: readonly { readonly texts: readonly (readonly string[])[]; readonly ways: readonly Rows[] }[],
  ratio: number,
) {
  const all = looks.flatMap(({ texts, ways }) => texts.flatMap((lines) => ways.map((rows) => ({ lines, rows }))));
  return all.find(({ lines, rows }) => fitsPhone(lines, rows, ratio)) ?? all.at(-1)!;
}

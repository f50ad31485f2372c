import { type Button, buttonRows, ROWS_A_MESSAGE } from '../present/buttons.ts';
import { fitsRow, phoneButtonRows, phoneLines, phoneRows } from '../present/phone-lines.ts';

type Rows = ReturnType<typeof buttonRows>;

/** The lines of text that a phone shows beside a picture without buttons; a row of buttons takes two. */
const MOST_LINES = 13;
const LINES_OF_A_ROW = 2;

/** A button of a choice, and the longest label that it has while others are chosen. */
export interface ChoiceButton {
  readonly button: Button;
  readonly longest: string;
}

/** The buttons of the last step. */
export interface LastButtons {
  /** Pieces by kind, and what places none. */
  readonly pieces: readonly (ChoiceButton & { readonly piece: string | undefined })[];
  /** What is chosen besides a piece. */
  readonly besides: readonly ChoiceButton[];
  /** Those that turn the tile. */
  readonly turning: readonly Button[];
  /** That which confirms, and that which leads back. */
  readonly last: readonly Button[];
}

/**
 * Buttons in rows, in the ways that there are: each kind of piece in rows of its own, where these are not too many for a
 * message, and all one after the other. What places no piece follows the last kind.
 *
 * No row is too long for a phone, whatever is chosen, and the last one begins with the button that confirms: whoever taps
 * twice at a place does not tap on another button the second time.
 */
export function rowsOfPieces({ pieces, besides, turning, last }: LastButtons): Rows[] {
  const kinds: ChoiceButton[][] = [[]];
  let kind = pieces[0]?.piece;
  for (const { piece = kind, ...one } of pieces) {
    if (piece !== kind && kinds.at(-1)!.length > 0) kinds.push([]);
    kinds.at(-1)!.push(one);
    kind = piece;
  }
  const below = [...stableRows(besides), ...lastRows(turning, last)];
  const byKind = [...kinds.flatMap(stableRows), ...below];
  const together = [...stableRows(pieces), ...below];
  const ways = [byKind, together].filter(({ length }) => length <= ROWS_A_MESSAGE);
  return ways.length > 0 ? ways : [fullRows({ pieces, besides, turning, last })];
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

/** Where rows that fit a phone are too many for a message: as many buttons in a row as Discord takes. */
function fullRows({ pieces, besides, turning, last }: LastButtons): Rows {
  return [
    ...buttonRows(pieces.map(({ button }) => button)),
    ...buttonRows(besides.map(({ button }) => button)),
    ...buttonRows([...last, ...turning]),
  ];
}

/**
 * The first of some texts that a phone shows together with a picture and the first ways to put buttons in rows that there
 * is room for; the last ones where no text is short enough.
 */
export function fittingPhone(texts: readonly (readonly string[])[], ways: readonly Rows[]) {
  const all = texts.flatMap((lines) => ways.map((rows) => ({ lines, rows })));
  const fits = ({ lines, rows }: (typeof all)[number]) =>
    phoneLines(lines) + LINES_OF_A_ROW * phoneRows(rows) <= MOST_LINES;
  return all.find(fits) ?? all.at(-1)!;
}

import { type Button, buttonRows, MAX_ROWS } from '../write/buttons.ts';
import { fitsPhone, fitsRow, phoneButtonRows } from '../write/phone-lines.ts';

type Rows = ReturnType<typeof buttonRows>;

/** A choice's button, and the longest label that it can have, whichever choice is made. */
export interface ChoiceButton {
  readonly button: Button;
  readonly longest: string;
}

/** The buttons of the step for pieces. */
interface PieceButtons {
  /** Kinds of piece for the chosen place. */
  readonly kinds: readonly ChoiceButton[];
  /** Places, and choices without a piece. */
  readonly pieces: readonly ChoiceButton[];
  /** Choices besides a piece. */
  readonly additions: readonly ChoiceButton[];
  /** Rotations of the tile. */
  readonly rotations: readonly Button[];
  /** Confirm and back. */
  readonly last: readonly Button[];
}

/**
 * Puts the buttons in rows that fit a phone, whatever is chosen. Kinds of piece, which come and go, are in the first rows, and
 * the last row begins with the button that confirms, so that a double tap never hits another button.
 */
export function pieceButtonRows({ kinds, pieces, additions, rotations, last }: PieceButtons): Rows {
  const rows = [...stableRows(kinds), ...stableRows(pieces), ...stableRows(additions), ...lastRows(rotations, last)];
  if (rows.length <= MAX_ROWS) return rows;
  // Where rows that fit a phone are too many for a message: as many buttons in a row as Discord takes.
  const full = [kinds, pieces, additions].flatMap((some) => buttonRows(some.map(({ button }) => button)));
  return [...full, ...buttonRows([...last, ...rotations])];
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
 * Returns the first combination of text and button rows that a phone shows together with the picture; the last one if none
 * fits. Earlier looks, texts and rows come first.
 *
 * @param ratio height of the picture in its widths; 0 without one
 */
export function phoneLayout(
  looks: readonly { readonly texts: readonly (readonly string[])[]; readonly ways: readonly Rows[] }[],
  ratio: number,
) {
  const all = looks.flatMap(({ texts, ways }) => texts.flatMap((lines) => ways.map((rows) => ({ lines, rows }))));
  return all.find(({ lines, rows }) => fitsPhone(lines, rows, ratio)) ?? all.at(-1)!;
}

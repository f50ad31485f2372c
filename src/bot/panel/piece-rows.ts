import { type Button, buttonRows, MAX_ROWS } from '../write/buttons.ts';
import { fitsPhone, fitsRow, phoneButtonRows } from '../write/phone-lines.ts';

type Rows = ReturnType<typeof buttonRows>;

/** The button of a choice, and the longest label that it can have when it or another choice is chosen. */
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
  /** Choices that allow a piece, too. */
  readonly additions: readonly ChoiceButton[];
  /** Rotations of the tile. */
  readonly rotations: readonly Button[];
  /** Confirm and back. */
  readonly last: readonly Button[];
}

/**
 * Puts the buttons in rows that fit a phone, whichever button is chosen. Kinds of piece, which depend on the chosen place, are in
 * the first rows. The last row begins with the confirm button, so that a double tap never hits another button.
 */
export function pieceButtonRows({ kinds, pieces, additions, rotations, last }: PieceButtons): Rows {
  const rows = [...stableRows(kinds), ...stableRows(pieces), ...stableRows(additions), ...lastRows(rotations, last)];
  if (rows.length <= MAX_ROWS) return rows;
  // If these rows are too many for a message, every row is filled up to Discord's limit.
  const full = [kinds, pieces, additions].flatMap((some) => buttonRows(some.map(({ button }) => button)));
  return [...full, ...buttonRows([...last, ...rotations])];
}

/** Rows for a phone that do not change when another of their buttons is chosen. */
function stableRows(choices: readonly ChoiceButton[]): Rows {
  const longest = new Map(choices.map((one) => [one.button, one.longest]));
  return phoneButtonRows([...longest.keys()], (one) => longest.get(one)!);
}

/** The last row begins with the confirm button. The rotation buttons follow if there is room; otherwise they are in a row above. */
function lastRows(rotations: readonly Button[], last: readonly Button[]): Rows {
  const all = [...last, ...rotations];
  return fitsRow(all.map(({ label }) => label ?? ''))
    ? buttonRows(all)
    : [...buttonRows(rotations), ...buttonRows(last)];
}

/**
 * Returns the first combination of text and button rows that a phone shows together with the picture; the last one if none fits.
 *
 * @param looks variants of the panel by preference, each with its texts and its button rows by preference
 * @param ratio height of the picture divided by its width; 0 without a picture
 */
export function phoneLayout(
  looks: readonly { readonly texts: readonly (readonly string[])[]; readonly rowVariants: readonly Rows[] }[],
  ratio: number,
) {
  const all = looks.flatMap(({ texts, rowVariants }) =>
    texts.flatMap((lines) => rowVariants.map((rows) => ({ lines, rows }))),
  );
  return all.find(({ lines, rows }) => fitsPhone(lines, rows, ratio)) ?? all.at(-1)!;
}

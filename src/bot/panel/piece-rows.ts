import { type Button, buttonRows, ROWS_A_MESSAGE } from '../present/buttons.ts';
import { phoneLines, phoneRows } from '../present/phone-lines.ts';

type Rows = ReturnType<typeof buttonRows>;

/** The lines of text that a phone shows beside a picture without buttons; a row of buttons takes two. */
const MOST_LINES = 13;
const LINES_OF_A_ROW = 2;

/**
 * Buttons in rows, in the ways that there are: each kind of piece in rows of its own, where these are not too many for a
 * message, and all one after the other. What places no piece follows the last kind.
 *
 * @param last the rows below, which confirm
 */
export function rowsOfPieces(
  choices: readonly { readonly piece: string | undefined; readonly button: Button }[],
  last: Rows,
): Rows[] {
  const kinds: Button[][] = [[]];
  let kind = choices[0]?.piece;
  for (const { piece = kind, button } of choices) {
    if (piece !== kind && kinds.at(-1)!.length > 0) kinds.push([]);
    kinds.at(-1)!.push(button);
    kind = piece;
  }
  const byKind = [...kinds.flatMap((buttons) => buttonRows(buttons)), ...last];
  const together = [...buttonRows(choices.map(({ button }) => button)), ...last];
  return byKind.length <= ROWS_A_MESSAGE ? [byKind, together] : [together];
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

import { type Button, buttonRows, ROWS_A_MESSAGE } from '../present/buttons.ts';
import { phoneLines, phoneRows } from '../present/phone-lines.ts';

type Rows = ReturnType<typeof buttonRows>;

/** The lines of text that a phone shows beside a picture without buttons; a row of buttons takes two. */
const MOST_LINES = 13;
const LINES_OF_A_ROW = 2;

/** Whether lines of text are too many for a phone that shows a picture and rows of buttons, too. */
export function overflows(lines: readonly string[], rows: Rows): boolean {
  return phoneLines(lines) + LINES_OF_A_ROW * phoneRows(rows) > MOST_LINES;
}

/**
 * Buttons in rows, each kind of piece in rows of its own where a phone has room for these; what places no piece follows
 * the last kind.
 *
 * @param last the rows below, which confirm
 * @param lines the text above
 */
export function rowsByPiece(
  choices: readonly { readonly piece: string | undefined; readonly button: Button }[],
  { last, lines }: { readonly last: Rows; readonly lines: readonly string[] },
): Rows {
  const kinds: Button[][] = [[]];
  let kind = choices[0]?.piece;
  for (const { piece = kind, button } of choices) {
    if (piece !== kind && kinds.at(-1)!.length > 0) kinds.push([]);
    kinds.at(-1)!.push(button);
    kind = piece;
  }
  const rows = [...kinds.flatMap((buttons) => buttonRows(buttons)), ...last];
  const isRoom = rows.length <= ROWS_A_MESSAGE && !overflows(lines, rows);
  return isRoom ? rows : [...buttonRows(choices.map(({ button }) => button)), ...last];
}

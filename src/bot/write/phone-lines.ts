import { type Button, buttonRows, type LinkButton, MAX_BUTTONS_PER_ROW } from './buttons.ts';

/** Characters in a line of a message on a phone of usual width, without the indent of a list. */
const PHONE_LINE = 36;

/** Characters in a row of buttons on a phone, including `BUTTON_EDGES` for the edges of each button. */
const PHONE_ROW = 45;
const BUTTON_EDGES = 5;

/** Width of the icon on a link button, in characters. */
const LINK_SIGN = 3;

/** How much wider a star is than a letter, in characters. */
const WIDER_STAR = 1;

function buttonWidth(label: string): number {
  return label.length + WIDER_STAR * (label.split('★').length - 1) + BUTTON_EDGES;
}

/** Space above and below a list, in lines. */
const LIST_EDGES = 0.5;

/** Estimates how many lines of a phone the lines of a message take. */
export function phoneLines(lines: readonly string[]): number {
  const edges = lines.some((line) => line.startsWith('- ')) ? LIST_EDGES : 0;
  return lines.reduce(
    (sum, line) => sum + Math.max(1, Math.ceil(line.replaceAll('**', '').length / PHONE_LINE)),
    edges,
  );
}

/** Fewest characters in a line of running text on a phone. */
const TEXT_LINE = 41;

/** Returns the most lines of a phone that a sentence takes, wrapped between words. */
export function wrappedLines(sentence: string): number {
  let lines = 1;
  let taken = 0;
  for (const { length } of sentence.replaceAll('**', '').split(' ')) {
    if (taken + length > TEXT_LINE && taken > 0) {
      lines++;
      taken = 0;
    }
    taken += length + 1;
  }
  return lines;
}

/** In CSS pixels: width of a picture on a phone, height of a line, and the height for picture and lines with a row of buttons. */
const PICTURE_WIDTH = 322;
const LINE_HEIGHT = 22;
const SHARED_HEIGHT = 533;

/**
 * Estimates how many lines of text a phone shows together with a picture and one row of buttons.
 *
 * @param ratio height of the picture in its widths
 */
export function linesBesidePicture(ratio: number): number {
  return Math.floor((SHARED_HEIGHT - ratio * PICTURE_WIDTH) / LINE_HEIGHT);
}

/** In CSS pixels: height of a row of buttons, and the height for text, picture and all rows of buttons. */
const ROW_HEIGHT = 52;
const WHOLE_HEIGHT = SHARED_HEIGHT + ROW_HEIGHT;

/**
 * True if a phone shows lines of a message, rows of buttons and a picture together, by estimate.
 *
 * @param ratio height of the picture in its widths
 */
export function fitsPhone(lines: readonly string[], rows: ReturnType<typeof buttonRows>, ratio: number): boolean {
  return phoneLines(lines) * LINE_HEIGHT + phoneRows(rows) * ROW_HEIGHT + ratio * PICTURE_WIDTH <= WHOLE_HEIGHT;
}

/** True if buttons with these labels fit in one row of a phone, by estimate. */
export function fitsRow(labels: readonly string[]): boolean {
  return labels.reduce((sum, label) => sum + buttonWidth(label), 0) <= PHONE_ROW;
}

/** Estimates how many rows a phone needs for rows of buttons; a button that does not fit wraps to a new row. */
export function phoneRows(rows: ReturnType<typeof buttonRows>): number {
  let count = 0;
  for (const { components } of rows) {
    let room = 0;
    for (const { label = '' } of components) {
      const width = buttonWidth(label);
      if (width > room) {
        count++;
        room = PHONE_ROW;
      }
      room -= width;
    }
  }
  return count;
}

/** The label of a button; a link button's label is padded by the width of its icon. */
function shownLabel(one: Button | LinkButton): string {
  const { label = '' } = one;
  return 'url' in one ? label.padEnd(label.length + LINK_SIGN) : label;
}

/** Buttons in rows that a phone does not wrap and Discord accepts. */
export function phoneButtonRows<One extends Button | LinkButton>(
  buttons: readonly One[],
  labelOf: (one: One) => string = shownLabel,
) {
  const rows: One[][] = [];
  for (const one of buttons) {
    const row = rows.at(-1);
    if (row && row.length < MAX_BUTTONS_PER_ROW && fitsRow([...row, one].map(labelOf))) row.push(one);
    else rows.push([one]);
  }
  return rows.flatMap((row) => buttonRows(row));
}

/**
 * Moves buttons down so that the last one is not alone in its row. Returns the rows unchanged if that would leave another button
 * alone or make a row too wide.
 */
export function withoutLonelyLastButton<One extends Button | LinkButton>(
  rows: ReturnType<typeof phoneButtonRows<One>>,
): ReturnType<typeof phoneButtonRows<One>> {
  const moved = rows.map(({ components }) => [...components]);
  for (let index = moved.length - 1; index > 0 && moved[index]!.length === 1; index--) {
    moved[index]!.unshift(moved[index - 1]!.pop()!);
    if (!fitsRow(moved[index]!.map(shownLabel))) return rows;
  }
  return moved.some(({ length }) => length < 2) ? rows : moved.flatMap((row) => buttonRows(row));
}

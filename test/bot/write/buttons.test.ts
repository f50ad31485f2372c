import { expect, it } from 'vitest';
import {
  type Button,
  button,
  type LinkButton,
  linesBesidePicture,
  pageButtons,
  phoneButtonRows,
  withoutLonelyLastButton,
  wrappedLines,
} from '../../../src/bot/write/buttons.ts';
import { translatorFor } from '../../../src/i18n/translate.ts';

const LINK = pageButtons(translatorFor('en'), 'https://games.example.org/g/key');

/** The labels of rows of buttons with these labels; `link` stands for that to a page. */
function rowsOf(labels: readonly string[]): string[][] {
  const buttons = labels.flatMap((label): (Button | LinkButton)[] =>
    label === 'link' ? LINK : [button({ id: 1, revision: 1 }, { verb: 'board' }, { label })],
  );
  const rows = withoutLonelyLastButton(phoneButtonRows(buttons));
  return rows.map(({ components }) => components.map((one) => ('url' in one ? 'link' : one.label!)));
}

it('leaves no last button alone below a link where there is room beside another one', () => {
  expect(rowsOf(['Draw', 'Whole board', 'Tiles left', 'link', 'No reminders this turn', 'Undo'])).toEqual([
    ['Draw', 'Whole board'],
    ['Tiles left', 'link'],
    ['No reminders this turn', 'Undo'],
  ]);
});

it('keeps rows as they are where none is alone, or nothing else fits', () => {
  const together = ['Draw', 'Whole board', 'Tiles left', 'link', 'Undo'];
  expect(rowsOf(together)).toEqual([together.slice(0, 3), together.slice(3)]);
  const long = ['Ziehen', 'Ganzes Spielfeld', 'Keine Erinnerungen in diesem Zug', 'Zurücknehmen'];
  expect(rowsOf(long)).toEqual([long.slice(0, 2), [long[2]], [long[3]]]);
  expect(rowsOf(['link'])).toEqual([['link']]);
  expect(rowsOf([])).toEqual([]);
});

it('counts the lines of a sentence as a phone wraps it: between words, and bold signs take no room', () => {
  expect(wrappedLines('**Square 4:** as good as the best.')).toBe(1);
  expect(wrappedLines('**Square 4:** Meeple: city. 0.5 less: mainly 0.4 less from roads.')).toBe(2);
  const [word, further] = ['x'.repeat(21), 'x'.repeat(19)];
  expect([`${word} ${further}`, `${word} ${further}x`, `**${word} ${further}**`].map(wrappedLines)).toEqual([1, 2, 1]);
  // A blank that does not break keeps what it joins on one line.
  expect(wrappedLines(`${word} ${further.slice(4)}\u00a0: x`)).toBe(1);
  expect(wrappedLines(`${word} ${further}\u00a0: x`)).toBe(2);
});

it('leaves less room for text beside a higher picture', () => {
  expect([0.7, 1].map(linesBesidePicture)).toEqual([13, 9]);
});

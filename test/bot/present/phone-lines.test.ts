import { expect, it } from 'vitest';
import { type Button, button, type LinkButton, pageButtons } from '../../../src/bot/present/buttons.ts';
import { phoneButtonRows, withLastAccompanied } from '../../../src/bot/present/phone-lines.ts';
import { translatorFor } from '../../../src/i18n/translate.ts';

const LINK = pageButtons(translatorFor('en'), 'https://games.example.org/g/key');

/** The labels of rows of buttons with these labels; `link` stands for that to a page. */
function rowsOf(labels: readonly string[]): string[][] {
  const buttons = labels.flatMap((label): (Button | LinkButton)[] =>
    label === 'link' ? LINK : [button({ id: 1, revision: 1 }, { verb: 'board' }, { label })],
  );
  const rows = withLastAccompanied(phoneButtonRows(buttons));
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

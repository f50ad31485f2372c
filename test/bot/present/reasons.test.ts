import { expect, it } from 'vitest';
import { reasonText } from '../../../src/bot/present/reasons.ts';
import { carcassonne } from '../../../src/games/carcassonne/index.ts';
import { translatorFor } from '../../../src/i18n/translate.ts';

/** Reasons of the best choice beside another one, whose terms less those of the best are given. */
function reasons(terms: Readonly<Record<string, number>>, locale = 'en-US'): string {
  return reasonText(translatorFor(locale), carcassonne, terms, 'for the best');
}

it('names what speaks for a choice, the strongest first, and adds up what has one name', () => {
  expect(reasons({ pigInHand: 1.2, pigOnFarm: -5.9, roads: -2, fields: -0.1 })).toBe(
    '4.7 more from the pig, 2.0 more from roads',
  );
});

it('names the strongest of what speaks against it where all that does is a large part, so that numbers make sense', () => {
  const abbot = { monasteries: -17.8, returning: -3.2, points: 5, abbotInHand: 4.8 };
  expect(reasons(abbot)).toBe(
    '17.8 more from monasteries, 3.2 more from meeples that may come home, but 5.0 less at once',
  );
  expect(reasons(abbot, 'de')).toBe(
    '17,8 mehr durch Klöster, 3,2 mehr durch Meeples, die heimkehren können, aber 5,0 weniger sofort',
  );
  expect(reasons({ ...abbot, points: 1 })).toBe('17.8 more from monasteries, 3.2 more from meeples that may come home');
});

it('names nothing where nothing speaks for it', () => {
  expect(reasons({ goods: 3 })).toBe('');
});

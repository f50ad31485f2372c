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
    'use of the pig (+4.7), roads (+2.0)',
  );
});

it('names the strongest of what speaks against it where all that does is a large part, so that numbers make sense', () => {
  const abbot = { monasteries: -17.8, returning: -3.2, points: 5, abbotInHand: 4.8 };
  expect(reasons(abbot)).toBe('monasteries (+17.8), chance of meeples coming home (+3.2), but points at once (−5.0)');
  expect(reasons(abbot, 'de')).toBe(
    'Klöster (+17,8), Aussicht auf heimkehrende Meeples (+3,2), aber sofortige Punkte (−5,0)',
  );
  expect(reasons({ ...abbot, points: 1 })).toBe('monasteries (+17.8), chance of meeples coming home (+3.2)');
});

it('names nothing where nothing speaks for it', () => {
  expect(reasons({ goods: 3 })).toBe('');
});

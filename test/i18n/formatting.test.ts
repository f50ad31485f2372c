import { Locale } from 'discord.js';
import { describe, expect, it } from 'vitest';
import { messagesIn } from '../../src/bot/write/message-text.ts';
import { inAmazonas } from '../../src/games/amazonas/words/language.ts';
import { recipient } from '../../src/games/contract/readers.ts';
import { LANGUAGES, languageOf, translatorFor } from '../../src/i18n/translate.ts';
import { ALL_CATALOGUES, translatorOf } from './support/all-catalogues.ts';
import { shapeOf } from './support/message-shape.ts';

const COUNTS = [0, 1, 2, 5, 100];
const TEXTS = [
  'Ana',
  `${'Élodie-Marie '.repeat(12)}🐊🦜`,
  '\u2068مرحبا שלום\u2069',
  '@everyone <@1> </draw:123>',
  '{name} {count, plural, other {#}} }{',
  `l'eau "d'or" ''{x}''`,
  '<b>#1 & |**`~~',
  '',
];

/** Sets of arguments for a message: every count, every text, every branch. */
function argumentSets(english: string): Record<string, string | number>[] {
  const shape = [...shapeOf(english, 'en').arguments];
  const rounds = shape.length === 0 ? 1 : Math.max(COUNTS.length, TEXTS.length) * 2;
  return Array.from({ length: rounds }, (_, round) =>
    Object.fromEntries(
      shape.map(([name, { kind, options }], index) => {
        const choices = kind === 'plural' ? COUNTS : kind === 'select' ? [...options, ...TEXTS] : TEXTS;
        // Arguments step at different paces, so that their values meet in different company.
        return [name, choices[(round * (index + 1)) % choices.length]!];
      }),
    ),
  );
}

const ALL = ALL_CATALOGUES.flatMap((named) => LANGUAGES.map((language) => [named.name, language, named] as const));

describe.each(ALL)('messages of %s in %s', (_, language, named) => {
  const translate = translatorOf(named, language);
  const messages = Object.entries(named.catalogues.en);

  it('format whatever the arguments hold, and show them as they are', () => {
    const wrong: object[] = [];
    for (const [key, english] of messages) {
      const { always } = shapeOf(named.catalogues[language][key]!, language);
      for (const args of argumentSets(english)) {
        const text = translate(key, args);
        const lacking = [...always].filter((name) => !text.includes(`${args[name]}`));
        if (text.length === 0 || lacking.length > 0) wrong.push({ key, text, lacking });
      }
    }
    expect(wrong).toEqual([]);
  });

  it('leave no trace of the message format behind', () => {
    const wrong: object[] = [];
    for (const [key, english] of messages) {
      const plain = argumentSets(english).map((args) =>
        JSON.stringify(args, (_name, value) => (typeof value === 'string' ? 'Ana' : value)),
      );
      for (const args of new Set(plain)) {
        const text = translate(key, JSON.parse(args));
        if (/[{}#]|undefined/.test(text)) wrong.push({ key, text });
      }
    }
    expect(wrong).toEqual([]);
  });
});

it.each(LANGUAGES)('says something else for one than for many in %s', (language) => {
  const translate = inAmazonas(translatorFor(language));
  for (const key of ['tile.marks.animal', 'tile.marks.caiman'] as const) {
    const [one, two] = [translate(key, { count: 1 }), translate(key, { count: 2 })];
    expect(two).not.toBe(one.replace('1', '2'));
  }
});

it('counts nothing in French as one, in the others as many', () => {
  const zero = (locale: string) => translatorFor(locale)('effect.scores', { points: 0, names: 'Ana' });
  expect(['en', 'nl', 'fr', 'de'].map(zero)).toEqual([
    '0 points for Ana',
    '0 punten voor Ana',
    '0 point pour Ana',
    '0 Punkte für Ana',
  ]);
});

it('says "you" to whoever alone reads what an action does, and names the others', () => {
  const told = (locale: string) => {
    const t = inAmazonas(translatorFor(locale));
    const readers = { names: ['Ana', 'Bo'], reader: 0 };
    const names = t.list([0, 1].map((seat) => recipient(t, readers, seat)));
    const points = t('effect.scores', { points: 4, names });
    return [points, t('effect.sails', { own: 'yes', name: 'Ana', steps: 2 })];
  };
  expect(['en', 'nl', 'fr', 'de'].map(told)).toEqual([
    ['4 points for you and Bo', 'your boat +2'],
    ['4 punten voor jou en Bo', 'jouw boot +2'],
    ['4 points pour toi et Bo', 'ta pirogue +2'],
    ['4 Punkte für dich und Bo', 'dein Boot +2'],
  ]);
});

it('speaks of features in the case that the sentence needs', () => {
  const scored = (locale: string) => {
    const t = inAmazonas(messagesIn(locale));
    const feature = t('feature.tributary', { closed: 'no', tiles: 3, fruit: 1 });
    return t('event.scored', { names: t.list(['Ana', 'Bo']), count: 2, points: 4, feature });
  };
  expect(['en', 'nl', 'fr', 'de'].map(scored)).toEqual([
    'Ana and Bo each score **4 points** for the unfinished tributary (3 tiles, 1 fruit)',
    'Ana en Bo krijgen elk **4 punten** voor de onvoltooide zijrivier (3 tegels, 1 fruitsymbool)',
    'Ana et Bo marquent chacun **4 points** pour l’affluent incomplet (3 tuiles, 1 icône de fruits)',
    'offener Nebenfluss (3 Plättchen, 1 Fruchtsymbol): Ana und Bo bekommen je **4 Punkte**',
  ]);
});

it('speaks the language of a locale, and English to everybody else', () => {
  const spoken = Object.values(Locale).filter((locale) => languageOf(locale) !== 'en');
  expect(spoken.sort()).toEqual(['de', 'fr', 'nl']);
  expect([Locale.EnglishGB, Locale.EnglishUS, Locale.Finnish, undefined, ''].map((l) => languageOf(l))).toEqual(
    Array(5).fill('en'),
  );
  expect(['nl', 'fr', 'de'].map((locale) => translatorFor(locale).language)).toEqual(['nl', 'fr', 'de']);
});

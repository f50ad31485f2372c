import { describe, expect, it } from 'vitest';
import { en } from '../../src/i18n/en.ts';
import { CATALOGUES, LANGUAGES, type MessageKey, translatorFor } from '../../src/i18n/translate.ts';
import { ALL_CATALOGUES } from './support/all-catalogues.ts';
import { shapeOf } from './support/message-shape.ts';

const ALL = ALL_CATALOGUES.flatMap(({ name, catalogues }) =>
  LANGUAGES.map((language) => [name, language, catalogues] as const),
);

describe.each(ALL)('the catalogue of %s in %s', (_, language, catalogues) => {
  const catalogue = catalogues[language];
  const english = catalogues.en;
  const KEYS = Object.keys(english);

  it('has the keys of the English one, in its order, each with a text', () => {
    expect(Object.keys(catalogue)).toEqual(KEYS);
    expect(KEYS.filter((key) => catalogue[key]!.trim() === '')).toEqual([]);
  });

  it('takes the same arguments of the same kinds', () => {
    const kinds = (message: string, of: typeof language | 'en') =>
      Object.fromEntries([...shapeOf(message, of).arguments].map(([name, { kind }]) => [name, kind]));
    for (const key of KEYS)
      expect({ [key]: kinds(catalogue[key]!, language) }).toEqual({ [key]: kinds(english[key]!, 'en') });
  });

  it('has a branch for each word that the code selects by', () => {
    for (const key of KEYS) {
      const own = shapeOf(catalogue[key]!, language).arguments;
      for (const [name, { kind, options }] of shapeOf(english[key]!, 'en').arguments) {
        if (kind === 'select') expect({ [key]: own.get(name)?.options }).toEqual({ [key]: options });
      }
    }
  });

  it('uses only plural forms that the language has, and all that it counts with', () => {
    const formsOf = (type: 'cardinal' | 'ordinal') =>
      new Set<string>(new Intl.PluralRules(language, { type }).resolvedOptions().pluralCategories);
    const forms = { plural: formsOf('cardinal'), ordinal: formsOf('ordinal') };
    for (const key of KEYS) {
      for (const [name, { kind, options }] of shapeOf(catalogue[key]!, language).arguments) {
        if (kind !== 'plural' && kind !== 'ordinal') continue;
        const named = options.filter((option) => !/^=\d+$/.test(option));
        expect({ [key]: named.filter((option) => !forms[kind].has(option)), name }).toEqual({ [key]: [], name });
        expect(named).toContain('other');
      }
    }
  });

  it('has no quote that ICU would swallow and no blank where none belongs', () => {
    const swallowed = KEYS.filter((key) => /'(?=[{}'#])/.test(catalogue[key]!));
    const blanks = KEYS.filter((key) => /[ \u00a0]{2}|[ \u00a0]$|\n/.test(catalogue[key]!));
    expect({ swallowed, blanks }).toEqual({ swallowed: [], blanks: [] });
  });

  it('keeps the bold of the English text', () => {
    const bold = (message: string) => message.split('**').length - 1;
    expect(KEYS.filter((key) => bold(catalogue[key]!) !== bold(english[key]!))).toEqual([]);
  });

  it('stays short, since messages share 2,000 characters', () => {
    expect(KEYS.filter((key) => [...catalogue[key]!].length > english[key]!.length * 1.5 + 25)).toEqual([]);
  });
});

describe.each(LANGUAGES)('the catalogue of the platform in %s', (language) => {
  it('has labels that a button of a phone shows', () => {
    const labels = (Object.keys(en) as MessageKey[]).filter((key) =>
      /\.button(\.|$)|^panel\.(confirm|back)$|^page\.(back|forward)$|^tiles\.words$/.test(key),
    );
    expect(labels.length).toBeGreaterThan(12);
    expect(labels.filter((key) => [...CATALOGUES[language][key]].length > 34)).toEqual([]);
  });

  it('has settings that a menu of a phone shows whole', () => {
    const t = translatorFor(language);
    const byItself = t('settings.automatic', { language: t('language.nl') });
    const options = [
      ['settings.language', byItself],
      ['settings.channel', byItself],
      ...(['day', 'night', 'contrast'] as const).map(
        (theme) => ['settings.theme', t(`settings.theme.${theme}`)] as const,
      ),
      ...(['on', 'off'] as const).map((way) => ['settings.hints', t(`settings.hints.${way}`)] as const),
      ...(['shown', 'none'] as const).map((way) => ['settings.statistics', t(`settings.statistics.${way}`)] as const),
    ] as const;
    const labels = options.map(([title, choice]) => t('settings.choice', { title: t(title), choice }));
    expect(labels.filter((label) => [...label].length > 44)).toEqual([]);
  });
});

it('has no key that another catalogue has, too', () => {
  const keys = ALL_CATALOGUES.slice(1).flatMap(({ catalogues }) => Object.keys(catalogues.en));
  expect(keys.filter((key) => key in en)).toEqual([]);
});

const allEntries = (language: (typeof LANGUAGES)[number]) =>
  ALL_CATALOGUES.flatMap(({ catalogues }) => Object.entries(catalogues[language]));

it('puts no-break spaces before French double signs and inside guillemets', () => {
  const wrong = allEntries('fr').filter(([, message]) => {
    // Colons inside ICU syntax do not occur; `"` would be an English quote.
    return /[^\u00a0][:;!?»](?!\w)|«[^\u00a0]|[ ][:;!?»]|["']/.test(message);
  });
  expect(wrong).toEqual([]);
});

it.each([
  ['de', /["'”]|“(?=[\p{L}{])/u],
  ['nl', /["“”„]/u],
  ['en', /["„]/u],
] as const)('quotes in one way in %s', (language, otherQuotes) => {
  expect(allEntries(language).filter(([, message]) => otherQuotes.test(message))).toEqual([]);
});

it('says tu to a French reader, everywhere', () => {
  // "Entre vous deux" speaks to two people.
  const polite = /\b(?:votre|vos)\b|\bvous\b(?! deux)|\b(?!chez\b|assez\b)\p{L}{3,}ez\b/iu;
  expect(allEntries('fr').filter(([, message]) => polite.test(message))).toEqual([]);
});

import { expect, it } from 'vitest';
import { CATALOGUES as AMAZONAS } from '../../src/games/amazonas/words/language.ts';
import { CATALOGUES, LANGUAGES, type Language } from '../../src/i18n/translate.ts';
import { ALL_CATALOGUES } from './support/all-catalogues.ts';

/** The words of the game by language, as players know them from their edition. */
const WORDS = {
  'kind.tributary': { en: 'tributary', nl: 'zijrivier', fr: 'affluent', de: 'Nebenfluss' },
  'kind.village': { en: 'village', nl: 'dorp', fr: 'village', de: 'Dorf' },
  'kind.jungle': { en: 'jungle', nl: 'jungle', fr: 'jungle', de: 'Dschungel' },
  'kind.amazon': { en: 'Amazon', nl: 'Amazone', fr: 'Amazone', de: 'Amazonas' },
  'piece.meeple': { en: 'meeple', nl: 'meeple', fr: 'meeple', de: 'Meeple' },
  'piece.camp': { en: 'camp', nl: 'kampement', fr: 'camp', de: 'Lager' },
} as const;

/** Where else a word of the game has to appear, whatever stands around it. */
const SPOKEN: readonly (readonly [string, Readonly<Record<Language, string>>])[] = [
  ['tile.amazon', { en: 'Amazon tile', nl: 'Amazonetegel', fr: 'tuile Amazone', de: 'Amazonasplättchen' }],
  [
    'tile.double',
    { en: 'double-tile', nl: 'dubbele Amazonetegel', fr: 'double-tuile', de: 'Amazonas-Doppelplättchen' },
  ],
  ['tile.marks.boat', { en: 'boat icon', nl: 'bootsymbool', fr: 'icône pirogue', de: 'Bootssymbol' }],
  ['tile.marks.fruit', { en: 'fruit', nl: 'fruitsymbool', fr: 'icône de fruits', de: 'Fruchtsymbol' }],
  ['tile.marks.animal', { en: 'animal', nl: 'dier', fr: 'animal', de: 'Tier' }],
  ['tile.marks.caiman', { en: 'caiman', nl: 'kaaiman', fr: 'caïman', de: 'Kaiman' }],
  ['tile.marks.piranha', { en: 'piranha', nl: 'piranha', fr: 'piranha', de: 'Piranha' }],
  ['pile.left', { en: 'land tile', nl: 'landtegel', fr: 'tuile Terrain', de: 'Landschaftsplättchen' }],
  ['line.boat', { en: 'boat', nl: 'boot', fr: 'pirogue', de: 'Boot' }],
  ['event.amazon', { en: 'Amazon scoring', nl: 'Amazonetelling', fr: 'évaluation du fleuve', de: 'Amazonaswertung' }],
  ['event.mouth', { en: 'river mouth', nl: 'monding', fr: 'embouchure', de: 'Mündung' }],
  ['end.final', { en: 'Final scoring', nl: 'Eindtelling', fr: 'Décompte final', de: 'Schlusswertung' }],
  ['refused.none-left.camp', { en: 'supply', nl: 'voorraad', fr: 'réserve', de: 'Vorrat' }],
];

it.each(LANGUAGES)('calls landscapes and pieces by their names in %s', (language) => {
  const catalogue: Readonly<Record<string, string>> = { ...CATALOGUES[language], ...AMAZONAS[language] };
  const words = Object.fromEntries(Object.entries(WORDS).map(([key, word]) => [key, word[language]]));
  const own = Object.entries(catalogue).filter(([key]) => /^(kind|piece)\.[a-z]+$/.test(key) && key in WORDS);
  expect(Object.fromEntries(own)).toEqual(words);
  const silent = SPOKEN.filter(([key, word]) => !catalogue[key]!.includes(word[language]));
  expect(silent.map(([key]) => key)).toEqual([]);
});

/** Things that both pages and messages tell of, and where each does. */
const SHARED = [
  { en: 'board', nl: 'bord', fr: 'plateau', de: 'spielfeld', told: ['web.board', 'web.words', 'command.board'] },
  {
    en: 'record',
    nl: 'verslag',
    fr: 'enregistrement',
    de: 'aufzeichnung',
    told: ['web.replay.not-record', 'command.export'],
  },
  { en: 'game', nl: 'potje', fr: 'partie', de: 'partie', told: ['web.error.none', 'command.export'] },
] as const;

it.each(LANGUAGES)('calls a thing on pages as in messages in %s', (language) => {
  const catalogue: Readonly<Record<string, string>> = CATALOGUES[language];
  const silent = SHARED.flatMap(({ told, ...words }) =>
    told.filter((key) => !catalogue[key]!.toLowerCase().includes(words[language])),
  );
  expect(silent).toEqual([]);
});

it.each([
  [
    'de',
    /\b(?:spiel)?brett\b|\bübrigen? plättchen|\bunfertige?n?\b|\b(?:da)?heim(?:kommt)?\b|\bmitmach|prinzessin|vollendet/i,
  ],
  ['nl', /\bvakjes?\b|\bde stapel\b|speelveld|\bgewaardeerde?\b|\bprinses/i],
] as const)('has no second word in %s for what has one', (language, second) => {
  const texts = ALL_CATALOGUES.flatMap(({ catalogues }) => Object.entries(catalogues[language]));
  expect(texts.filter(([, text]) => second.test(text))).toEqual([]);
});

/** Messages whose time Discord shows relative to now, as “vor 3 Stunden” or “in 3 Tagen”. */
const RELATIVE = [
  'clock.reminder',
  'clock.reminder.direct',
  'clock.silent',
  'clock.over',
  'clock.away.told',
  'mygames.away',
];

it('puts times relative to now where German can have them', () => {
  const german: Readonly<Record<string, string>> = CATALOGUES.de;
  expect(RELATIVE.filter((key) => /\b(?:seit|bis) \{/.test(german[key]!))).toEqual([]);
});

import { expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../src/i18n/translate.ts';
import { ALL_CATALOGUES } from './support/all-catalogues.ts';
import { visibleText } from './support/message-shape.ts';

type Foreign = Exclude<Language, 'en'>;

/**
 * Words of Carcassonne: where a message has the word in English, it has the one word for it in every language. Parts of
 * words, in small letters.
 */
const WORDS: Readonly<Record<string, readonly [RegExp, Readonly<Record<Foreign, RegExp>>]>> = {
  road: [/\broads?\b/, { nl: /weg/, fr: /route/, de: /straße/ }],
  city: [/\b(?:city|cities)\b/, { nl: /stad|sted/, fr: /ville/, de: /st[aä]dt/ }],
  'large city': [/\blarge cit(?:y|ies)\b/, { nl: /grote st[ea]d/, fr: /grandes? villes?/, de: /großst[aä]dt/ }],
  monastery: [/\bmonaster(?:y|ies)\b/, { nl: /klooster/, fr: /abbaye/, de: /kl[oö]ster/ }],
  river: [/\brivers?\b(?! mouth)/, { nl: /rivier/, fr: /rivière|fleuve/, de: /fluss|flüss|strom/ }],
  lake: [
    /\blakes?\b/,
    { nl: /(?<!\p{L})meer(?!\p{L})/u, fr: /(?<!\p{L})lac(?!\p{L})/u, de: /(?<!\p{L})sees?(?!\p{L})/u },
  ],
  field: [/\bfields?\b/, { nl: /weide/, fr: /(?<!\p{L})prés?(?!\p{L})/u, de: /wiese/ }],
  inn: [/\binns?\b/, { nl: /herberg/, fr: /auberge/, de: /wirtsh[aä]us/ }],
  cathedral: [/\bcathedrals?\b/, { nl: /kathedra/, fr: /cathédrale/, de: /kathedrale/ }],
  'large meeple': [/\blarge meeples?\b/, { nl: /grote meeple/, fr: /grands? meeple/, de: /große[rn]? meeple/ }],
  abbot: [/(?<!“)\babbots?\b/, { nl: /\babt(?:en)?\b/, fr: /abbé/, de: /(?<!\p{L})[aä]bt/u }],
  garden: [/\bgardens?\b/, { nl: /\btuin/, fr: /jardin/, de: /g[aä]rten/ }],
  meeple: [/\bmeeples?\b/, { nl: /meeple/, fr: /meeple/, de: /meeple/ }],
  tile: [/\btiles?\b/, { nl: /tegel/, fr: /tuile/, de: /plättchen/ }],
  'start tile': [/\bstart tiles?\b/, { nl: /starttegel/, fr: /tuiles? de départ/, de: /startplättchen/ }],
  'start square': [/\bstart squares?\b/, { nl: /startvak/, fr: /cases? de départ/, de: /startfeld/ }],
  landscape: [/\blandscape\b/, { nl: /landschap/, fr: /paysage/, de: /landschaft/ }],
  'coat of arms': [/\bcoats? of arms\b/, { nl: /wapenschild/, fr: /blason/, de: /wappen/ }],
  stack: [/\bstack\b/, { nl: /stapel/, fr: /pile/, de: /stapel/ }],
  supply: [/\bsupply\b/, { nl: /voorraad/, fr: /réserve/, de: /vorrat/ }],
  'final scoring': [/\bfinal scoring\b/, { nl: /eindtelling/, fr: /décompte final/, de: /schlusswertung/ }],
  map: [/\bmaps?\b/, { nl: /kaart/, fr: /carte/, de: /landkarte/ }],
  town: [/\btowns?\b/, { nl: /stadje/, fr: /bourg/, de: /(?<!\p{L})orte?(?!\p{L})/u }],
  // Ferries of maps, and those of lakes.
  ferry: [
    /(?<!“)\bferr(?:y|ies)\b/,
    { nl: /veerdienst|veerbo/, fr: /\bferr(?:y|ies)\b|(?<!\p{L})bacs?(?!\p{L})/u, de: /fähre/ },
  ],
  chip: [/\bchips?\b/, { nl: /fiche/, fr: /jeton/, de: /chip/ }],
  treat: [/\btreats?\b/, { nl: /lekkernij/, fr: /friandise/, de: /leckerbissen/ }],
  set: [/\bset of (?:three )?chips\b|\bsets? and\b/, { nl: /\bsets?\b/, fr: /série/, de: /s[aä]tz/ }],
  wine: [/\bwine\b/, { nl: /wijn/, fr: /\bvins?\b/, de: /wein/ }],
  upgrade: [/\bupgrade[sd]?\b/, { nl: /verbeter/, fr: /amélior/, de: /aufgewertet|aufwert|wertet?\b.*\bauf\b/ }],
  island: [/\bislands?\b/, { nl: /eiland/, fr: /île/, de: /insel/ }],
  'isle of man': [/\bisle of man\b/, { nl: /eiland man/, fr: /île de man/, de: /isle of man/ }],
  'light blue': [/\blight blue\b/, { nl: /lichtblauw/, fr: /bleu clair/, de: /hellblau/ }],
  purple: [/\bpurple\b/, { nl: /paars/, fr: /violet/, de: /lila/ }],
};

/** Messages in which a language says a thing without its word, as it is plain what is meant. */
const PLAIN: ReadonlySet<string> = new Set([
  'fr rules.undo.text',
  'fr tiles.marked',
  'de tiles.marked',
  'de legend.track',
]);

const visibleIn = (message: string) => visibleText(message).toLowerCase();

it.each(Object.keys(WORDS))('there is one word for "%s" in every language', (word) => {
  const [english, others] = WORDS[word]!;
  const told = ALL_CATALOGUES.flatMap(({ catalogues }) =>
    Object.entries(catalogues.en)
      .filter(([, text]) => english.test(visibleIn(text)))
      .map(([key]) => ({ key, catalogues })),
  );
  expect(told.length).toBeGreaterThan(0);
  for (const language of LANGUAGES) {
    if (language === 'en') continue;
    const silent = told.filter(({ catalogues, key }) => !others[language].test(visibleIn(catalogues[language][key]!)));
    expect(
      silent.map(({ key }) => key).filter((key) => !PLAIN.has(`${language} ${key}`)),
      language,
    ).toEqual([]);
  }
});

it.each(LANGUAGES)('puts the colour and the number of a chip in brackets in %s', (language) => {
  const { catalogues } = ALL_CATALOGUES.find(({ name }) => name === 'carcassonne')!;
  // In what was refused it is a command; a count says what it counts.
  const told = Object.entries(catalogues[language]).filter(([key]) => !/^refused|^chip\.count$/.test(key));
  const named = told.filter(([, text]) => text.includes('{chip}'));
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter(([, text]) => !text.includes('({chip})'))).toEqual([]);
});

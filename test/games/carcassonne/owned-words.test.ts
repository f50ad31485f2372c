import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LANGUAGES } from '../../../src/i18n/translate.ts';

const FOLDER = 'src/games/carcassonne';

/** Words that belong to one expansion each. */
const OWNED = [
  'abbot',
  'builder',
  'pig',
  'goods',
  'river',
  'inn',
  'cathedral',
  'large',
  'wine',
  'treat',
  'isle',
  'island',
  'upgrade',
  'chip',
  'king',
  'robber',
  'small citie',
];

/**
 * How often code outside of `expansions` says such words, by its room. Rivers and gardens are kinds of segment, so the rules
 * read them, and the ids of expansions and boxes are listed there. These numbers may only become smaller, except for a preset,
 * which names its boxes.
 */
const MOST: Readonly<Record<string, number>> = {
  '.': 10,
  computer: 4,
  game: 12,
  picture: 77,
  rules: 36,
  topics: 7,
  words: 40,
};

function filesIn(folder: string, ending: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .sort();
}

/** How often a text says a word, also as a part of a name such as `pigInHand`. The large cities of maps are no large meeples. */
function timesIn(text: string, word: string): number {
  const parted = text
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/large[ -]cit(?:y|ies)/g, '');
  return parted.match(new RegExp(`(?<![a-z])${word}s?(?![a-z])`, 'g'))?.length ?? 0;
}

it('says the words of expansions outside of them in no more places than before', () => {
  const times: Record<string, number> = {};
  for (const name of filesIn(FOLDER, '.ts')) {
    const room = name.includes('/') ? name.split('/')[0]! : '.';
    if (room === 'expansions') continue;
    const text = readFileSync(`${FOLDER}/${name}`, 'utf8');
    times[room] = (times[room] ?? 0) + OWNED.reduce((sum, word) => sum + timesIn(text, word), 0);
  }
  const more = Object.entries(times).filter(([room, count]) => count > (MOST[room] ?? 0));
  expect(more).toEqual([]);
});

it.each(LANGUAGES)('has every message once in %s, with its expansion or for every game', (language) => {
  const endings = language === 'en' ? ['/en.ts', '/messages.ts'] : [`/${language}.json`];
  const files = endings.flatMap((ending) => filesIn(FOLDER, ending));
  const keys = files.flatMap((name) => {
    const text = readFileSync(`${FOLDER}/${name}`, 'utf8');
    return [...text.matchAll(/^ {2}["']?([\w.-]+)["']?:/gm)].map(([, key]) => key!);
  });
  expect(keys.length).toBeGreaterThan(300);
  expect(keys.filter((key, at) => keys.indexOf(key) < at)).toEqual([]);
});

import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Words {
  readonly WORDS: Readonly<Record<string, string>>;
}

const folder = '../src/page';
const { WORDS } = (await import(`${folder}/words.ts`)) as Words;

const gaps = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
const sources = readdirSync('packages/local-discord/src/page')
  .filter((name) => /\.(ts|html)$/.test(name) && name !== 'words.ts')
  .map((name) => readFileSync(`packages/local-discord/src/page/${name}`, 'utf8'))
  .join('\n');
const server = readFileSync('packages/local-discord/src/page-api.ts', 'utf8');

it.each(Object.entries(WORDS))('the page says "%s" in three more languages', (english, others) => {
  const texts = others.split(' | ');
  expect(texts).toHaveLength(3);
  for (const text of texts) expect(gaps(text)).toEqual(gaps(english));
});

it('uses every one of its words', () => {
  const all = `${sources}\n${server}`.replace(/\s+/g, ' ');
  expect(Object.keys(WORDS).filter((word) => !all.includes(word))).toEqual([]);
});

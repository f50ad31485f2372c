import fc from 'fast-check';
import { expect, it } from 'vitest';
import { textPages } from '../../src/bot/write/text-pages.ts';
import { listForms, shortenedText } from '../../src/i18n/sentences.ts';

it('says everything where there is room, in the given order', () => {
  const sentences = [
    { forms: ['One two.', 'One.'], importance: 1 },
    { forms: ['Three.'], importance: 2 },
  ];
  expect(shortenedText(sentences, 100)).toBe('One two. Three.');
  expect(shortenedText(sentences, 14)).toBe('One. Three.');
  expect(shortenedText(sentences, 8)).toBe('Three.');
  expect(shortenedText(sentences, 2)).toBe('');
});

it('shortens a list by naming fewer items and counting the others', () => {
  const items = Array.from({ length: 20 }, (_, index) => index);
  const forms = listForms(items, (named, more) => `${named.length}+${more}`);
  expect(forms).toEqual(['20+0', '12+8', '8+12', '5+15', '3+17']);
  expect(listForms([1, 2, 3, 4], (named, more) => `${named.length}+${more}`)).toEqual(['4+0']);
  expect(listForms([], () => 'nothing')).toEqual([]);
});

it('never says more than fits, nor a form that was not given', () => {
  const sentence = fc.record({
    forms: fc.array(fc.stringMatching(/^[a-z]{1,20}$/), { maxLength: 4 }),
    importance: fc.nat(5),
  });
  fc.assert(
    fc.property(fc.array(sentence, { maxLength: 8 }), fc.nat(60), (sentences, limit) => {
      const text = shortenedText(sentences, limit);
      expect(text.length).toBeLessThanOrEqual(limit);
      const given = new Set(sentences.flatMap(({ forms }) => forms));
      for (const word of text.split(' ').filter(Boolean)) expect(given).toContain(word);
    }),
  );
});

it('keeps every word of a text over its pages, and every line that fits a page whole', () => {
  const line = fc.stringMatching(/^[a-z ]{0,60}$/).map((text) => text.trim().replace(/ +/g, ' '));
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 12 }), fc.integer({ min: 25, max: 80 }), (lines, limit) => {
      const text = lines.join('\n');
      const pages = textPages(text, limit);
      for (const page of pages) expect(page.length).toBeLessThanOrEqual(limit);
      const squeeze = (words: string) => words.replace(/\s+/g, '');
      expect(squeeze(pages.join(''))).toBe(squeeze(text));
      const told = pages.flatMap((page) => page.split('\n'));
      for (const whole of lines.filter(({ length }) => length > 0 && length <= limit)) expect(told).toContain(whole);
    }),
  );
});

it('parts no page below a heading', () => {
  expect(textPages('one\n\nHeads:\nfirst\nsecond', 15)).toEqual(['one\n', 'Heads:\nfirst', 'second']);
  expect(textPages('one\n\nsection\nfirst', 14)).toEqual(['one\n', 'section\nfirst']);
  expect(textPages('one\ntwo:\nthree:\nfour', 16)).toEqual(['one', 'two:\nthree:\nfour']);
  // Where a heading fills a page with what is below it, nothing can be done.
  expect(textPages('one\nheading:\nten letters', 12)).toEqual(['one\nheading:', 'ten letters']);
  expect(textPages('heading:\nten letters', 12)).toEqual(['heading:', 'ten letters']);
});

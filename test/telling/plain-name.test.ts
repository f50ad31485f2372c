import { expect, it } from 'vitest';
import { DISCORD_WRITING } from '../../src/bot/write/message-text.ts';
import { isolatedName } from '../../src/telling/people.ts';
import { plainName } from '../../src/telling/plain-name.ts';

const ZALGO = `Z${'\u0301\u0302\u0338'.repeat(20)}o${'\u0323\u0489'.repeat(30)}`;

it.each([
  ['Ana', 'Ana'],
  ['Zoë', 'Zoë'],
  ['Zoe\u0308', 'Zoë'],
  ['Nguyễn Thị Ệ', 'Nguyễn Thị Ệ'],
  ['  a \n\t b  ', 'a b'],
  ['@everyone', '@everyone'],
])('shows %j as %j', (name, shown) => {
  expect(plainName(name)).toBe(shown);
});

it.each([
  ['A\u200bn\u2060\ufeffa', 'Ana'],
  ['A\u00adn\u034fa', 'Ana'],
  ['\u202egnp.exe\u202c', 'gnp.exe'],
  ['a\u2066b\u2069\u200fc', 'abc'],
  ['Ana\u{e0041}\u{e0042}', 'Ana'],
  ['a\ufff9b\ufffb', 'ab'],
  ['a\ud83db', 'a b'],
])('takes what nobody sees out of %j', (name, shown) => {
  expect(plainName(name)).toBe(shown);
});

it.each([
  '',
  ' \t\u00a0\u2003',
  '\u3164\u115f\uffa0',
  '\u200b\u200d\u2060',
  '\u2800\u2800',
  '\u202e',
  '\u0301\u0302',
  ' \u0489',
])('shows a question mark for %j, which nobody could read', (name) => {
  expect(plainName(name)).toBe('?');
});

it('keeps as many marks on a letter as can be read', () => {
  const shown = plainName(ZALGO);
  expect(shown.normalize('NFD').match(/\p{M}/gu)!.length).toBeLessThanOrEqual(6);
  expect(shown.normalize('NFD').replace(/\p{M}/gu, '')).toBe('Zo');
  expect(plainName(`a${'\u0e49'.repeat(50)}`)).toHaveLength(5);
});

it.each(['שָׁלוֹם', 'مُحَمَّد', 'می\u200cخواهم', 'क्षत्रिय', 'ක්\u200dර', 'ណេតា', 'บุญชื่น', 'བསྒྲུབས', 'தமிழ்', '김민준'])(
  'keeps the marks and joiners that %s is written with',
  (name) => {
    expect(plainName(name)).toBe(name.normalize('NFC'));
  },
);

it.each([
  '🛶',
  '❤️',
  '👩🏽‍🚀',
  '👨‍👩‍👧‍👦',
  '🏳️‍🌈',
  '🇧🇷',
  '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
  '1️⃣',
])('keeps %s whole', (emoji) => {
  expect(plainName(`Eva ${emoji}`)).toBe(`Eva ${emoji}`);
});

it('takes a chain of emoji that is none apart', () => {
  expect(plainName(Array(30).fill('🐊').join('\u200d'))).toBe('🐊'.repeat(30));
});

it('closes around a name what the name could have left open', () => {
  expect(DISCORD_WRITING.name('\u2067Ana')).toBe('\u2068Ana\u2069');
  expect(isolatedName('שלמה\u202e')).toBe('\u2068שלמה\u2069');
});

import { expect, it } from 'vitest';
import { amazonas } from '../../src/games/amazonas/index.ts';
import { translatorFor } from '../../src/i18n/translate.ts';
import { withDrawableNames } from '../../src/render/paint/drawable-names.ts';
import { drawableText } from '../../src/render/paint/drawable-text.ts';
import type { LobbyPictureRequest } from '../../src/render/request.ts';
import { pictureWords } from '../../src/telling/board/board-words.ts';
import { playUntil, requestFor } from './support/position.ts';

it.each([
  ['bold mathematical letters', '𝐀𝐧𝐚', 'Ana'],
  ['script, Fraktur and double-struck ones', '𝓐𝔫𝕒 𝟙𝟚', 'Ana 12'],
  ['letters in circles and squares, and wide ones, which fonts have', 'Ⓐⓝ🅐🄰 Ａｎａ', 'Ⓐⓝ🅐🄰 Ａｎａ'],
  ['stacked marks', `A${'\u0335\u0322\u0353'.repeat(5)}na`, 'Ana'],
  ['marks that the fonts have', 'Zoë Nguyễn', 'Zoë Nguyễn'],
  ['joiners and direction marks', 'A\u200dn\u200f\u2066a\ufe0f', 'Ana'],
  ['a script without a font', '\u{13080}\u{13081} Ana', 'Ana'],
  ['nothing that can be drawn', '\u{13080}', ''],
  ['a flag and a family', '🇩🇪 👨‍👩‍👧', '🇩🇪 👨‍👩‍👧'],
  ['an emoji', 'Ana 🐊', 'Ana 🐊'],
  ['a heart with a variation selector', 'Ana ❤️', 'Ana ❤️'],
  ['what somebody plays with', 'ﬁx ½ ™', 'ﬁx ½ ™'],
])('a name in pictures: %s', (_what, name, drawn) => {
  const seen = (text: string) => text.replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  const shown = drawableText(name);
  expect(seen(shown)).toBe(seen(drawn));
  expect(shown).not.toContain('□');
});

it('a name of which nothing can be drawn is the word for its colour, on boards, in lobbies and in the language', () => {
  const request = requestFor(
    playUntil(2, ({ turn }) => turn >= 3),
    {
      words: pictureWords(translatorFor('de'), amazonas),
      names: ['\u{13080}', 'Ben'],
    },
  );
  expect(withDrawableNames(request).names.slice(0, 2)).toEqual(['Gelb', 'Ben']);
  const { game, content, words } = request;
  const lobby: LobbyPictureRequest = {
    ...{ game, content, words, title: 'Amazonas', facts: [] },
    seats: [{ colour: 'red', name: '\u{13080}\u{13081}' }],
    places: 5,
    free: 'frei',
  };
  expect(withDrawableNames(lobby).seats).toEqual([{ colour: 'red', name: 'Rot' }]);
});

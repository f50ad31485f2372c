import type { AnyGame } from '../../games/game.ts';
import type { PictureWords } from '../../games/picture.ts';
import type { Translator } from '../../i18n/translate.ts';

/** The words inside pictures of a game. */
export function pictureWords(t: Translator, { picture }: AnyGame): PictureWords {
  return {
    language: t.language,
    toMove: t('picture.to-move'),
    tilesLeft: t('picture.tiles-left'),
    drawn: t('picture.drawn'),
    over: t('picture.over'),
    ...picture.words?.(t),
  };
}

import { COLOURS } from '../../core/colour.ts';
import type { AnyGame } from '../../games/contract/game.ts';
import type { PictureWords } from '../../games/contract/picture.ts';
import { capitalised } from '../../i18n/sentences.ts';
import type { Translator } from '../../i18n/translate.ts';

/** The words inside pictures of a game. */
export function pictureWords(t: Translator, { picture }: AnyGame): PictureWords {
  return {
    language: t.language,
    toMove: t('picture.to-move'),
    tilesLeft: t('picture.tiles-left'),
    tileLeft: t('picture.tile-left'),
    drawn: t('picture.drawn'),
    over: t('picture.over'),
    // Pictures show the colour in place of a name that cannot be drawn.
    ...Object.fromEntries(COLOURS.map((colour) => [`colour.${colour}`, capitalised(t(`colour.${colour}`))])),
    ...picture.words?.(t),
  };
}

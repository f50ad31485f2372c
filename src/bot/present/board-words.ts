import type { Translator } from '../../i18n/translate.ts';
import type { BoardWords } from '../../render/index.ts';

/** The words inside pictures. */
export function pictureWords(t: Translator): BoardWords {
  return {
    toMove: t('picture.to-move'),
    tilesLeft: t('picture.tiles-left'),
    drawn: t('picture.drawn'),
    space: t('picture.space'),
    over: t('picture.over'),
  };
}

import type { DrawSign } from '../../../contract/picture.ts';
import type { ExpansionPicture } from '../../picture/context.ts';
import { LAND_COLOURS } from '../../picture/palette.ts';
import { mageArt, witchArt } from './figure-art.ts';
import { MAGICIANS } from './figures.ts';

const figure =
  (draw: typeof mageArt): DrawSign =>
  (at, size, theme) =>
    draw(at, size, LAND_COLOURS[theme]);

/** Pictures of Mage & Witch. */
export const magePicture: ExpansionPicture = {
  signs: { mage: figure(mageArt), witch: figure(witchArt), 'option.mage': figure(mageArt) },
  figures: ({ parts: { mage } }) =>
    MAGICIANS.flatMap((sign) => {
      const at = mage?.[sign];
      return at ? [{ sign, at, likePiece: true }] : [];
    }),
  tells: (event) => (event.type === 'magician-moved' ? { laid: { x: event.x, y: event.y } } : undefined),
};

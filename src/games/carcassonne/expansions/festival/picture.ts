import { scaleToPixels } from '../../../../drawing/transform.ts';
import type { ExpansionPicture } from '../../picture/context.ts';
import { LAND_COLOURS } from '../../picture/palette.ts';
import { tentArt } from './tent-art.ts';

/** Pictures of The Festival. */
export const festivalPicture: ExpansionPicture = {
  signs: {
    'option.festival': (at, size, theme) =>
      scaleToPixels(tentArt({ x: 0, y: 0.02 }, 0.4, LAND_COLOURS[theme]), at, size * 2.2),
  },
};

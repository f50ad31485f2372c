import { scaleToPixels } from '../../../../drawing/transform.ts';
import type { ExpansionPicture } from '../../picture/context.ts';
import { LAND_COLOURS } from '../../picture/palette.ts';
import { volcanoArt } from './volcano-art.ts';

/** Pictures of The River II. */
export const river2Picture: ExpansionPicture = {
  signs: {
    'option.river2': (at, size, theme) =>
      scaleToPixels(volcanoArt({ x: 0, y: 0.02 }, 0.42, LAND_COLOURS[theme]), at, size * 2.2),
  },
};

import { scaleToPixels } from '../../../../drawing/transform.ts';
import { keepArt } from '../../picture/building-art.ts';
import type { ExpansionPicture } from '../../picture/context.ts';
import { LAND_COLOURS } from '../../picture/palette.ts';

/** Pictures of small cities. */
export const smallCitiesPicture: ExpansionPicture = {
  signs: {
    'option.smallCities': (at, size, theme) =>
      scaleToPixels(keepArt({ x: 0, y: 0.05 }, LAND_COLOURS[theme]), at, size * 3.2),
  },
};

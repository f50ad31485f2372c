import { scaleToPixels } from '../../../../drawing/transform.ts';
import type { ExpansionPicture } from '../../picture/context.ts';
import { LAND_COLOURS } from '../../picture/palette.ts';
import { innArt } from './mark-art.ts';

/** Pictures of Inns & Cathedrals. */
export const innsPicture: ExpansionPicture = {
  signs: {
    'option.inns': (at, size, theme) => scaleToPixels(innArt({ x: 0, y: 0.02 }, LAND_COLOURS[theme]), at, size * 2.4),
  },
};

import { scaleToPixels } from '../../../../drawing/transform.ts';
import type { DrawSign } from '../../../contract/picture.ts';
import { monasteryArt } from '../../picture/building-art.ts';
import type { ExpansionPicture } from '../../picture/context.ts';
import { LAND_COLOURS } from '../../picture/palette.ts';
import { abbeyWalls } from './wall-art.ts';

/** The tile in small. */
const abbeySign: DrawSign = (at, size, theme) => {
  const land = LAND_COLOURS[theme];
  const middle = { x: at.x - size * 0.6, y: at.y - size * 0.6 };
  return scaleToPixels([...monasteryArt({ x: 0.5, y: 0.5 }, land), ...abbeyWalls(land)], middle, size * 1.2);
};

/** Pictures of Abbey & Mayor. */
export const abbeyPicture: ExpansionPicture = {
  signs: { abbey: abbeySign, 'option.abbey': abbeySign },
  tells(event) {
    if (event.type !== 'piece-placed' || !event.from) return undefined;
    const { from, x, y, seat } = event;
    return { driven: { from, to: { x, y }, seat } };
  },
  things({ seats }, seat) {
    const { abbey } = seats[seat]!.parts;
    return abbey === undefined ? undefined : abbey ? [{ sign: 'abbey', count: 1 }] : [];
  },
};

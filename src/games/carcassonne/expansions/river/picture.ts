import { type DrawOperation, rectangle } from '../../../../drawing/draw.ts';
import { type Point, pointsOf } from '../../../../drawing/point.ts';
import type { Theme } from '../../../../drawing/theme.ts';
import { scaleToPixels } from '../../../../drawing/transform.ts';
import type { ExpansionPicture } from '../../picture/context.ts';
import { LAND_COLOURS } from '../../picture/palette.ts';
import { riverArt } from './river-art.ts';

/** The bends of a river around a point, in squares. */
const RIVER = pointsOf([-0.14, -0.19, -0.09, -0.13, 0, -0.06, 0.03, 0, 0, 0.06, -0.06, 0.13, -0.05, 0.19]);

/** A river in green land. */
function riverSign(at: Point, size: number, theme: Theme): DrawOperation[] {
  const land = LAND_COLOURS[theme];
  const ground = { x: -0.19, y: -0.19, width: 0.38, height: 0.38 };
  const art = [
    rectangle(ground, { radius: 0.05, fill: land.grass }),
    ...riverArt({ segment: 0, lines: [RIVER] }, land),
  ];
  return scaleToPixels(art, at, size * 2.4);
}

/** Pictures of The River. */
export const riverPicture: ExpansionPicture = { signs: { 'option.river': riverSign } };

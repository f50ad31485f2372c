import type { DrawOperation } from '../../../../drawing/draw.ts';
import { Pen } from '../../../../drawing/pen.ts';
import type { Point } from '../../../../drawing/point.ts';
import type { MarkPicture } from '../../picture/mark-picture.ts';
import type { LandColours } from '../../picture/palette.ts';

/** Colours of the princess, the same in all themes. */
const [SKIN, HAIR] = ['#f6d2b0', '#e8b93c'];

/** A princess in a wide dress, with long hair and a crown. */
function princessArt(middle: Point, land: LandColours): DrawOperation[] {
  const pen = new Pen(inside(middle), 0.36);
  const rim = { stroke: land.ink, lineWidth: 0.016 };
  return [
    pen.polygon([-0.2, -0.26, 0.2, -0.26, 0.24, 0.12, -0.24, 0.12], { fill: HAIR!, ...rim }),
    pen.polygon([0, -0.1, 0.16, -0.04, 0.4, 0.52, -0.4, 0.52, -0.16, -0.04], { fill: land.flower, ...rim }),
    pen.circle([0, -0.2, 0.16], { fill: SKIN!, ...rim }),
    pen.polygon([-0.17, -0.3, -0.22, -0.58, -0.09, -0.44, 0, -0.62, 0.09, -0.44, 0.22, -0.58, 0.17, -0.3], {
      fill: land.shieldCharge,
      ...rim,
    }),
  ];
}

/** The place closest to a point at which all of her is on the tile. */
function inside({ x, y }: Point): Point {
  return { x: Math.min(Math.max(x, 0.17), 0.83), y: Math.min(Math.max(y, 0.24), 0.79) };
}

/** A princess in her city. */
export const PRINCESS_MARK: MarkPicture = { room: 0.2, art: princessArt };

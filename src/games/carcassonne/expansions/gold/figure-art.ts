import type { DrawOperation } from '../../../../drawing/draw.ts';
import { caption } from '../../../../drawing/draw.ts';
import { Pen } from '../../../../drawing/pen.ts';
import type { Point } from '../../../../drawing/point.ts';
import { SIGN_HALO } from '../../../../drawing/seat-sign.ts';
import type { FieldObject } from '../../picture/context.ts';
import { GOLD_COLOUR as FILL } from '../../picture/gold.ts';
import type { LandColours } from '../../picture/palette.ts';
import { uprightSign } from '../../picture/upright-sign.ts';
import type { CarcassonneTile } from '../../rules/tile.ts';

/** Dark edge of gold, the same in all themes, and the shaded side of a bar. */
const [EDGE, SHADE] = ['#4a3000', '#c8932b'];

/** A bar from the front: its top, and the front below it. */
const TOP = [-0.3, -0.3, 0.3, -0.3, 0.42, -0.04, -0.42, -0.04];
const FRONT = [-0.42, -0.04, 0.42, -0.04, 0.5, 0.32, -0.5, 0.32];
const WHOLE = [-0.3, -0.3, 0.3, -0.3, 0.5, 0.32, -0.5, 0.32];

/** An ingot; with a number if there are several. */
export function ingotArt(at: Point, width: number, count = 1): DrawOperation[] {
  const pen = new Pen(at, width);
  const rim = { stroke: EDGE!, lineWidth: width * 0.06 };
  return [
    pen.polygon(WHOLE, { fill: SIGN_HALO, stroke: SIGN_HALO, lineWidth: width * 0.24 }),
    pen.polygon(FRONT, { fill: SHADE!, ...rim }),
    pen.polygon(TOP, { fill: FILL, ...rim }),
    ...(count > 1
      ? [
          caption(pen.at(0, 0.03), String(count), {
            size: width * 0.8,
            fill: EDGE!,
            halo: { stroke: SIGN_HALO, lineWidth: width * 0.2 },
          }),
        ]
      : []),
  ];
}

/** The sign of a tile that brings ingots: a pile of nuggets; undefined where the tile has none. */
export function goldSign(tile: CarcassonneTile): FieldObject | undefined {
  return uprightSign(tile, 'gold', {
    least: 0.24,
    reach: { aside: 0.54, above: 0.54, below: 0.54 },
    art: signArt,
  });
}

/** Three nuggets, one upon two. */
function signArt(at: Point, width: number, { shieldRim }: LandColours): DrawOperation[] {
  const pen = new Pen(at, width);
  const look = { fill: FILL, stroke: EDGE!, lineWidth: 0.016 };
  return [
    pen.circle([0, 0, 0.5], { fill: SHADE!, stroke: shieldRim, lineWidth: 0.014 }),
    pen.circle([-0.2, 0.16, 0.2], look),
    pen.circle([0.2, 0.16, 0.2], look),
    pen.circle([0, -0.18, 0.2], look),
  ];
}

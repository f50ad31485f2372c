import type { DrawOperation } from '../../../../drawing/draw.ts';
import { Pen } from '../../../../drawing/pen.ts';
import type { Point } from '../../../../drawing/point.ts';
import type { MarkPicture } from '../../picture/mark-picture.ts';
import type { LandColours } from '../../picture/palette.ts';
import type { Goods } from './goods.ts';

/** Radius of the plate below goods, in squares. */
const PLATE = 0.15;

/** Height of goods with the line around their plate, in squares. */
export const GOODS_HEIGHT = 2 * PLATE + 0.02;

/** Outlines of goods: a barrel, a sheaf, and the hanging end and the roll of a bolt of cloth. */
const BARREL = [
  -0.065, -0.105, 0.065, -0.105, 0.095, -0.04, 0.095, 0.04, 0.065, 0.105, -0.065, 0.105, -0.095, 0.04, -0.095, -0.04,
];
const SHEAF = [
  -0.03, 0.03, -0.115, -0.05, -0.085, -0.115, -0.035, -0.06, 0, -0.13, 0.035, -0.06, 0.085, -0.115, 0.115, -0.05, 0.03,
  0.03, 0.075, 0.115, -0.075, 0.115,
];
const CLOTH = [-0.075, -0.05, 0.075, -0.05, 0.075, 0.11, 0.0375, 0.08, 0, 0.11, -0.0375, 0.08, -0.075, 0.11];
const ROLL = [-0.125, -0.095, 0.125, -0.095, 0.125, -0.03, -0.125, -0.03];

/** Goods on a round plate around a point, in squares: each fills its plate with a form and a colour of its own. */
export function goodsArt(kind: Goods, middle: Point, land: LandColours): DrawOperation[] {
  const pen = new Pen(middle);
  const rim = { stroke: land.ink, lineWidth: 0.014 };
  const plate = pen.circle([0, 0, PLATE], { fill: land.shieldRim, stroke: land.ink, lineWidth: 0.02 });
  switch (kind) {
    case 'wine':
      return [
        plate,
        pen.polygon(BARREL, { fill: land.wine, ...rim }),
        // Two hoops.
        pen.line([-0.082, -0.05, 0.082, -0.05], land.shieldRim, 0.018),
        pen.line([-0.082, 0.05, 0.082, 0.05], land.shieldRim, 0.018),
      ];
    case 'grain':
      return [
        plate,
        pen.polygon(SHEAF, { fill: land.grain, ...rim }),
        // Three ears, and the stalks below them, which a band holds.
        ...[-0.075, 0, 0.075].map((x) => pen.line([x * 0.7, 0.1, 0, 0.03, x, -0.075], land.ink, 0.012)),
        pen.line([-0.035, 0.03, 0.035, 0.03], land.roofDark, 0.032),
      ];
    case 'cloth':
      return [
        plate,
        pen.polygon(CLOTH, { fill: land.cloth, ...rim }),
        pen.line([-0.055, 0.02, 0.055, 0.02], land.riverRipple, 0.022),
        pen.polygon(ROLL, { fill: land.cloth, ...rim }),
      ];
  }
}

const ROOM = 0.15;

/** Goods as marks of cities. */
export const GOODS_MARKS = {
  wine: { room: ROOM, art: (middle: Point, land: LandColours) => goodsArt('wine', middle, land) },
  grain: { room: ROOM, art: (middle: Point, land: LandColours) => goodsArt('grain', middle, land) },
  cloth: { room: ROOM, art: (middle: Point, land: LandColours) => goodsArt('cloth', middle, land) },
} satisfies Readonly<Record<Goods, MarkPicture>>;

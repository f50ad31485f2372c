import { blob } from '../../../drawing/curve.ts';
import { type DrawOperation, polygon } from '../../../drawing/draw.ts';
import { Pen } from '../../../drawing/pen.ts';
import type { Point } from '../../../drawing/point.ts';
import type { Goods } from '../expansions/traders/goods.ts';
import { shieldArt } from './city-art.ts';
import type { LandColours } from './palette.ts';
import type { CityMark } from './tile-shape.ts';

/** An inn: a house with a red roof and a hanging sign, at the shore of a small lake that is wider than the house. */
export function innArt(place: Point, land: LandColours): DrawOperation[] {
  const pen = new Pen(place);
  const rim = { stroke: land.ink, lineWidth: 0.016 };
  const shore = { fill: land.water, stroke: land.ink, lineWidth: 0.02 };
  return [
    polygon(blob(pen.at(0.01, 0.07), 0.18, { spin: 0.3, flat: 0.52 }), shore),
    pen.line([-0.1, 0.1, -0.02, 0.1], land.riverRipple, 0.018),
    pen.line([0.03, 0.125, 0.11, 0.125], land.riverRipple, 0.018),
    pen.box([-0.12, -0.06, 0.18, 0.12], { fill: land.shieldRim, ...rim }),
    pen.box([-0.055, -0.01, 0.05, 0.07], land.window),
    pen.polygon([-0.155, -0.04, -0.1, -0.16, 0.04, -0.16, 0.095, -0.04], { fill: land.innRoof, ...rim }),
    pen.line([0.115, 0.06, 0.115, -0.13, 0.18, -0.13], land.ink, 0.024),
    pen.box([0.12, -0.105, 0.1, 0.085], { fill: land.shieldCharge, ...rim }),
  ];
}

/** A coat of arms, a cathedral with two towers, or goods on a round plate. */
export function cityMarkArt(mark: CityMark, middle: Point, land: LandColours): DrawOperation[] {
  if (mark === 'coatOfArms') return shieldArt(middle, land);
  return mark === 'cathedral' ? cathedralArt(middle, land) : goodsArt(mark, middle, land);
}

/** A church as wide as half a square: a nave with a rose window between two towers with high spires of copper. */
function cathedralArt(middle: Point, land: LandColours): DrawOperation[] {
  const pen = new Pen(middle);
  const rim = { stroke: land.ink, lineWidth: 0.018 };
  const tower = (x: number) => [
    pen.box([x - 0.075, -0.12, 0.15, 0.4], { fill: land.shieldRim, ...rim }),
    pen.box([x - 0.025, -0.06, 0.05, 0.11], { radius: 0.02, fill: land.window }),
    pen.polygon([x - 0.1, -0.11, x, -0.4, x + 0.1, -0.11], { fill: land.copper, ...rim }),
  ];
  return [
    pen.polygon([-0.28, 0.3, 0.32, 0.3, 0.36, 0.2, 0.28, 0], land.shade),
    pen.box([-0.14, -0.04, 0.28, 0.32], { fill: land.shieldRim, ...rim }),
    pen.polygon([-0.14, -0.03, 0, -0.2, 0.14, -0.03], { fill: land.copper, ...rim }),
    pen.circle([0, 0.055, 0.068], { fill: land.shieldCharge, ...rim }),
    pen.circle([0, 0.055, 0.032], { fill: land.shield, stroke: land.ink, lineWidth: 0.012 }),
    pen.box([-0.045, 0.165, 0.09, 0.115], { radius: 0.04, fill: land.window }),
    ...tower(-0.2),
    ...tower(0.2),
  ];
}

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

/** Name of the sign of goods. */
export function goodsSign(kind: Goods): string {
  return `goods.${kind}`;
}

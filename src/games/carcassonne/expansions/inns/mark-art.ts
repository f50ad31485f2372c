import { blob } from '../../../../drawing/curve.ts';
import { type DrawOperation, polygon } from '../../../../drawing/draw.ts';
import { Pen } from '../../../../drawing/pen.ts';
import type { Point } from '../../../../drawing/point.ts';
import type { LandColours } from '../../picture/palette.ts';

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

/** A church as wide as half a square: a nave with a rose window between two towers with high spires of copper. */
export function cathedralArt(middle: Point, land: LandColours): DrawOperation[] {
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

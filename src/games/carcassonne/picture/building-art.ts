import { blob } from '../../../drawing/curve.ts';
import { type DrawOperation, polygon } from '../../../drawing/draw.ts';
import { Pen } from '../../../drawing/pen.ts';
import type { Point } from '../../../drawing/point.ts';
import type { LandColours } from './palette.ts';

/**
 * A house seen from above its front: gable wall, two slopes of a roof, a window; `size` is its width. The light comes from the
 * left.
 */
export function cottageArt(
  middle: Point,
  { land, size, slate }: { land: LandColours; size: number; slate: boolean },
): DrawOperation[] {
  const [roof, light, dark] = slate
    ? [land.slate, land.slateLight, land.slateDark]
    : [land.roof, land.roofLight, land.roofDark];
  const pen = new Pen(middle, size);
  const rim = { stroke: dark, lineWidth: size * 0.05 };
  return [
    pen.polygon([-0.42, 0.56, 0.62, 0.56, 0.74, 0.4, 0.5, 0.1], land.shade),
    pen.box([-0.4, 0.02, 0.8, 0.48], land.plaster),
    pen.polygon([0, 0.02, 0.4, 0.02, 0.4, 0.5, 0, 0.5], land.plasterShade),
    pen.box([-0.06, 0.26, 0.13, 0.15], land.window),
    pen.polygon([-0.5, 0.12, -0.34, -0.42, 0.34, -0.42, 0.5, 0.12], { fill: roof, ...rim }),
    pen.polygon([-0.5, 0.12, -0.34, -0.42, 0.02, -0.42, 0.0, 0.12], light),
  ];
}

/** A church: a nave with a high roof, and a tower with a spire. */
export function churchArt(middle: Point, land: LandColours): DrawOperation[] {
  const pen = new Pen(middle);
  const rim = { stroke: land.ink, lineWidth: 0.01 };
  return [
    pen.box([-0.03, -0.01, 0.14, 0.095], { fill: land.plaster, ...rim }),
    pen.polygon([-0.045, 0, 0, -0.085, 0.08, -0.085, 0.125, 0], { fill: land.slate, ...rim }),
    pen.box([-0.1, -0.08, 0.075, 0.165], { fill: land.plaster, ...rim }),
    pen.box([-0.075, -0.045, 0.025, 0.04], land.window),
    pen.polygon([-0.115, -0.075, -0.0625, -0.2, -0.01, -0.075], { fill: land.slateDark, ...rim }),
  ];
}

/** A keep with battlements and a flag. */
export function keepArt(middle: Point, land: LandColours): DrawOperation[] {
  const pen = new Pen(middle);
  const rim = { stroke: land.ink, lineWidth: 0.01 };
  return [
    pen.line([0, -0.11, 0, -0.2], land.ink, 0.012),
    pen.polygon([0, -0.2, 0.075, -0.175, 0, -0.15], { fill: land.shieldCharge, ...rim }),
    pen.box([-0.08, -0.1, 0.16, 0.18], { fill: land.stoneLight, ...rim }),
    pen.box([0.015, -0.095, 0.06, 0.17], land.stone),
    ...[-0.085, -0.0175, 0.05].map((x) => pen.box([x, -0.13, 0.035, 0.045], { fill: land.stoneLight, ...rim })),
    pen.box([-0.02, 0.015, 0.04, 0.065], land.window),
  ];
}

/** A castle seen from its front: a hall between two towers with pointed roofs, and a gate. */
export function castleArt(middle: Point, land: LandColours): DrawOperation[] {
  const pen = new Pen(middle);
  const wall = { stroke: land.stoneDark, lineWidth: 0.014 };
  const slate = { fill: land.slate, stroke: land.slateDark, lineWidth: 0.014 };
  const tower = (x: number, top: number) => [
    pen.box([x - 0.055, top, 0.11, 0.19 - top], { fill: land.stoneLight, ...wall }),
    pen.box([x + 0.012, top, 0.04, 0.19 - top], land.stone),
    pen.polygon([x - 0.085, top + 0.01, x, top - 0.15, x + 0.085, top + 0.01], slate),
    pen.polygon([x - 0.085, top + 0.01, x, top - 0.15, x, top + 0.01], land.slateLight),
    pen.circle([x, top + 0.07, 0.018], land.window),
  ];
  return [
    pen.polygon([-0.22, 0.2, 0.34, 0.2, 0.42, 0.1, 0.3, -0.02], land.shade),
    pen.box([-0.17, -0.01, 0.34, 0.2], { fill: land.stone, ...wall }),
    pen.polygon([-0.19, 0, -0.12, -0.12, 0.12, -0.12, 0.19, 0], {
      fill: land.roof,
      stroke: land.roofDark,
      lineWidth: 0.014,
    }),
    pen.polygon([-0.19, 0, -0.12, -0.12, 0, -0.12, 0, 0], land.roofLight),
    ...tower(-0.2, -0.06),
    ...tower(0.2, -0.06),
    pen.box([-0.045, 0.07, 0.09, 0.12], { fill: land.window, radius: 0.03 }),
  ];
}

/** A monastery: a church with a tower and a cloister in its garden; `size` is a share of the usual size. */
export function monasteryArt(middle: Point, land: LandColours, size = 1): DrawOperation[] {
  const pen = new Pen(middle, size);
  const tree = (x: number, y: number, radius: number) => [
    pen.circle([x + 0.01, y + 0.015, radius], land.shade),
    pen.circle([x, y, radius], land.bushDark),
    pen.circle([x - 0.006, y - 0.008, radius * 0.75], land.bush),
    pen.circle([x - 0.012, y - 0.016, radius * 0.36], land.bushLight),
  ];
  const roof = { fill: land.roof, stroke: land.roofDark, lineWidth: 0.008 };
  const meadow = { fill: land.meadow, stroke: land.bush, lineWidth: 0.02 };
  return [
    polygon(blob(pen.at(0, 0.02), 0.27 * size, { spin: 0.21, flat: 0.92 }), meadow),
    ...tree(-0.2, -0.09, 0.042),
    ...tree(0.2, -0.1, 0.038),
    pen.polygon([-0.17, 0.16, 0.22, 0.16, 0.26, 0.1, 0.2, -0.02], land.shade),
    // The cloister.
    pen.box([-0.17, -0.02, 0.14, 0.17], land.plaster),
    pen.polygon([-0.19, 0.05, -0.165, -0.07, -0.035, -0.07, -0.01, 0.05], roof),
    pen.polygon([-0.19, 0.05, -0.165, -0.07, -0.1, -0.07, -0.1, 0.05], land.roofLight),
    pen.box([-0.135, 0.085, 0.025, 0.035], land.window),
    pen.box([-0.085, 0.085, 0.025, 0.035], land.window),
    // The nave.
    pen.box([-0.03, 0.0, 0.2, 0.15], land.plaster),
    pen.box([0.09, 0.0, 0.08, 0.15], land.plasterShade),
    pen.polygon([-0.05, 0.04, -0.01, -0.13, 0.15, -0.13, 0.19, 0.04], roof),
    pen.polygon([-0.05, 0.04, -0.01, -0.13, 0.06, -0.13, 0.06, 0.04], land.roofLight),
    pen.box([0.05, 0.09, 0.04, 0.06], { radius: 0.015, fill: land.window }),
    pen.box([0.0, 0.075, 0.025, 0.035], land.window),
    pen.box([0.12, 0.075, 0.025, 0.035], land.window),
    // The tower with its cross.
    pen.box([0.035, -0.2, 0.07, 0.12], { fill: land.plaster, stroke: land.plasterShade, lineWidth: 0.006 }),
    pen.box([0.07, -0.2, 0.035, 0.12], land.plasterShade),
    pen.box([0.058, -0.165, 0.024, 0.035], land.window),
    pen.polygon([0.02, -0.19, 0.07, -0.29, 0.12, -0.19], {
      fill: land.slate,
      stroke: land.slateDark,
      lineWidth: 0.008,
    }),
    pen.line([0.07, -0.29, 0.07, -0.36], land.ink, 0.012),
    pen.line([0.045, -0.335, 0.095, -0.335], land.ink, 0.012),
    ...tree(-0.21, 0.14, 0.032),
    ...tree(0.21, 0.15, 0.034),
  ];
}

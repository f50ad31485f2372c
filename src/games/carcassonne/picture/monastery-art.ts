import { blob } from '../../../drawing/curve.ts';
import { circle, type DrawOperation, polygon, polyline, rectangle } from '../../../drawing/draw.ts';
import { type Point, pointsOf } from '../../../drawing/point.ts';
import type { LandColours } from './palette.ts';

/** A monastery: a church with a tower and a cloister in its garden; `size` is a share of the usual size. */
export function monasteryArt(middle: Point, land: LandColours, size = 1): DrawOperation[] {
  const at = (coordinates: readonly number[]) =>
    pointsOf(coordinates).map(({ x, y }) => ({ x: middle.x + x * size, y: middle.y + y * size }));
  const box = (x: number, y: number, width: number, height: number) => ({
    x: middle.x + x * size,
    y: middle.y + y * size,
    width: width * size,
    height: height * size,
  });
  const round = (x: number, y: number, radius: number, fill: string) =>
    circle({ x: middle.x + x * size, y: middle.y + y * size }, radius * size, fill);
  const tree = (x: number, y: number, radius: number) => [
    round(x + 0.01, y + 0.015, radius, land.shade),
    round(x, y, radius, land.bushDark),
    round(x - 0.006, y - 0.008, radius * 0.75, land.bush),
    round(x - 0.012, y - 0.016, radius * 0.36, land.bushLight),
  ];
  const rim = { stroke: land.roofDark, lineWidth: 0.008 };
  return [
    polygon(blob({ x: middle.x, y: middle.y + 0.02 * size }, 0.27 * size, { spin: 0.21, flat: 0.92 }), {
      fill: land.meadow,
      stroke: land.bush,
      lineWidth: 0.02,
    }),
    ...tree(-0.2, -0.09, 0.042),
    ...tree(0.2, -0.1, 0.038),
    polygon(at([-0.17, 0.16, 0.22, 0.16, 0.26, 0.1, 0.2, -0.02]), land.shade),
    // The cloister.
    rectangle(box(-0.17, -0.02, 0.14, 0.17), land.plaster),
    polygon(at([-0.19, 0.05, -0.165, -0.07, -0.035, -0.07, -0.01, 0.05]), { fill: land.roof, ...rim }),
    polygon(at([-0.19, 0.05, -0.165, -0.07, -0.1, -0.07, -0.1, 0.05]), land.roofLight),
    rectangle(box(-0.135, 0.085, 0.025, 0.035), land.window),
    rectangle(box(-0.085, 0.085, 0.025, 0.035), land.window),
    // The nave.
    rectangle(box(-0.03, 0.0, 0.2, 0.15), land.plaster),
    rectangle(box(0.09, 0.0, 0.08, 0.15), land.plasterShade),
    polygon(at([-0.05, 0.04, -0.01, -0.13, 0.15, -0.13, 0.19, 0.04]), { fill: land.roof, ...rim }),
    polygon(at([-0.05, 0.04, -0.01, -0.13, 0.06, -0.13, 0.06, 0.04]), land.roofLight),
    rectangle(box(0.05, 0.09, 0.04, 0.06), { radius: 0.015, fill: land.window }),
    rectangle(box(0.0, 0.075, 0.025, 0.035), land.window),
    rectangle(box(0.12, 0.075, 0.025, 0.035), land.window),
    // The tower with its cross.
    rectangle(box(0.035, -0.2, 0.07, 0.12), { fill: land.plaster, stroke: land.plasterShade, lineWidth: 0.006 }),
    rectangle(box(0.07, -0.2, 0.035, 0.12), land.plasterShade),
    rectangle(box(0.058, -0.165, 0.024, 0.035), land.window),
    polygon(at([0.02, -0.19, 0.07, -0.29, 0.12, -0.19]), {
      fill: land.slate,
      stroke: land.slateDark,
      lineWidth: 0.008,
    }),
    polyline(at([0.07, -0.29, 0.07, -0.36]), land.ink, 0.012),
    polyline(at([0.045, -0.335, 0.095, -0.335]), land.ink, 0.012),
    ...tree(-0.21, 0.14, 0.032),
    ...tree(0.21, 0.15, 0.034),
  ];
}

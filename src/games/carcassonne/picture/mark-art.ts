import { blob } from '../../../drawing/curve.ts';
import { circle, type DrawOperation, polygon, polyline, rectangle } from '../../../drawing/draw.ts';
import { along, type Point, pointsOf } from '../../../drawing/point.ts';
import type { Goods } from '../rules/tile-set-file.ts';
import { shieldArt } from './city-art.ts';
import { cottageArt } from './cottage-art.ts';
import type { LandColours } from './palette.ts';
import type { CityMark } from './tile-shape.ts';

/** An inn: a house with a sign beside a pond. */
export function innArt(place: Point, land: LandColours): DrawOperation[] {
  const at = (x: number, y: number) => ({ x: place.x + x, y: place.y + y });
  return [
    polygon(blob(at(0.02, 0.07), 0.12, { spin: 0.3, flat: 0.6 }), {
      fill: land.water,
      stroke: land.waterEdge,
      lineWidth: 0.016,
    }),
    ...cottageArt(at(-0.02, -0.03), { land, size: 0.2, slate: false }),
    polyline([at(0.1, 0.06), at(0.1, -0.1), at(0.17, -0.1)], land.ink, 0.016),
    rectangle(
      { ...at(0.105, -0.085), width: 0.07, height: 0.06 },
      { fill: land.shieldCharge, stroke: land.ink, lineWidth: 0.01 },
    ),
  ];
}

/** A coat of arms, a cathedral with two towers, or goods on a round plate. */
export function cityMarkArt(mark: CityMark, middle: Point, land: LandColours): DrawOperation[] {
  if (mark === 'coatOfArms') return shieldArt(middle, land);
  return mark === 'cathedral' ? cathedralArt(middle, land) : goodsArt(mark, middle, land);
}

function cathedralArt(middle: Point, land: LandColours): DrawOperation[] {
  const at = (coordinates: readonly number[]) => pointsOf(coordinates).map((point) => along(middle, point, 1));
  const box = (x: number, y: number, width: number, height: number) => {
    return { x: middle.x + x, y: middle.y + y, width, height };
  };
  const rim = { stroke: land.ink, lineWidth: 0.012 };
  const tower = (x: number) => [
    rectangle(box(x, -0.16, 0.11, 0.36), { fill: land.stoneLight, ...rim }),
    rectangle(box(x + 0.035, -0.1, 0.04, 0.09), { radius: 0.02, fill: land.window }),
    polygon(at([x - 0.02, -0.15, x + 0.055, -0.34, x + 0.13, -0.15]), { fill: land.slate, ...rim }),
  ];
  return [
    polygon(at([-0.22, 0.24, 0.26, 0.24, 0.3, 0.16, 0.22, 0]), land.shade),
    rectangle(box(-0.12, -0.02, 0.24, 0.22), { fill: land.plaster, ...rim }),
    polygon(at([-0.14, -0.01, 0, -0.17, 0.14, -0.01]), { fill: land.slateDark, ...rim }),
    circle({ x: middle.x, y: middle.y + 0.05 }, 0.045, { fill: land.shield, ...rim }),
    rectangle(box(-0.035, 0.12, 0.07, 0.08), { radius: 0.03, fill: land.window }),
    ...tower(-0.22),
    ...tower(0.11),
  ];
}

/** Radius of the plate below goods, in squares. */
const PLATE = 0.115;

/** Goods on a round plate around a point, in squares. */
export function goodsArt(kind: Goods, middle: Point, land: LandColours): DrawOperation[] {
  const at = (coordinates: readonly number[]) => pointsOf(coordinates).map((point) => along(middle, point, 1));
  const box = (x: number, y: number, width: number, height: number) => {
    return { x: middle.x + x, y: middle.y + y, width, height };
  };
  const rim = { stroke: land.ink, lineWidth: 0.01 };
  const plate = circle(middle, PLATE, { fill: land.shieldRim, stroke: land.ink, lineWidth: 0.014 });
  switch (kind) {
    // A barrel with two hoops.
    case 'wine':
      return [
        plate,
        polygon(at([-0.05, -0.075, 0.05, -0.075, 0.068, 0, 0.05, 0.075, -0.05, 0.075, -0.068, 0]), {
          fill: land.wine,
          ...rim,
        }),
        polyline(at([-0.06, -0.035, 0.06, -0.035]), land.ink, 0.014),
        polyline(at([-0.06, 0.035, 0.06, 0.035]), land.ink, 0.014),
      ];
    // A sheaf.
    case 'grain':
      return [
        plate,
        ...[-0.05, 0, 0.05].flatMap((x) => [
          polyline(at([x * 0.5, 0.08, x * 1.1, -0.045]), land.ink, 0.03),
          polyline(at([x * 0.5, 0.08, x * 1.1, -0.045]), land.grain, 0.018),
          polygon(at([x * 1.1 - 0.022, -0.035, x * 1.25, -0.09, x * 1.1 + 0.022, -0.035]), {
            fill: land.grain,
            ...rim,
          }),
        ]),
        rectangle(box(-0.045, 0.02, 0.09, 0.022), land.ink),
      ];
    // A roll of cloth.
    case 'cloth':
      return [
        plate,
        rectangle(box(-0.075, -0.03, 0.12, 0.085), { radius: 0.02, fill: land.cloth, ...rim }),
        circle({ x: middle.x + 0.045, y: middle.y + 0.012 }, 0.043, { fill: land.cloth, ...rim }),
        circle({ x: middle.x + 0.045, y: middle.y + 0.012 }, 0.018, { fill: land.shieldRim, ...rim }),
      ];
  }
}
